/** What has just happened, shown for 2 s. What it is, a game says. */
import type { Told } from "../wire/types";

export const SHOWN_FOR = 2_000;

export class Moments<M> {
  now: M = $state.raw() as M;
  readonly #quiet: M;
  readonly #of: (told: readonly Told[]) => M | null;
  #timer: number | undefined;

  /** `quiet`: nothing is shown; `of`: what some entries show, or null. */
  constructor(quiet: M, of: (told: readonly Told[]) => M | null) {
    this.#quiet = quiet;
    this.#of = of;
    this.now = quiet;
  }

  /** Show what came; a later moment takes the place of the one before. */
  take(told: readonly Told[]): void {
    const moment = this.#of(told);
    if (moment === null) return;
    window.clearTimeout(this.#timer);
    this.now = moment;
    this.#timer = window.setTimeout(() => {
      this.now = this.#quiet;
    }, SHOWN_FOR);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }
}
