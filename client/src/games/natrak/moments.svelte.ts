/** What has just happened, shown for 2 s. */
import type { Told } from "../../wire/types";
import { type Moment, momentOf, QUIET } from "./moment";

export const SHOWN_FOR = 2_000;

export class Moments {
  now = $state.raw<Moment>(QUIET);
  #timer: number | undefined;

  /** Show what came; a later moment takes the place of the one before. */
  take(told: readonly Told[]): void {
    const moment = momentOf(told);
    if (!moment) return;
    window.clearTimeout(this.#timer);
    this.now = moment;
    this.#timer = window.setTimeout(() => {
      this.now = QUIET;
    }, SHOWN_FOR);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }
}
