/**
 * Tells taps from everything else: a drag of more than 6 px, a second finger or
 * another button is never a tap. A small state machine, fed with pointer events.
 */
import type { Point } from "./hex";

/** A pointer that moves further than this is dragging. */
export const DRAG = 6;

export interface PointerFact extends Point {
  readonly pointer: number;
  readonly kind: string;
  readonly button: number;
}

export interface Tap extends Point {
  readonly touch: boolean;
}

export interface TapWatch {
  down: (fact: PointerFact) => void;
  move: (fact: PointerFact) => void;
  /** The tap this release completes, or null. */
  up: (fact: PointerFact) => Tap | null;
  /** The pointer was taken away (scroll, system gesture, left the window). */
  cancel: (pointer: number) => void;
}

export function watchTaps(): TapWatch {
  const held = new Map<number, Point>();
  let spoiled = false;
  const far = (start: Point, now: Point): boolean =>
    Math.hypot(start.x - now.x, start.y - now.y) > DRAG;
  const release = (pointer: number): Point | undefined => {
    const start = held.get(pointer);
    held.delete(pointer);
    return start;
  };
  return {
    down: ({ pointer, x, y, button }) => {
      if (held.size === 0) spoiled = button !== 0;
      else spoiled = true;
      held.set(pointer, { x, y });
    },
    move: ({ pointer, x, y }) => {
      const start = held.get(pointer);
      if (start && far(start, { x, y })) spoiled = true;
    },
    up: ({ pointer, x, y, kind }) => {
      const start = release(pointer);
      if (!start || spoiled || held.size > 0 || far(start, { x, y })) return null;
      return { x, y, touch: kind === "touch" };
    },
    cancel: (pointer) => {
      if (release(pointer)) spoiled = true;
    },
  };
}
