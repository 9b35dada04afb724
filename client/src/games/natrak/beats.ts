/** What an entry shows on the table, beat by beat: dice, then what they bring; cards from hand to hand; the dragon. */
import type { Beat as Timed } from "../../table/motion/reel";
import type { AdventurersEvent, Cards, Material, NatrakEvent, Terrain } from "../../wire/natrak";
import type { Told } from "../../wire/types";
import type { BoardPlace } from "./board-types";
import type { Note } from "./moment";
import { kindsOf } from "./words";

/** Where cards come from and go to: a hex, a player, the common stock. */
export type Spot =
  | { readonly at: "hex"; readonly hex: number }
  | { readonly at: "seat"; readonly seat: number }
  | { readonly at: "stock" };

/** `n` cards of a kind; `kind` null: face down. */
export interface Parcel {
  readonly kind: Material | null;
  readonly n: number;
}

export interface CardFlight extends Parcel {
  readonly from: Spot;
  readonly to: Spot;
  readonly ms: number;
}

export interface Beat extends Timed {
  readonly producing?: readonly number[];
  readonly notes?: readonly (readonly [seat: number, note: Note])[];
  readonly changes?: readonly BoardPlace[];
  readonly flights?: readonly CardFlight[];
}

/** Which hex paid a seat a kind of card; null: none is known. */
export type PaidBy = (seat: number, kind: Material, hexes: readonly number[]) => number | null;

type AnyEvent = NatrakEvent | AdventurersEvent;
type Of<T extends AnyEvent["type"]> = Extract<AnyEvent, { type: T }>;

/** Durations in ms (ui: motion). */
const DICE = 650;
const FLIGHT = 420;
const THEFT = 500;
const DRAGON = 600;
const PIECE = 220;
/** The next card leaves so long after the one before. */
export const STAGGER = 60;

const STOCK: Spot = { at: "stock" };
const seat = (n: number): Spot => ({ at: "seat", seat: n });

/** One flight a kind. */
const fly = (cards: Cards, from: Spot, to: Spot): CardFlight[] =>
  kindsOf(cards).map(([kind, n]) => ({ kind, n, from, to, ms: FLIGHT }));
const hidden = (n: number, from: Spot, to: Spot): CardFlight[] =>
  n > 0 ? [{ kind: null, n, from, to, ms: FLIGHT }] : [];
const got = (who: number, cards: Cards): readonly [number, Note] => [who, { kind: "got", cards }];

/** Terrains whose hexes give a kind, as the map draws them. */
const GIVES: Partial<Record<Terrain, readonly Material[]>> = {
  forest: ["wood", "herbs"],
  meadow: ["wool"],
  farmland: ["wheat", "tribute"],
  quarry: ["clay"],
  mine: ["stone", "coin"],
};
export const gives = (terrain: Terrain, kind: Material): boolean =>
  GIVES[terrain]?.includes(kind) ?? false;

/** What the dice brought to all, in one beat. */
function harvest(hexes: readonly number[], gains: readonly Of<"gained">[], paid: PaidBy): Beat {
  const flights = gains.flatMap(({ seat: who, cards }) =>
    kindsOf(cards).map(([kind, n]): CardFlight => {
      const hex = paid(who, kind, hexes);
      const from: Spot = hex === null ? STOCK : { at: "hex", hex };
      return { kind, n, from, to: seat(who), ms: FLIGHT };
    }),
  );
  return {
    ms: FLIGHT,
    producing: hexes,
    notes: gains.map((one) => got(one.seat, one.cards)),
    flights,
  };
}

function theft({ thief, victim, card }: Of<"stolen">): Beat {
  const flight = { kind: card, n: 1, from: seat(victim), to: seat(thief), ms: THEFT };
  return {
    ms: THEFT,
    flights: [flight],
    notes: [
      [thief, { kind: "stole", victim, card }],
      [victim, { kind: "lost", thief, card }],
    ],
  };
}

/** Cards that change hands, or null: the event moves none. */
function cards(event: AnyEvent): Beat | null {
  switch (event.type) {
    case "gained":
      return {
        ms: FLIGHT,
        notes: [got(event.seat, event.cards)],
        flights: fly(event.cards, STOCK, seat(event.seat)),
      };
    case "stolen":
      return theft(event);
    case "handed":
      return {
        ms: FLIGHT,
        notes: [got(event.taker, event.cards)],
        flights: fly(event.cards, seat(event.giver), seat(event.taker)),
      };
    case "discarded": {
      const flights = event.cards
        ? fly(event.cards, seat(event.seat), STOCK)
        : hidden(event.number, seat(event.seat), STOCK);
      return { ms: FLIGHT, flights };
    }
    case "exchanged": {
      const back = fly(event.get, STOCK, seat(event.seat));
      return { ms: FLIGHT, flights: [...fly(event.give, seat(event.seat), STOCK), ...back] };
    }
    case "dealt": {
      const [a, b] = [seat(event.a), seat(event.b)];
      return { ms: FLIGHT, flights: [...fly(event.gave, a, b), ...fly(event.got, b, a)] };
    }
    case "scroll_bought":
      return { ms: FLIGHT, flights: hidden(1, STOCK, seat(event.seat)) };
    case "port_traded":
      return {
        ms: 0,
        notes: [[event.seat, { kind: "stole", victim: event.rival, card: event.good }]],
      };
    default:
      return null;
  }
}

/** What the event changes on the board, or null. */
function change(event: AnyEvent): Beat | null {
  const changed = (place: BoardPlace, ms: number): Beat => ({ ms, changes: [place] });
  switch (event.type) {
    case "piece_placed":
      return changed({ kind: event.piece === "road" ? "edge" : "crossing", id: event.at }, PIECE);
    case "dragon_moved":
      return changed({ kind: "hex", id: event.hex }, DRAGON);
    case "adventurer_moved":
    case "adventurer_thrown_out":
      return event.to === null ? null : changed({ kind: "crossing", id: event.to }, PIECE);
    default:
      return "crossing" in event && event.crossing !== null
        ? changed({ kind: "crossing", id: event.crossing }, PIECE)
        : null;
  }
}

/** The beats of an entry, from nothing but what was told of it. */
export function beatsOf(told: Told, paid: PaidBy): Beat[] {
  const events = (told.events ?? []) as AnyEvent[];
  const rolled = events.find((event) => event.type === "rolled");
  const brought = (event: AnyEvent): event is Of<"gained"> =>
    rolled !== undefined && event.type === "gained" && event.why === "production";
  const gains = events.filter(brought);
  return events.flatMap((event): Beat[] => {
    if (event === rolled) return [{ ms: DICE }, harvest(rolled.hexes, gains, paid)];
    if (brought(event)) return [];
    const beat = cards(event) ?? change(event);
    return beat ? [beat] : [];
  });
}
