/**
 * A table's entries as they are shown: each begins when the ones before it have been shown, and whoever speaks or
 * sounds follows the reel, not the wire, so that ears and eyes are told the same. The views are always the truth.
 */
import { type Motion, motion } from "../../ui/motion";
import type { Told } from "../../wire/types";
import { type Pace, Queue, type Step } from "./queue";

export interface Beat {
  /** Ms until the next beat may begin. */
  readonly ms: number;
}

/** Tells a watcher of entries until the answer is called. */
export type Follow = (watcher: (told: readonly Told[]) => void) => () => void;

/** Where entries come from: a table's store. */
interface Source {
  follow: Follow;
}

/** A fade is no longer than this. */
const FADE = 120;

const lasting = (ms: number, how: Motion): number => {
  if (how === "none") return 0;
  return how === "less" ? Math.min(ms, FADE) : ms;
};

export class Reel<B extends Beat> {
  readonly #beats: (told: Told) => readonly B[];
  readonly #show: (beat: B, pace: Pace) => void;
  readonly #queue: Queue;
  #watchers: ((told: readonly Told[]) => void)[] = [];

  /** `beats`: what an entry shows; `show`: show one of them. */
  constructor(
    beats: (told: Told) => readonly B[],
    show: (beat: B, pace: Pace) => void,
    queue = new Queue(),
  ) {
    this.#beats = beats;
    this.#show = show;
    this.#queue = queue;
  }

  /** Entries as they are shown. */
  follow(watcher: (told: readonly Told[]) => void): () => void {
    this.#watchers = [...this.#watchers, watcher];
    return () => {
      this.#watchers = this.#watchers.filter((one) => one !== watcher);
    };
  }

  /** Begin, and follow the page's comings and goings. Answers with what ends it. */
  start(source: Source): () => void {
    const stop = source.follow((told) => {
      this.take(told);
    });
    const hidden = (): void => {
      if (document.visibilityState === "hidden") this.#queue.skip();
    };
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      stop();
      this.#queue.stop();
    };
  }

  take(told: readonly Told[]): void {
    const steps = told.flatMap((one) => this.#steps(one));
    if (document.visibilityState === "hidden") for (const step of steps) step.show(Infinity);
    else this.#queue.push(steps);
  }

  /** An entry is told with its first beat. */
  #steps(told: Told): Step[] {
    const beats = this.#beats(told);
    const tell = (): void => {
      for (const watcher of this.#watchers) watcher([told]);
    };
    const how = motion();
    return [
      { ms: 0, show: tell },
      ...beats.map((beat) => ({
        ms: lasting(beat.ms, how),
        show: (pace: Pace) => {
          this.#show(beat, how === "full" ? pace : Infinity);
        },
      })),
    ];
  }
}
