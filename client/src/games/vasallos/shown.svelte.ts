/** What has just been scored, shown for 2 s; a later scoring takes the place of the one before. */
import type { Beat } from "./beats";
import { type Moment, QUIET } from "./moment";

const SHOWN_FOR = 2_000;

export class Shown {
  now = $state.raw<Moment>(QUIET);
  #timer: number | undefined;

  show({ moment }: Beat): void {
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
