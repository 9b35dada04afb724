/** What was missed, shown again within ten seconds, entry by entry. Any press elsewhere ends it: nothing waits for it. */
import type { Told } from "../../wire/types";
import type { Timers } from "./queue";

/** Ms for all of it, and the most for one entry. */
export const WHOLE = 10_000;
const LONGEST = 1_400;

export class Rerun {
  /** Entries that have not been shown yet; empty while nothing is shown again. */
  future = $state.raw<readonly Told[]>([]);
  /** The words of the entry that is shown; null: nothing is shown again. */
  caption = $state<string | null>(null);
  readonly #show: (told: Told) => void;
  readonly #timers: Timers;
  #timer: number | null = null;

  constructor(
    show: (told: Told) => void,
    timers: Timers = {
      later: (run, ms) => window.setTimeout(run, ms),
      never: (timer) => {
        window.clearTimeout(timer);
      },
    },
  ) {
    this.#show = show;
    this.#timers = timers;
  }

  /** Show `told` again; `words` are those of an entry, empty for one that goes without saying. */
  play(told: readonly Told[], words: (told: Told) => string): void {
    this.stop();
    const spoken = told.filter((one) => words(one) !== "");
    if (spoken.length === 0) return;
    this.future = told;
    this.#next(spoken, words, Math.min(LONGEST, WHOLE / spoken.length));
  }

  stop(): void {
    if (this.#timer !== null) this.#timers.never(this.#timer);
    this.#timer = null;
    this.future = [];
    this.caption = null;
  }

  #next(left: readonly Told[], words: (told: Told) => string, each: number): void {
    const [now, ...rest] = left;
    if (!now) {
      this.stop();
      return;
    }
    this.future = this.future.filter((one) => one.seq > now.seq);
    this.caption = words(now);
    this.#show(now);
    this.#timer = this.#timers.later(() => {
      this.#next(rest, words, each);
    }, each);
  }
}
