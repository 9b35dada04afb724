/** A hex of land: rounded base, scene, bevel, grain and rim; its scene is seeded by its identifier. */
import type { Point } from "../../../board/hex";
import { seeded } from "../../../board/random";
import { el, group, hexagon, path, translate, type Shape } from "../../../board/svg";
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

/** Definitions all hexes share. Identifiers begin with `prefix`, as one page may hold several boards. */
export function hexDefs(prefix: string, turned: boolean): Shape[] {
  const random = seeded(7);
  const grain = Array.from({ length: 90 }, () =>
    el("circle", {
      cx: random.between(0, 120),
      cy: random.between(0, 120),
      r: random.between(0.5, 1.3),
      fill: random.pick(["#000", "#fff", "#000"]),
    }),
  );
  return [
    el("clipPath", { id: `${prefix}-clip` }, path(hexagon(96.5, 9, turned))),
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
    el(
      "pattern",
      { id: `${prefix}-grain`, width: 120, height: 120, patternUnits: "userSpaceOnUse" },
      ...grain,
    ),
    // What lies over every scene is the same: drawn once, used by each hex.
    group(
      { id: `${prefix}-cover` },
      path(hexagon(96.5, 9, turned), { fill: `url(#${prefix}-bevel)` }),
      path(hexagon(96.5, 9, turned), { fill: `url(#${prefix}-grain)`, opacity: 0.09 }),
      path(hexagon(95, 9, turned), {
        fill: "none",
        stroke: `url(#${prefix}-rim)`,
        "stroke-width": 3,
      }),
      path(hexagon(96.8, 9, turned), {
        fill: "none",
        stroke: "var(--ink)",
        "stroke-opacity": 0.42,
        "stroke-width": 1.6,
      }),
    ),
  ];
}

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
    path(hexagon(96.5, 9, turned), { fill: `var(--${terrain}-base)` }),
    group({ "clip-path": `url(#${prefix}-clip)` }, ...scene(terrain, random, turned, prefix)),
    el("use", { href: `#${prefix}-cover` }),
  );
}
