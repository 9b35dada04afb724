"""The rules of the tiny game, and how they look to others."""

from __future__ import annotations

from typing import Any

import msgspec

from kit.tiny.records import (
    CELLS,
    COINS,
    Ask,
    Came,
    Coin,
    Dealt,
    Did,
    Duel,
    Dueled,
    Options,
    Own,
    Pass,
    Pay,
    Player,
    Public,
    Stake,
    State,
    Swap,
    Tile,
    TinyAction,
)
from sobremesa.kit.contract import Dress, Step
from sobremesa.kit.draws import Chance
from sobremesa.kit.menus import offers
from sobremesa.kit.records import (
    Action,
    Cells,
    Choice,
    Clock,
    Counts,
    Event,
    Menu,
    Meta,
    One,
    Orientation,
    Owed,
    Pair,
    Refusal,
    Score,
    Standing,
    Waiting,
    Who,
)
from sobremesa.kit.rng import Rng

META = Meta("tiny", (2, 3), (1, 2), 1, (), (), (), secrets=True)


def spots(covered: int) -> list[Orientation]:
    flat = sum(1 << at for at in range(CELLS) if at % 3 < 2 and not covered & (3 << at))
    upright = sum(1 << at for at in range(3) if not covered & (9 << at))
    return [
        Orientation(flip=False, turn=turn, anchors=f"{cells:x}") for turn, cells in ((0, flat), (1, upright)) if cells
    ]


