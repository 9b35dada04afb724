"""Sitting, dressing, leaving, coming back (N10 to N16, N19, FN24, FP02, FP03, FP10, FP14)."""

from __future__ import annotations

import asyncio

from sobremesa.kit.records import Refusal
from sobremesa.tables import chance
from sobremesa.tables.records import Done, Opened
from tables.world import Person, World, seated, started


def code(answer: object) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


def seat_of(answer: object) -> int:
    assert isinstance(answer, Done), answer
    assert answer.result is not None
    return int(answer.result["seat"])


async def test_n10_one_open_table_a_device(world: World) -> None:
    star = await world.open()
    again = await world.halls[0].open(star.device, "natrak", {}, {})
    assert again == Opened(star.table.code, existing=True)
    assert isinstance(await star.table.close(star.conn, "c"), Done)
    other = await world.halls[0].open(star.device, "natrak", {}, {})
    assert isinstance(other, Opened)
    assert other.code != star.table.code


async def test_n8_options_are_checked_whole(world: World) -> None:
    hall = world.halls[0]
    assert code(await hall.open("d", "chess", {}, {})) == "unknown_game"
    assert code(await hall.open("d", "natrak", {"target": "10"}, {})) == "bad_options"
    assert code(await hall.open("d", "natrak", {"target": 4}, {})) == "bad_options"
    assert code(await hall.open("d", "natrak", {"mode": "basic", "more": 1}, {})) == "bad_options"
    assert code(await hall.open("d", "natrak", {}, {"clock": 19})) == "bad_options"
    assert code(await hall.open("d", "natrak", {}, {"clock": 20.5})) == "bad_options"
    assert code(await hall.open("d", "natrak", {}, {"seats": 7})) == "bad_seats"
    assert code(await hall.open("d", "natrak", {}, {"colour": 7})) == "bad_options"
    opened = await hall.open("d", "natrak", {}, {})
    assert isinstance(opened, Opened)
    table = await hall.table(opened.code.lower() + " ")
    assert table is not None
    assert (table.state.options.mode, table.state.options.target) == ("basic", 10)
    assert (table.state.table.seats, table.state.table.clock) == (4, 120)
    assert await hall.table("22222222") is None


async def test_n11_name_colour_and_class_are_taken_once(world: World) -> None:
    ana = await world.open("natrak")
    assert seat_of(await ana.sit("Ana", "red", "mago")) == 0
    eva = world.person()
    await eva.come(ana.table.code)
    assert eva.screen["table"]["colours"] == ["blue", "green", "yellow", "orange", "purple", "white", "black"]
    assert "mago" not in eva.screen["table"]["portraits"]
    assert code(await eva.sit("Eva", "red", "monje")) == "colour_taken"
    assert code(await eva.sit("Eva", "pink", "monje")) == "colour_taken"
    assert code(await eva.sit("Eva", "blue", "mago")) == "portrait_taken"
    assert code(await eva.table.sit(eva.conn, "x", "Eva", "blue", None, "ab" * 16)) == "portrait_taken"
    taken = await eva.sit(" ana", "blue", "monje")
    assert taken == Refusal("name_taken", {"seat": 0, "connected": True, "host": True})
    assert code(await eva.sit("Аna", "blue", "monje")) == "name_too_alike"
    for name in ("", " ", "\u200b", "\u0301", "x" * 25):
        assert code(await eva.sit(name, "blue", "monje")) == "name_bad"
    assert eva.conn.seat is None
    assert seat_of(await eva.sit("Eva", "blue", "monje")) == 1
    assert code(await eva.table.dress(eva.conn, "d1", "red", "monje")) == "colour_taken"
    assert isinstance(await eva.table.dress(eva.conn, "d2", "white", "monje"), Done)
    assert ana.screen["table"]["seats"][1]["colour"] == "white"


