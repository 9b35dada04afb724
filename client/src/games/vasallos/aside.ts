/** Which targets are out of sight, by side, for the arrows at the edges of the map. */
import type { Point } from "../../board/hex";
import { type Size, toFrame, type View } from "../../board/view";

const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

/** Targets beyond a side: how many, and the one nearest to what is seen. */
export interface Beyond {
  readonly side: Side;
  readonly count: number;
  readonly nearest: Point;
}

/** How far a point lies outside the frame on each side, CSS px; 0 or less is inside. */
const outside = (p: Point, { width, height }: Size): Readonly<Record<Side, number>> => ({
  north: -p.y,
  east: p.x - width,
  south: p.y - height,
  west: -p.x,
});

/** Each target counts once, on the side on which it is farthest out. */
export function beyond(points: readonly Point[], view: View, size: Size): Beyond[] {
  const found = new Map<Side, { count: number; nearest: Point; least: number }>();
  for (const point of points) {
    const out = outside(toFrame(point, view, size), size);
    const side = SIDES.reduce((most, one) => (out[one] > out[most] ? one : most), "north");
    const far = out[side];
    if (far <= 0) continue;
    const known = found.get(side);
    const nearer = !known || far < known.least;
    found.set(side, {
      count: (known?.count ?? 0) + 1,
      nearest: nearer ? point : known.nearest,
      least: nearer ? far : known.least,
    });
  }
  return SIDES.flatMap((side) => {
    const one = found.get(side);
    return one ? [{ side, count: one.count, nearest: one.nearest }] : [];
  });
}