class Tiny:
    """The game. Its variants in tests override one method each, to be caught."""

    meta = META
    options_type: type[msgspec.Struct] = Options
    actions = TinyAction
    undo_types = frozenset({"stake", "tile", "swap"})
    hidden_refusals = {"ask": frozenset({"not_there"})}  # noqa: RUF012  # as the contract has it

    def settle(self, options: Any, seats: int) -> Any | Refusal:
        return Options(options.turns or 8) if seats in META.seats else Refusal("wrong_seats")

    def dress(self, options: Any, seats: int, taken: list[tuple[str, str | None]]) -> Dress:
        return Dress((), ())

    def start(self, options: Any, who: tuple[Who, ...], key: bytes, generation: int) -> tuple[State, Step]:
        chance = Chance(key)
        deck = [card + 1 for card in chance.order("deck", 9)]
        n = len(who)
        hands = [sorted(deck.pop() for _ in range(2)) for _ in range(n)]
        purses: list[dict[Coin, int]] = [{"gold": 2, "silver": 2} for _ in range(n)]
        state = State(
            key.hex(), options.turns, 1, 0, list(who), hands, deck, purses, [0] * n, [0] * n, 0, [], [], {}, over=False
        )
        return state, Step([], undoable=False, draws=chance.made)

    def copy(self, state: State) -> State:
        return self.from_position(self.position(state))

    def waiting(self, state: State) -> Waiting:
        if state.over:
            return Waiting()
        if "person" not in state.who and "nobody" in state.who:
            return Waiting(stands=True)
        if state.debts:
            clock = Clock(f"pay/{state.turn}", 10)
            return Waiting(
                tuple(
                    Owed(seat, f"pay/{state.turn}/{seat}", "pay", {"number": n}, clock, "default", "at_once")
                    for seat, n in sorted(state.debts.items())
                )
            )
        clock = Clock("turn", only_with_turn_clock=True)
        return Waiting((Owed(state.active, f"main/{state.turn}", "main", clock=clock, lapse="default"),))

    def menu(self, state: State, seat: int) -> Menu:
        if state.over:
            return Menu()
        if state.debts:
            if seat not in state.debts:
                return Menu()
            n = state.debts[seat]
            return Menu((Choice("pay", (Counts("coins", self.purse(state, seat), n, n),)),))
        return Menu(tuple(self.main(state, seat))) if seat == state.active else Menu()

    def purse(self, state: State, seat: int) -> dict[str, int]:
        return {coin: n for coin, n in state.purses[seat].items() if n}

    def main(self, state: State, seat: int) -> list[Choice]:
        purse = self.purse(state, seat)
        choices = [Choice("pass", group="end")]
        if purse:
            choices.append(Choice("stake", (One("coin", list(purse)),)))
            halves = Counts("give", purse, 1, sum(purse.values())), Counts("get", dict.fromkeys(COINS, 9), 1, 18)
            choices.append(Choice("swap", halves, "trade", disjoint=True, equal_total=True))
        free = spots(state.covered)
        if free:
            choices.append(Choice("tile", (Cells(free),), "build"))
        rivals = [other for other in range(len(state.who)) if other != seat]
        if state.hands[seat]:
            choices.append(Choice("duel", (Pair(("card", "rival"), [(card, rivals) for card in state.hands[seat]]),)))
        hidden = [c for c in range(1, 10) if c not in state.hands[seat] + state.played + state.shown]
        if hidden:
            choices.append(Choice("ask", (One("card", hidden),), "talk"))
        return choices

    def blocked(self, state: State, seat: int) -> dict[str, Refusal]:
        return {} if self.menu(state, seat).choices else {"pass": Refusal("not_your_turn")}

    def explain(self, state: State, seat: int, action: Action) -> Refusal | None:
        if state.over:
            return Refusal("game_over")
        return None if offers(self.menu(state, seat), action) else Refusal("not_offered")

    def preview(self, state: State, seat: int, action: Action) -> msgspec.Struct | Refusal | None:
        return None

    def play(self, state: State, seat: int, action: Action) -> Step | Refusal:
        refusal = self.explain(state, seat, action)
        if refusal is not None:
            return refusal
        chance = Chance(bytes.fromhex(state.key))
        events: list[Event] = []
        match action:
            case Stake(coin):
                state.purses[seat][coin] -= 1
                state.stakes[seat] += 1
            case Tile(_, turn, at):
                state.covered |= (9 if turn else 3) << at
                state.tiles[seat] += 1
            case Swap(give, get):
                for coin in COINS:
                    state.purses[seat][coin] += get.get(coin, 0) - give.get(coin, 0)
            case Ask(card):
                if not any(card in hand for hand in state.hands):
                    return Refusal("not_there")
                state.shown = sorted([*state.shown, card])
            case Duel(card, rival):
                events += self.duel(state, seat, card, rival, chance)
            case Pay():
                self.pay(state, seat, dict(action.coins))
                events += self.end_turn(state)
            case Pass():
                events += self.end_turn(state)
            case _:
                return Refusal("unknown_action")
        events.insert(0, Did(seat, str(type(action).__struct_config__.tag)))
        return Step(events, undoable=isinstance(action, Stake | Tile | Swap), draws=chance.made)

    def duel(self, state: State, seat: int, card: int, rival: int, chance: Chance) -> list[Event]:
        toss = chance.below(f"toss/{state.turn}", 2)
        state.hands[seat].remove(card)
        state.played.append(card)
        loser = rival if card + toss * 4 > 7 else seat
        owes = min(2, sum(state.purses[loser].values()))
        events: list[Event] = [Dueled(seat, rival, card, toss, loser)]
        if owes:
            state.debts[loser] = owes
            events += self.absent_pays(state, chance)
        return events if state.debts else events + self.end_turn(state)

    def pay(self, state: State, seat: int, coins: dict[Coin, int]) -> None:
        for coin, n in coins.items():
            state.purses[seat][coin] -= n
        del state.debts[seat]

    def absent_pays(self, state: State, chance: Chance) -> list[Event]:
        away = [seat for seat in state.debts if state.who[seat] == "nobody" and "person" in state.who]
        return [self.default_payment(state, seat, chance) for seat in away]

    def default_payment(self, state: State, seat: int, chance: Chance) -> Event:
        held: list[Coin] = [coin for coin in COINS for _ in range(state.purses[seat][coin])]
        picked = chance.order(f"pay/{state.turn}/{seat}", len(held))[: state.debts[seat]]
        coins: dict[Coin, int] = {}
        for i in picked:
            coins[held[i]] = coins.get(held[i], 0) + 1
        self.pay(state, seat, coins)
        return Did(seat, "pay")

    def end_turn(self, state: State) -> list[Event]:
        events: list[Event] = []
        while not state.debts:
            if state.deck:
                state.hands[state.active].append(state.deck.pop())
                state.hands[state.active].sort()
                events.append(Dealt(state.active, state.hands[state.active][-1]))
            state.turn += 1
            state.active = (state.active + 1) % len(state.who)
            if state.turn > state.turns:
                state.over = True
                break
            if state.who[state.active] != "nobody" or "person" not in state.who:
                break
        return events

    def lapse(self, state: State, seat: int) -> Step | Refusal:
        if seat not in [owed.seat for owed in self.waiting(state).owed]:
            return Refusal("not_owing")
        chance = Chance(bytes.fromhex(state.key))
        if state.debts:
            events = [self.default_payment(state, seat, chance)]
            if not state.debts:
                events += self.end_turn(state)
        else:
            events = self.end_turn(state)
        return Step(events, undoable=False, draws=chance.made)

    def presence(self, state: State, seat: int, who: Who) -> Step:
        state.who[seat] = who
        chance = Chance(bytes.fromhex(state.key))
        events: list[Event] = [Came(seat, who)]
        if not state.over and "person" in state.who:
            owing = bool(state.debts)
            events += self.absent_pays(state, chance)
            if (owing and not state.debts) or (not owing and state.who[state.active] == "nobody"):
                events += self.end_turn(state)
        return Step(events, undoable=len(events) == 1, draws=chance.made)

    def undo_refusal(self, state: State, seat: int) -> Refusal | None:
        if state.over:
            return Refusal("game_over")
        return None if seat == state.active and not state.debts else Refusal("wrong_phase")

    def public(self, state: State) -> msgspec.Struct:
        rows = zip(state.who, state.hands, state.purses, state.stakes, state.tiles, strict=True)
        players = [
            Player(who, len(hand), dict(purse), stake, tiles, state.debts.get(seat, 0))
            for seat, (who, hand, purse, stake, tiles) in enumerate(rows)
        ]
        turn = {"turn": state.turn, "turns": state.turns, "active": state.active}
        return Public(players, state.covered, turn, state.over, list(state.played), list(state.shown))

    def own(self, state: State, seat: int) -> msgspec.Struct:
        return Own(list(state.hands[seat]))

    def show(self, event: Event, viewer: int | None) -> Event:
        if isinstance(event, Dealt) and viewer != event.seat:
            return Dealt(event.seat, None)
        return event

    def standing(self, state: State) -> Standing:
        points = [2 * stake + tiles for stake, tiles in zip(state.stakes, state.tiles, strict=True)]
        winners = tuple(seat for seat, n in enumerate(points) if n == max(points)) if state.over else ()
        parts = zip(state.stakes, state.tiles, strict=True)
        scores = (Score(i, 2 * s + t, {"stakes": 2 * s, "tiles": t}) for i, (s, t) in enumerate(parts))
        return Standing(state.over, winners, tuple(scores))

    def imagine(self, public: Any, own: Any, seat: int | None, rng: Rng) -> State:
        hands: list[list[int]] = [[] for _ in public.players]
        if seat is not None:
            hands[seat] = list(own.hand)
        loose = [c for c in range(1, 10) if c not in public.played and (seat is None or c not in own.hand)]
        held = [c for c in public.shown if c in loose]
        rng.shuffle(loose)
        loose.sort(key=lambda card: card in held)
        for other, player in enumerate(public.players):
            while len(hands[other]) < player.cards:
                hands[other].append(loose.pop())
            hands[other].sort()
        debts = {i: p.debt for i, p in enumerate(public.players) if p.debt}
        return State(
            order_key(rng),
            public.turn["turns"],
            public.turn["turn"],
            public.turn["active"],
            [p.who for p in public.players],
            hands,
            loose,
            [dict(p.purse) for p in public.players],
            [p.stake for p in public.players],
            [p.tiles for p in public.players],
            public.board,
            list(public.played),
            list(public.shown),
            debts,
            public.over,
        )

    def position(self, state: State) -> Any:
        return msgspec.to_builtins(state, str_keys=True)

    def from_position(self, position: Any) -> State:
        try:
            return msgspec.convert(position, State, strict=False)
        except msgspec.ValidationError as error:
            raise ValueError(str(error)) from error

    def canonical(self, state: State) -> bytes:
        return msgspec.json.encode(self.position(state), order="sorted")


def order_key(rng: Rng) -> str:
    return rng.randbytes(32).hex()


TINY = Tiny()
__all__ = ["META", "TINY", "Tiny"]
