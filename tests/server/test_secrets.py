"""All traffic of a game, as a player and as a watcher: what nobody may know is in none of it (FN23, FP13)."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from served import Served, people, play
from sobremesa.server.wire_client import TableClient

RNG = random.Random


def frames(client: TableClient) -> list[str]:
    assert client.raw is not None
    return client.raw


async def state_of(server: Served, code: str) -> Any:
    """The server's own state of the table."""
    table = await server.run(server.services.hall.table(code))
    return table.state


async def test_no_message_holds_the_seed_or_the_key_fn23(server: Served) -> None:
    async with people(server.base) as clients:
        watcher = await TableClient.open(server.base, clients[0].code, record=True)
        await play(clients, 60, RNG(11))
        for client in clients:
            for action in ({"type": "undo"}, {"type": "roll"}, {"type": "nothing"}):
                await client.do(action)
                await client.ask("explain", action=action)
        state = await state_of(server, clients[0].code)
        secrets = [
            state.match.start.key,
            state.seed_of(state.nonce).hex(),
            state.nonce,
            *(seat.holder for seat in state.seats if seat.holder),
            *(client.device for client in clients if client.device),
        ]
        assert all(len(secret) > 20 for secret in secrets)
        for client in (*clients, watcher):
            text = "\n".join(frames(client))
            assert len(text) > 10_000
            for secret in secrets:
                assert secret not in text
                assert secret.upper() not in text
        await watcher.close()


async def test_a_watcher_is_never_sent_a_hand_a_menu_or_anothers_card_fp13(server: Served) -> None:
    async with people(server.base) as clients:
        watcher = await TableClient.open(server.base, clients[0].code, record=True)
        await play(clients, 80, RNG(12))
        late = await TableClient.open(server.base, clients[0].code, record=True)
        back = await watcher.again()
        for one in (watcher, late, back):
            assert (one.own, one.parts["menu"], one.seat) == (None, None, None)
        assert late.public == watcher.public == clients[0].public
        for frame in frames(watcher) + frames(late):
            message = msgspec.json.decode(frame)
            assert "own" not in message
            assert "menu" not in message
        for secret in secret_fields(watcher):
            assert secret is None
        await late.close()
        await back.close()


def secret_fields(client: TableClient) -> list[Any]:
    """What events say of a card, a scroll bought, or the cards of a discard."""
    found = []
    for told in client.told:
        for event in told.get("events", []):
            if event["type"] == "stolen":
                found.append(event["card"])
            elif event["type"] == "scroll_bought":
                found.append(event["scroll"])
            elif event["type"] == "discarded":
                found.append(event["cards"])
    return found


async def test_each_seat_is_told_its_own_secrets_and_no_others(server: Served) -> None:
    async with people(server.base) as clients:
        await play(clients, 150, RNG(13))
        for client in clients:
            for told in client.told:
                for event in told.get("events", []):
                    knows = client.seat in (event.get("thief"), event.get("victim"), event.get("seat"))
                    if event["type"] == "stolen":
                        assert (event["card"] is not None) == knows
                    if event["type"] == "scroll_bought":
                        assert (event["scroll"] is not None) == knows
                    if event["type"] == "discarded":
                        assert (event["cards"] is not None) == knows


async def test_public_sections_are_the_same_bytes_for_all(server: Served) -> None:
    async with people(server.base) as clients:
        watcher = await TableClient.open(server.base, clients[0].code, record=True)
        begun = [len(frames(client)) for client in clients]
        await play(clients, 40, RNG(14))
        shown = [public_bytes(frames(watcher)[1:])]
        shown += [public_bytes(frames(one)[at:]) for one, at in zip(clients, begun, strict=True)]
        assert shown[0]
        for other in shown[1:]:
            assert other == shown[0]
        await watcher.close()


class _Public(msgspec.Struct):
    seq: int = -1
    public: msgspec.Raw = msgspec.Raw(b"")


def public_bytes(sent: list[str]) -> list[tuple[int, bytes]]:
    """Of every update: its seq and the very bytes of its public part."""
    found = []
    for frame in sent:
        if frame.startswith('{"type":"update"'):
            update = msgspec.json.decode(frame, type=_Public)
            found.append((update.seq, bytes(update.public)))
    return found


async def test_the_same_bytes_if_only_what_one_may_not_see_differs_fp13(server: Served) -> None:
    """What a viewer is sent is made of these; they are equal for a game with other hidden cards and another seed."""
    async with people(server.base) as clients:
        for moves in (5, 60, 120):
            await play(clients, moves, RNG(15))
            match = (await state_of(server, clients[0].code)).match
            for viewer in (None, *range(len(clients))):
                other = match.imagine(viewer, RNG(16))
                assert other.digest() != match.digest()
                assert shown(other, viewer) == shown(match, viewer)


def shown(match: Any, viewer: int | None) -> list[bytes]:
    parts: list[Any] = [match.public(), match.waiting(), match.standing()]
    if viewer is not None:
        game, state = match.game, match.state
        parts += [match.own(viewer), game.menu(state, viewer), game.blocked(state, viewer)]
    return [msgspec.json.encode(part) for part in parts]
