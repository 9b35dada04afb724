"""What ★ does: bots, lot, live options, start, close, mute (N5, N15 to N18, N21)."""

from __future__ import annotations

from collections import Counter

from sobremesa.kit.records import Refusal
from sobremesa.tables import chance
from sobremesa.tables.records import Done
from tables.world import World, kinds_of, seated, started


async def test_bots_come_into_free_seats_and_go_again(world: World) -> None:
    ana, eva = await seated(world, "Ana", "Eva", game="natrak", seats=4)
    assert await eva.table.add_bot(eva.conn, "1", 2, "uniform") == Refusal("not_host")
    assert await ana.table.add_bot(ana.conn, "2", 2, "nobody") == Refusal("bad_bot", {"bots": ana.table._bots()})
    assert await ana.table.add_bot(ana.conn, "3", 1, "uniform") == Refusal("seat_taken", {"seat": 1})
    assert isinstance(await ana.table.add_bot(ana.conn, "4", 2, "uniform"), Done)
    assert isinstance(await ana.table.add_bot(ana.conn, "5", 3, "uniform"), Done)
    bots = ana.screen["table"]["seats"][2:]
    assert {bot["bot"] for bot in bots} == {"uniform"}
    assert len({seat["name"] for seat in ana.screen["table"]["seats"]}) == 4
    assert len({seat["colour"] for seat in ana.screen["table"]["seats"]}) == 4
    assert len({seat["portrait"] for seat in ana.screen["table"]["seats"]}) == 4
    assert await ana.table.remove_bot(ana.conn, "6", 1) == Refusal("not_bot", {"seat": 1})
    assert isinstance(await ana.table.remove_bot(ana.conn, "7", 3), Done)
    assert ana.screen["table"]["seats"][3] is None
    named = await ana.table.add_bot(ana.conn, "8", 3, "uniform", "Eva")
    assert isinstance(named, Refusal)
    assert named.code == "name_taken"


async def test_n5_the_target_changes_until_the_start_seen_by_all(world: World) -> None:
    ana, eva = await seated(world, "Ana", "Eva")
    assert isinstance(await ana.table.set_option(ana.conn, "1", "turns", 3), Done)
    assert eva.screen["table"]["options"]["turns"] == 3
    assert await eva.table.set_option(eva.conn, "2", "turns", 4) == Refusal("not_host")
    for name, value in (("turns", "4"), ("turns", 0), ("turns", None), ("key", 1), ("turns", True)):
        answer = await ana.table.set_option(ana.conn, f"3{name}{value}", name, value)
        if value is None:
            continue
        assert isinstance(answer, Refusal), (name, value)
        assert answer.code == "bad_options"
    await ana.table.start(ana.conn, "4")
    assert ana.table.state.game_on().public().turn["turns"] == ana.table.state.options.turns  # type: ignore[attr-defined]  # the tiny game's


async def test_n17_the_lot_is_drawn_with_all_seats_owned_and_told_to_all(world: World) -> None:
    ana, eva = await seated(world, "Ana", "Eva", seats=3)
    assert await ana.table.lot(ana.conn, "1") == Refusal("seats_free", {"free": 1})
    luz = world.person()
    await luz.come(ana.table.code)
    await luz.sit("Luz")
    assert await eva.table.lot(eva.conn, "2") == Refusal("not_host")
    people = [ana, eva, luz]
    for n in range(5):
        before = [seat.name for seat in ana.table.state.seats if seat]
        assert isinstance(await ana.table.lot(ana.conn, f"lot{n}"), Done)
        told = luz.screen["told"][luz.seq]
        order = told["events"][0]["order"]
        assert [seat["name"] for seat in eva.screen["table"]["seats"]] == [before[old] for old in order]
        assert ana.table.state.drawn == n + 1
        for person in people:
            assert ana.screen["table"]["seats"][person.seat]["name"] == person.name
            assert person.screen["me"]["seat"] == person.seat
    head = ana.table.head
    assert isinstance(await ana.table.lot(ana.conn, "lot4"), Done)
    assert ana.table.head == head, "the same id draws once"