async def test_fn24_two_sits_of_one_device_take_one_seat(world: World) -> None:
    star = await world.open(seats=3)
    eva = world.person()
    await eva.come(star.table.code)
    second = Person(world, eva.device)
    await second.come(star.table.code)
    both = await asyncio.gather(eva.sit("Eva", "red"), second.sit("Eva2", "blue"))
    assert {seat_of(answer) for answer in both} == {0}
    assert [seat is not None for seat in star.table.state.seats] == [True, False, False]
    for n in range(10):
        assert isinstance(await eva.table.leave(eva.conn, eva.id()), Done)
        assert (eva.conn.seat, second.conn.seat) == (None, None)
        await asyncio.gather(eva.sit(f"Eva{n}"), second.sit(f"Eva{n}x"))
        assert sum(seat is not None for seat in star.table.state.seats) == 1
    await star.sit("Ana")
    await star.table.add_bot(star.conn, "b", 2, "uniform")
    assert isinstance(await star.table.start(star.conn, "s"), Done)


async def test_a_seat_freed_twice_and_sat_on_with_the_same_id_is_answered(world: World) -> None:
    star = await world.open()
    first = await star.table.sit(star.conn, "same", "Ana", "red", None, "ab" * 16)
    assert isinstance(first, Done)
    await star.table.leave(star.conn, "l")
    again = await star.table.sit(star.conn, "same", "Ana", "red", None, "ab" * 16)
    assert isinstance(again, Done), "an id that is in the log is answered, and nothing loops"
    assert again.seq == first.seq


async def test_n15_star_that_stood_up_comes_back_to_a_table_that_filled_up(world: World) -> None:
    """It is told what it lacks, keeps its powers, and starts once somebody made room: by standing up, or put out."""
    star = await world.open(seats=3)
    await star.sit("Ana")
    await star.table.leave(star.conn, "l")
    eva, luz = world.person(), world.person()
    for one, name in ((eva, "Eva"), (luz, "Luz")):
        await one.come(star.table.code)
        await one.sit(name)
    assert isinstance(await star.table.add_bot(star.conn, "b", 2, "uniform"), Done)
    assert star.screen["me"]["host"]
    assert code(await star.table.sit(star.conn, "t", "Ana", "red", None, "ab" * 16)) == "table_full"
    assert code(await star.table.start(star.conn, "s1")) == "host_standing"
    assert code(await eva.table.start(eva.conn, "s2")) == "not_host"
    assert isinstance(await star.table.remove_bot(star.conn, "r", 2), Done)
    assert code(await star.table.start(star.conn, "s3")) == "host_standing", "before it is told of free seats"
    await star.sit("Ana")
    await luz.table.leave(luz.conn, "l")
    assert code(await star.table.start(star.conn, "s4")) == "seats_free"
    await luz.sit("Luz")
    assert isinstance(await star.table.start(star.conn, "s5"), Done)


async def test_n15_the_mark_waits_for_the_device_that_opened(world: World) -> None:
    star = await world.open(seats=3)
    eva = world.person()
    await eva.come(star.table.code)
    await eva.sit("Eva")
    assert star.screen["me"] == {"host": True, "opener": True}
    assert code(await eva.table.start(eva.conn, "s")) == "not_host"
    for seat in (1, 2):
        assert isinstance(await star.table.add_bot(star.conn, star.id(), seat, "uniform"), Done)
    assert code(await star.table.start(star.conn, "s1")) == "host_standing", "until it has sat nobody can start"
    assert isinstance(await star.table.remove_bot(star.conn, "r", 2), Done)
    assert seat_of(await star.sit("Ana")) == 2
    assert star.screen["table"]["opener"] == "Ana"
    await star.table.leave(star.conn, "l")
    assert star.table.state.star() is None
    await star.sit("Ana María")
    assert star.screen["table"]["opener"] == "Ana María"


async def test_n15_the_host_frees_a_seat_that_is_not_connected(world: World) -> None:
    ana, eva = await seated(world, "Ana", "Eva", seats=3)
    assert code(await ana.table.free_seat(ana.conn, "f1", 1)) == "seat_connected"
    assert code(await eva.table.free_seat(eva.conn, "f2", 0)) == "not_host"
    assert code(await ana.table.free_seat(ana.conn, "f0", 2)) == "seat_empty"
    eva.go()
    assert isinstance(await ana.table.free_seat(ana.conn, "f3", 1), Done)
    assert ana.screen["table"]["seats"][1] is None
    await eva.come(ana.table.code)
    assert eva.conn.seat is None
    assert isinstance(await eva.sit("Eva"), Done)


