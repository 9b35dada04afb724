/** What has just happened, shown for 2 s: producing hexes, what each player got, who was robbed. */
import type { AdventurersEvent, Cards, NatrakEvent } from "../../wire/natrak";
import type { Told } from "../../wire/types";
import type { BoardPlace } from "./board-types";

/** One short note on a player's card. */
export type Note =
  | { readonly kind: "got"; readonly cards: Cards }
  | { readonly kind: "stole"; readonly victim: number; readonly card: string | null }
  | { readonly kind: "lost"; readonly thief: number; readonly card: string | null };

export interface Moment {
  readonly producing: readonly number[];
  readonly notes: ReadonlyMap<number, readonly Note[]>;
  readonly changes: readonly BoardPlace[];
}

export const QUIET: Moment = { producing: [], notes: new Map(), changes: [] };

/** What the events of some entries show. */
export function momentOf(told: readonly Told[]): Moment | null {
  const producing = new Set<number>();
  const notes = new Map<number, Note[]>();
  const changes: BoardPlace[] = [];
  const note = (seat: number, what: Note): void => {
    notes.set(seat, [...(notes.get(seat) ?? []), what]);
  };
  for (const entry of told) {
    for (const event of (entry.events ?? []) as (NatrakEvent | AdventurersEvent)[]) {
      if (event.type === "rolled") event.hexes.forEach((hex) => producing.add(hex));
      else if (event.type === "gained") note(event.seat, { kind: "got", cards: event.cards });
      else if (event.type === "stolen") {
        note(event.thief, { kind: "stole", victim: event.victim, card: event.card });
        note(event.victim, { kind: "lost", thief: event.thief, card: event.card });
      } else if (event.type === "handed") {
        note(event.taker, { kind: "got", cards: event.cards });
      } else if (event.type === "piece_placed") {
        changes.push({ kind: event.piece === "road" ? "edge" : "crossing", id: event.at });
      } else if (event.type === "port_traded") {
        const card = event.good;
        note(event.seat, { kind: "stole", victim: event.rival, card });
      } else if (event.type === "adventurer_moved" || event.type === "adventurer_thrown_out") {
        if (event.to !== null) changes.push({ kind: "crossing", id: event.to });
      } else if ("crossing" in event && event.crossing !== null) {
        changes.push({ kind: "crossing", id: event.crossing });
      } else if (event.type === "dragon_moved") changes.push({ kind: "hex", id: event.hex });
    }
  }
  const any = producing.size > 0 || notes.size > 0 || changes.length > 0;
  return any ? { producing: [...producing], notes, changes } : null;
}
