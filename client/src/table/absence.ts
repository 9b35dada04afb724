/** How long one was away from a table, and since which entry. The device's clock measures spans only. */
import { keep, recall } from "./settings.svelte";

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

type Kept = Record<string, Seen>;

/** What this device has last seen of a table, or null. */
export const seenOf = (code: string): Seen | null => recall<Kept>(KEY, {})[code] ?? null;

/** Remember what has been seen, for when the page is opened again. */
export function keepSeen(code: string, seen: Seen): void {
  const others = Object.entries(recall<Kept>(KEY, {})).filter(([one]) => one !== code);
  others.sort(([, a], [, b]) => b.at - a.at);
  keep(KEY, Object.fromEntries([[code, seen], ...others.slice(0, MOST - 1)]));
}
