/** Natrak's own keys, as `?` shows them. */
import type { KeyRow } from "../../table/key-rows";

const row = (text: string, ...keys: string[]): KeyRow => ({ keys, text: `natrak:keys.${text}` });

/** What adventurers bring has no keys without them. */
export const keyRows = (box: boolean): readonly KeyRow[] => [
  row("roll", "r"),
  row("road", "1"),
  row("camp", "2"),
  row("city", "3"),
  ...(box ? [row("wall", "4"), row("adventurer", "5")] : []),
  row("scroll", "7"),
  row("trade", "t"),
  row("offer", "o"),
  row("accept", "a"),
  row("counter", "x"),
  row("decline", "n"),
  row(box ? "progress" : "scrolls", "k"),
  ...(box ? [row("disciplines", "y")] : []),
  row("prices", "v"),
  row("window", "w"),
  row("end", "e"),
];
