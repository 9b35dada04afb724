/** Things that fly over the table from where they come from to who gets them. */
import { motion } from "../../ui/motion";
import type { Pace } from "./queue";

/** A point of the page, in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Flight<T> {
  readonly from: Point;
  readonly to: Point;
  /** Ms in the air, and ms before it leaves. */
  readonly ms: number;
  readonly wait: number;
  readonly what: T;
}

/** A flight in the air. */
export interface Flying<T> extends Flight<T> {
  readonly n: number;
}

/** The middle of an element, if it is shown. */
export function middleOf(selector: string): Point | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** More at once are only confusing. */
const MOST = 24;

export class Flights<T> {
  now = $state.raw<readonly Flying<T>[]>([]);
  #n = 0;

  /** Let them fly; under less motion, or when everything is shown at once, nothing flies. */
  launch(flights: readonly Flight<T>[], pace: Pace): void {
    if (motion() !== "full" || pace === Infinity) return;
    const hurried = flights.map((one) => ({
      ...one,
      ms: one.ms / pace,
      wait: one.wait / pace,
      n: ++this.#n,
    }));
    this.now = [...this.now, ...hurried].slice(-MOST);
  }

  landed(n: number): void {
    this.now = this.now.filter((one) => one.n !== n);
  }
}

/** Keyframes of a flight along a low arc; it is drawn with its middle at the page's origin. */
export function arc({ from, to }: Pick<Flight<unknown>, "from" | "to">): Keyframe[] {
  const lift = Math.min(60, 10 + Math.hypot(to.x - from.x, to.y - from.y) * 0.12);
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const done = i / steps;
    const x = from.x + (to.x - from.x) * done;
    const y = from.y + (to.y - from.y) * done - 4 * done * (1 - done) * lift;
    return {
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${done < 1 ? "1.1" : "0.8"})`,
      opacity: i === 0 ? 0.2 : 1,
    };
  });
}
