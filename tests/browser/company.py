"""The others at a table, over the wire: they bring about what a picture needs. Nobody here has a screen."""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from served import KNOWN
from sobremesa.kit.records import Menu
from sobremesa.kit.sampling import NothingOffered, sample
from sobremesa.server import cookies
from sobremesa.server.wire_client import TableClient

#: What they do of themselves, first to last. They build nothing, so that hands grow.
HABITS = (
    "place_piece",
    "place_road",
    "roll",
    "move_threat",
    "discard",
    "give",
    "pick",
    "sack",
    "end_window",
    "end_turn",
)
PAUSE = 0.05


class Company:
    """People who act at once, except for what `held` says; they answer offers as `stances` says, by name."""

    def __init__(self, base: str, code: str, names: list[str]) -> None:
        self.base, self.code, self.names = base, code, names
        self.held: set[str] = set()
        self.stances: dict[str, str] = {}
        self.posts: set[str] = set()
        """Who posts an offer at the next chance."""
        self.waits = True
        """Does who has posted wait for answers, or play on?"""
        self.seated = threading.Event()
        self.over = threading.Event()
        self.faults: list[BaseException] = []
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        try:
            asyncio.run(self._live())
        except BaseException as why:  # noqa: BLE001 -- told to the test's own thread
            self.faults.append(why)
            self.seated.set()

    async def _live(self) -> None:
        clients: list[TableClient] = []
        try:
            for name in self.names:
                clients.append(await TableClient.open(self.base, self.code, cookies.fresh()))
                await sit(clients[-1], name)
            self.seated.set()
            rngs = [random.Random(n) for n, _ in enumerate(clients)]
            while not self.over.is_set():
                for client, name, rng in zip(clients, self.names, rngs, strict=True):
                    if action := self._action(client, name, rng):
                        await client.do(action)
                await asyncio.sleep(PAUSE)
        finally:
            for client in clients:
                await client.close()

    def _action(self, client: TableClient, name: str, rng: random.Random) -> dict[str, Any] | None:
        offer = client.public.get("offer")
        if offer is not None and offer["seat"] != client.seat:
            mine = next((one for one in offer["answers"] if one["seat"] == client.seat), None)
            stance = self.stances.get(name)
            if mine is not None and mine["stance"] == "none" and stance is not None:
                return one_of(client, stance, rng) or one_of(client, "decline", rng)
            return None
        if name in self.posts and (action := one_of(client, "offer", rng, to=None)):
            self.posts.discard(name)
            return action
        if offer is not None and self.waits:
            return None
        held = self.held | ({"discard"} if self._others_discard(client) else set())
        found = (one_of(client, habit, rng) for habit in HABITS if habit not in held)
        return next((action for action in found if action is not None), None)

    def _others_discard(self, client: TableClient) -> bool:
        """Does somebody who is not of this company still have to discard? The company waits for them."""
        waiting = client.parts["waiting"] or {}
        seats = client.parts["table"]["seats"]
        return any(
            owed["prompt"] == "discard" and seats[owed["seat"]]["name"] not in self.names
            for owed in waiting.get("owed", [])
        )


async def sit(client: TableClient, name: str) -> None:
    """Sit down in what is free."""
    table = client.parts["table"]
    taken = [seat for seat in table["seats"] if seat]
    free = {
        part: next(one for one in table[f"{part}s"] if one not in [seat[part] for seat in taken])
        for part in ("colour", "portrait")
    }
    answer = await client.ask("sit", name=name, salt=secrets.token_hex(16), **free)
    if answer["type"] != "done":
        raise RuntimeError(answer)


def one_of(client: TableClient, kind: str, rng: random.Random, **fixed: Any) -> dict[str, Any] | None:
    """Some action of this kind that the menu offers."""
    menu = client.parts["menu"] or {}
    choices = [choice for choice in menu.get("choices", []) if choice["type"] == kind]
    try:
        action: dict[str, Any] = msgspec.to_builtins(
            sample(msgspec.convert({**menu, "choices": choices}, Menu), rng, KNOWN)
        )
    except NothingOffered:
        return None
    return {**action, **fixed}


@contextmanager
def in_company(base: str, code: str, *names: str) -> Iterator[Company]:
    """Others who sit at the table until the block ends."""
    company = Company(base, code, list(names))
    company.thread.start()
    assert company.seated.wait(20), "they did not sit down"
    if company.faults:
        raise company.faults[0]
    try:
        yield company
    finally:
        company.over.set()
        company.thread.join(20)
        # Told also when the test has failed: it may be why.
        if company.faults:
            raise company.faults[0]
