"""Coming and going (N15, N192 to N196, FN25, FN28, table option `absent`, stand-ins, given seats)."""

from __future__ import annotations

from sobremesa.kit.records import Refusal
from sobremesa.tables.records import Done
from tables.world import Person, World, kinds_of, started


def presences(person: Person) -> list[tuple[int, str]]:
    events = [event for _, told in sorted(person.screen["told"].items()) for event in told.get("events", [])]
    return [(e["seat"], e["type"][6:]) for e in events if e["type"] in {"table_came", "table_went"}]


async def table_of(world: World, *names: str, **how: object) -> list[Person]:
    """A started table of a process that is old enough to say who is absent."""
    people = await started(world, *names, **how)
    await world.move(60)
    return people


async def test_n192_absent_after_30_seconds_without_a_connection_and_present_at_once(world: World) -> None:
    ana, eva = await table_of(world, "Ana", "Eva")
    seat = eva.seat
    eva.go()
    view = ana.table.presence()
    assert view.connected[seat] is False
    assert view.away_at[seat] == world.time.wall() + 30_000
    await world.move(29)
    assert presences(ana) == []
    await world.move(2)
    assert presences(ana) == [(seat, "went")]
    assert ana.screen["public"]["players"][seat]["who"] == "nobody"
    assert ana.screen["table"]["seats"][seat]["absent"] is True
    assert ana.table.presence().away_at[seat] is None
    await eva.come(ana.table.code)
    assert presences(ana) == [(seat, "went"), (seat, "came")]
    assert eva.screen["public"]["players"][seat]["who"] == "person"


async def test_a_short_interruption_is_no_absence(world: World) -> None:
    ana, eva = await table_of(world, "Ana", "Eva")
    for _ in range(10):
        eva.go()
        await world.move(25)
        await eva.come(ana.table.code)
        await world.move(1)
    assert presences(ana) == []


async def test_a_seat_with_a_second_tab_is_connected(world: World) -> None:
    ana, eva = await table_of(world, "Ana", "Eva")
    tab = Person(world, eva.device)
    await tab.come(ana.table.code)
    eva.go()
    await world.move(60)
    assert presences(ana) == []


