"""From options to the first state (V1 to V10, V19)."""

from __future__ import annotations

from sobremesa.games.vasallos import generations
from sobremesa.games.vasallos.data.load import start_type
from sobremesa.games.vasallos.meta import META, SIXTH_COLOUR
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.rules import laying
from sobremesa.games.vasallos.rules.deed import Deed
from sobremesa.games.vasallos.rules.turn import begin
from sobremesa.games.vasallos.rulesets import ruleset
from sobremesa.games.vasallos.state import NOTHING, State
from sobremesa.games.vasallos.tiles import cell_number, forms
from sobremesa.kit.contract import Dress, Step
from sobremesa.kit.draws import Chance, Draw, shuffled
from sobremesa.kit.records import Refusal, Who

SIX = 6


def seats_for(options: Options) -> tuple[int, ...]:
    """The numbers of seats that a combination of boxes allows (V2)."""
    return META.seats if options.todo else tuple(n for n in META.seats if n < SIX)


def settle(options: Options, seats: int) -> Options | Refusal:
    """Refuse a number of seats that the boxes do not allow (V2, V4)."""
    allowed = seats_for(options)
    return options if seats in allowed else Refusal("bad_seats", {"seats": list(allowed)})


def dress(seats: int, taken: list[tuple[str, str | None]]) -> Dress:
    """Colours that nobody has; pink is for the sixth at a table of six, when the other five are taken (V7)."""
    gone = {colour for colour, _ in taken}
    free = tuple(colour for colour in META.colours if colour not in gone and colour != SIXTH_COLOUR)
    if not free and seats == SIX and SIXTH_COLOUR not in gone:
        free = (SIXTH_COLOUR,)
    return Dress(free, ())


def blank(options: Options, who: tuple[Who, ...], key: bytes, generation: int) -> State:
    """A state with nothing on the map and an empty deck."""
    rules, seats = ruleset(options), len(who)
    return State(
        generation=generation,
        key=key,
        rules=rules,
        seats=seats,
        who=list(who),
        persons=sum(1 << seat for seat, w in enumerate(who) if w != "bot"),
        absent=sum(1 << seat for seat, w in enumerate(who) if w == "nobody"),
        deck=b"",
        slots=rules.new_slots(seats),
        supply=[kind.number for _ in who for kind in rules.figures],
        parts=[{} for _ in who],
    )


def start(
    options: Options, who: tuple[Who, ...], key: bytes, generation: int, deck: bytes | None = None
) -> tuple[State, Step]:
    """The state before the first tile is laid. Tests and replays may say the deck, types by number, the first one first.

    Raises `ValueError` for an unknown generation or options that do not go with the number of seats.
    """
    generations.check(generation)
    if len(who) not in seats_for(options):
        raise ValueError(f"{len(who)} seats do not go with {options}")
    state, chance, deed = blank(options, who, key, generation), Chance(key), Deed()
    unshuffled = state.rules.deck
    state.deck = bytes(unshuffled[i] for i in chance.order("deck", len(unshuffled))) if deck is None else deck
    laying.lay(state, forms()[4 * start_type()], cell_number(0, 0), NOTHING)
    begin(state, deed)
    return state, Step(deed.events, undoable=False, draws=chance.made)


def reshuffle(state: State, key: bytes) -> list[Draw]:
    """Another K, and the tiles that are still to be drawn in another order."""
    state.key = key
    chance = Chance(key)
    state.deck = state.deck[: state.drawn] + shuffled(chance, "again/deck", state.deck[state.drawn :])
    return chance.made
