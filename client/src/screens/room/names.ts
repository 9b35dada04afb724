/** Names as the server compares them, near enough to foresee its answer; the server decides. */
import type { SeatView } from "../../wire/types";

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });
export const MOST_LETTERS = 24;

export const tidy = (name: string): string => name.normalize("NFC").trim().replace(/\s+/g, " ");

/** How many letters a reader counts. */
export const letters = (name: string): number => [...GRAPHEMES.segment(tidy(name))].length;

export const fits = (name: string): boolean => letters(name) >= 1 && letters(name) <= MOST_LETTERS;

/** The seat of this name, if one has it. */
export function seatNamed(seats: readonly (SeatView | null)[], name: string): SeatView | null {
  const wanted = tidy(name).toLowerCase();
  return seats.find((seat) => seat !== null && seat.name.toLowerCase() === wanted) ?? null;
}
