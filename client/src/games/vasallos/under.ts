/** What lies under a point of the map. */
import type { Point } from "../../board/hex";
import type { TileView } from "../../wire/vasallos";
import { geometry } from "./drawing/geometry";
import { distance, inside, most, point, spun, toLine } from "./drawing/plane";
import { HALVES, tileFacts, turned, type ZoneKind } from "./tiles";

const ROAD_REACH = 9;
const YARD = 21;

const named = (kind: ZoneKind, edges: readonly string[], turn: number): string =>
  `${kind}:${edges[0] ? turned(edges[0], turn) : "in"}`;

/** The zone of a tile under a point of it, by one of its names. */
function zoneUnder(id: string, turn: number, at: Point): string | null {
  const tile = tileFacts(id);
  const g = geometry(tile);
  const p = spun(at, -turn);
  if (tile.monastery && distance(p, point(50, 50)) < YARD) return "monastery";
  const road = g.roads.find((one) => toLine(p, one.line) < ROAD_REACH);
  if (road) return named("road", road.facts.edges, turn);
  const city = g.cities.find((one) => inside(p, one.area));
  if (city) return named("city", city.facts.edges, turn);
  const near = (grains: readonly Point[]): number =>
    grains.reduce((best, q) => Math.min(best, distance(p, q)), 1_000);
  const which = most([...g.fields.keys()], (i) => -near(g.fields[i]?.grains ?? []), -1);
  const halves = tile.fields[which]?.halves;
  if (!halves) return null;
  return named(
    "field",
    HALVES.filter((half) => halves.includes(half)),
    turn,
  );
}

/** The address of the zone under a point of the map, or null beside the map. */
export function addressUnder(tiles: readonly TileView[], at: Point): string | null {
  const [x, y] = [Math.floor(at.x / 100), Math.floor(at.y / 100)];
  const tile = tiles.find((one) => one.x === x && one.y === y);
  if (!tile) return null;
  const zone = zoneUnder(tile.tile, tile.turn, point(at.x - 100 * x, at.y - 100 * y));
  return zone ? `${String(x)},${String(y)}/${zone}` : null;
}
