/** The courses of roads in north position, where they end, and where inns stand (ui: drawing recipes). */
import type { Point } from "../../../board/hex";
import { type Edge, EDGES, type RoadFacts, type TileFacts } from "../tiles";
import { type CityShape, cornerCity } from "./city";
import { type Curve, curve, inside, point, sampled, spunCurve } from "./plane";

export interface RoadShape {
  readonly facts: RoadFacts;
  readonly course: Curve;
  readonly line: readonly Point[];
  /** Where it meets a city's wall. */
  readonly gate: Point | null;
  /** Where the lake of its inn lies. */
  readonly inn: Point | null;
  readonly spot: Point;
}

const MIDDLE: Readonly<Record<Edge, Point>> = {
  N: point(50, 0),
  E: point(100, 50),
  S: point(50, 100),
  W: point(0, 50),
};
const HANDLE = 0.55;
/** The lone farm lies behind the bridge: so its road parts the fields (V39). */
const BEYOND_BRIDGE = 1.44;
const towardsCentre = (p: Point, share: number): Point => ({
  x: p.x + (50 - p.x) * share,
  y: p.y + (50 - p.y) * share,
});
/** Even steps along it are even in length. */
const straight = (a: Point, b: Point): Curve => [
  a,
  { x: a.x + (b.x - a.x) / 3, y: a.y + (b.y - a.y) / 3 },
  { x: b.x + (a.x - b.x) / 3, y: b.y + (a.y - b.y) / 3 },
  b,
];
const across = (a: Edge, b: Edge): boolean => (EDGES.indexOf(a) + EDGES.indexOf(b)) % 2 === 0;

function through(a: Edge, b: Edge): Curve {
  const [from, to] = [MIDDLE[a], MIDDLE[b]];
  if (across(a, b)) return straight(from, to);
  return [from, towardsCentre(from, HANDLE), towardsCentre(to, HANDLE), to];
}

/** From an edge to the wall of the tile's first city, bent where the wall does not face the edge. */
function toCity(tile: TileFacts, edge: Edge, city: CityShape | undefined): Curve {
  const from = MIDDLE[edge];
  if (!city) return straight(from, point(50, 50));
  const edges = city.facts.edges;
  if (edges.length === 1 && edges[0] === "N" && (edge === "S" || edge === "E"))
    return edge === "S"
      ? curve(50, 100, 50, 60, 50, 40, 50, 21)
      : curve(100, 50, 84, 50, 68, 42, 66, 19);
  const turns = cornerCity(edges);
  if (turns !== null && !tile.id.includes("wedge")) {
    const flat = EDGES[(EDGES.indexOf(edge) - turns + 4) % 4];
    const bend =
      flat === "E"
        ? curve(100, 50, 74, 50, 60, 46, 49, 29)
        : curve(50, 100, 50, 74, 46, 60, 29, 49);
    return spunCurve(bend, turns);
  }
  let share = 0;
  while (share < 1 && !inside(towardsCentre(from, share), city.area)) share += 0.02;
  return straight(from, towardsCentre(from, Math.min(1, share + 0.02)));
}

function courseOf(tile: TileFacts, road: RoadFacts, cities: readonly CityShape[]): Curve {
  const [first = "N", second] = road.edges;
  if (second) return through(first, second);
  const from = MIDDLE[first];
  if (road.end === "city") return toCity(tile, first, cities[0]);
  const share = road.end === "farm" ? BEYOND_BRIDGE : road.end === "monastery" ? 0.62 : 1;
  return straight(from, towardsCentre(from, share));
}

function innOf(road: RoadFacts): Point | null {
  if (!road.inn) return null;
  const [first = "N", second] = road.edges;
  const from = MIDDLE[first];
  if (!second) {
    const upright = first === "N" || first === "S";
    return {
      x: (from.x + 50) / 2 + (upright ? 16 : 2),
      y: (from.y + 50) / 2 + (upright ? 4 : 18),
    };
  }
  if (across(first, second)) return point(54, 71);
  const to = MIDDLE[second];
  return { x: 50 + ((from.x + to.x) / 2 - 50) * 1.42, y: 50 + ((from.y + to.y) / 2 - 50) * 1.42 };
}

const STEPS = 12;

/** The shape of one of a tile's roads. */
export function roadShape(
  tile: TileFacts,
  facts: RoadFacts,
  cities: readonly CityShape[],
): RoadShape {
  const course = courseOf(tile, facts, cities);
  const line = sampled(course, STEPS);
  // A road that ends here carries its figure near the edge, clear of the fields' figures; so does the lower
  // road of a bridge.
  const low =
    facts.edges.length === 2 && tile.roads.indexOf(facts) > 0 && tile.id.includes("bridge");
  const at = facts.edges.length === 2 && !low ? STEPS / 2 : Math.round(STEPS * 0.24);
  return {
    facts,
    course,
    line,
    gate: facts.end === "city" ? course[3] : null,
    inn: innOf(facts),
    spot: line[at] ?? course[0],
  };
}
