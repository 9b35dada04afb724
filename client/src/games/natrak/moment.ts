/** What has just happened, as the table shows it: producing hexes, what each player got, who was robbed. */
import type { Cards } from "../../wire/natrak";
import type { Beat } from "./beats";
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

/** Some beats together; each hex and place once. */
export function together(beats: readonly Beat[]): Moment {
  const notes = new Map<number, Note[]>();
  for (const [seat, note] of beats.flatMap((beat) => beat.notes ?? []))
    notes.set(seat, [...(notes.get(seat) ?? []), note]);
  const places = beats.flatMap((beat) => beat.changes ?? []);
  return {
    producing: [...new Set(beats.flatMap((beat) => beat.producing ?? []))],
    notes,
    changes: [...new Map(places.map((one) => [`${one.kind} ${String(one.id)}`, one])).values()],
  };
}
