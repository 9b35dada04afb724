/** Which target a tap or an arrow key means. Positions are CSS px of the frame. */
import { distance, type Point } from "./hex";

export interface Spot extends Point {
  readonly id: number;
}

/** A tap picks the nearest target within this many px. */
export const REACH = 28;
/** Two targets closer than this under one finger are told apart by zooming. */
const FINGER = 44;

export type Direction = "up" | "down" | "left" | "right";

/** Spots within `reach` of a point, nearest first. */
function near(p: Point, spots: readonly Spot[], reach: number): Spot[] {
  return spots
    .map((spot) => ({ spot, d: distance(p, spot) }))
    .filter(({ d }) => d <= reach)
    .sort((a, b) => a.d - b.d)
    .map(({ spot }) => spot);
}

/** The target a tap means, or null. */
export const nearest = (p: Point, spots: readonly Spot[], reach = REACH): Spot | null =>
  near(p, spots, reach)[0] ?? null;

/**
 * Zoom-to-choose: the factor that brings the closest pair of targets under the
 * finger `FINGER` px apart, or null if the finger can tell them apart as they are.
 */
export function zoomToChoose(p: Point, spots: readonly Spot[]): number | null {
  const under = near(p, spots, FINGER);
  let gap = Infinity;
  for (const [i, a] of under.entries()) {
    for (const b of under.slice(i + 1)) gap = Math.min(gap, distance(a, b));
  }
  return gap < FINGER - 0.5 ? FINGER / Math.max(gap, 1) : null;
}

const AXES: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The next spot from here in a direction as it is seen: near and straight ahead wins. */
export function towards(from: Point, spots: readonly Spot[], direction: Direction): Spot | null {
  const axis = AXES[direction];
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * axis.x + dy * axis.y;
    const aside = Math.abs(dx * axis.y) + Math.abs(dy * axis.x);
    if (ahead <= 1 || aside > 3 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