async def test_nobody_is_absent_in_the_first_40_seconds_of_a_process(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    eva.go()
    await world.move(39)
    assert presences(ana) == []
    await world.move(2)
    assert presences(ana) == [(1 - ana.seat, "went")]


async def test_a_lost_bus_delays_absence_and_never_invents_it(world: World) -> None:
    ana, eva = await table_of(world, "Ana", "Eva")
    eva.go()
    await world.bus.close()  # lost
    await world.move(100)
    assert presences(ana) == []
    await world.bus.open()
    await world.move(25)
    assert presences(ana) == [], "the bus has not worked for the whole 30 s yet"
    await world.move(40)
    assert presences(ana) == [(1 - ana.seat, "went")]


async def test_n195_with_nobody_present_the_table_stands(world: World) -> None:
    ana, eva = await table_of(world, "Ana", "Eva")
    ana.go()
    eva.go()
    await world.move(50)
    await ana.come(eva.table.code)
    assert ana.table.state.game_on().state.who.count("nobody") == 1
    await eva.come(ana.table.code)
    assert ana.table.state.game_on().state.who == ["person", "person"]


async def test_fn28_a_person_who_reloads_ten_times_on_a_bots_turn(world: World) -> None:
    ana = await world.open("natrak", {"target": 5}, seats=4)
    await ana.sit("Ana")
    for seat in (1, 2, 3):
        await ana.table.add_bot(ana.conn, ana.id(), seat, "uniform")
    await ana.table.start(ana.conn, ana.id())
    for _ in range(10):
        ana.go()
        await ana.come(ana.table.code)
        fresh = Person(world, ana.device)
        await fresh.come(ana.table.code)
        assert fresh.screen == ana.screen
        fresh.go()
        await world.move(0)
        assert ana.owes(), "bots play until it is the person's turn"
    assert "absent" not in ana.screen["table"]["seats"][ana.seat]


async def test_option_absent_wait_the_table_waits_and_the_game_is_not_told(world: World) -> None:
    ana, eva = await table_of(world, "Ana", "Eva", absent="wait")
    seat = eva.seat
    eva.go()
    await world.move(35)
    assert presences(ana) == [(seat, "went")]
    assert ana.screen["public"]["players"][seat]["who"] == "person"
    await eva.come(ana.table.code)
    assert presences(ana) == [(seat, "went"), (seat, "came")]


async def test_option_absent_bot_a_bot_stands_in_until_the_person_is_back(world: World) -> None:
    ana, eva = await table_of(world, "Ana", "Eva", absent="bot", options={"turns": 50})
    seat = eva.seat
    eva.go()
    await world.move(35)
    assert ana.screen["table"]["seats"][seat]["stand_in"] == "uniform"
    assert ana.screen["public"]["players"][seat]["who"] == "bot"
    if ana.owes():
        await ana.do("pass")
    await world.move(1)
    assert any(told["by"] == str(seat) and told["kind"] == "act" for told in ana.screen["told"].values())
    await eva.come(ana.table.code)
    assert "stand_in" not in ana.screen["table"]["seats"][seat]
    assert ana.screen["public"]["players"][seat]["who"] == "person"


async def test_n15_the_host_gives_an_absent_seat_to_a_bot_after_3_minutes(world: World) -> None:
    ana, eva = await table_of(world, "Ana", "Eva")
    seat = eva.seat
    assert await ana.table.stand_in(ana.conn, "0", seat, "uniform") == Refusal("not_absent")
    eva.go()
    await world.move(31)
    since = ana.table.state.seat(seat).absent_at  # type: ignore[union-attr]  # it is taken
    assert await ana.table.stand_in(ana.conn, "1", seat, "uniform") == Refusal("not_absent", {"since": since})
    await world.move(180)
    assert isinstance(await ana.table.stand_in(ana.conn, "2", seat, "uniform"), Done)
    assert ana.screen["public"]["players"][seat]["who"] == "bot"
    assert isinstance(await ana.table.stand_in(ana.conn, "3", seat, None), Done)
    assert ana.screen["public"]["players"][seat]["who"] == "nobody"
    await eva.come(ana.table.code)
    assert ana.screen["public"]["players"][seat]["who"] == "person"


async def test_n15_the_host_gives_an_absent_seat_to_a_newcomer_and_the_owners_name_brings_it_back(world: World) -> None:
    ana, eva = await table_of(world, "Ana", "Eva")
    seat = eva.seat
    eva.go()
    await world.move(220)
    mia = world.person()
    await mia.come(ana.table.code)
    assert await mia.sit("Mía") == Refusal("table_full")
    assert isinstance(await ana.table.give_seat(ana.conn, "g", seat), Done)
    assert ana.screen["table"]["seats"][seat]["given"] is True
    await world.person().come(ana.table.code, name="mía")
    assert ana.table.presence().names == ["mía"]
    assert isinstance(await mia.sit("Mía"), Done)
    assert ana.table.presence().names == [], "no watcher is called like who plays for another"
    shown = ana.screen["table"]["seats"][seat]
    assert (shown["name"], shown["guest"], "given" in shown) == ("Eva", "Mía", False)
    assert ana.screen["public"]["players"][seat]["who"] == "person"
    assert mia.screen["own"]["hand"]
    await eva.come(ana.table.code)
    assert eva.conn.seat is None
    assert isinstance(await eva.table.takeover(eva.conn, "t", "Eva"), Done), "at any time, also while it is played"
    assert (eva.seat, mia.moves) == (seat, ["Eva"])
    assert "guest" not in ana.screen["table"]["seats"][seat]


async def test_a_given_seat_whose_owner_comes_back_in_time_is_the_owners(world: World) -> None:
    ana, eva = await table_of(world, "Ana", "Eva")
    eva.go()
    await world.move(220)
    await ana.table.give_seat(ana.conn, "g", 1 - ana.seat)
    await eva.come(ana.table.code)
    mia = world.person()
    await mia.come(ana.table.code)
    assert await mia.sit("Mía") == Refusal("table_full")
    assert eva.seat == 1 - ana.seat


async def test_n15_the_powers_pass_to_the_first_present_person_closing_excepted(world: World) -> None:
    ana, eva, luz = await table_of(world, "Ana", "Eva", "Luz")
    ana.go()
    await world.move(100)
    assert await eva.table.mute(eva.conn, "1", 0, muted=True) == Refusal("not_host")
    await world.move(120)
    heir, other = sorted([eva, luz], key=lambda person: person.seat)
    assert heir.screen["me"]["host"] is True
    assert "host" not in other.screen["me"]
    assert isinstance(await heir.table.mute(heir.conn, "2", ana.table.state.star() or 0, muted=True), Done)
    assert await heir.table.close(heir.conn, "3") == Refusal("not_host")
    heir.go()
    await world.move(35)
    assert other.screen["me"]["host"] is True
    await ana.come(other.table.code)
    assert ana.screen["me"]["host"] is True
    assert "host" not in other.screen["me"]
    assert isinstance(await ana.table.close(ana.conn, "4"), Done)


async def test_fn25_a_person_who_leaves_in_setup_with_bots(world: World) -> None:
    """Setup waits (gap 40): nothing spins, all see for whom, and the game can be finished."""
    people = [await world.open("natrak", {"target": 5}, seats=4), world.person()]
    ana, eva = people
    await ana.sit("Ana")
    await eva.come(ana.table.code)
    await eva.sit("Eva")
    for seat in (2, 3):
        await ana.table.add_bot(ana.conn, ana.id(), seat, "uniform")
    await ana.table.start(ana.conn, ana.id())
    await world.move(60)
    mover = next((person for person in people if person.owes()), None)
    assert mover is not None
    other = ana if mover is eva else eva
    mover.go()
    await world.move(40)
    head = other.table.head
    await world.move(100)
    assert other.table.head == head, "nothing happens while setup waits"
    assert [owed["seat"] for owed in other.screen["waiting"]["owed"]] == [mover.conn.seat]
    await mover.come(other.table.code)
    assert mover.owes()


async def test_presence_is_told_when_somebody_comes_or_goes(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    before = ana.presences
    eva.go()
    assert ana.presences == before + 1
    assert ana.table.presence().connected.count(True) == 1
    mia = world.person()
    await mia.come(ana.table.code)
    assert ana.table.presence().watchers == 1
    assert "presence" not in kinds_of(ana)
