/** What is drawn over the tiles: legal squares, rings of last placements, areas that are lit. */
import { circle, el, label, path, type Shape } from "../../../board/svg";
import { type PlayerColour, PLAYERS } from "../../../ui/tokens";
import { tileFacts, zoneAt } from "../tiles";
import { areaData, wallData } from "./cities";
import { geometry, GRAIN } from "./geometry";
import { curveData, spun, spunCurve } from "./plane";

const INK = "var(--ink)";
const HALO = "var(--halo)";
const square = (inset: number, r: number, look: Record<string, string | number>): Shape =>
  el("rect", {
    x: inset,
    y: inset,
    width: 100 - 2 * inset,
    height: 100 - 2 * inset,
    rx: r,
    ...look,
  });

/** A legal square with the number of turns that fit, from its upper left corner. */
export const target = (turns: number): Shape[] => [
  square(9, 10, { fill: HALO, "fill-opacity": "var(--v-target)", stroke: HALO, "stroke-width": 6 }),
  square(9, 10, { fill: "none", stroke: INK, "stroke-width": 2.6, "stroke-dasharray": "9 6.4" }),
  circle(17, { cx: 50, cy: 50, fill: HALO, stroke: INK, "stroke-width": 1.6 }),
  label(String(turns), { x: 50, y: 56.5, "font-size": 19, "font-weight": 650, fill: INK }),
];

/** Round the tile a seat laid last. */
export const lastRing = (colour: PlayerColour): Shape[] => [
  square(2, 3, { fill: "none", stroke: HALO, "stroke-width": 6.5 }),
  square(2, 3, { fill: "none", stroke: PLAYERS[colour].fill, "stroke-width": 3.6 }),
];

/** Round what has just changed, where nothing moves. */
export const changedRing = (): Shape[] => [
  square(-6, 6, { fill: "none", stroke: HALO, "stroke-width": 9 }),
  square(-6, 6, { fill: "none", stroke: INK, "stroke-width": 4 }),
];

/** Round a tile that is tried. */
export const ghostRing = (): Shape[] => [
  square(0, 3, { fill: "none", stroke: HALO, "stroke-width": 7 }),
  square(0, 3, { fill: "none", stroke: INK, "stroke-width": 3.2, "stroke-dasharray": "9 6" }),
];

/** The sign that a tap turns the tile. */
export const turnSign = (): Shape[] => [
  circle(15, { fill: HALO, stroke: INK, "stroke-width": 2 }),
  path("M5.5,-4.5A7,7 0 1 0 7,1M7,-8v5h-5", {
    fill: "none",
    stroke: INK,
    "stroke-width": 2.2,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  }),
];

/** Where a figure may stand: a disc with a dashed rim, solid once tried. */
export const figureSpot = (tried: boolean, colour: PlayerColour): Shape[] =>
  tried
    ? [
        circle(17, { fill: HALO, "fill-opacity": 0.86, stroke: INK, "stroke-width": 5 }),
        circle(17, { fill: "none", stroke: PLAYERS[colour].fill, "stroke-width": 3 }),
      ]
    : [
        circle(12.6, { fill: HALO, "fill-opacity": 0.7, stroke: HALO, "stroke-width": 4 }),
        circle(12.6, { fill: "none", stroke: INK, "stroke-width": 1.8, "stroke-dasharray": "4 3" }),
      ];

/** What the area would score, beside a spot: a small disc at its lower right. */
export const worth = (points: number): Shape[] => [
  circle(6.6, { cx: 10.5, cy: 10.5, fill: HALO, stroke: INK, "stroke-width": 1.4 }),
  label(String(points), { x: 10.5, y: 13.6, "font-size": 8.6, "font-weight": 750, fill: INK }),
];

/** Points just got, in the colour of who got them. */
export function award(points: number, colour: PlayerColour): Shape[] {
  const text = `+${String(points)}`;
  const width = 22 + 11 * text.length;
  const pill = { x: -width / 2, y: -15, width, height: 30, rx: 15 };
  return [
    el("rect", { ...pill, fill: HALO, stroke: HALO, "stroke-width": 8 }),
    el("rect", { ...pill, fill: PLAYERS[colour].fill, stroke: INK, "stroke-width": 2.6 }),
    label(text, {
      y: 7,
      "font-size": 20,
      "font-weight": 750,
      fill: PLAYERS[colour].mark,
    }),
  ];
}

/** Round a legal square; round what is tried there it lies outside. */
export const focusSquare = (tried = false): Shape[] => [
  square(tried ? -6 : 3, 12, { fill: "none", stroke: "var(--focus)", "stroke-width": 5 }),
];
export const focusDisc = (): Shape[] => [
  circle(21.5, { fill: "none", stroke: "var(--focus)", "stroke-width": 3 }),
];

/** The patterns of lit areas: checker, zigzag, dots. */
export function lightDefs(prefix: string): Shape[] {
  const pattern = (name: string, size: number, turn: number, ...inside: Shape[]): Shape =>
    el(
      "pattern",
      {
        id: prefix + name,
        width: size,
        height: size,
        patternUnits: "userSpaceOnUse",
        patternTransform: `rotate(${String(turn)})`,
      },
      ...inside,
    );
  const cell = (at: number): Shape => el("rect", { x: at, y: at, width: 7, height: 7, fill: INK });
  return [
    pattern("lit-city", 14, 45, cell(0), cell(7)),
    pattern(
      "lit-field",
      12,
      0,
      path("M0,3L3,8L6,3L9,8L12,3", { fill: "none", stroke: INK, "stroke-width": 2.4 }),
    ),
    pattern("lit-monastery", 8, 45, circle(2, { cx: 4, cy: 4, fill: INK })),
  ];
}

const traced = (d: string): Shape[] => [
  path(d, { fill: "none", stroke: HALO, "stroke-width": 6, "stroke-linecap": "round" }),
  path(d, {
    fill: "none",
    stroke: INK,
    "stroke-width": 3,
    "stroke-linecap": "round",
    "stroke-dasharray": "7 5",
  }),
];

/** A zone of a tile lit, from the tile's upper left corner. */
export function litZone(id: string, turn: number, zone: string, prefix: string): Shape[] {
  const tile = tileFacts(id);
  const at = zoneAt(tile, turn, zone);
  const g = geometry(tile);
  if (!at) return [];
  const [city, road, field] = [g.cities[at.index], g.roads[at.index], g.fields[at.index]];
  if (at.kind === "city" && city) {
    const walls = wallData(city, turn);
    const fill = path(areaData(city, turn), { fill: `url(#${prefix}lit-city)`, opacity: 0.24 });
    return walls === "" ? [fill] : [fill, ...traced(walls)];
  }
  if (at.kind === "road" && road) return traced(curveData(spunCurve(road.course, turn)));
  if (at.kind === "field" && field) {
    const d = field.grains
      .map((p) => spun(p, turn))
      .map(({ x, y }) => `M${String(x - GRAIN / 2)},${String(y - GRAIN / 2)}h2.5v2.5h-2.5z`)
      .join("");
    return [path(d, { fill: `url(#${prefix}lit-field)`, opacity: 0.55 })];
  }
  return [
    circle(21, { cx: 50, cy: 50, fill: `url(#${prefix}lit-monastery)`, opacity: 0.4 }),
    ...traced("M29,50a21,21 0 1 0 42,0a21,21 0 1 0 -42,0z"),
  ];
}
