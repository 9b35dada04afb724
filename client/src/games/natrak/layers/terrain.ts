/** A hex of land: rounded base, scene, bevel, grain and rim; its scene is seeded by its identifier. */
import type { Point } from "../../../board/hex";
import { seeded } from "../../../board/random";
import { circle, el, group, hexagonRing, translate, type Shape } from "../../../board/svg";
import type { LandTerrain } from "../board-types";
import { scene } from "./scenes";

const gradient = (id: string, stops: readonly [number, string, number][]): Shape =>
  el(
    "linearGradient",
    { id, x2: 0, y2: 1 },
    ...stops.map(([offset, colour, opacity]) =>
      el("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
    ),
  );

/** Specks of the printed paper. */
function grain(id: string): Shape {
  const random = seeded(7);
  const specks = Array.from({ length: 90 }, () =>
    circle(random.between(0.5, 1.3), {
      cx: random.between(0, 120),
      cy: random.between(0, 120),
      fill: random.pick(["#000", "#fff", "#000"]),
    }),
  );
  const tile = { width: 120, height: 120, patternUnits: "userSpaceOnUse" };
  return el("pattern", { id, ...tile }, ...specks);
}

/** What lies over every scene is the same: drawn once, used by each hex. */
function cover(prefix: string, turned: boolean): Shape {
  const rim = { fill: "none", stroke: `url(#${prefix}-rim)`, "stroke-width": 3 };
  const outline = {
    fill: "none",
    stroke: "var(--ink)",
    "stroke-opacity": 0.42,
    "stroke-width": 1.6,
  };
  return group(
    { id: `${prefix}-cover` },
    hexagonRing(96.5, turned, { fill: `url(#${prefix}-bevel)` }),
    hexagonRing(96.5, turned, { fill: `url(#${prefix}-grain)`, opacity: 0.09 }),
    hexagonRing(95, turned, rim),
    hexagonRing(96.8, turned, outline),
  );
}

/** Definitions all hexes share. Identifiers begin with `prefix`, as one page may hold several boards. */
export const hexDefs = (prefix: string, turned: boolean): Shape[] => [
  el("clipPath", { id: `${prefix}-clip` }, hexagonRing(96.5, turned, {})),
  gradient(`${prefix}-bevel`, [
    [0, "#fff", 0.2],
    [0.45, "#fff", 0],
    [1, "#000", 0.15],
  ]),
  gradient(`${prefix}-rim`, [
    [0, "#fff", 0.65],
    [0.5, "#fff", 0],
    [0.52, "#000", 0],
    [1, "#000", 0.4],
  ]),
  grain(`${prefix}-grain`),
  cover(prefix, turned),
];

export interface HexLook {
  readonly id: number;
  readonly terrain: LandTerrain;
  readonly at: Point;
  readonly turned: boolean;
}

export function hexTile({ id, terrain, at, turned }: HexLook, prefix: string): Shape {
  const random = seeded(100 + id * 7);
  return group(
    { transform: translate(at) },
    hexagonRing(96.5, turned, { fill: `var(--${terrain}-base)` }),
    group({ "clip-path": `url(#${prefix}-clip)` }, ...scene(terrain, random, turned, prefix)),
    el("use", { href: `#${prefix}-cover` }),
  );
}
