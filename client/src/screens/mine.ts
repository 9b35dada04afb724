/** The tables this device has been at, for "Tus mesas" and the offer of a near code. */
import { isObject, keep, recallItems } from "../table/kept";

export interface Mine {
  readonly code: string;
  readonly game: string;
}

const KEY = "sobremesa.tables";
const MOST = 12;

const isMine = (value: unknown): value is Mine =>
  isObject(value) && typeof value["code"] === "string" && typeof value["game"] === "string";

export const myTables = (): readonly Mine[] => recallItems(KEY, isMine);

export function remember(table: Mine): void {
  const others = myTables().filter((m) => m.code !== table.code);
  keep(KEY, { items: [{ code: table.code, game: table.game }, ...others].slice(0, MOST) });
}

export function forget(code: string): void {
  keep(KEY, { items: myTables().filter((m) => m.code !== code) });
}

/** How many single letters differ between two codes of one length. */
const distance = (a: string, b: string): number =>
  [...a].filter((letter, i) => letter !== b[i]).length;

/** The table of this device whose code looks like a mistyped `code`. */
export const nearCode = (code: string, mine: readonly Mine[] = myTables()): string | null =>
  mine.find((m) => m.code !== code && m.code.length === code.length && distance(m.code, code) <= 2)
    ?.code ?? null;