def test_n17_each_lot_is_a_fresh_uniform_permutation() -> None:
    counts = Counter(tuple(chance.lot(bytes(32), "TABLE", n, 3)) for n in range(6000))
    assert len(counts) == 6
    assert all(abs(count - 1000) < 160 for count in counts.values()), counts
    assert chance.lot(bytes(32), "TABLE", 1, 4) == chance.lot(bytes(32), "TABLE", 1, 4)


async def test_n18_the_start_draws_if_nobody_did_and_only_then_the_game_runs(world: World) -> None:
    ana, eva = await seated(world, "Ana", "Eva")
    assert "public" in ana.screen
    assert ana.screen["public"] == {}
    assert await ana.do("pass") == Refusal("not_now", {"status": "waiting"})
    assert await eva.table.start(eva.conn, "1") == Refusal("not_host")
    assert isinstance(await ana.table.start(ana.conn, "2"), Done)
    assert kinds_of(eva)[-2:] == ["lot", "start"]
    assert eva.screen["public"]["players"]
    assert eva.screen["own"]["hand"]
    second = await started(world, "Ana", "Eva")
    assert kinds_of(second[0]).count("lot") == 1


async def test_n18_all_seats_need_an_owner(world: World) -> None:
    ana, _ = await seated(world, "Ana", "Eva", seats=3)
    assert await ana.table.start(ana.conn, "1") == Refusal("seats_free", {"free": 1})


async def test_k_comes_from_s_and_what_people_added_in_seat_order(world: World) -> None:
    ana, _ = await seated(world, "Ana", "Eva", seats=3)
    await ana.table.add_bot(ana.conn, "b", 2, "uniform")
    await ana.table.start(ana.conn, "s")
    state = ana.table.state
    salts = [seat.salt for seat in state.seats if seat]
    assert salts.count("ab" * 16) == 2
    seed = chance.seed(await world.store.secret(), state.code, state.nonce)
    assert chance.commitment(seed) == ana.screen["table"]["proof"]["commitment"]
    assert state.game_on().start.key == chance.key(seed, state.code, salts).hex()
    assert "secret" not in ana.screen["table"]["proof"]


