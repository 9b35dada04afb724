"""Playing over the wire: ids, double sending, several tabs, watchers, seats that change hands."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from served import Served, choose, dressed, open_table, people, play, sit
from sobremesa.server import cookies
from sobremesa.server.wire_client import TableClient

RNG = random.Random


def acts(client: TableClient) -> list[dict[str, Any]]:
    return [one for one in client.told if one["kind"] == "act"]


async def test_two_refusals_have_their_own_ids_and_reasons_fp07(server: Served) -> None:
    async with people(server.base) as (first, *_):
        answers = await asyncio.gather(first.do({"type": "roll"}, "bad1"), first.do({"type": "build_castle"}, "bad2"))
    assert [(one["id"], one["type"]) for one in answers] == [("bad1", "refused"), ("bad2", "refused")]
    assert answers[0]["code"] != answers[1]["code"]


async def test_the_same_request_twice_is_done_once_fp08_fn10(server: Served) -> None:
    async with people(server.base) as (first, second, _):
        action, on = choose(first, RNG(1)), first.seq
        assert action is not None
        for _ in range(2):
            await first.send({"type": "do", "id": "same", "on": on, "action": action})
        await second.until(lambda: second.seq > on)
        done = await first.do(action, "same", on)
        assert done["type"] == "done"
        assert done["seq"] == on + 1
        assert len(acts(second)) == 1


async def test_two_requests_at_once_are_not_both_done_fp08_fn15(server: Served) -> None:
    async with people(server.base) as (first, *_):
        action, on = choose(first, RNG(1)), first.seq
        assert action is not None
        answers = await asyncio.gather(first.do(action, "one", on), first.do(action, "two", on))
        assert sorted(one["type"] for one in answers) == ["done", "refused"]
        assert next(one for one in answers if one["type"] == "refused")["code"] == "stale"


async def test_two_tabs_of_one_seat_act_once_fn06_fp22(server: Served) -> None:
    async with people(server.base) as (first, second, third):
        tab = await TableClient.open(server.base, first.code, first.device)
        assert tab.seat == first.seat
        action, on = choose(first, RNG(1)), first.seq
        assert action is not None
        answers = await asyncio.gather(first.do(action, on=on), tab.do(action, on=on))
        assert sorted(one["type"] for one in answers) == ["done", "refused"]
        assert tab.seq == first.seq == on + 1
        await play([tab, second, third], 3, RNG(2))
        await first.until(lambda: first.seq == tab.seq)
        assert first.own == tab.own
        assert first.parts["menu"] == tab.parts["menu"]
        await tab.close()


async def test_several_tabs_in_the_waiting_room_fp22(server: Served) -> None:
    devices = [cookies.fresh() for _ in range(3)]
    code = await open_table(server.base, devices[0])
    tabs = [await TableClient.open(server.base, code, device) for device in devices for _ in range(2)]
    for n, client in enumerate(tabs[::2]):
        await sit(client, n)
    started = await asyncio.gather(tabs[0].ask("start"), tabs[1].ask("start"))
    assert sorted(one["type"] for one in started) == ["done", "refused"]
    for client in tabs:
        await client.until(lambda it=client: it.parts["table"]["status"] == "playing")  # type: ignore[misc]  # bound now
    await play(tabs[1::2], 2, RNG(3))
    for client in tabs:
        await client.close()


async def test_one_person_two_seats_at_once_fn24(server: Served) -> None:
    device = cookies.fresh()
    code = await open_table(server.base, device)
    one = await TableClient.open(server.base, code, device)
    two = await TableClient.open(server.base, code, device)
    answers = await asyncio.gather(one.ask("sit", **dressed(0, "Ana")), two.ask("sit", **dressed(1, "Berta")))
    taken = [seat for seat in one.parts["table"]["seats"] if seat]
    assert len(taken) == 1, answers
    for _ in range(10):
        await one.ask("leave")
        await two.ask("sit", **dressed(0, "Ana"))
    await one.until(lambda: one.seq == two.seq)
    assert [seat["name"] for seat in one.parts["table"]["seats"] if seat] == ["Ana"]
    await one.close()
    await two.close()


EVERY_REQUEST: list[dict[str, Any]] = [
    {"type": "do", "on": 0, "action": {"type": "roll"}},
    {"type": "do", "on": 0, "action": {"type": "undo"}},
    {"type": "dress", "colour": "black", "portrait": "mago"},
    {"type": "leave"},
    {"type": "add_bot", "seat": 0, "bot": "uniform"},
    {"type": "remove_bot", "seat": 0},
    {"type": "free_seat", "seat": 0},
    {"type": "stand_in", "seat": 0, "bot": "uniform"},
    {"type": "give_seat", "seat": 0},
    {"type": "lot"},
    {"type": "set_option", "name": "target", "value": 5},
    {"type": "start"},
    {"type": "close_table"},
    {"type": "mute", "seat": 0, "muted": True},
    {"type": "rematch"},
]


async def test_watchers_cannot_act_fp14(server: Served) -> None:
    async with people(server.base) as (first, *_):
        watcher = await TableClient.open(server.base, first.code)
        before = watcher.seq
        for request in EVERY_REQUEST:
            fields = {key: value for key, value in request.items() if key != "type"}
            answer = await watcher.ask(request["type"], **fields)
            assert answer["type"] == "refused", request
        assert (watcher.seq, watcher.own, watcher.parts["menu"]) == (before, None, None)
        await watcher.close()


async def test_a_player_who_watches_sees_what_watchers_see_fp15(server: Served) -> None:
    async with people(server.base) as (first, *_):
        window = await TableClient.open(server.base, first.code, first.device, watch=True)
        assert (window.seat, window.own, window.parts["menu"]) == (None, None, None)
        refused = await window.do({"type": "roll"})
        assert refused["type"] == "refused"
        await window.close()


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b\u200b", "\u0301\u0301", "x" * 25, "👨‍👩‍👧‍👦" * 25, "Ana\u202e", "a\x00b"]
)
async def test_names_that_are_none_fp03_fp23(server: Served, name: str) -> None:
    device = cookies.fresh()
    code = await open_table(server.base, device)
    client = await TableClient.open(server.base, code, device)
    answer = await client.ask("sit", **{**dressed(0), "name": name})
    assert answer["type"] == "refused"
    assert client.seat is None
    assert client.parts["table"]["seats"] == [None] * 3
    await client.close()


@pytest.mark.parametrize(
    "name",
    [
        "👨‍👩‍👧‍👦" * 24,
        "B'soffn",
        "🇪🇸",
        "<img src=x onerror=alert(1)>"[:24],
        "<script>",
        "{{7*7}}",
        "javascript:x",
        "مريم",
    ],
)
async def test_names_are_shown_as_typed_fp09_fp23(server: Served, name: str) -> None:
    device = cookies.fresh()
    code = await open_table(server.base, device)
    client = await TableClient.open(server.base, code, device)
    await sit(client, 0, name)
    assert client.parts["table"]["seats"][0]["name"] == name
    await client.close()


async def test_names_that_only_look_alike_give_nothing_fp02_fp23(server: Served) -> None:
    device = cookies.fresh()
    code = await open_table(server.base, device)
    ana = await TableClient.open(server.base, code, device)
    await sit(ana, 0, "Ana")
    other = await TableClient.open(server.base, code)
    for name in ("Аna", "Αna", "ana ", "ANA"):
        answer = await other.ask("sit", **{**dressed(1), "name": name})
        assert answer["type"] == "refused", name
        assert other.seat is None
    for name in ("Аna", "Αna"):
        answer = await other.ask("takeover", name=name, force=True)
        assert answer["type"] == "refused", name
    await ana.close()
    await other.close()


async def test_a_seat_comes_back_by_its_name_fp02_n19(server: Served) -> None:
    async with people(server.base) as (first, second, third):
        star = next(c for c in (first, second, third) if c.parts["me"].get("host"))
        taken = next(c for c in (first, second, third) if c is not star)
        name = taken.parts["table"]["seats"][taken.seat]["name"]
        stranger = await TableClient.open(server.base, first.code)
        warned = await stranger.ask("takeover", name=name)
        assert warned["type"] == "refused"
        host_name = star.parts["table"]["seats"][star.seat]["name"]
        assert (await stranger.ask("takeover", name=host_name, force=True))["type"] == "refused"
        assert stranger.own is None
        hand = taken.own
        assert (await stranger.ask("takeover", name=name.upper(), force=True))["type"] == "done"
        await stranger.until(lambda: stranger.own is not None)
        assert stranger.own == hand
        await taken.until(lambda: taken.ended is not None)
        assert taken.ended is not None
        assert taken.ended["type"] == "moved"
        await taken.send({"type": "do", "id": "late", "on": 0, "action": {"type": "roll"}})
        await stranger.close()


async def test_a_reload_is_told_everything_again_fp06_fp28(server: Served) -> None:
    async with people(server.base) as clients:
        first = clients[0]
        await play(clients, 4, RNG(5))
        first.abort()
        await first.until_lost()
        fresh = await TableClient.open(server.base, first.code, first.device)
        back = await first.again()
        for again in (fresh, back):
            assert (again.seat, again.seq) == (first.seat, first.seq)
            assert (again.public, again.own) == (first.public, first.own)
            assert again.parts["menu"] == first.parts["menu"]
            await again.close()


async def test_what_was_missed_is_told_by_the_last_seq(server: Served) -> None:
    async with people(server.base) as clients:
        first = clients[0]
        first.abort()
        await first.until_lost()
        at = first.seq
        watcher = await TableClient.open(server.base, first.code)
        played = await play(clients[1:], 0, RNG(5))
        assert played == 0
        back = await first.again()
        await play([back, *clients[1:]], 4, RNG(5))
        back.abort()
        await back.until_lost()
        again = await back.again()
        assert again.seq == watcher.seq > at
        assert [one["seq"] for one in again.told] == sorted({one["seq"] for one in again.told})
        assert again.public == watcher.public
        await watcher.close()
        await again.close()


async def test_a_last_seq_that_never_was_gets_a_welcome(server: Served) -> None:
    async with people(server.base) as (first, *_):
        ahead = await TableClient.open(server.base, first.code, first.device, last=9_999)
        assert (ahead.seq, ahead.public) == (first.seq, first.public)
        answer = await ahead.do({"type": "roll"}, on=9_999)
        assert answer["code"] == "bad_seq"
        await ahead.close()


async def test_times_are_the_servers_fp20(server: Served) -> None:
    async with people(server.base) as (first, *_):
        await first.send({"type": "ping", "n": 5})
        pong = await first.stray()
        ats = [one["at"] for one in first.told]
        assert ats == sorted(ats)
        assert 0 <= pong["now"] - ats[-1] < 60_000


async def test_chat_reaches_all_as_typed_fp09_fp10(server: Served) -> None:
    async with people(server.base) as (first, second, _):
        text = "<img src=x onerror=alert(1)> {{7*7}} <script>alert(1)</script>"
        assert (await first.ask("chat", text=text))["type"] == "done"
        await second.until(lambda: bool(second.chat))
        assert second.chat[0]["text"] == text
        assert second.chat[0]["seat"] == first.seat


async def test_a_protected_seat_comes_back_by_its_short_code_only_fp02(server: Served) -> None:
    async with people(server.base, protected=True) as clients:
        taken = next(client for client in clients if not client.parts["me"].get("host"))
        name, code = taken.parts["table"]["seats"][taken.seat]["name"], taken.parts["me"]["short_code"]
        await taken.close()
        stranger = await TableClient.open(server.base, taken.code, record=True)
        for secret in (None, "", "AAAAAAAA", code + "A"):
            answer = await stranger.ask("takeover", name=name, force=True, secret=secret)
            assert answer["type"] == "refused", secret
        assert stranger.own is None
        assert code not in "".join(stranger.raw or [])
        assert (await stranger.ask("takeover", name=name, secret=code))["type"] == "done"
        await stranger.until(lambda: stranger.own == taken.own)
        await stranger.close()


async def test_a_table_without_watchers_shows_strangers_nothing_of_the_game(server: Served) -> None:
    async with people(server.base, watchers="none") as clients:
        assert (await clients[0].ask("chat", text="among us"))["type"] == "done"
        stranger = await TableClient.open(server.base, clients[0].code, record=True)
        await play(clients, 5, RNG(6))
        assert (stranger.public, stranger.own, stranger.told, stranger.chat) == ({}, None, [], [])
        assert "among us" not in "".join(stranger.raw or [])
        assert [seat["name"] for seat in stranger.parts["table"]["seats"]]
        await stranger.close()
