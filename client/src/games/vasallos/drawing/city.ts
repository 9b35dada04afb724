/** The shapes of cities by the edges they reach, in north position (ui: drawing recipes). */
import type { Point } from "../../../board/hex";
import { type CityFacts, type Edge, EDGES, type TileFacts } from "../tiles";
import {
  type Curve,
  curve,
  inside,
  most,
  point,
  sampled,
  spun,
  spunCurve,
  toLines,
  toRim,
} from "./plane";
import { distance } from "./plane";

export interface CityShape {
  readonly facts: CityFacts;
  /** The curves along which its wall stands. */
  readonly walls: readonly Curve[];
  /** The walls as points. */
  readonly lines: readonly (readonly Point[])[];
  readonly area: readonly Point[];
  /** Where fountain, goods or cathedral lie, if there are any. */
  readonly token: Point | null;
  /** Where a figure stands. */
  readonly spot: Point;
}

interface Outline {
  readonly walls: readonly Curve[];
  /** Corners before the walls; null: the area lies between two walls. */
  readonly corners: readonly Point[] | null;
  readonly turns: number;
}

const NW = point(0, 0);
const NE = point(100, 0);
const SE = point(100, 100);
const SW = point(0, 100);
const turnsOf = (edge: Edge): number => EDGES.indexOf(edge);

const isBand = (edges: readonly Edge[]): boolean =>
  edges.length === 2 && (turnsOf(edges[0] ?? "N") + turnsOf(edges[1] ?? "N")) % 2 === 0;
/** Quarter-turns from a corner city at north and west. */
const cornerTurns = (edges: readonly Edge[]): number => {
  const key = [...edges].sort().join("");
  return ["NW", "EN", "ES", "SW"].indexOf(key);
};
export const cornerCity = (edges: readonly Edge[]): number | null =>
  edges.length === 2 && !isBand(edges) ? cornerTurns(edges) : null;

const WEDGES: readonly [string, readonly Curve[], readonly Point[]][] = [
  [
    "todo-city1-wedge",
    [curve(100, 0, 76, 34, 82, 70, 100, 100), curve(100, 100, 66, 78, 24, 52, 0, 0)],
    [NW, NE],
  ],
  [
    "wedge",
    [curve(100, 0, 74, 30, 74, 66, 100, 100), curve(100, 100, 66, 74, 30, 74, 0, 100)],
    [SW, NW, NE],
  ],
];

function outlineOf(tile: TileFacts, edges: readonly Edge[]): Outline {
  const many = tile.cities.length > 1;
  const wedge = WEDGES.find(([part]) => tile.id.includes(part));
  if (wedge) return { walls: wedge[1], corners: wedge[2], turns: 0 };
  const corner = cornerCity(edges);
  if (corner !== null)
    return { walls: [curve(100, 0, 52, 18, 18, 52, 0, 100)], corners: [SW, NW, NE], turns: corner };
  if (edges.length === 4) return { walls: [], corners: [NW, NE, SE, SW], turns: 0 };
  if (edges.length === 3) {
    const open = EDGES.find((e) => !edges.includes(e)) ?? "S";
    return {
      walls: [curve(100, 100, 72, 74, 28, 74, 0, 100)],
      corners: [SW, NW, NE, SE],
      turns: turnsOf(open) + 2,
    };
  }
  if (isBand(edges)) {
    const low = many ? 52 : 72;
    return {
      walls: [curve(0, 0, 30, 28, 70, 28, 100, 0), curve(100, 100, 70, low, 30, low, 0, 100)],
      corners: null,
      turns: edges.includes("E") ? 0 : 1,
    };
  }
  const wall = many ? curve(100, 0, 80, 20, 20, 20, 0, 0) : curve(100, 0, 82, 28, 18, 28, 0, 0);
  return { walls: [wall], corners: [NW, NE], turns: turnsOf(edges[0] ?? "N") };
}

function candidates(area: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (let x = 7; x < 95; x += 3)
    for (let y = 7; y < 95; y += 3) if (inside({ x, y }, area)) found.push({ x, y });
  return found;
}

const MIDDLE = point(50, 50);

/** The shape of one of a tile's cities. */
export function cityShape(tile: TileFacts, facts: CityFacts): CityShape {
  const { walls: flat, corners, turns } = outlineOf(tile, facts.edges);
  const walls = flat.map((wall) => spunCurve(wall, turns));
  const area = [
    ...(corners ?? []).map((p) => spun(p, turns)),
    ...walls.flatMap((wall) => sampled(wall, 14)),
  ];
  const lines = walls.map((wall) => sampled(wall, 12));
  const places = candidates(area);
  const marked = facts.pennants > 0 || facts.goods !== null;
  const room = (p: Point, rim: number): number => Math.min(toLines(p, lines), toRim(p) + rim);
  const token = facts.cathedral
    ? MIDDLE
    : marked
      ? most(places, (p) => Math.min(room(p, 4), 24) - 0.02 * distance(p, MIDDLE), MIDDLE)
      : null;
  const apart = (p: Point): number => (token ? distance(p, token) * 0.75 : 40);
  const spot = most(
    places,
    (p) => Math.min(room(p, 3), 26, apart(p)) - 0.012 * distance(p, MIDDLE),
    MIDDLE,
  );
  return { facts, walls, lines, area, token, spot };
}
