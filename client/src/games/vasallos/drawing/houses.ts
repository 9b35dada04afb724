/** Houses and trees: upright, sorted from back to front, all of a tile merged into few paths. */
import { path, type Shape } from "../../../board/svg";
import { xy } from "./plane";

/** Gable, long house, tower. */
export type Form = 0 | 1 | 2;
/** Which of the four roofs. */
export type Roof = 0 | 1 | 2 | 3;
export interface House {
  readonly x: number;
  /** Of its foot. */
  readonly y: number;
  readonly form: Form;
  readonly roof: Roof;
  readonly scale: number;
}
export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

type Pairs = readonly (readonly [number, number])[];
interface Plan {
  readonly half: number;
  readonly roof: Pairs;
  readonly roofShade: Pairs;
  readonly wall: Pairs;
  readonly shade: Pairs;
  /** x, y, width, height. */
  readonly windows: readonly (readonly [number, number, number, number])[];
}

const PLANS: readonly [Plan, Plan, Plan] = [
  {
    half: 3.7,
    roof: [
      [-4.9, -4.6],
      [0, -9.6],
      [4.9, -4.6],
    ],
    roofShade: [
      [0, -9.6],
      [4.9, -4.6],
      [1.6, -4.6],
    ],
    wall: [
      [-3.7, 0],
      [-3.7, -4.9],
      [0, -8.4],
      [3.7, -4.9],
      [3.7, 0],
    ],
    shade: [
      [0.9, 0],
      [0.9, -4.6],
      [3.7, -4.6],
      [3.7, 0],
    ],
    windows: [[-2.3, -3.6, 1.5, 1.6]],
  },
  {
    half: 5.4,
    roof: [
      [-6.4, -4.2],
      [-4.6, -9],
      [4.6, -9],
      [6.4, -4.2],
    ],
    roofShade: [
      [2.2, -9],
      [4.6, -9],
      [6.4, -4.2],
      [3.1, -4.2],
    ],
    wall: [
      [-5.4, 0],
      [-5.4, -4.2],
      [5.4, -4.2],
      [5.4, 0],
    ],
    shade: [
      [2.6, 0],
      [2.6, -4.2],
      [5.4, -4.2],
      [5.4, 0],
    ],
    windows: [
      [-4, -3.3, 1.4, 1.5],
      [-0.9, -3.3, 1.4, 1.5],
    ],
  },
  {
    half: 2.7,
    roof: [
      [-3.7, -7.4],
      [0, -13.2],
      [3.7, -7.4],
    ],
    roofShade: [
      [0, -13.2],
      [3.7, -7.4],
      [1, -7.4],
    ],
    wall: [
      [-2.7, 0],
      [-2.7, -7.4],
      [2.7, -7.4],
      [2.7, 0],
    ],
    shade: [
      [0.7, 0],
      [0.7, -7.4],
      [2.7, -7.4],
      [2.7, 0],
    ],
    windows: [[-1.7, -5.6, 1.4, 1.7]],
  },
];

const edge = { stroke: "var(--v-wall)", "stroke-width": 0.75, "stroke-linejoin": "round" };
const byFoot = (a: { y: number }, b: { y: number }): number => a.y - b.y;

/** The houses as shapes: shadow, walls, shade, a path a roof, roof shade, windows. */
export function houses(list: readonly House[]): Shape[] {
  if (list.length === 0) return [];
  let [shadow, wall, shade, roofShade, windows] = ["", "", "", "", ""];
  const roofs = new Map<Roof, string>();
  for (const { x, y, form, roof, scale } of [...list].sort(byFoot)) {
    const plan = PLANS[form];
    const put = (pairs: Pairs): string =>
      `M${pairs.map(([dx, dy]) => xy({ x: x + dx * scale, y: y + dy * scale })).join(" ")}z`;
    const h = plan.half;
    shadow += put([
      [-h, 0.6],
      [h, 0.6],
      [h + 3.4, -1.6],
      [h + 2.4, -3],
    ]);
    wall += put(plan.wall);
    shade += put(plan.shade);
    roofs.set(roof, (roofs.get(roof) ?? "") + put(plan.roof));
    roofShade += put(plan.roofShade);
    for (const [a, b, w, t] of plan.windows)
      windows += put([
        [a, b],
        [a + w, b],
        [a + w, b + t],
        [a, b + t],
      ]);
  }
  return [
    path(shadow, { fill: "var(--v-shadow)", opacity: "var(--v-shade)" }),
    path(wall, { fill: "var(--v-house)", ...edge }),
    path(shade, { fill: "var(--v-house-shade)" }),
    ...[...roofs].map(([roof, d]) => path(d, { fill: `var(--v-roof-${String(roof)})`, ...edge })),
    path(roofShade, { fill: "var(--v-shadow)", opacity: 0.16 }),
    path(windows, { fill: "var(--v-window)" }),
  ];
}

const short = (n: number): string => String(Math.round(n * 10) / 10 + 0);
const disc = (x: number, y: number, r: number): string =>
  `M${short(x - r)},${short(y)}a${short(r)},${short(r)} 0 1 0 ${short(2 * r)},0a${short(r)},${short(r)} 0 1 0 ${short(-2 * r)},0z`;

/** The trees as shapes: shadow, crowns, light on them. */
export function trees(list: readonly Tree[]): Shape[] {
  if (list.length === 0) return [];
  let [shadow, crown, light] = ["", "", ""];
  for (const { x, y, r } of [...list].sort(byFoot)) {
    const [rx, ry] = [short(r * 1.15), short(r * 0.45)];
    shadow += `M${short(x - r)},${short(y + r * 0.75)}a${rx},${ry} 0 1 0 ${short(2.5 * r)},0a${rx},${ry} 0 1 0 ${short(-2.5 * r)},0z`;
    crown += disc(x, y, r);
    light += disc(x - r * 0.28, y - r * 0.3, r * 0.52);
  }
  return [
    path(shadow, { fill: "var(--v-shadow)", opacity: "var(--v-shade)" }),
    path(crown, { fill: "var(--v-tree)", stroke: "var(--v-tree-line)", "stroke-width": 0.8 }),
    path(light, { fill: "var(--v-tree-light)" }),
  ];
}
