/** What a game tells the end screen of itself. */
import type { PlayerColour } from "../../ui/tokens";
import type { Told } from "../../wire/types";
import type { Shown } from "./prove";

export interface EndGame {
  /** Its name, as on the page. */
  readonly game: string;
  /** The sources of points in their order, and what they are called. */
  readonly parts: readonly string[];
  partName(part: string): string;
  name(seat: number): string;
  colour(seat: number): PlayerColour;
  /** The reader's seat. */
  readonly me: number | null;
  /** Does the history tell of this event? */
  isKey(event: { readonly type: string }): boolean;
  /** An entry in words, a line each. */
  words(told: Told): string[];
  /** Draws that all have seen, for the proof. */
  shown(told: readonly Told[]): Shown[];
}

/** Only what the history tells of an entry; null if it tells nothing of it. */
export function keyPart(game: Pick<EndGame, "isKey">, told: Told): Told | null {
  if (told.undone) return null;
  const events = ((told.events ?? []) as { type: string }[]).filter((event) => game.isKey(event));
  return events.length === 0 ? null : { ...told, events };
}
