"""What nobody may see is in no bytes (N202, FP13, FN23, FP15, table option `watchers`)."""

from __future__ import annotations

import random

from sobremesa.kit.records import Refusal
from sobremesa.tables import chance
from sobremesa.tables.records import Done
from tables.world import World, seated, started


async def test_fn23_no_key_seed_deck_or_other_hand_in_all_traffic(world: World) -> None:
    people = await started(world, "Ana", "Eva", "Luz", game="natrak", options={"target": 5})
    mia = world.person()
    await mia.come(people[0].table.code)
    rng = random.Random(8)
    state = people[0].table.state
    seed = chance.seed(await world.store.secret(), state.code, state.nonce)
    while state.status == "playing":
        mover = next(person for person in people if person.owes())
        await mover.play(rng)
        if rng.random() < 0.02:
            await mover.do("undo")
        if state.status == "playing":
            for viewer in [*people, mia]:
                for secret in (seed.hex(), state.game_on().start.key):
                    assert secret.encode() not in viewer.raw
            for viewer in [*people, mia]:
                viewer.raw = b""
        state = people[0].table.state
    assert b"theft" not in mia.raw
    assert mia.screen["own"] == {}


async def test_fp13_a_watchers_bytes_are_those_of_anybody_without_a_seat(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    early, rng = world.person(), random.Random(2)
    await early.come(ana.table.code)
    for _ in range(6):
        mover = ana if ana.owes() else eva
        if ana.table.state.status == "playing":
            await mover.play(rng)
    late = world.person()
    await late.come(ana.table.code)
    for part in ("public", "own", "waiting", "standing"):
        assert late.screen.get(part) == early.screen.get(part), part
    dealt = [e for t in late.screen["told"].values() for e in t.get("events", []) if e["type"] == "dealt"]
    assert dealt
    assert all(event.get("card") is None for event in dealt)


async def test_fp13_a_player_who_left_watches_like_everybody(world: World) -> None:
    ana, eva = await seated(world, "Ana", "Eva")
    mia = world.person()
    await mia.come(ana.table.code)
    await eva.table.leave(eva.conn, "l")
    await mia.sit("Mía")
    await ana.table.start(ana.conn, "s")
    assert eva.conn.seat is None
    assert eva.screen["own"] == {}
    assert "menu" not in eva.screen


async def test_who_lost_its_seat_is_sent_nothing_of_it_any_more(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    phone = world.person()
    await phone.come(ana.table.code)
    await phone.table.takeover(phone.conn, "t", "Eva", force=True)
    eva.raw = b""
    mover = ana if ana.owes() else phone
    await mover.do("pass")
    assert b'"own"' not in eva.raw
    assert b'"menu"' not in eva.raw
    assert phone.screen["own"]["hand"]


async def test_a_table_without_watchers_shows_its_game_to_seats_only(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva", watchers="none", options={"turns": 2})
    mia = world.person()
    await mia.come(ana.table.code)
    assert mia.screen["table"]["status"] == "playing"
    assert (mia.screen["public"], mia.screen["told"]) == ({}, {})
    assert await world.halls[0].record(mia.device, ana.table.code) == Refusal("no_seat")
    for _ in range(2):
        assert isinstance(await (ana if ana.owes() else eva).do("pass"), Done)
    assert ana.table.state.status == "finished"
    assert mia.screen["public"]["players"]
    phone = world.person()
    other = await started(world, "Ana", "Eva", watchers="none")
    await phone.come(other[0].table.code)
    other[1].go()
    assert isinstance(await phone.table.takeover(phone.conn, "t", "Eva"), Done)
    assert phone.screen["public"]["players"]
    assert phone.screen["own"]["hand"]


async def test_cards_of_a_list_show_what_everybody_sees(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    waiting = await seated(world, "Luz", "Paz")
    mover = ana if ana.owes() else eva
    codes = [waiting[0].table.code, "NONESUCH", ana.table.code, ana.table.code]
    cards = await world.halls[0].cards([mover.device], codes)
    assert [card.code for card in cards] == [ana.table.code, waiting[0].table.code]
    assert (cards[0].seat, cards[0].waits_for_you, cards[0].waits_for) == (mover.seat, True, [mover.seat])
    assert cards[0].turn == {"turn": 1}
    assert cards[1].seat is None
    assert cards[1].status == "waiting"
    # Of the people at one device it is the one who is waited for.
    other = eva if mover is ana else ana
    both = await world.halls[0].cards([other.device, mover.device], codes)
    assert (both[0].seat, both[0].waits_for_you) == (mover.seat, True)
    alone = await world.halls[0].cards([world.person().device, other.device], codes)
    assert [(card.seat, card.waits_for_you) for card in alone] == [(None, False), (other.seat, False)]
