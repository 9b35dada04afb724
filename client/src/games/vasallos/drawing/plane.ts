/** Points, curves and areas of a tile, in its own units: 100 by 100, x to the east, y to the south. */
import type { Point } from "../../../board/hex";

/** A cubic curve: from, two handles, to. */
export type Curve = readonly [Point, Point, Point, Point];

export const point = (x: number, y: number): Point => ({ x, y });
export const curve = (...xy: readonly number[]): Curve => [
  point(xy[0] ?? 0, xy[1] ?? 0),
  point(xy[2] ?? 0, xy[3] ?? 0),
  point(xy[4] ?? 0, xy[5] ?? 0),
  point(xy[6] ?? 0, xy[7] ?? 0),
];
export const distance = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

/** A point after quarter-turns clockwise about the tile's middle. */
export function spun({ x, y }: Point, turns: number): Point {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return { x: 100 - y, y: x };
    case 2:
      return { x: 100 - x, y: 100 - y };
    case 3:
      return { x: y, y: 100 - x };
    default:
      return { x, y };
  }
}
export const spunCurve = ([a, b, c, d]: Curve, turns: number): Curve => [
  spun(a, turns),
  spun(b, turns),
  spun(c, turns),
  spun(d, turns),
];

/** Points along a curve, ends included. */
export function sampled([a, b, c, d]: Curve, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const [p, q, r, s] = [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t];
    return {
      x: p * a.x + q * b.x + r * c.x + s * d.x,
      y: p * a.y + q * b.y + r * c.y + s * d.y,
    };
  });
}

/** Does the point lie inside the polygon? */
export function inside({ x, y }: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  let before = polygon[polygon.length - 1];
  for (const here of polygon) {
    if (
      before &&
      here.y > y !== before.y > y &&
      x < ((before.x - here.x) * (y - here.y)) / (before.y - here.y) + here.x
    )
      odd = !odd;
    before = here;
  }
  return odd;
}

/** From a point to a line of points; at most 99. Asked thousands of times a tile: no square root before the end. */
export function toLine({ x, y }: Point, line: readonly Point[]): number {
  let best = 99 * 99;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1];
    const b = line[i];
    if (!a || !b) continue;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / length;
    const t = along < 0 ? 0 : along > 1 ? 1 : along;
    const offX = x - a.x - t * dx;
    const offY = y - a.y - t * dy;
    const off = offX * offX + offY * offY;
    if (off < best) best = off;
  }
  return Math.sqrt(best);
}
export const toLines = (p: Point, lines: readonly (readonly Point[])[]): number =>
  lines.reduce((best, line) => Math.min(best, toLine(p, line)), 99);

/** How far inside the tile a point lies. */
export const toRim = ({ x, y }: Point): number => Math.min(x, 100 - x, y, 100 - y);

/** The item with most; the first of equals. */
export function most<T>(items: readonly T[], worth: (item: T) => number, none: T): T {
  let [best, top] = [none, -Infinity];
  for (const item of items) {
    const value = worth(item);
    if (value > top) [best, top] = [item, value];
  }
  return best;
}

const short = (n: number): string => String(Math.round(n * 10) / 10 + 0);
export const xy = ({ x, y }: Point): string => `${short(x)},${short(y)}`;
/** The outline of points as path data. */
export const outline = (points: readonly Point[]): string => `M${points.map(xy).join(" ")}z`;
export const curveData = ([a, b, c, d]: Curve): string => `M${xy(a)}C${xy(b)} ${xy(c)} ${xy(d)}`;
