"""Reads the cases of the specification (section 22) and plays them, every line of them checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sobremesa.games.vasallos.data.load import number_of
from sobremesa.games.vasallos.expansions.ferias.records import GoodsTaken
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.start import start
from sobremesa.games.vasallos.state import State
from sobremesa.kit.contract import Step
from sobremesa.kit.decode import decode
from sobremesa.kit.match import Match
from sobremesa.kit.records import Event, Refusal, Who

SPEC = Path(__file__).resolve().parents[3] / "docs" / "games" / "vasallos" / "spec.md"
LETTERS = "ABCDEF"
KINDS = {"vasallo": "vassal", "doble": "big", "constructor": "builder", "cerdo": "pig", "sombra": "phantom"}
PERSONS: tuple[Who, ...] = ("person", "person", "person", "person", "person", "person")
IN_GAME = ("cities", "roads", "monasteries")

STEP = re.compile(r"([A-F])(\d+)(\+?)\s+(\S+) @ (-?\d+),(-?\d+) r(\d)\s*(.*)")
ASIDE = re.compile(r"([A-F])(\d+)(\+?)\s+aside (\S+)")


@dataclass
class StepLine:
    """A tile laid, or set aside; what is put on it; the lines that go with it."""

    seat: str
    turn: int
    extra: bool
    tile: str
    aside: bool = False
    cell: tuple[int, int] = (0, 0)
    turned: int = 0
    puts: list[tuple[str, str]] = field(default_factory=list)
    gains: dict[str, int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


@dataclass
class Case:
    """A little game."""

    name: str
    options: Options
    steps: list[StepLine]
    end: dict[str, int]
    breakdown: dict[str, dict[str, int]]


def cases() -> Iterator[Case]:
    """Every block of the worked cases; a second one of the same number has `b` after it."""
    text = SPEC.read_text(encoding="utf-8").partition("## 23. Worked cases")[2]
    for part in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        number = part.split()[0]
        for i, block in enumerate(re.findall(r"```\n(.*?)```", part, re.DOTALL)):
            yield read(f"{number.lower()}{'b' if i else ''}", block)


def read(name: str, block: str) -> Case:
    """A case from its lines."""
    case = Case(name, Options(todo=True, ferias=True, sombra=True), [], {}, {})
    for raw in block.strip().splitlines():
        line = raw.strip()
        if line.startswith("game "):
            boxes = set(line.split()[1:])
            case.options = Options(todo="todo" in boxes, ferias="ferias" in boxes, sombra="sombra" in boxes)
        elif line.startswith("end "):
            case.end = numbers(line[4:], r"([A-F]) (\d+)")
        elif line.startswith("breakdown "):
            seat, _, said = line.removeprefix("breakdown ").partition(":")
            case.breakdown[seat] = numbers(said, r"([a-z ]+?) (\d+)(?:,|$)")
        elif found := ASIDE.fullmatch(line):
            case.steps.append(StepLine(found[1], int(found[2]), bool(found[3]), found[4], aside=True))
        elif found := STEP.fullmatch(line):
            case.steps.append(_step(found))
        else:
            case.steps[-1].notes.append(line)
    return case


def _step(found: re.Match[str]) -> StepLine:
    puts, _, gains = found[8].partition("=>")
    line = StepLine(found[1], int(found[2]), bool(found[3]), found[4])
    line.cell, line.turned = (int(found[5]), int(found[6])), int(found[7])
    line.puts = [(put.split()[0], put.split()[1]) for put in puts.strip().split(", ") if put not in ("", "-")]
    line.gains = numbers(gains, r"([A-F]) (\d+)")
    return line


def numbers(text: str, pattern: str) -> dict[str, int]:
    """Words and the numbers after them."""
    return {word.strip(): int(number) for word, number in re.findall(pattern, text)}


class Played:
    """A match spoken to by letters, with a deck that was said."""

    def __init__(
        self, options: Options, seats: int, deck: list[str], who: tuple[Who, ...] | None = None, *, look: bool = False
    ) -> None:
        self.look = look
        types = bytes(number_of()[tile] for tile in deck)
        state, opening = start(options, who or PERSONS[:seats], bytes(32), 1, types)
        self.match: Match[State] = Match.from_position(GAME, GAME.position(state))
        self.events: list[Event] = list(opening.events)
        """Of the last input."""
        self.history: list[Event] = list(opening.events)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def phase(self) -> str:
        return self.match.state.phase

    def took(self, answer: Step | Refusal) -> str | None:
        if isinstance(answer, Refusal):
            return answer.code
        self.events = answer.events
        if self.look:
            self.match.public()
        self.history += answer.events
        return None

    def send(self, seat: str, kind: str, /, **fields: Any) -> str | None:
        """None, or the code of the refusal, which changes nothing and which `explain` knows (V29)."""
        action = decode(GAME, {"type": kind, **fields})
        if isinstance(action, Refusal):
            return action.code
        number = LETTERS.index(seat)
        before, told = self.match.digest(), self.match.explain(number, action)
        answer = self.match.play(number, action)
        assert answer == told if isinstance(answer, Refusal) else told is None
        assert not isinstance(answer, Refusal) or self.match.digest() == before
        return self.took(answer)

    def place(self, seat: str, x: int, y: int, turn: int) -> str | None:
        return self.send(seat, "place", cell=[x, y], turn=turn)

    def put(self, seat: str, kind: str, zone: str) -> str | None:
        if KINDS[kind] == "phantom":
            return self.send(seat, "phantom", zone=zone)
        return self.send(seat, "figure", kind=KINDS[kind], zone=zone)

    def lapse(self, seat: str) -> str | None:
        return self.took(self.match.lapse(LETTERS.index(seat)))

    def undo(self, seat: str) -> str | None:
        return self.took(self.match.undo(LETTERS.index(seat)))

    def presence(self, seat: str, who: Who) -> None:
        self.took(self.match.presence(LETTERS.index(seat), who))

    def fork(self) -> Played:
        twin = object.__new__(Played)
        twin.match = self.match.fork()
        twin.events, twin.history, twin.look = [], [], self.look
        return twin

    def points(self, seat: str, *sources: str) -> int:
        parts = self.match.standing().scores[LETTERS.index(seat)].parts
        return sum(n for source, n in parts.items() if not sources or source in sources)

    def parts(self, seat: str) -> dict[str, int]:
        return self.match.standing().scores[LETTERS.index(seat)].parts

    def supply(self, seat: str) -> dict[str, int]:
        public: Any = self.match.public()
        supply: dict[str, int] = public.players[LETTERS.index(seat)].supply
        return supply

    def told(self, kind: str) -> list[Any]:
        """The events of a type among those of the last input."""
        return [event for event in self.events if event.__struct_config__.tag == kind]


def run(case: Case, *, look: bool = False) -> Played:
    """Play a case; raises `AssertionError` where the game and the page differ. `look`: at the public view after every input."""
    seats = max(LETTERS.index(step.seat) for step in case.steps) + 1
    game = Played(case.options, max(seats, 2), [step.tile for step in case.steps], look=look)
    asides = iter([step for step in case.steps if step.aside])
    tiles = [step for step in case.steps if not step.aside]
    check_asides(game.events, asides)
    for step in tiles:
        assert (game.state.turn - 1) // game.state.seats + 1 == step.turn, step
        assert (LETTERS[game.state.active], bool(game.state.step)) == (step.seat, step.extra), step
        play_step(game, step)
        check_asides(game.events, asides)
    assert next(asides, None) is None
    assert game.match.standing().finished
    assert {seat: game.points(seat) for seat in case.end} == case.end
    for seat, parts in case.breakdown.items():
        assert game.parts(seat) == {source.replace(" ", "_"): n for source, n in parts.items()}
    return game


def check_asides(events: list[Event], wanted: Iterator[StepLine]) -> None:
    """Tiles set aside in this input are the next ones of the case."""
    for event in events:
        if event.__struct_config__.tag == "tile_set_aside":
            line, told = next(wanted), event
            assert (LETTERS[getattr(told, "seat")], getattr(told, "tile")) == (line.seat, line.tile)  # noqa: B009  # any event


def play_step(game: Played, step: StepLine) -> None:
    """One step, with its refusals and all that is said of its closing."""
    before = {seat: game.points(seat, *IN_GAME) for seat in LETTERS[: game.state.seats]}
    for note in step.notes:
        if found := re.fullmatch(r"✗ @ (-?\d+),(-?\d+) r(\d) → (\w+)", note):
            assert game.place(step.seat, int(found[1]), int(found[2]), int(found[3])) == found[4], note
    assert game.place(step.seat, *step.cell, step.turned) is None, step
    opened = [game.phase] if game.phase in ("figure", "phantom") else []
    for note in step.notes:
        check_refusal(game, step.seat, note)
    for kind, zone in step.puts:
        if kind == "sombra" and game.phase == "figure":
            assert game.send(step.seat, "no_figure") is None
            opened.append(game.phase)
        assert game.put(step.seat, kind, zone) is None, (step, kind, zone)
        opened.append(game.phase)
    turn = (step.turn - 1) * game.state.seats + LETTERS.index(step.seat) + 1
    while game.phase in ("figure", "phantom") and (game.state.turn, bool(game.state.step)) == (turn, step.extra):
        opened.append(game.phase)
        assert game.send(step.seat, f"no_{game.phase}") is None
    after = {seat: game.points(seat, *IN_GAME) for seat in before}
    assert {seat: n - before[seat] for seat, n in after.items() if n != before[seat]} == step.gains, step
    for note in step.notes:
        check_closing(game, note, opened)


def check_refusal(game: Played, seat: str, note: str) -> None:
    """`✗ figure zone → code` and `✓ figure zone`, tried on a copy."""
    if note[0] not in "✗✓" or note.startswith("✗ @") or note == "✗ sombra":
        return
    said, _, code = note[2:].partition(" → ")
    puts, twin = [(put.split()[0], put.split()[1]) for put in said.split(", ")], game.fork()
    if puts[0][0] == "sombra" and game.state.rules.options.sombra:
        assert twin.send(seat, "no_figure") is None, note
    for kind, zone in puts[:-1]:
        assert twin.put(seat, kind, zone) is None, note
    assert twin.put(seat, *puts[-1]) == (code or None), note


def check_closing(game: Played, note: str, opened: list[str]) -> None:
    """Goods, supplies, and phases that must not open."""
    if note == "✗ sombra":
        assert "phantom" not in opened
    elif note.startswith("goods "):
        seat = note.split()[1]
        taken = [event for event in game.events if isinstance(event, GoodsTaken)]
        found = {goods: n for event in taken for goods, n in event.goods.items()}
        assert found == numbers(note[8:], r"([a-z]+) (\d+)"), note
        assert {event.seat for event in taken} == {LETTERS.index(seat)}
    elif note.startswith("supply "):
        for said in note.removeprefix("supply ").split("; "):
            for kind, n in numbers(said[2:], r"([a-z]+) (\d+)").items():
                assert game.supply(said[0])[KINDS[kind]] == n, note
    else:
        assert note[0] in "✗✓", f"not understood: {note}"


CASES_BY_NAME = {case.name: case for case in cases()}
