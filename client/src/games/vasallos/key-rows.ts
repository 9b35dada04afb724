/** Vasallos' own keys, as `?` shows them. */
import type { KeyRow } from "../../table/key-rows";

const row = (text: string, ...keys: string[]): KeyRow => ({ keys, text: `vasallos:keys.${text}` });

export const KEY_ROWS: readonly KeyRow[] = [
  row("turn", "r"),
  { ...row("turn_back", "r"), shift: true },
  row("try", " "),
  row("confirm", "Enter"),
  row("escape", "Escape"),
  row("figure", "1", "2", "3", "4", "5"),
  row("none", "0"),
  row("areas", "a"),
  row("fields", "t"),
  row("deck", "v"),
];
