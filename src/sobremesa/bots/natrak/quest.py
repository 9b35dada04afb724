"""With adventurers: what Basic has not. Disciplines are raised, adventurers stand ready, walls and cards are used.

The mode's views and actions are records of an expansion: they are read by their names, and made by the game's own types.
"""

from __future__ import annotations

from typing import Any

from sobremesa.bots.natrak import progress
from sobremesa.bots.natrak.cards import worths
from sobremesa.bots.natrak.goals import Goal
from sobremesa.bots.natrak.land import BASICS
from sobremesa.bots.natrak.position import Position, ones, pairs
from sobremesa.kit.menus import Kinds
from sobremesa.kit.records import Action

SOON = 4
"""The step of the march from which adventurers should be active."""
TALL = 3
"""A discipline from here on is worth going on with."""


def has_quests(position: Position) -> bool:
    """Is this the mode with adventurers?"""
    return position.public.rules.mode != "basic"


def strength(position: Position, seat: int) -> int:
    """The levels of all adventurers of a seat, resting or not."""
    public: Any = position.public
    return sum(hero.level for hero in public.figures.adventurers if hero.seat == seat)


def cities(position: Position, seat: int) -> list[int]:
    """The crossings of a seat's cities."""
    return [crossing for crossing, (owner, size) in position.buildings.items() if owner == seat and size == 2]


def site_worth(position: Position, crossing: int) -> tuple[int, int]:
    """What a city is worth to its owner: its pips."""
    return sum(position.land.yields[crossing]), -crossing


def asked(position: Position, goal: Goal | None, offered: set[str], known: Kinds) -> Action | None:
    """The answer to what the mode asks besides: a sacking, a consolation, a gift, cards to take, a city for a metropolis."""
    if "sack" in offered:
        return known["sack"](crossing=min(ones(position.menu, "sack"), key=lambda c: site_worth(position, c)))
    if "pick" in offered:
        worth = worths(position, goal)
        return known["pick"](material=BASICS[max(range(len(BASICS)), key=lambda m: (worth[m], -m))])
    if "place_metropolis" in offered:
        options = pairs(position.menu, "place_metropolis")
        discipline, crossing = max(options, key=lambda option: site_worth(position, option[1]))
        return known["place_metropolis"](discipline=discipline, crossing=crossing)
    if "discard" in offered or "give" in offered:
        kind = "discard" if "discard" in offered else "give"
        number = next(debt.number for debt in position.public.turn.debts if debt.seat == position.me)
        return known[kind](cards=to_lose(position, goal, number))
    return progress.taken(position, goal, offered, known)


def to_lose(position: Position, goal: Goal | None, number: int) -> dict[str, int]:
    """The cards to lose, goods too: one by one the least useful."""
    own: Any = position.own
    left: dict[str, int] = {name: held for name, held in own.hand.items() if held}
    need: dict[str, int] = {}
    need.update(zip(BASICS, goal.need if goal else [1] * len(BASICS), strict=True))
    wanted = {name: progress.next_price(position, name) for name in left if name not in need}
    lost: dict[str, int] = {}
    for _ in range(number):
        worst = max(sorted(left), key=lambda name: left[name] - (need.get(name) or wanted.get(name, 0)))
        left[worst] -= 1
        lost[worst] = lost.get(worst, 0) + 1
        if not left[worst]:
            del left[worst]
    return lost


def in_main(position: Position, goal: Goal | None, offered: set[str], known: Kinds) -> Action | None:
    """What comes before building: raises, cards, the defence, and the dragon driven off."""
    if "raise" in offered:
        names: list[str] = ones(position.menu, "raise")
        return known["raise"](discipline=max(names, key=lambda name: (raise_worth(position, name), name)))
    action = progress.play(position, goal, offered, known)
    if action is None:
        action = _defence(position, goal, offered, known)
    if action is None and "drive_off" in offered and _sits_on_me(position):
        return known["drive_off"](crossing=ones(position.menu, "drive_off")[0])
    if action is None and "build_wall" in offered and _crowded(position):
        return known["build_wall"](
            crossing=max(ones(position.menu, "build_wall"), key=lambda c: site_worth(position, c))
        )
    return action


def raise_worth(position: Position, discipline: str) -> float:
    """How good the next level of a discipline is: a metropolis first, then what is high, then Crown for the defence."""
    public: Any = position.public
    level: int = public.standings[position.me].levels[discipline]
    holder = next((m.seat for m in public.figures.metropolises if m.discipline == discipline), None)
    highest = max(other.levels[discipline] for other in public.standings)
    if level + 1 >= 4 and holder != position.me and (holder is None or level + 1 > highest):
        return 10.0
    return level + (0.5 if level >= TALL else 0.0)


def _defence(position: Position, goal: Goal | None, offered: set[str], known: Kinds) -> Action | None:
    """Adventurers are activated when an attack is near; earlier if wheat is spare."""
    if "activate" not in offered or not cities(position, position.me):
        return None
    public: Any = position.public
    wheat, need = position.hand[2], goal.need[2] if goal else 0
    near = public.goblins.march >= SOON
    if near or (public.goblins.march >= SOON - 1 and wheat > need):
        resting = [h for h in public.figures.adventurers if h.seat == position.me and not h.active]
        strongest = max(resting, key=lambda hero: (hero.level, -hero.crossing))
        return known["activate"](crossing=strongest.crossing)
    return None


def _sits_on_me(position: Position) -> bool:
    dragon = position.public.pieces.dragon
    corners = position.land.map.hex_corners[dragon]
    return any(position.buildings.get(corner, (-1, 0))[0] == position.me for corner in corners)


def _crowded(position: Position) -> bool:
    player = position.public.players[position.me]
    return player.cards > player.limit - 1


def goals(position: Position) -> list[Goal]:
    """An adventurer, or a higher level, while the own share of the defence is short (N82, N83)."""
    public: Any = position.public
    mine = len(cities(position, position.me))
    short = mine + 1 - strength(position, position.me)
    if not mine or short <= 0:
        return []
    worth = 0.7 + 0.12 * public.goblins.march + 0.2 * min(short, 2)
    found = []
    if public.standings[position.me].supply["adventurer"]:
        found.append(Goal("adventurer", -1, position.price("adventurer"), worth))
    if any(hero.seat == position.me and hero.level == 1 for hero in public.figures.adventurers):
        found.append(Goal("promotion", -1, position.price("promote"), worth))
    return found


def step(position: Position, goal: Goal, offered: set[str], known: Kinds) -> Action | None:
    """The step towards such a goal."""
    if goal.what == "adventurer" and "build_adventurer" in offered:
        spots: list[int] = ones(position.menu, "build_adventurer")
        # Where a camp may yet come no adventurer should stand.
        return known["build_adventurer"](crossing=min(spots, key=lambda c: (position.is_open(c), c)))
    if goal.what == "promotion" and "promote" in offered:
        return known["promote"](crossing=ones(position.menu, "promote")[0])
    return None
