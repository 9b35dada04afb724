/** What has just happened, each beat shown for 2 s. */
import type { Beat } from "./beats";
import { type Moment, QUIET, together } from "./moment";

const SHOWN_FOR = 2_000;

export class Shown {
  now = $state.raw<Moment>(QUIET);
  #beats: readonly Beat[] = [];
  #timers: readonly number[] = [];

  /** Show a beat beside those that are still shown. */
  show(beat: Beat): void {
    if (!beat.producing && !beat.notes && !beat.changes) return;
    this.#set([...this.#beats, beat]);
    const timer = window.setTimeout(() => {
      this.#timers = this.#timers.filter((one) => one !== timer);
      this.#set(this.#beats.filter((one) => one !== beat));
    }, SHOWN_FOR);
    this.#timers = [...this.#timers, timer];
  }

  stop(): void {
    for (const timer of this.#timers) window.clearTimeout(timer);
  }

  #set(beats: readonly Beat[]): void {
    this.#beats = beats;
    this.now = beats.length > 0 ? together(beats) : QUIET;
  }
}
