/** How long one was away from a table, and since which entry. The device's clock measures spans only. */
import type { Told } from "../wire/types";
import { isObject, keep, recallByName } from "./kept";

/** Shorter absences are none. */
export const AWAY_AFTER = 20_000;

interface Seen {
  readonly seq: number;
  readonly at: number;
}
const KEY = "sobremesa.seen";
const MOST = 12;

export class Absence {
  #since: Seen | null = null;

  /** Away since `at`, with everything up to `seq` seen; a second reason to be away changes nothing. */
  begin(seq: number, at: number): void {
    this.#since ??= { seq, at };
  }

  /** Back: the last seq seen if it was a real absence, else null. */
  end(at: number): number | null {
    const since = this.#since;
    this.#since = null;
    return since && at - since.at > AWAY_AFTER ? since.seq : null;
  }
}

/** What was done in a seat's place while nobody was there. */
export interface Replaced {
  /** Turns of its own that were skipped. */
  readonly turns: readonly number[];
  /** A bot played for it. */
  readonly bot: boolean;
}

/** What games that skip turns tell of it, and what the table tells. */
type Doing =
  | { readonly type: "turn_skipped"; readonly seat: number; readonly turn: number }
  | { readonly type: "table_went"; readonly seat: number; readonly bot: string | null };
const isDoing = (event: { readonly type: string }): event is Doing =>
  event.type === "turn_skipped" || event.type === "table_went";

export function replaced(told: readonly Told[], seat: number | null): Replaced {
  const own = told
    .flatMap((one) => (one.events ?? []) as { readonly type: string }[])
    .filter(isDoing)
    .filter((event) => event.seat === seat);
  return {
    turns: own.flatMap((event) => (event.type === "turn_skipped" ? [event.turn] : [])),
    bot: own.some((event) => event.type === "table_went" && event.bot !== null),
  };
}

const isSeen = (value: unknown): value is Seen =>
  isObject(value) && typeof value["seq"] === "number" && typeof value["at"] === "number";
const seen = (): Record<string, Seen> => recallByName(KEY, isSeen);

/** What this device has last seen of a table, or null. */
export const seenOf = (code: string): Seen | null => seen()[code] ?? null;

/** Remember what has been seen, for when the page is opened again. */
export function keepSeen(code: string, now: Seen): void {
  const others = Object.entries(seen()).filter(([one]) => one !== code);
  others.sort(([, a], [, b]) => b.at - a.at);
  keep(KEY, Object.fromEntries([[code, now], ...others.slice(0, MOST - 1)]));
}
