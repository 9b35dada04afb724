/** Single things on tiles: fountain, goods, cathedral, monastery, the towers at wall ends. */
import type { Point } from "../../../board/hex";
import { circle, ellipse, group, path, type Shape } from "../../../board/svg";
import type { Goods } from "../tiles";
import { point, xy } from "./plane";

const WALL = "var(--v-wall)";
const at = (p: Point): string => `translate(${xy(p).replace(",", " ")})`;
const cut = { stroke: WALL, "stroke-linejoin": "round" };

/** A fountain: what the rules call a pennant (V45). */
export function fountain({ x, y }: Point): Shape[] {
  const head = xy(point(x, y - 4.6));
  const jets = `M${xy(point(x, y + 3))}v-8M${head}q-4.6,-.6 -4.8,4.4M${head}q4.6,-.6 4.8,4.4`;
  const c = { cx: x, cy: y, stroke: WALL };
  return [
    circle(9.4, { ...c, fill: "var(--v-stone)", "stroke-width": 1.3 }),
    circle(7, { ...c, fill: "var(--v-lake)", "stroke-width": 1 }),
    path(jets, { fill: "none", stroke: "#fff", "stroke-width": 1.5, "stroke-linecap": "round" }),
    ellipse(3, 1.3, {
      cx: x,
      cy: y + 3.6,
      fill: "var(--v-stone-shade)",
      stroke: WALL,
      "stroke-width": 0.8,
    }),
  ];
}

const GRAPES = [
  [-3.8, -1],
  [0, -1],
  [3.8, -1],
  [-1.9, 2.2],
  [1.9, 2.2],
  [0, 5.3],
] as const;
const strokes = (d: string, width: number): Shape =>
  path(d, { fill: "none", stroke: "#fff", "stroke-width": width, "stroke-linecap": "round" });

const PLATES: Readonly<Record<Goods, string>> = {
  wine: "M-9,0a9,9 0 1 0 18,0a9,9 0 1 0 -18,0z",
  grain: "M-8.5,-8h17v8.5l-8.5,8.5l-8.5,-8.5z",
  cloth: "M-6,-8h12a2,2 0 0 1 2,2v12a2,2 0 0 1 -2,2h-12a2,2 0 0 1 -2,-2v-12a2,2 0 0 1 2,-2z",
};
const SIGNS: Readonly<Record<Goods, readonly Shape[]>> = {
  wine: [
    ...GRAPES.map(([cx, cy]) => circle(1.9, { cx, cy, fill: "#fff" })),
    strokes("M0,-2.5v-3.5q2,-1.5 3.5,-.5", 1.2),
  ],
  grain: [
    strokes("M0,6v-11M-3.2,1.5q0,-3 3.2,-3q3.2,0 3.2,3M-3.2,-2.5q0,-3 3.2,-3q3.2,0 3.2,3", 1.5),
  ],
  cloth: [strokes("M-5,-4h7.5a2.1,2.1 0 0 1 0,4.2h-4.5a2.1,2.1 0 0 0 0,4.2h7", 1.8)],
};

/** A goods token: wine on a disc, grain on a shield, cloth on a square. */
export const goodsToken = (goods: Goods, p: Point): Shape =>
  group(
    { transform: at(p) },
    path(PLATES[goods], {
      fill: "#5A2140",
      stroke: "#FCF2DC",
      "stroke-width": 1.5,
      "stroke-linejoin": "round",
    }),
    ...SIGNS[goods],
  );

/** A cathedral in the middle of its tile. */
export const cathedral = (): Shape[] => [
  group(
    { ...cut, "stroke-width": 1.4 },
    path("M28,69V46h9l13,-11 13,11h9v23z", { fill: "var(--v-house)" }),
    path("M30,69V36h11v33zM59,69V36h11v33z", { fill: "var(--v-house)" }),
    path("M28.5,36.5L35.5,22L42.5,36.5zM57.5,36.5L64.5,22L71.5,36.5z", { fill: "var(--v-roof-3)" }),
    path("M40,47L50,36.5L60,47z", { fill: "var(--v-roof-0)" }),
    circle(4.6, { cx: 50, cy: 51, fill: "var(--v-lake)" }),
    path("M50,46.4v9.2M45.4,51h9.2", { "stroke-width": 0.8 }),
    path("M46,69v-7a4,4 0 0 1 8,0v7z", { fill: WALL }),
    path("M35.5,22v-6m-2,2h4M64.5,22v-6m-2,2h4", { fill: "none" }),
  ),
  path("M33.6,43h3.8v5h-3.8zM62.6,43h3.8v5h-3.8z", { fill: "var(--v-window)" }),
];

/** A monastery with its yard, in the middle of its tile. */
export const monastery = (): Shape[] => [
  circle(21, {
    cx: 50,
    cy: 50,
    fill: "var(--v-field-light)",
    stroke: "var(--v-hedge)",
    "stroke-width": 3.2,
    "stroke-linecap": "round",
    "stroke-dasharray": "0 3.8",
  }),
  circle(21, {
    cx: 50,
    cy: 50,
    fill: "none",
    stroke: WALL,
    "stroke-width": 0.9,
    "stroke-dasharray": "3 1.7",
  }),
  path("M36,62h28l5,-3v-5z", { fill: "var(--v-shadow)", opacity: "var(--v-shade)" }),
  group(
    { ...cut, "stroke-width": 1.2 },
    path("M34,61V49h21v12z", { fill: "var(--v-house)" }),
    path("M32,49.5L36,40h17l3,9.5z", { fill: "var(--v-roof-0)" }),
    path("M54,61V38h10v23z", { fill: "var(--v-house)" }),
    path("M52.6,38.5L59,27.5L65.4,38.5z", { fill: "var(--v-roof-1)" }),
    path("M59,27.5v-7m-2.6,2.6h5.2", { fill: "none", "stroke-width": 1.5 }),
    path("M56.8,61v-5a2.2,2.2 0 0 1 4.4,0v5z", { fill: WALL }),
  ),
  path("M37,53h3v4.5h-3zM42.6,53h3v4.5h-3zM48.2,53h3v4.5h-3zM57.5,42.5h3v5h-3z", {
    fill: "var(--v-window)",
  }),
];

/** A round tower: stands where walls end at a corner of tiles, and hides the joint. Drawn at the origin. */
export const tower = (): Shape[] => [
  group(
    { ...cut, "stroke-width": 1.2 },
    path("M4.2,5l4,-2v-4z", { fill: "var(--v-shadow)", stroke: "none", opacity: "var(--v-shade)" }),
    path("M-4.2,5.5V-4h8.4V5.5q-4.2,1.8 -8.4,0z", { fill: "var(--v-stone)" }),
    path("M1,6.2V-4h3.2v9.5q-1.6,.7 -3.2,.7z", { fill: "var(--v-stone-shade)", stroke: "none" }),
    path("M-5.5,-3.6L0,-12L5.5,-3.6q-5.5,2 -11,0z", { fill: "var(--v-roof-0)" }),
    path("M-.8,-.5h1.6v3h-1.6z", { fill: WALL, stroke: "none" }),
  ),
];
