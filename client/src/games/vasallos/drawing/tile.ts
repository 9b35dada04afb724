/**
 * A tile as it lies turned, from its topology (ui: drawing recipes). Geometry turns, things stand: so there is one
 * drawing a type and turn. The field under it is the map's own ground, and the towers at wall ends are the map's too.
 */
import type { Point } from "../../../board/hex";
import { seeded } from "../../../board/random";
import { ellipse, el, path, type Shape } from "../../../board/svg";
import { tileFacts } from "../tiles";
import { cities, farCities } from "./cities";
import { growth } from "./fields";
import { geometry } from "./geometry";
import { trees } from "./houses";
import { spun } from "./plane";
import { crossing, ends, farRoads, hedges, inns, roads } from "./roads";
import { monastery } from "./tokens";

/** The name of the patterns of the page (`MapDefs.svelte`). */
export const PREFIX = "v-";

/** A number from an id, for decoration. */
function seedOf(id: string): number {
  let hash = 7;
  for (const letter of id) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash;
}

const SEAM = path("M.35,.35h99.3v99.3h-99.3z", {
  fill: "none",
  stroke: "var(--v-seam)",
  "stroke-width": 0.7,
  opacity: "var(--v-seam-shade)",
});

/** The tile, near. Patterns of `mapDefs(prefix)` are used. */
export function tileShapes(id: string, turn: number, prefix: string): Shape[] {
  const tile = tileFacts(id);
  const g = geometry(tile);
  const random = seeded(seedOf(id));
  const grown = growth(g, turn, random);
  return [
    ...grown.shapes,
    ...inns(g, turn),
    ...hedges(g, turn),
    ...roads(g, turn),
    ...(g.crossing ? crossing() : []),
    ...cities(g, turn, random, `${prefix}cobble`),
    ...ends(g, turn),
    ...(tile.monastery ? monastery() : []),
    ...trees(grown.trees),
    SEAM,
  ];
}

/** The tile from afar: fills, walls, roads and what counts. */
export function farShapes(id: string, turn: number): Shape[] {
  const tile = tileFacts(id);
  const g = geometry(tile);
  return [
    ...hedges(g, turn).slice(0, 1),
    ...farRoads(g, turn),
    ...inns(g, turn).slice(0, 2),
    ...(g.crossing ? crossing().slice(0, 1) : []),
    ...farCities(g, turn),
    ...(tile.monastery ? monastery() : []),
    SEAM,
  ];
}

/** The corners of the tile at which walls end, in tile units. */
export function towersOf(id: string, turn: number): Point[] {
  const found = new Map<string, Point>();
  for (const city of geometry(tileFacts(id)).cities)
    for (const wall of city.walls)
      for (const end of [wall[0], wall[3]]) {
        const p = spun(end, turn);
        found.set(`${String(p.x)},${String(p.y)}`, p);
      }
  return [...found.values()];
}

const MEADOW = 400;

/** The ground of the whole map, in map units, and the cobbles of cities. */
export function mapDefs(prefix: string): Shape[] {
  const random = seeded(5);
  const patches: Shape[] = [];
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.between(0, MEADOW), random.between(0, MEADOW)];
    const [rx, ry] = [random.between(30, 70), random.between(16, 38)];
    const fill = random.pick(["var(--v-field-dark)", "var(--v-field-light)"]);
    for (const dx of [-MEADOW, 0, MEADOW])
      for (const dy of [-MEADOW, 0, MEADOW]) {
        const [cx, cy] = [x + dx, y + dy];
        if (Math.min(cx, cy) > -80 && Math.max(cx, cy) < 480)
          patches.push(ellipse(rx, ry, { cx, cy, fill, opacity: 0.6 }));
      }
  }
  const pattern = (name: string, size: number, ...inside: Shape[]): Shape =>
    el(
      "pattern",
      { id: prefix + name, width: size, height: size, patternUnits: "userSpaceOnUse" },
      ...inside,
    );
  return [
    pattern(
      "meadow",
      MEADOW,
      el("rect", { width: MEADOW, height: MEADOW, fill: "var(--v-field)" }),
      ...patches,
    ),
    pattern(
      "cobble",
      10,
      path("M1,3.5q1.5,-1.8 3,0M6,8.5q1.5,-1.8 3,0M6.5,2.5h1.2M1.8,8h1.2", {
        fill: "none",
        stroke: "var(--v-cobble)",
        "stroke-width": 0.8,
        "stroke-linecap": "round",
        opacity: 0.42,
      }),
    ),
  ];
}