async def test_n21_fp05_closing_is_final_nobody_wins_and_both_pages_hear_of_it(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    assert await eva.table.close(eva.conn, "1") == Refusal("not_host")
    assert isinstance(await ana.table.close(ana.conn, "2"), Done)
    assert (ana.ends, eva.ends) == (["closed"], ["closed"])
    assert eva.screen["table"]["status"] == "closed"
    secret = eva.screen["table"]["proof"]["secret"]
    assert chance.commitment(bytes.fromhex(secret)) == eva.screen["table"]["proof"]["commitment"]
    assert not ana.table.state.game_on().standing().winners
    assert await eva.do("pass") == Refusal("not_now", {"status": "closed"})
    late = world.person()
    assert await late.come(ana.table.code) == Refusal("closed")
    assert await world.store.open_table(chance.opener(await world.store.secret(), ana.device)) is None


async def test_chat_is_stored_before_it_is_told_and_once(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    mia = world.person()
    await mia.come(ana.table.code)
    assert isinstance(await eva.table.chat(eva.conn, "c1", "hola <b>ñ</b>\u202e"), Done)
    assert isinstance(await eva.table.chat(eva.conn, "c1", "hola <b>ñ</b>"), Done)
    assert [(line.seat, line.name, line.text) for line in ana.lines] == [(eva.seat, "Eva", "hola <b>ñ</b>")]
    assert isinstance(await mia.table.chat(mia.conn, "c2", "yo miro"), Done)
    assert [(line.n, line.seat) for line in eva.lines] == [(0, eva.seat), (1, None)]
    assert await eva.table.chat(eva.conn, "c3", "\u200b \n") == Refusal("empty_text")
    assert isinstance(await ana.table.mute(ana.conn, "m", eva.seat, muted=True), Done)
    assert await eva.table.chat(eva.conn, "c4", "oye") == Refusal("chat_muted")
    assert ana.screen["table"]["chat_muted"] == [eva.seat]
    assert isinstance(await ana.table.mute(ana.conn, "m2", eva.seat, muted=False), Done)
    assert isinstance(await eva.table.chat(eva.conn, "c5", "ya"), Done)
    assert [line.text for line in await ana.table.chat_lines()] == ["hola <b>ñ</b>", "yo miro", "ya"]
    assert [line.text for line in await ana.table.chat_lines(0, 1)] == ["ya"]


async def test_chat_by_the_tables_option(world: World) -> None:
    ana, _ = await started(world, "Ana", "Eva", chat="seats")
    mia = world.person()
    await mia.come(ana.table.code)
    assert await mia.table.chat(mia.conn, "1", "hola") == Refusal("chat_off")
    assert isinstance(await ana.table.chat(ana.conn, "2", "hola"), Done)
    off = (await started(world, "Ana", "Eva", chat="off"))[0]
    assert await off.table.chat(off.conn, "1", "hola") == Refusal("chat_off")


async def test_a_phrase_is_kept_as_its_key(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    assert isinstance(await ana.table.chat(ana.conn, "c1", "what is written beside a phrase", "nice"), Done)
    assert [(line.text, line.phrase) for line in eva.lines] == [("", "nice")]
    assert [line.phrase for line in await eva.table.chat_lines()] == ["nice"]


async def test_watchers_are_silenced_and_heard_again_by_the_host(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    mia = world.person()
    await mia.come(ana.table.code, name="Mia")
    assert await eva.table.mute(eva.conn, "1", None, muted=True) == Refusal("not_host")
    assert isinstance(await ana.table.mute(ana.conn, "2", None, muted=True), Done)
    assert mia.screen["table"]["table"]["chat"] == "seats"
    assert await mia.table.chat(mia.conn, "3", "hola") == Refusal("chat_off")
    assert isinstance(await eva.table.chat(eva.conn, "4", "hola"), Done)
    assert isinstance(await ana.table.mute(ana.conn, "5", None, muted=False), Done)
    assert isinstance(await mia.table.chat(mia.conn, "6", "gracias"), Done)
    assert [(line.seat, line.name) for line in ana.lines] == [(eva.seat, "Eva"), (None, "Mia")]
    off = (await started(world, "Ana", "Eva", chat="off"))[0]
    assert await off.table.mute(off.conn, "1", None, muted=False) == Refusal("chat_off")


async def test_watchers_are_named_unless_they_could_be_taken_for_a_player(world: World) -> None:
    ana, _ = await started(world, "Ana", "Eva")
    for name in ("Mia", "ana", "Аna", "", "\u200b", "Bea"):
        await world.person().come(ana.table.code, name=name)
    seen = ana.table.presence()
    assert (seen.watchers, seen.names) == (6, ["Bea", "Mia"])


async def test_a_watcher_loses_a_name_that_somebody_sits_down_with(world: World) -> None:
    ana = await world.open(seats=3)
    await ana.sit("Ana")
    mia = world.person()
    await mia.come(ana.table.code, name="Mía")
    assert ana.table.presence().names == ["Mía"]
    other = world.person()
    await other.come(ana.table.code)
    await other.sit("mía")
    assert ana.table.presence().names == []
    assert isinstance(await mia.table.chat(mia.conn, "c1", "hola"), Done)
    assert [(line.seat, line.name) for line in ana.lines] == [(None, "")]
    assert isinstance(await other.table.leave(other.conn, "l1"), Done)
    assert ana.table.presence().names == ["Mía"]


async def test_the_name_of_a_watcher_is_short(world: World) -> None:
    ana, _ = await started(world, "Ana", "Eva")
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
    for name in (family * 6, family * 7):
        await world.person().come(ana.table.code, name=name)
    assert ana.table.presence().names == [family * 6]


async def test_many_lines_of_chat_are_read_back(world: World) -> None:
    ana, _ = await started(world, "Ana", "Eva")
    for n in range(70):
        await ana.table.chat(ana.conn, f"c{n}", f"línea {n}")
    other = await world.process()
    again = await other.table(ana.table.code)
    assert again is not None
    assert [line.n for line in await again.chat_lines()] == list(range(20, 70))
    assert [line.n for line in await again.chat_lines(9, 70)] == list(range(10, 70))
