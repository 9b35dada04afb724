"""Records in pages, replays of finished games, exports."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from served import Served, open_table, people, play, serving, sit
from sobremesa import games
from sobremesa.server import cookies
from sobremesa.server.wire_client import TableClient
from sobremesa.tables import chance
from sobremesa.tables.verify import verify

RNG = random.Random


async def get(server: Served, code: str, what: str, device: str | None = None, **params: Any) -> httpx.Response:
    headers = {"cookie": f"sobremesa={device}"} if device else {}
    async with httpx.AsyncClient(timeout=30) as http:
        return await http.get(f"{server.base}/api/tables/{code}/{what}", params=params, headers=headers)


@pytest.fixture
async def closed(server: Served) -> AsyncIterator[list[TableClient]]:
    """People of a table that ★ has closed after some moves."""
    async with people(server.base) as clients:
        await play(clients, 60, RNG(41))
        star = next(client for client in clients if client.parts["me"].get("host"))
        assert (await star.ask("close_table"))["type"] == "done"
        for client in clients:
            await client.until_lost()
        yield clients


async def test_the_record_comes_in_pages_in_the_readers_form(server: Served) -> None:
    async with people(server.base) as clients:
        await play(clients, 80, RNG(42))
        first = clients[0]
        told: list[dict[str, Any]] = []
        while True:
            after = told[-1]["seq"] if told else -1
            page = (await get(server, first.code, "record", first.device, after=after, limit=25)).json()
            assert len(page["told"]) <= 25
            told += page["told"]
            if not page["told"]:
                break
        assert [one["seq"] for one in told] == list(range(page["head"] + 1))
        kept = {one["seq"]: one for one in first.told}
        assert {one["seq"]: one for one in told if one["seq"] in kept} == kept
        watched = (await get(server, first.code, "record")).json()["told"]
        for one in watched:
            for event in one.get("events", []):
                assert event.get("card") is None or event["type"] != "stolen"


async def test_two_people_at_one_device_are_each_told_their_own(server: Served) -> None:
    """N203: the record is in the form of the seat of the person who asks; nobody is who is none of the six."""
    device = cookies.fresh()
    code = await open_table(server.base, device, 3)
    clients = [await TableClient.open(server.base, code, device, person=n) for n in range(3)]
    for n, client in enumerate(clients):
        await sit(client, n)
    assert (await clients[0].ask("start"))["type"] == "done"
    await play(clients, 150, RNG(46))
    forms = []
    for n, client in enumerate(clients):
        told = (await get(server, code, "record", device, limit=500, person=n)).json()["told"]
        kept = {one["seq"]: one for one in client.told}
        assert {one["seq"]: one for one in told if one["seq"] in kept} == kept
        forms.append(told)
        await client.close()
    assert forms[0] != forms[1] != forms[2], "nothing was there to hide"
    assert (await get(server, code, "record", device, limit=500)).json()["told"] == forms[0]
    for wrong in ("6", "-1", "x", "01"):
        refused = await get(server, code, "record", device, person=wrong)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_request")


async def test_a_seat_may_ask_for_what_watchers_are_shown(server: Served) -> None:
    """For a report: nothing in it that only this seat knows."""
    async with people(server.base) as clients:
        rng, device, code = RNG(42), clients[0].device, clients[0].code
        hidden = False
        # The server's chance is its own: on, until this seat has bought a scroll, stolen or been robbed.
        for _ in range(20):
            await play(clients, 100, rng)
            own, public, watched = [
                (await get(server, code, "record", one, limit=500, public=form)).json()["told"]
                for one, form in ((device, False), (device, True), (None, False))
            ]
            assert public == watched
            hidden = own != public
            if hidden:
                break
        assert hidden, "nothing was there to hide"


@pytest.mark.parametrize("query", [{"after": -2}, {"limit": 0}, {"after": "x"}])
async def test_bad_pages_are_refused(server: Served, query: dict[str, Any]) -> None:
    async with people(server.base) as clients:
        answer = await get(server, clients[0].code, "record", **query)
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad_request"


async def test_a_running_game_is_neither_replayed_nor_exported(server: Served) -> None:
    async with people(server.base) as clients:
        code = clients[0].code
        for answer in (
            await get(server, code, "replay", at=1, everything=True),
            await get(server, code, "replay", clients[0].device, at=1, seat=1),
            await get(server, code, "export", clients[0].device),
        ):
            assert (answer.status_code, answer.json()["code"]) == (409, "not_now")


async def test_a_replay_shows_what_a_seat_saw(server: Served, closed: list[TableClient]) -> None:
    client = closed[1]
    at = client.told[-2]["seq"]
    seen = (await get(server, client.code, "replay", at=at, seat=client.seat)).json()
    assert seen["own"] == client.own
    assert seen["public"] == client.public
    as_watcher = (await get(server, client.code, "replay", at=at)).json()
    assert "own" not in as_watcher
    assert "owns" not in as_watcher
    whole = (await get(server, client.code, "replay", at=at, everything=True)).json()
    assert [own["hand"] for own in whole["owns"]] == [c.own["hand"] for c in closed if c.own]
    missing = await get(server, client.code, "replay", at=99_999)
    assert (missing.status_code, missing.json()["code"]) == (404, "bad_seq")


NO_NUMBERS = ("x", "", "1abc", "1e2", "1.0", "01", "-0", "+1", " 1", "1_0", "١", "9" * 30, ["1", "2"])


async def test_what_is_no_number_is_refused(server: Served, closed: list[TableClient]) -> None:
    client, at = closed[0], closed[0].seq
    for name, query in (
        ("after", "record"),
        ("limit", "record"),
        ("at", "replay"),
        ("seat", "replay"),
        ("steps", "replay"),
    ):
        for text in NO_NUMBERS:
            refused = await get(server, client.code, query, **cast("dict[str, Any]", {"at": 1, name: text}))
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_request"), (name, text)
    for seat in (-1, 3, 999_999_999):
        refused = await get(server, client.code, "replay", at=at, seat=seat)
        assert (refused.status_code, refused.json()["code"]) == (403, "no_seat")


NO_FORKS = [
    b"", b"null", b"[]", b"{}", b'{"at":"1"}', b'{"at":-1}', b'{"at":1.5}', b'{"at":true}', b'{"at":1,"seat":2}', b'{"at":' + b"9" * 400 + b"}",
    b'{"at":1e400}', b"\xff", b"[" * 5_000, b'{"at":' + b"[" * 900 + b"]" * 900 + b"}", b'{"at":1' + b" " * 70_000 + b"}",
]  # fmt: skip


async def test_a_fork_from_nowhere_is_refused_and_opens_nothing(server: Served, closed: list[TableClient]) -> None:
    client, opener = closed[0], cookies.fresh()
    headers = {"cookie": f"sobremesa={opener}", "content-type": "application/json"}
    async with httpx.AsyncClient(timeout=30) as http:
        for body in (*NO_FORKS, b'{"at":0}', b'{"at":999999}'):
            answer = await http.post(f"{server.base}/api/tables/{client.code}/fork", content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (body[:40], answer.status_code)
            assert answer.json()["code"], body[:40]
    services = server.services
    known_by = chance.opener(services.hall.context.secret, opener)
    assert await server.run(services.store.open_table(known_by)) is None


async def test_a_replay_comes_with_the_steps_after_it(server: Served, closed: list[TableClient]) -> None:
    client = closed[0]
    at = client.told[-12]["seq"]
    found = (await get(server, client.code, "replay", at=at, seat=client.seat, steps=5)).json()
    assert [step["seq"] for step in found["steps"]] == list(range(at + 1, at + 6))
    last = (await get(server, client.code, "replay", at=at + 5, seat=client.seat)).json()
    assert found["steps"][-1]["told"] == last["told"]
    public = found["public"]
    for step in found["steps"]:
        public |= step.get("public", {})
    assert public == last["public"]
    bad = await get(server, client.code, "replay", at=at, steps=-1)
    assert (bad.status_code, bad.json()["code"]) == (400, "bad_request")


async def test_a_story_is_told_of_a_game_that_is_over(server: Served, closed: list[TableClient]) -> None:
    story = (await get(server, closed[0].code, "story")).json()
    assert story["draws"][0][1] == "map/terrain"
    assert {sides for _, label, _, sides in story["draws"] if label.startswith("dice/")} == {6}
    assert story["luck"]["rolls"] == len(story["events"]["rolled"])
    assert len(story["points"][-1]["points"]) == len(closed)
    async with people(server.base) as clients:
        early = await get(server, clients[0].code, "story", clients[0].device)
        assert (early.status_code, early.json()["code"]) == (409, "not_now")


async def test_a_fork_is_opened(server: Served, closed: list[TableClient]) -> None:
    client = closed[0]
    story = (await get(server, client.code, "story")).json()
    headers = {"cookie": f"sobremesa={client.device}"}
    address = f"{server.base}/api/tables/{client.code}/fork"
    async with httpx.AsyncClient(timeout=30) as http:
        opened = await http.post(address, json={"at": story["first"] + 3}, headers=headers)
        assert opened.status_code == 201, opened.text
        card = (await http.get(f"{server.base}/api/tables/{opened.json()['code']}", headers=headers)).json()
        assert (card["status"], card["seat"]) == ("waiting", client.seat)
        late = await http.post(address, json={"at": story["last"]}, headers=headers)
        assert (late.status_code, late.json()["code"]) == (409, "no_fork")
        bad = await http.post(address, json={"at": "3"}, headers=headers)
        assert (bad.status_code, bad.json()["code"]) == (400, "bad_request")


async def test_an_export_is_verified(server: Served, closed: list[TableClient]) -> None:
    code = closed[0].code
    answer = await get(server, code, "export")
    assert answer.status_code == 200
    assert code in answer.headers["content-disposition"]
    checked = verify(answer.content, games)
    assert (checked.ok, checked.open) == (True, False), checked
    lines = answer.content.splitlines()
    line = msgspec.json.decode(lines[20])
    line["at"] += 1
    lines[20] = msgspec.json.encode(line)
    changed = verify(b"\n".join(lines), games)
    assert (changed.ok, changed.seq) == (False, 19)


async def test_unknown_tables(server: Served) -> None:
    for what in ("record", "replay", "export"):
        answer = await get(server, "ZZZZZZZZ", what, at=1)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")


async def test_folding_is_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, rate_folds=0.1) as server:  # three at once
        async with people(server.base) as clients:
            answers = [(await get(server, clients[0].code, "record")).status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]


async def test_a_game_that_is_folded_already_is_not_counted(tmp_path: Path) -> None:
    with serving(tmp_path, rate_folds=0.1) as server:  # three at once
        async with people(server.base) as clients:
            await play(clients, 20, RNG(43))
            star = next(client for client in clients if client.parts["me"].get("host"))
            await star.ask("close_table")
            code = clients[0].code
            answers = [(await get(server, code, "replay", at=at, steps=3)).status_code for at in range(8)]
            exports = [(await get(server, code, "export")).status_code for _ in range(3)]
    assert answers == [200] * 8
    assert exports == [200, 200, 429]
