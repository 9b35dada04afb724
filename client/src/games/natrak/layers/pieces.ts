/** Buildings, roads and the dragon, with the owner's mark on each. */
import type { Point } from "../../../board/hex";
import { circle, ellipse, group, path, translate, use, type Shape } from "../../../board/svg";
import { MARKS } from "../../../ui/marks";
import type { PlayerColour } from "../../../ui/tokens";
import type { BuildingKind } from "../board-types";

interface Build {
  /** Radii of the contact shadow and how far below the crossing it lies. */
  readonly shadow: readonly [rx: number, ry: number, down: number];
  readonly mark: Point;
  readonly markScale: number;
}

const BUILD: Readonly<Record<BuildingKind, Build>> = {
  camp: { shadow: [22, 7, 15], mark: { x: 0, y: 4.4 }, markScale: 1.05 },
  city: { shadow: [32, 9, 19], mark: { x: 3.2, y: 3.4 }, markScale: 1.12 },
};

const mark = (colour: PlayerColour, at: Point, scale: number, turn = 0): Shape =>
  path(MARKS[colour], { fill: "var(--seat-mark)", transform: translate(at, scale, turn) });

/** A camp or city round the origin. */
export function building(kind: BuildingKind, colour: PlayerColour): Shape {
  const { shadow, mark: at, markScale } = BUILD[kind];
  const [rx, ry, down] = shadow;
  return group(
    { class: `seat-${colour}` },
    ellipse(rx, ry, { cy: down, fill: "var(--ink)", opacity: 0.3 }),
    use(`nk-${kind}`),
    mark(colour, at, markScale),
  );
}

/** Angle of a road between two crossings, turned so that its light edge is up. */
export function roadAngle([a, b]: readonly [Point, Point]): number {
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return angle > 90.5 || angle <= -89.5 ? angle + (angle > 0 ? -180 : 180) : angle;
}

/** A road round the origin, lying at an angle; its mark stays upright. */
export function road(colour: PlayerColour, angle: number): Shape {
  return group(
    { class: `seat-${colour}`, transform: `rotate(${angle.toFixed(1)})` },
    use("nk-road"),
    mark(colour, { x: 0, y: 0 }, 0.82, -angle),
  );
}

/** Closes the joint of two or more roads of one seat at an empty crossing. */
export const joint = (colour: PlayerColour): Shape =>
  group(
    { class: `seat-${colour}` },
    circle(11, { fill: "var(--halo)" }),
    circle(6.5, { fill: "var(--seat)", stroke: "var(--ink)", "stroke-width": 2.8 }),
  );

/** Where the dragon lies from the middle of its hex, and how large: beside the number. */
export function dragonPlace(turned: boolean): { at: Point; scale: number } {
  return turned ? { at: { x: 51, y: 10 }, scale: 0.74 } : { at: { x: 42, y: 2 }, scale: 0.8 };
}

export const dragon = (scale: number): Shape =>
  group({ transform: `scale(${String(scale)})` }, use("nk-dragon"));

/** The sign on the token of a hex that gives nothing while the dragon is there. */
export const dry = (at: Point, scale: number): Shape =>
  use("nk-dry", { transform: translate({ x: at.x - 27 * scale, y: at.y + 24 * scale }, scale) });
