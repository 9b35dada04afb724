/** Roads, the bridge, crossings, inns and gates of a tile. */
import { circle, ellipse, group, path, type Shape } from "../../../board/svg";
import type { Point } from "../../../board/hex";
import type { Geometry } from "./geometry";
import { houses } from "./houses";
import { curveData, point, spun, spunCurve, xy } from "./plane";
import type { RoadShape } from "./road";

const WALL = "var(--v-wall)";
const line = (d: string, stroke: string, width: number, more = {}): Shape =>
  path(d, { fill: "none", stroke, "stroke-width": width, ...more });

const under = (d: string): Shape =>
  line(d, "var(--v-shadow)", 15, { opacity: "var(--v-shade-low)" });
const bed = (d: string): Shape => line(d, WALL, 11.8);
const paving = (d: string): Shape[] => [
  line(d, "var(--v-road)", 9.4),
  line(d, "var(--v-rut)", 5.2),
  line(d, "var(--v-road)", 3.4),
  line(d, "var(--v-rut)", 1, { "stroke-dasharray": "1.4 5.6", "stroke-linecap": "round" }),
];

const dataOf = (road: RoadShape, turn: number): string => curveData(spunCurve(road.course, turn));

/** The upper road goes whole over the lower, on stone. */
function bridge(g: Geometry, turn: number): Shape[] {
  const [upper, ...lower] = g.roads;
  if (!upper) return [];
  const d = dataOf(upper, turn);
  const over = upper.line.filter((p) => p.y >= 33 && p.y <= 67);
  const span = `M${over.map((p) => xy(spun(p, turn))).join(" ")}`;
  return [
    ...lower.flatMap((road) => flat([dataOf(road, turn)])),
    under(d),
    bed(d),
    line(span, WALL, 17),
    line(span, "var(--v-stone)", 14.6),
    line(span, WALL, 14.6, { "stroke-dasharray": ".8 3.4" }),
    line(span, WALL, 10.6),
    ...paving(d),
  ];
}

/** Roads that meet: each layer of all of them before the next. */
const flat = (all: readonly string[]): Shape[] => {
  const d = all.join("");
  return d === "" ? [] : [under(d), bed(d), ...paving(d)];
};

const isBridge = (id: string): boolean => id.includes("bridge") || id.includes("flyover");

/** The roads of a tile. */
export const roads = (g: Geometry, turn: number): Shape[] =>
  isBridge(g.tile.id) ? bridge(g, turn) : flat(g.roads.map((road) => dataOf(road, turn)));

/** From afar: wall line and road only. */
export function farRoads(g: Geometry, turn: number): Shape[] {
  const d = g.roads.map((road) => dataOf(road, turn)).join("");
  return d === "" ? [] : [bed(d), line(d, "var(--v-road)", 8.6)];
}

/** The square where roads meet, with three houses. */
export const crossing = (): Shape[] => [
  circle(11, { cx: 50, cy: 50, fill: "var(--v-road)", stroke: WALL, "stroke-width": 1.5 }),
  ...houses([
    { x: 45, y: 49.5, form: 0, roof: 0, scale: 0.92 },
    { x: 55, y: 50.5, form: 0, roof: 2, scale: 0.92 },
    { x: 50, y: 57.5, form: 1, roof: 1, scale: 0.86 },
  ]),
];

/** Hedges from a crossing to the walls north and south. */
export function hedges(g: Geometry, turn: number): Shape[] {
  if (!g.hedged) return [];
  const ends = [point(50, 22), point(50, 39), point(50, 61), point(50, 78)].map((p) =>
    xy(spun(p, turn)),
  );
  const d = `M${ends[0] ?? ""}L${ends[1] ?? ""}M${ends[2] ?? ""}L${ends[3] ?? ""}`;
  return [
    line(d, "var(--v-tree-line)", 5, { "stroke-linecap": "round" }),
    line(d, "var(--v-hedge)", 3.4, { "stroke-linecap": "round", "stroke-dasharray": "0 3.4" }),
  ];
}

/** A lake with a house on its shore: an inn. */
export function inns(g: Geometry, turn: number): Shape[] {
  return g.roads.flatMap((road) => {
    if (!road.inn) return [];
    const { x, y } = spun(road.inn, turn);
    const at = { cx: x, cy: y, fill: "var(--v-lake)" };
    const wave = (dx: number, dy: number): string => `M${xy(point(x + dx, y + dy))}q2,-1.6 4,0t4,0`;
    return [
      ellipse(11.5, 7.6, { ...at, stroke: WALL, "stroke-width": 2.6 }),
      ellipse(11.5, 7.6, { ...at, stroke: "var(--v-road)", "stroke-width": 1.3 }),
      line(wave(-7, 1) + wave(-3, 4), "var(--v-wave)", 1, { "stroke-linecap": "round" }),
      ...houses([{ x: x + 5.5, y: y - 1.6, form: 1, roof: 1, scale: 0.95 }]),
    ];
  });
}

const GATE = [
  ["M-8,5.5V-6h16v11.5z", "var(--v-stone)"],
  ["M-8,-6v-3h3.2v1.8h3.2v-1.8h3.2v1.8h3.2v-1.8h3.2v3z", "var(--v-stone)"],
  ["M-4,5.5v-5a4,4 0 0 1 8,0v5z", WALL],
] as const;

const gate = (at: Point): Shape =>
  group(
    {
      transform: `translate(${xy(at).replace(",", " ")})`,
      stroke: WALL,
      "stroke-width": 1.2,
      "stroke-linejoin": "round",
    },
    ...GATE.map(([d, fill]) => path(d, { fill })),
  );

/** Where roads end at a wall or at a lone farm. */
export function ends(g: Geometry, turn: number): Shape[] {
  return g.roads.flatMap((road) => {
    if (road.gate) return [gate(spun(road.gate, turn))];
    if (road.facts.end !== "farm") return [];
    const { x, y } = spun(road.course[3], turn);
    return houses([{ x: x + 4, y: y + 3.5, form: 1, roof: 2, scale: 1.25 }]);
  });
}
