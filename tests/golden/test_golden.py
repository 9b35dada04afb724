"""Recorded games of Natrak replay as they were recorded: every digest, every event, the final standing (n221)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from golden.adventurers_ledger import MORE_PIECES, AdventurersLedger
from golden.ledger import DECK, PIECES, Ledger
from golden_file import GOLDEN, plain, read, shows, write
from sobremesa import games
from sobremesa.kit.checks.positions import round_trips
from sobremesa.kit.log import BadRecord, Input
from sobremesa.kit.match import Match
from sobremesa.kit.records import Refusal
from sobremesa.kit.replay import begin, fold
from sobremesa.tables.fold import apply
from sobremesa.tables.state import TableState
from sobremesa.tables.verify import read_log, to_entries, verify

FILES = sorted(GOLDEN.glob("natrak/*/*.json"))
CLOSED = sorted(GOLDEN.glob("natrak/*/*.jsonl"))
EVERY = 20
REQUIRED = {
    "3 seats",
    "4 seats",
    "5 seats",
    "6 seats",
    "on the own turn by building",
    "by Longest Road in another's turn",
    "by Largest Company before the roll",
    "in the special window",
    "by a Glory bought",
    "an absent seat skipped",
}


def name(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.parent.name}/{path.stem}"


recorded = pytest.mark.parametrize("path", FILES, ids=name)


def test_every_way_to_end_is_recorded() -> None:
    assert set().union(*(shows(read(path)) for path in FILES)) >= REQUIRED
    assert CLOSED, "no table that was closed"


@recorded
def test_the_file_is_of_its_folder_and_written_as_we_write_it(path: Path) -> None:
    golden = read(path)
    start = golden.record.start
    assert (start.game, str(start.generation)) == (path.parent.parent.name, path.parent.name)
    assert all(entry.digest for entry in golden.record.inputs)
    assert start.digest
    assert write(golden) == path.read_bytes()


@recorded
def test_it_replays_to_the_same_digests_events_and_standing_n221(path: Path) -> None:
    golden = read(path)
    match = begin(games.load(golden.record.start.game), golden.record.start)
    for done in fold(match, golden.record.inputs):
        assert plain(done.step.events) == golden.events[done.place], f"input {done.place}"
    assert plain(match.standing()) == golden.standing
    assert match.standing().finished


@recorded
def test_positions_on_the_way_go_out_and_come_back_and_play_on(path: Path) -> None:
    golden = read(path)
    game = games.load(golden.record.start.game)
    match = begin(game, golden.record.start)
    inputs = golden.record.inputs
    for done in fold(match, inputs):
        if done.place % EVERY == 0 and not match.standing().finished:
            round_trips(match)
            again = Match.from_position(game, game.position(match.state))
            plays_on(again, inputs[done.place + 1 : done.place + 1 + EVERY])


def plays_on(match: Match[Any], inputs: list[Input]) -> None:
    """The same inputs give the same digests. Up to an undo: nothing before a position can be undone."""
    for entry in inputs:
        if entry.kind == "undo":
            return
        assert not isinstance(match.enter(entry), Refusal)
        assert match.digest() == entry.digest


@recorded
def test_no_card_piece_or_scroll_comes_from_nowhere(path: Path) -> None:
    golden = read(path)
    match = begin(games.load(golden.record.start.game), golden.record.start)
    quest = "adventurers" in path.stem
    books: list[Ledger] = []
    ledger = AdventurersLedger(match.state.seats) if quest else Ledger(match.state.seats)
    gone: set[int] = set()
    for done in fold(match, golden.record.inputs):
        books.append(ledger.copy())
        for event in golden.events[done.place]:
            ledger.note(event)
        for taken_back in match.undone - gone:
            ledger = books[taken_back].copy()
        gone = set(match.undone)
        conserved(match, ledger)
        if isinstance(ledger, AdventurersLedger):
            conserved_too(match, ledger)


def conserved(match: Match[Any], ledger: Ledger) -> None:
    state, public = match.state, match.public()
    everything: Any = public
    for seat, player in enumerate(everything.players):
        own: Any = match.own(seat)
        assert {kind: n for kind, n in own.hand.items() if n} == dict(+ledger.hands[seat])
        assert min(own.hand.values()) >= 0
        assert player.cards == ledger.hands[seat].total()
        assert {held.kind: held.number for held in own.scrolls} == dict(+ledger.scrolls[seat])
        assert player.supply == {piece: n - ledger.board[seat][piece] for piece, n in PIECES.items()}
    assert len(state.deck) == DECK["small" if state.seats < 5 else "large"] - ledger.bought
    counted = sum(state.deck.count(kind) for kind in range(5)) + sum(map(sum, state.scrolls)) + sum(state.cast)
    assert counted == DECK["small" if state.seats < 5 else "large"]


def conserved_too(match: Match[Any], ledger: AdventurersLedger) -> None:
    public: Any = match.public()
    for seat, standing in enumerate(public.standings):
        own: Any = match.own(seat)
        assert own.progress == dict(+ledger.progress[seat])
        assert standing.progress == ledger.progress[seat].total()
        assert standing.supply == {piece: n - ledger.board[seat][piece] for piece, n in MORE_PIECES.items()}
    for discipline, facts in public.box.disciplines.items():
        assert public.progress.left[discipline] == sum(facts.deck.values()) - ledger.drawn[discipline]


def test_a_game_of_each_generation_with_adventurers_n220_n221() -> None:
    played = {path.parent.name for path in FILES if "adventurers" in path.stem}
    assert played == {"1", "2", "3", "4", "5", "6"}


@recorded
def test_a_changed_digest_die_or_input_is_noticed(path: Path) -> None:
    record = read(path).record
    half = len(record.inputs) // 2
    broken = list(record.inputs)
    broken[half] = msgspec.structs.replace(broken[half], digest="0" * 64)
    with pytest.raises(BadRecord, match=f"input {half}"):
        replayed(record.start, broken)
    other = msgspec.structs.replace(record.start, key="00" * 32)
    with pytest.raises(BadRecord, match="the start"):
        replayed(other, record.inputs)
    with pytest.raises(BadRecord):
        replayed(record.start, record.inputs[:half] + record.inputs[half + 1 :])


def replayed(start: Any, inputs: list[Input]) -> None:
    for _ in fold(begin(games.load(start.game), start), inputs):
        pass


@pytest.mark.parametrize("path", CLOSED, ids=name)
def test_a_table_that_was_closed_has_no_winner_n21_n214(path: Path) -> None:
    data = path.read_bytes()
    header, lines = read_log(data)
    found = verify(data, games)
    assert found.ok
    assert found.entries == header.entries == len(lines)
    seed = bytes.fromhex(lines[-1].body["secret"])
    state = TableState(header.table, games.load, lambda _nonce: seed)
    for line, entry in zip(lines, to_entries(header, lines), strict=True):
        apply(state, entry)
        if line.digest is not None:
            assert state.game_on().digest() == line.digest, f"entry {line.seq}"
    assert (lines[-1].kind, lines[-1].by, state.status) == ("close", "host", "closed")
    standing = state.game_on().standing()
    assert (standing.finished, standing.winners) == (False, ())
    assert sum(line.kind == "act" for line in lines) > 100


@pytest.mark.parametrize("path", CLOSED, ids=name)
def test_one_card_changed_in_it_is_found(path: Path) -> None:
    rows = path.read_bytes().splitlines(keepends=True)
    seq, row = next((i, row) for i, row in enumerate(rows) if b'"draws":[["dice/' in row)
    value = msgspec.json.decode(row)["draws"][0][1]
    rows[seq] = row.replace(f'/red",{value}]'.encode(), f'/red",{(value + 1) % 6}]'.encode())
    assert rows[seq] != row
    found = verify(b"".join(rows), games)
    assert (found.ok, found.seq, found.reason) == (False, seq - 1, "draw")
