/**
 * The server's time, worked out from what it says and a monotonic local clock.
 *
 * The device's own clock is never asked: it may be hours off or jump while a turn runs (FP20).
 */

interface Sample {
  readonly offset: number;
  readonly trip: number;
  readonly at: number;
}

/** A guess of a one-way message's travel, until a ping has measured it. */
const UNMEASURED = 400;
const STALE = 60_000;
const JUMP = 1_000;

export class ServerTime {
  #best: Sample | null = null;
  readonly #local: () => number;

  /** `local`: milliseconds that only ever grow (`performance.now`). */
  constructor(local: () => number) {
    this.#local = local;
  }

  /** The answer to a ping sent at local time `sent` says that it is `now`. */
  measured(sent: number, now: number): void {
    const at = this.#local();
    const trip = Math.max(0, at - sent);
    this.#take({ offset: now + trip / 2 - at, trip, at });
  }

  /** A message that just came says that it is `now`. */
  told(now: number): void {
    const at = this.#local();
    this.#take({ offset: now - at, trip: UNMEASURED, at });
  }

  #take(sample: Sample): void {
    const best = this.#best;
    const better =
      !best ||
      sample.trip <= best.trip ||
      sample.at - best.at > STALE ||
      // The local clock slept with the device, or the server's was set.
      Math.abs(sample.offset - best.offset) > JUMP + sample.trip;
    if (better) this.#best = sample;
  }

  /** Server time in ms, or null before the server has said anything. */
  now(): number | null {
    return this.#best ? this.#local() + this.#best.offset : null;
  }

  /** Whole milliseconds until `at` (server time), never below 0. */
  until(at: number): number {
    const now = this.now();
    return now === null ? 0 : Math.max(0, at - now);
  }
}
