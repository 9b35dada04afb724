/**
 * What happens is shown in order, one step after the other, and never far behind the truth: what waits in a crowd is
 * hurried, what waits in a throng is told and not shown. Nobody's input waits for it.
 */

/** How fast a step is shown: 1 as drawn, 3 hurried, Infinity at once and without motion. */
export type Pace = number;

export interface Step {
  /** Ms until the next step may begin; 0: it takes no time and never counts as waiting. */
  readonly ms: number;
  readonly show: (pace: Pace) => void;
}

/** With more steps than this waiting they are hurried. */
const CROWD = 3;
/** With more than this they are not shown one by one any more. */
const THRONG = 10;
const HURRIED: Pace = 3;

export interface Timers {
  later(run: () => void, ms: number): number;
  never(timer: number): void;
}

const BROWSER: Timers = {
  later: (run, ms) => window.setTimeout(run, ms),
  never: (timer) => {
    window.clearTimeout(timer);
  },
};

export class Queue {
  readonly #timers: Timers;
  #waiting: Step[] = [];
  #timer: number | null = null;

  constructor(timers: Timers = BROWSER) {
    this.#timers = timers;
  }

  push(steps: readonly Step[]): void {
    this.#waiting.push(...steps);
    if (this.#timed() > THRONG) this.skip();
    else if (this.#timer === null) this.#next();
  }

  /** Everything that waits, at once and without motion. */
  skip(): void {
    for (const step of this.#clear()) step.show(Infinity);
  }

  /** Nobody is there any more: what waits is never shown. */
  stop(): void {
    this.#clear();
  }

  #clear(): Step[] {
    if (this.#timer !== null) this.#timers.never(this.#timer);
    this.#timer = null;
    const all = this.#waiting;
    this.#waiting = [];
    return all;
  }

  #next(): void {
    this.#timer = null;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      const pace = this.#timed() > CROWD ? HURRIED : 1;
      step.show(pace);
      if (step.ms > 0) {
        this.#timer = this.#timers.later(() => {
          this.#next();
        }, step.ms / pace);
        return;
      }
    }
  }

  #timed(): number {
    return this.#waiting.filter((step) => step.ms > 0).length;
  }
}