async def test_n16_after_the_start_seats_are_fixed(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    for answer in (
        await eva.table.leave(eva.conn, "1"),
        await eva.table.dress(eva.conn, "2", "white", None),
        await ana.table.lot(ana.conn, "3"),
        await ana.table.add_bot(ana.conn, "4", 0, "uniform"),
        await ana.table.free_seat(ana.conn, "5", 0),
        await ana.table.set_option(ana.conn, "6", "turns", 3),
        await ana.table.start(ana.conn, "7"),
    ):
        assert answer == Refusal("not_now", {"status": "playing"})
    late = world.person()
    await late.come(ana.table.code)
    assert code(await late.sit("Luz")) == "table_full"


async def test_n19_a_seat_comes_back_by_cookie_without_typing(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    seat = eva.seat
    eva.go()
    await eva.come(ana.table.code)
    assert eva.seat == seat
    assert eva.screen["me"]["seat"] == seat


async def test_n19_fp02_a_seat_comes_back_by_name_and_all_are_told(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    seat = eva.seat
    phone = world.person()
    await phone.come(ana.table.code)
    assert code(await phone.table.takeover(phone.conn, "t0", "Nadie")) == "name_unknown"
    assert code(await phone.table.takeover(phone.conn, "t1", "Evа")) == "name_unknown", "look-alikes never match"
    assert code(await phone.table.takeover(phone.conn, "t2", " EVA ")) == "seat_connected"
    assert code(await phone.table.takeover(phone.conn, "t3", "ana", force=True)) == "host_connected"
    assert seat_of(await phone.table.takeover(phone.conn, "t4", "eva", force=True)) == seat
    assert (phone.seat, eva.conn.seat, eva.moves) == (seat, None, ["Eva"])
    assert phone.screen["own"]["hand"] == ana.table.state.game_on().own(seat).hand  # type: ignore[attr-defined]  # the tiny game's
    last = ana.screen["told"][max(ana.screen["told"])]
    assert last["events"] == [{"type": "table_taken_over", "seat": seat, "name": "Eva"}]
    assert code(await eva.do("pass")) == "moved"
    assert code(await eva.table.chat(eva.conn, "c", "hola")) == "moved"
    assert "seat" not in eva.screen["me"]
    eva.go()
    await eva.come(ana.table.code)
    assert eva.conn.seat is None, "the old device's cookie opens nothing any more"
    assert seat_of(await eva.table.takeover(eva.conn, "t5", "Eva", force=True)) == seat
    assert phone.moves == ["Eva"]


async def test_n19_the_host_seat_comes_back_only_when_it_is_not_connected(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    phone = world.person()
    await phone.come(eva.table.code)
    ana.go()
    assert isinstance(await phone.table.takeover(phone.conn, "t", "Ana"), Done)
    assert phone.screen["me"]["host"] is True
    assert isinstance(await phone.table.close(phone.conn, "c"), Done)
    assert eva.ends == ["closed"]


async def test_a_device_with_a_seat_gets_no_second_one_by_name(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    ana.go()
    assert code(await eva.table.takeover(eva.conn, "t", "Ana", force=True)) == "already_seated"
    assert seat_of(await eva.table.takeover(eva.conn, "t2", "Eva")) == eva.seat


async def test_fp02_at_a_protected_table_only_the_short_code_opens(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva", protected=True)
    short = eva.screen["me"]["short_code"]
    assert len(short) == 8
    assert set(short) <= set(chance.LETTERS)
    eva.go()
    phone = world.person()
    await phone.come(ana.table.code)
    before, wrong = phone.raw, "ABCDEFGH"
    assert code(await phone.table.takeover(phone.conn, "t1", "Eva", force=True)) == "secret_needed"
    assert code(await phone.table.takeover(phone.conn, "t2", "Eva", secret=wrong)) == "secret_needed"
    wrong = ana.screen["me"]["short_code"]
    assert code(await phone.table.takeover(phone.conn, "t3", "Eva", secret=wrong)) == "secret_needed"
    assert b"hand" not in phone.raw.removeprefix(before)
    assert isinstance(await phone.table.takeover(phone.conn, "t4", "Eva", secret=short.lower()), Done)
    assert phone.screen["me"]["short_code"] != short


async def test_fp14_watchers_cannot_act(world: World) -> None:
    ana, _ = await started(world, "Ana", "Eva")
    mia = world.person()
    await mia.come(ana.table.code)
    head = ana.table.head
    assert code(await mia.do("pass")) == "no_seat"
    assert code(await mia.do("undo")) == "no_seat"
    assert code(await mia.table.explain(mia.conn, {"type": "pass"})) == "no_seat"
    assert code(await mia.table.preview(mia.conn, {"type": "pass"})) == "no_seat"
    for request in (
        mia.table.leave(mia.conn, "1"),
        mia.table.lot(mia.conn, "2"),
        mia.table.start(mia.conn, "3"),
        mia.table.close(mia.conn, "4"),
        mia.table.add_bot(mia.conn, "5", 0, "uniform"),
        mia.table.mute(mia.conn, "6", 0, muted=True),
        mia.table.stand_in(mia.conn, "7", 0, "uniform"),
        mia.table.give_seat(mia.conn, "8", 0),
        mia.table.rematch(mia.conn, "9"),
    ):
        assert code(await request) in {"not_host", "no_seat"}
    assert ana.table.head == head
    assert "menu" not in mia.screen
    assert mia.screen["own"] == {}


async def test_fp15_a_seat_that_only_watches_sees_and_does_no_more_than_a_watcher(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    spare = Person(world, eva.device)
    await spare.come(ana.table.code, watch=True)
    assert spare.conn.seat is None
    assert spare.screen["own"] == {}
    assert code(await spare.do("pass")) == "no_seat"


async def test_fp22_two_tabs_of_one_seat_both_follow_and_act(world: World) -> None:
    ana, eva = await seated(world, "Ana", "Eva")
    tab = Person(world, eva.device)
    await tab.come(ana.table.code)
    await ana.table.start(ana.conn, "s")
    tabs = [eva, tab]
    for turn in range(6):
        mover = tabs[turn % 2] if eva.owes() else ana
        assert isinstance(await mover.do("pass"), Done)
        assert eva.screen["public"] == tab.screen["public"] == ana.screen["public"]
        assert eva.screen["own"] == tab.screen["own"]


async def test_fp22_a_tab_that_was_away_while_its_device_got_a_seat_is_shown_all_of_it(world: World) -> None:
    ana, _ = await started(world, "Ana", "Eva")
    one, two = world.person(), world.person("device-3")
    assert one.device == two.device
    await one.come(ana.table.code)
    await two.come(ana.table.code)
    one.go()
    assert isinstance(await two.table.takeover(two.conn, two.id(), "Eva", force=True), Done)
    await one.again()
    assert one.screen["own"] == two.screen["own"]
    assert one.screen["own"]["hand"]
    assert one.screen.get("menu") == two.screen.get("menu")


async def test_a_blind_page_that_was_away_at_the_end_is_shown_all_of_it(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva", watchers="none", options={"turns": 2})
    away, here = world.person(), world.person()
    await away.come(ana.table.code)
    await here.come(ana.table.code)
    away.go()
    for _ in range(2):
        assert isinstance(await (ana if ana.owes() else eva).do("pass"), Done)
    await away.again()
    assert away.screen["public"] == here.screen["public"] != {}


async def test_an_id_of_the_hosts_is_nobody_elses(world: World) -> None:
    ana = await world.open(seats=3)
    eva = world.person()
    await eva.come(ana.table.code)
    await ana.sit("Ana")
    added = await ana.table.add_bot(ana.conn, "x1", 2, "uniform")
    assert isinstance(added, Done)
    assert await ana.table.add_bot(ana.conn, "x1", 2, "uniform") == Done(added.seq)
    assert await eva.table.takeover(eva.conn, "x1", "Luz") == Refusal("name_unknown")
    assert isinstance(await eva.table.sit(eva.conn, "x1", "Eva", "green", None, "ab" * 16), Done)
    assert eva.seat == 1


async def test_no_device_stands_in_the_log(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    log = await world.store.load(ana.table.code)
    everything = b"".join(bytes(entry.body) for entry in log)
    for person in (ana, eva):
        assert person.device.encode() not in everything
    assert (
        chance.seed(await world.store.secret(), ana.table.code, ana.table.state.nonce).hex().encode() not in everything
    )
