/** Where everything of a type of tile lies, in north position; worked out once a type. */
import type { Point } from "../../../board/hex";
import { type TileFacts, type ZoneAt, zoneAt } from "../tiles";
import { type CityShape, cityShape } from "./city";
import { distance, inside, most, point, spun, toLine, toLines, toRim } from "./plane";
import { type RoadShape, roadShape } from "./road";

export interface FieldShape {
  readonly spot: Point;
  /** The middles of the small squares it is made of. */
  readonly grains: readonly Point[];
}

export interface Geometry {
  readonly tile: TileFacts;
  readonly cities: readonly CityShape[];
  readonly roads: readonly RoadShape[];
  readonly fields: readonly FieldShape[];
  /** Roads meet at the middle. */
  readonly crossing: boolean;
  /** Hedges from the crossing to the cities north and south part the fields there. */
  readonly hedged: boolean;
  /** All grains of field. */
  readonly free: readonly Point[];
  /** How far a point is from what bounds the field; `rim` counts the tile's edges too. */
  clear(p: Point, rim?: boolean): number;
}

/** Side of a grain of field. */
export const GRAIN = 2.5;
const ACROSS = 100 / GRAIN;
const ROAD_HALF = 5.6;
const CENTRE = point(50, 50);
const MONASTERY = 21;
const HALF_AT: Readonly<Record<string, Point>> = {
  NL: point(25, 2),
  NR: point(75, 2),
  EL: point(98, 25),
  ER: point(98, 75),
  SL: point(75, 98),
  SR: point(25, 98),
  WL: point(2, 75),
  WR: point(2, 25),
};

type Parts = Pick<Geometry, "cities" | "roads" | "crossing" | "hedged">;

function freeGrains(
  tile: TileFacts,
  { cities, roads, crossing, hedged }: Parts,
): Map<number, Point> {
  const middle = tile.monastery ? MONASTERY : crossing ? 10.5 : 0;
  const free = new Map<number, Point>();
  const lines = roads.map((road) => road.line);
  for (let i = 0; i < ACROSS; i++)
    for (let j = 0; j < ACROSS; j++) {
      const p = point((i + 0.5) * GRAIN, (j + 0.5) * GRAIN);
      if (cities.some((city) => inside(p, city.area)) || toLines(p, lines) < ROAD_HALF) continue;
      if (distance(p, CENTRE) < middle) continue;
      if (!(hedged && Math.abs(p.x - 50) < GRAIN)) free.set(i * ACROSS + j, p);
    }
  return free;
}

/** Which grains hang together: a number each. */
function joined(free: ReadonlyMap<number, Point>): Map<number, number> {
  const part = new Map<number, number>();
  let n = 0;
  for (const start of free.keys()) {
    if (part.has(start)) continue;
    const stack = [start];
    part.set(start, n);
    for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
      const beside = [here + ACROSS, here - ACROSS];
      if (here % ACROSS > 0) beside.push(here - 1);
      if (here % ACROSS < ACROSS - 1) beside.push(here + 1);
      for (const next of beside)
        if (free.has(next) && !part.has(next)) {
          part.set(next, n);
          stack.push(next);
        }
    }
    n++;
  }
  return part;
}

function fieldShapes(
  tile: TileFacts,
  free: Map<number, Point>,
  clear: Geometry["clear"],
): FieldShape[] {
  const part = joined(free);
  const keys = [...free.keys()];
  const at = (key: number): Point => free.get(key) ?? CENTRE;
  const rimmed = new Set(keys.filter((k) => toRim(at(k)) < 3).map((k) => part.get(k)));
  return tile.fields.map(({ halves }) => {
    const own = new Set(
      halves.map((half) => {
        const goal = HALF_AT[half] ?? CENTRE;
        return part.get(most(keys, (k) => -distance(at(k), goal), 0));
      }),
    );
    const mine = (k: number): boolean =>
      halves.length > 0 ? own.has(part.get(k)) : !rimmed.has(part.get(k));
    const grains = keys.filter(mine).map(at);
    const n = Math.max(1, grains.length);
    const heart = point(
      grains.reduce((sum, p) => sum + p.x, 0) / n,
      grains.reduce((sum, p) => sum + p.y, 0) / n,
    );
    // Of places with as much room, the one in the middle.
    const room = (p: Point): number =>
      Math.min(clear(p, false), 20, toRim(p) + 2) - 0.03 * distance(p, heart);
    return { grains, spot: most(grains, room, CENTRE) };
  });
}

function clearance(tile: TileFacts, { cities, roads, crossing, hedged }: Parts): Geometry["clear"] {
  const walls = cities.flatMap((city) => city.lines);
  const lakes = roads.flatMap((road) => (road.inn ? [road.inn] : []));
  return (p, rim = true) => {
    let d = Math.min(60, toLines(p, walls));
    for (const road of roads) d = Math.min(d, toLine(p, road.line) - 4);
    if (tile.monastery) d = Math.min(d, distance(p, CENTRE) - MONASTERY);
    if (crossing) d = Math.min(d, distance(p, CENTRE) - 11);
    if (hedged) d = Math.min(d, Math.abs(p.x - 50) - 2);
    for (const lake of lakes) d = Math.min(d, Math.hypot((p.x - lake.x) * 0.8, p.y - lake.y) - 9);
    return rim ? Math.min(d, toRim(p)) : d;
  };
}

const known = new Map<string, Geometry>();

/** The geometry of a type. */
export function geometry(tile: TileFacts): Geometry {
  const before = known.get(tile.id);
  if (before) return before;
  const cities = tile.cities.map((city) => cityShape(tile, city));
  const roads = tile.roads.map((road) => roadShape(tile, road, cities));
  const parts = {
    cities,
    roads,
    crossing: tile.roads.some((road) => road.end === "crossing"),
    hedged: tile.id === "todo-two-cities-crossing",
  };
  const clear = clearance(tile, parts);
  const free = freeGrains(tile, parts);
  const fields = fieldShapes(tile, free, clear);
  const made = { ...parts, tile, fields, free: [...free.values()], clear };
  known.set(tile.id, made);
  return made;
}

const MONASTERY_SPOT = point(50, 54);

/** Where a figure stands on a tile that lies turned. */
export function spotOf(tile: TileFacts, turn: number, zone: string): Point {
  const at: ZoneAt | null = zoneAt(tile, turn, zone);
  if (!at) return CENTRE;
  const g = geometry(tile);
  const spot =
    at.kind === "city"
      ? g.cities[at.index]?.spot
      : at.kind === "road"
        ? g.roads[at.index]?.spot
        : at.kind === "field"
          ? g.fields[at.index]?.spot
          : MONASTERY_SPOT;
  if (at.kind === "monastery") return MONASTERY_SPOT;
  return spun(spot ?? CENTRE, turn);
}
