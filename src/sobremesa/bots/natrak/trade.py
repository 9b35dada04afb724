"""Trading: with the guild, by an offer of one's own, and the answer to another's."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.bots.natrak.cards import spare, worths
from sobremesa.bots.natrak.goals import Goal, missing
from sobremesa.bots.natrak.land import BASICS
from sobremesa.bots.natrak.position import Position, pairs
from sobremesa.games.natrak import actions as act

GOOD = 1.2
"""What a good is worth: With adventurers it raises a discipline."""
GAIN = 0.2
"""What a deal must bring beside being even: the other side gains too."""


def guild(position: Position, goal: Goal | None) -> act.Guild | None:
    """An exchange of what is spare for what lacks, where it makes the goal payable or the hand is too large to keep."""
    if goal is None:
        return None
    lack = missing(goal.need, position.hand)
    left = spare(position, goal)
    able = sum(n // rate for n, rate in zip(left, position.rates, strict=True))
    crowded = sum(position.hand) > position.public.players[position.me].limit
    if not sum(lack) or able == 0 or (able < sum(lack) and not crowded):
        return None
    options = [
        (give, get)
        for give, get in pairs(position.menu, "guild")
        if get in BASICS
        and give in BASICS
        and lack[BASICS.index(get)]
        and left[BASICS.index(give)] >= position.rates[BASICS.index(give)]
    ]
    if not options:
        return None

    def order(option: tuple[act.Material, act.Material]) -> tuple[float, int]:
        give, get = BASICS.index(option[0]), BASICS.index(option[1])
        return left[give] / position.rates[give] - position.per_round(get), -give

    give, get = max(options, key=order)
    return act.Guild(give, get)


def offer(position: Position, goal: Goal | None) -> act.Offer | None:
    """One spare card, or two for a scarce one, for one that lacks; open to all."""
    if goal is None:
        return None
    lack, left = missing(goal.need, position.hand), spare(position, goal)
    if not 0 < sum(lack) <= 2 or not any(left):
        return None
    get = max((m for m in range(len(BASICS)) if lack[m]), key=lambda m: (lack[m], -position.per_round(m)))
    give = max((m for m in range(len(BASICS)) if left[m] and m != get), key=lambda m: (left[m], position.per_round(m)))
    if not left[give]:
        return None
    number = 2 if left[give] >= 3 and position.per_round(get) < 0.3 else 1
    return act.Offer({BASICS[give]: number}, {BASICS[get]: 1}, None)


def is_good(
    position: Position, goal: Goal | None, got: Mapping[act.Material, int], gave: Mapping[act.Material, int]
) -> bool:
    """Is it worth giving `gave` for `got`?"""
    worth = worths(position, goal)
    lack, left = missing(goal.need if goal else [1] * len(BASICS), position.hand), spare(position, goal)
    balance = 0.0
    for name, number in got.items():
        if name not in BASICS:
            balance += GOOD * number
            continue
        material = BASICS.index(name)
        useful = min(number, lack[material])
        balance += useful * worth[material] + (number - useful) * min(worth[material], 0.5)
    for name, number in gave.items():
        if name not in BASICS:
            balance -= GOOD * number
            continue
        material = BASICS.index(name)
        easy = min(number, left[material])
        balance -= easy * min(worth[material], 0.6) + (number - easy) * max(worth[material], 1.3)
    return balance > GAIN


def answer(position: Position, goal: Goal | None, refused: list[act.Accept]) -> act.Accept | act.Decline | None:
    """The answer to another's live offer: once, and never the same again."""
    live = position.public.offer
    if live is None:
        return None
    mine = next((reply for reply in live.answers if reply.seat == position.me), None)
    if mine is not None and mine.stance != "none":
        return None
    offered = {choice.type for choice in position.menu.choices}
    accept = act.Accept(live.offer)
    near = position.public.players[live.seat].points >= position.public.rules.target - 1
    if "accept" in offered and accept not in refused and not near and is_good(position, goal, live.give, live.want):
        return accept
    return act.Decline(live.offer) if "decline" in offered else None


def closing(position: Position, goal: Goal | None) -> act.CloseWith | act.AcceptCounter | act.Withdraw | None:
    """What to do with the own live offer: close with the least dangerous hand, take a good counter, or take it away."""
    live = position.public.offer
    if live is None or live.seat != position.me:
        return None
    offered = {choice.type for choice in position.menu.choices}
    hands = [reply.seat for reply in live.answers if reply.stance == "hand"]
    if "close_with" in offered and hands and is_good(position, goal, live.want, live.give):
        return act.CloseWith(live.offer, min(hands, key=lambda seat: (position.threat(seat), seat)))
    if "accept_counter" in offered:
        for seat, number in pairs(position.menu, "accept_counter"):
            reply = next(r for r in live.answers if r.seat == seat)
            if reply.give and reply.want and is_good(position, goal, reply.give, reply.want):
                return act.AcceptCounter(live.offer, seat, number)
    return act.Withdraw(live.offer) if "withdraw" in offered else None
