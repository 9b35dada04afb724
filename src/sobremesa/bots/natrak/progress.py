"""When to play a progress card, and with what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.bots.natrak import dragon
from sobremesa.bots.natrak.cards import spare, worths
from sobremesa.bots.natrak.goals import Goal, missing
from sobremesa.bots.natrak.land import BASICS, pips
from sobremesa.bots.natrak.position import Position, choices, ones, pairs
from sobremesa.kit.menus import Kinds
from sobremesa.kit.records import Action

LIKED = (
    *("merchant", "resource_monopoly", "medicine", "irrigation", "mining", "wedding", "master_merchant", "deserter"),
    *("warlord", "saboteur", "crane", "goods_monopoly", "trade_port", "smith", "road_building", "spy", "intrigue"),
    *("alchemist", "engineering", "bishop", "diplomat", "inventor", "merchant_fleet"),
)
"""Cards to take with a Spy, the best first."""

Fields = dict[str, Any]


def next_price(position: Position, good: str) -> int:
    """How many of a good the next level of its discipline costs; 0 at the top."""
    public: Any = position.public
    levels: dict[str, int] = public.standings[position.me].levels
    for name, facts in public.box.disciplines.items():
        if facts.good == good:
            return levels[name] + 1 if levels[name] < public.box.levels else 0
    return 0


def lacking_good(position: Position) -> str:
    """The good that the next raise lacks least of, but lacks."""
    own: Any = position.own
    public: Any = position.public
    goods: list[str] = [facts.good for facts in public.box.disciplines.values()]
    short = {good: next_price(position, good) - own.hand[good] for good in goods}
    lacks = [good for good in goods if short[good] > 0]
    return min(lacks or goods, key=lambda good: (short[good], good))


def taken(position: Position, goal: Goal | None, offered: set[str], known: Kinds) -> Action | None:
    """What to take from a rival whose cards one sees."""
    if "take_card" in offered:
        names: list[str] = ones(position.menu, "take_card")
        return known["take_card"](card=min(names, key=lambda n: LIKED.index(n) if n in LIKED else len(LIKED)))
    if "take_cards" in offered:
        (choice,) = choices(position.menu, "take_cards")
        (field,) = choice.fields
        left: dict[str, int] = dict(getattr(field, "max", {}))
        found: dict[str, int] = {}
        worth: dict[str, float] = {}
        worth.update(zip(BASICS, worths(position, goal), strict=True))
        good = lacking_good(position)
        for _ in range(getattr(field, "most", 0)):
            held = [name for name, number in left.items() if number]
            best = max(held, key=lambda name: worth.get(name, 1.25 if name == good else 1.0))
            left[best] -= 1
            found[best] = found.get(best, 0) + 1
        return known["take_cards"](cards=found)
    return None


def play(position: Position, goal: Goal | None, offered: set[str], known: Kinds) -> Action | None:
    """The first card that helps now, with its choices."""
    for kind in sorted(name for name in offered if name.startswith("play_")):
        chooser = CHOOSERS.get(kind)
        fields = chooser(position, goal) if chooser is not None else None
        if fields is not None:
            return known[kind](**fields)
    return None


def _always(_position: Position, _goal: Goal | None) -> Fields | None:
    return {}


def _merchant(position: Position, _goal: Goal | None) -> Fields | None:
    public: Any = position.public
    if public.figures.merchant is not None and public.figures.merchant.seat == position.me:
        return None
    gives = position.land.hex_gives
    best = max(ones(position.menu, "play_merchant"), key=lambda h: (position.income[gives[h]], -h))
    return {"hex": best}


def _fleet(position: Position, goal: Goal | None) -> Fields | None:
    left = spare(position, goal)
    most = max(range(len(BASICS)), key=lambda m: (left[m], -m))
    if goal is None or not any(missing(goal.need, position.hand)) or left[most] < 2 or position.rates[most] <= 2:
        return None
    return {"material": BASICS[most]}


def _fair(position: Position, goal: Goal | None) -> Fields | None:
    return {} if _fleet(position, goal) is not None else None


def _port(position: Position, goal: Goal | None) -> Fields | None:
    left = spare(position, goal)
    most = max(range(len(BASICS)), key=lambda m: (left[m], -m))
    return {"material": BASICS[most]} if left[most] else None


def _dangerous(position: Position, kind: str) -> Fields | None:
    players = position.public.players
    rivals: list[int] = ones(position.menu, kind)
    return {"rival": max(rivals, key=lambda seat: (players[seat].points, players[seat].cards, -seat))}


def _spy(position: Position, _goal: Goal | None) -> Fields | None:
    public: Any = position.public
    rivals: list[int] = ones(position.menu, "play_spy")
    return {"rival": max(rivals, key=lambda seat: (public.standings[seat].progress, -seat))}


def _resource(position: Position, goal: Goal | None) -> Fields | None:
    worth = worths(position, goal)
    return {"material": BASICS[max(range(len(BASICS)), key=lambda m: (worth[m], -m))]}


def _goods(position: Position, _goal: Goal | None) -> Fields | None:
    return {"material": lacking_good(position)}


def _bishop(position: Position, _goal: Goal | None) -> Fields | None:
    best = max(ones(position.menu, "play_bishop"), key=lambda h: (dragon.harm(position, h), -h))
    return {"hex": best}


def _deserter(position: Position, _goal: Goal | None) -> Fields | None:
    rival, crossing = max(
        pairs(position.menu, "play_deserter"),
        key=lambda o: (position.threat(o[0]), o[1] is not None and not position.is_open(o[1]), -(o[1] or 0)),
    )
    return {"rival": rival, "crossing": crossing}


def _diplomat(position: Position, _goal: Goal | None) -> Fields | None:
    edges: list[int] = ones(position.menu, "play_diplomat")
    return {"edge": max(edges, key=lambda edge: (position.threat(position.roads[edge]), -edge))}


def _first(kind: str, name: str) -> Callable[[Position, Goal | None], Fields | None]:
    def chosen(position: Position, _goal: Goal | None) -> Fields | None:
        return {name: ones(position.menu, kind)[0]}

    return chosen


def _best_site(kind: str) -> Callable[[Position, Goal | None], Fields | None]:
    def chosen(position: Position, _goal: Goal | None) -> Fields | None:
        sites: list[int] = ones(position.menu, kind)
        return {"crossing": max(sites, key=lambda c: (sum(position.land.yields[c]), -c))}

    return chosen


def _alchemist(position: Position, _goal: Goal | None) -> Fields | None:
    """The sum that pays the own buildings best."""
    gains = dict.fromkeys(range(2, 13), 0)
    for number, hex_ in enumerate(position.public.board.hexes):
        if hex_.token and number != position.public.pieces.dragon:
            corners = position.land.map.hex_corners[number]
            sites = [position.buildings.get(corner, (-1, 0)) for corner in corners]
            gains[hex_.token] += sum(size for owner, size in sites if owner == position.me)
    best = max(gains, key=lambda total: (gains[total], -total))
    red = max(1, best - 6)
    return {"red": red, "white": best - red}


def _crane(position: Position, _goal: Goal | None) -> Fields | None:
    own: Any = position.own
    public: Any = position.public
    if not any(owner == position.me and size == 2 for owner, size in position.buildings.values()):
        return None
    goods = [facts.good for facts in public.box.disciplines.values()]
    pays = [good for good in goods if (price := next_price(position, good)) and own.hand[good] == price - 1 > 0]
    return {} if pays else None


def _inventor(position: Position, _goal: Goal | None) -> Fields | None:
    """The swap that brings the own land most."""
    hexes = position.public.board.hexes
    mine = [0] * len(hexes)
    for number in range(len(hexes)):
        for corner in position.land.map.hex_corners[number]:
            owner, size = position.buildings.get(corner, (-1, 0))
            mine[number] += size if owner == position.me else -size if owner >= 0 else 0

    def gain(option: tuple[int, int]) -> int:
        a, b = option
        return (mine[a] - mine[b]) * (pips(hexes[b].token) - pips(hexes[a].token))

    first, second = max(pairs(position.menu, "play_inventor"), key=lambda option: (gain(option), option))
    return {"first": first, "second": second} if gain((first, second)) > 1 else None


def _roads(_position: Position, goal: Goal | None) -> Fields | None:
    return {} if goal is not None and (goal.what == "route" or goal.edges) else None


def _smith(position: Position, _goal: Goal | None) -> Fields | None:
    public: Any = position.public
    low = [h for h in public.figures.adventurers if h.seat == position.me and h.level == 1 and not h.promoted]
    return {} if low and not public.effects.smiths else None


def _smuggling(position: Position, goal: Goal | None) -> Fields | None:
    left = spare(position, goal)
    most = max(range(len(BASICS)), key=lambda m: (left[m], -m))
    number = min(2, left[most])
    return {"give": {BASICS[most]: number}, "get": {lacking_good(position): number}} if number else None


def _levy(position: Position, _goal: Goal | None) -> Fields | None:
    public: Any = position.public
    return {"crossing": ones(position.menu, "play_levy")[0]} if public.goblins.march >= 3 else None


def _warlord(position: Position, _goal: Goal | None) -> Fields | None:
    public: Any = position.public
    return {} if public.goblins.march >= 3 else None


def _master(position: Position, _goal: Goal | None) -> Fields | None:
    return _dangerous(position, "play_master_merchant")


CHOOSERS: dict[str, Callable[[Position, Goal | None], Fields | None]] = {
    "play_merchant": _merchant,
    "play_merchant_fleet": _fleet,
    "play_trade_port": _port,
    "play_master_merchant": _master,
    "play_resource_monopoly": _resource,
    "play_goods_monopoly": _goods,
    "play_bishop": _bishop,
    "play_deserter": _deserter,
    "play_diplomat": _diplomat,
    "play_intrigue": _first("play_intrigue", "crossing"),
    "play_saboteur": _always,
    "play_spy": _spy,
    "play_warlord": _warlord,
    "play_wedding": _always,
    "play_alchemist": _alchemist,
    "play_crane": _crane,
    "play_engineering": _best_site("play_engineering"),
    "play_inventor": _inventor,
    "play_irrigation": _always,
    "play_medicine": _best_site("play_medicine"),
    "play_mining": _always,
    "play_road_building": _roads,
    "play_smith": _smith,
    "play_fair": _fair,
    "play_smuggling": _smuggling,
    "play_dragon_envoy": _always,
    "play_levy": _levy,
}
"""By type of action the choices to make now; None keeps the card."""
