"""The exported log and its check (issue: `verify` rejects one die, one card or one entry changed, and names it)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from sobremesa.kit.records import Refusal
from sobremesa.tables.export import Line, header_hash, line_hash
from sobremesa.tables.verify import Checked, read_log, to_entries, verify
from tables.tabletop import Games
from tables.world import Person, World, started

GAMES = Games()


async def played(world: World, game: str = "natrak", **how: Any) -> tuple[Person, bytes]:
    options = {"target": 5} if game == "natrak" else {"turns": 6}
    people = await started(world, "Ana", "Eva", "Luz", game=game, options=options, **how)
    rng = random.Random(6)
    while people[0].table.state.status == "playing":
        mover = next(person for person in people if person.owes())
        await mover.play(rng)
    await people[0].table.chat(people[0].conn, "c", "¡bien!")
    data = await world.halls[0].export(people[0].device, people[0].table.code, chat=True)
    assert isinstance(data, bytes)
    return people[0], data


def rows(data: bytes) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in data.splitlines()]


def file(lines: list[dict[str, Any]], *, rehash: bool = False) -> bytes:
    if rehash:
        header = read_log(file(lines))[0]
        before = header_hash(header)
        for line in lines[1 : 1 + header.entries]:
            line["hash"] = ""
            before = line["hash"] = line_hash(before, msgspec.convert(line, Line))
    return b"\n".join(msgspec.json.encode(line) for line in lines)


async def test_a_finished_game_is_accepted(any_world: World) -> None:
    person, data = await played(any_world)
    found = verify(data, GAMES)
    assert found == Checked(ok=True, entries=person.table.head + 1)
    header, lines = read_log(data)
    assert (header.game, header.over) == ("natrak", True)
    stored = await any_world.store.load(person.table.code)
    assert [(e.seq, e.at, e.by, e.kind, e.digest) for e in to_entries(header, lines)] == [
        (e.seq, e.at, e.by, e.kind, e.digest) for e in stored
    ]
    drawn = [(*draw, sides) for line in lines for draw, sides in zip(_numbers(line), line.sides, strict=True)]
    assert "map" in {label.partition("/")[0] for label, _, sides in drawn if sides != 6}
    assert all(0 <= value < sides for _, value, sides in drawn)
    assert rows(data)[-1] == {
        "chat": [{"n": 0, "at": stored[-1].at, "seat": person.seat, "name": "Ana", "text": "¡bien!"}]
    }


def _numbers(line: Line) -> list[tuple[str, int]]:
    return [(label, value) for label, value in line.draws if isinstance(value, int)]


@pytest.mark.parametrize("rehash", [False, True])
async def test_what_is_changed_is_found_where_it_stands(world: World, rehash: bool) -> None:
    """Also where whoever changed it made all hashes anew."""
    _, data = await played(world)
    whole = rows(data)
    rolls = [i for i, row in enumerate(whole[1:-1], 1) if any(d[0].startswith("dice/") for d in row.get("draws", []))]
    acts = [i for i, row in enumerate(whole) if row.get("kind") == "act"]

    def broken(index: int, change: Any) -> Checked:
        lines = rows(data)
        change(lines[index])
        found = verify(file(lines, rehash=rehash), GAMES)
        assert not found.ok
        return found

    die = broken(rolls[3], lambda row: row["draws"][0].__setitem__(1, (row["draws"][0][1] + 1) % 6))
    assert (die.seq, die.reason) == (whole[rolls[3]]["seq"], "draw")
    assert die.detail.startswith("dice/")
    sides = broken(rolls[3], lambda row: row["sides"].__setitem__(0, 7))
    assert (sides.seq, sides.reason) == (whole[rolls[3]]["seq"], "draw")
    start = next(i for i, row in enumerate(whole) if row.get("kind") == "start")
    card = broken(start, lambda row: row["draws"][-1].__setitem__(1, list(reversed(row["draws"][-1][1]))))
    assert (card.seq, card.reason) == (whole[start]["seq"], "draw")
    placed = broken(acts[0], lambda row: row["body"]["action"].__setitem__("crossing", 0))
    assert placed.seq == whole[acts[0]]["seq"]
    other_seat = broken(acts[5], lambda row: row["body"].__setitem__("seat", (row["body"]["seat"] + 1) % 3))
    assert other_seat.seq == whole[acts[5]]["seq"]
    assert other_seat.reason == "entry"
    digest = broken(acts[7], lambda row: row.__setitem__("digest", "0" * 64))
    assert (digest.seq, digest.reason) == (whole[acts[7]]["seq"], "digest")
    seed = broken(whole.index(next(r for r in whole if "secret" in r.get("body", {}))), _other_seed)
    assert seed.reason == "seed"
    if not rehash:
        commitment = broken(1, lambda row: row["body"].__setitem__("commitment", "0" * 64))
        assert (commitment.seq, commitment.reason) == (0, "commitment")
        time = broken(acts[9], lambda row: row.__setitem__("at", row["at"] + 1))
        assert time.seq in {whole[acts[9]]["seq"], whole[acts[9]]["seq"] + 1}
        name = broken(2, lambda row: row["body"].__setitem__("name", "Otra"))
        assert (name.seq, name.reason) == (1, "changed")


def _other_seed(row: dict[str, Any]) -> None:
    row["body"]["secret"] = "00" * 32


async def test_lot_and_contributions_follow_from_s(world: World) -> None:
    _, data = await played(world, "tiny")

    def broken(kind: str, change: Any) -> Checked:
        lines = rows(data)
        change(next(row for row in lines if row.get("kind") == kind))
        return verify(file(lines, rehash=True), GAMES)

    assert broken("lot", lambda row: row["body"]["order"].reverse()).reason == "lot"
    assert broken("start", lambda row: row["body"]["salts"].reverse()).ok, "all three gave the same here"
    assert broken("start", lambda row: row["body"]["salts"].__setitem__(0, None)).reason == "contributions"
    assert broken("sit", lambda row: row["body"].__setitem__("salt", "cd" * 16)).reason == "contributions"


async def test_an_entry_taken_out_or_doubled_is_found(world: World) -> None:
    _, data = await played(world, "tiny")
    whole = rows(data)
    gone = whole[:8] + whole[9:]
    assert verify(file(gone), GAMES).seq == 7
    twice = [*whole[:8], whole[7], *whole[8:]]
    assert verify(file(twice), GAMES).seq == 7
    cut = whole[:9]
    assert verify(file(cut), GAMES).reason == "missing_entry"


async def test_after_the_entries_there_is_the_chat_or_nothing(world: World) -> None:
    _, data = await played(world, "tiny")
    whole = rows(data)
    assert verify(file(whole) + b"\n\n", GAMES).ok
    assert verify(file(whole[:-1]), GAMES).ok
    more = dict(whole[-2], seq=whole[-2]["seq"] + 1)
    for rest in (b"junk", b"{}", file([more]), file([whole[-1]])):
        assert verify(file(whole) + b"\n" + rest, GAMES).reason == "bad_line"
    assert verify(file([*whole[:-1], {"chat": [{"n": "x"}]}]), GAMES).reason == "bad_line"


async def test_whatever_bytes_come_in_an_answer_comes_out(world: World) -> None:
    _, data = await played(world, "tiny")
    rng = random.Random(1)
    assert (verify(b"", GAMES).reason, verify(b"", GAMES).detail) == ("not_a_log", "it is empty")
    assert verify(b"\xff\xfe{}", GAMES).reason == "not_a_log"
    assert verify(b"[" * 100_000, GAMES).reason == "not_a_log"
    assert verify(b'{"format":"other"}', GAMES).reason == "not_a_log"
    for _ in range(400):
        broken = bytearray(data)
        for _ in range(rng.randrange(1, 4)):
            broken[rng.randrange(len(broken))] = rng.randrange(256)
        found = verify(bytes(broken), GAMES)
        assert found.ok is False or b"chat" in data
    for end in range(0, len(data) - 200, 97):
        assert not verify(data[:end], GAMES).ok


async def test_a_running_game_is_not_told_and_its_hosts_file_has_no_chance_in_it(world: World) -> None:
    from sobremesa.tables.export import export_log

    people = await started(world, "Ana", "Eva")
    hall, code = world.halls[0], people[0].table.code
    assert await hall.export(people[0].device, code) == Refusal("not_now", {"status": "playing"})
    assert await hall.replay(people[0].device, code, 1) == Refusal("not_now", {"status": "playing"})
    data = await export_log(world.store, world.games, code)
    assert isinstance(data, bytes)
    assert verify(data, GAMES) == Checked(ok=True, entries=people[0].table.head + 1, open=True)
    assert b"draws" not in data
    assert people[0].table.state.game_on().start.key.encode() not in data


async def test_a_table_closed_by_its_host_is_open_too(world: World) -> None:
    people = await started(world, "Ana", "Eva")
    await (people[0] if people[0].owes() else people[1]).do("pass")
    await people[0].table.close(people[0].conn, "c")
    data = await world.halls[0].export(people[0].device, people[0].table.code)
    assert isinstance(data, bytes)
    assert verify(data, GAMES).ok


async def test_replay_shows_a_finished_game_at_any_entry(world: World) -> None:
    person, _ = await played(world, "tiny")
    hall, code = world.halls[0], person.table.code
    start = next(told["seq"] for told in person.screen["told"].values() if told["kind"] == "start")
    scene = await hall.replay(person.device, code, start, person.seat)
    assert not isinstance(scene, Refusal)
    assert scene.own is not None
    assert len(msgspec.json.decode(scene.own["hand"])) == 2
    assert msgspec.json.decode(scene.public["turn"])["turn"] == 1  # type: ignore[index]  # it runs
    whole = await hall.replay(person.device, code, person.table.head, as_open=True)
    assert not isinstance(whole, Refusal)
    assert len(whole.owns) == 3
    assert whole.own is None
    assert isinstance(await hall.replay(person.device, code, 10_000), Refusal)
    assert isinstance(await hall.replay(person.device, code, 3, 9), Refusal)


async def test_older_entries_come_in_pages_in_the_readers_form(world: World) -> None:
    person, _ = await played(world, "tiny")
    hall, code = world.halls[0], person.table.code
    told: list[dict[str, Any]] = []
    while True:
        page = await hall.record(person.device, code, told[-1]["seq"] if told else -1, 4)
        assert not isinstance(page, Refusal)
        if not page.told:
            break
        told += [msgspec.json.decode(raw) for raw in page.told]
    assert [one["seq"] for one in told] == list(range(person.table.head + 1))
    for one in told:
        assert one | {"undone": False} == person.screen["told"][one["seq"]] | {"undone": False}
