/** A port: two planks from its crossings to a float that says what it changes. */
import { middle, type Point } from "../../../board/hex";
import {
  circle,
  ellipse,
  group,
  label,
  num,
  path,
  translate,
  use,
  type Shape,
} from "../../../board/svg";
import type { BoardPort } from "../board-types";

/** Radius of a float with its edge. */
export const FLOAT_RADIUS = 29;

export interface PortPlace {
  readonly ends: readonly [Point, Point];
  /** Centre of the land hex behind it. */
  readonly land: Point;
  /** Distance of the float from the shore edge, u. */
  readonly off: number;
  readonly scale: number;
}

/** Unit vector out to sea. */
function outward({ ends, land }: PortPlace): Point {
  const m = middle(...ends);
  const length = Math.hypot(m.x - land.x, m.y - land.y);
  return { x: (m.x - land.x) / length, y: (m.y - land.y) / length };
}

/** Where the float lies. */
export function floatAt(place: PortPlace): Point {
  const m = middle(...place.ends);
  const u = outward(place);
  return { x: m.x + u.x * place.off, y: m.y + u.y * place.off };
}

function plank(from: Point, to: Point): Shape[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const v = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const line = `M${num(from.x)},${num(from.y)}L${num(to.x)},${num(to.y)}`;
  let rungs = "";
  for (let along = 7; along < length - 3; along += 7) {
    const [x, y] = [from.x + v.x * along, from.y + v.y * along];
    rungs += `M${num(x - v.y * 4.8)},${num(y + v.x * 4.8)}L${num(x + v.y * 4.8)},${num(y - v.x * 4.8)}`;
  }
  const stroke = (colour: string, width: number): Shape =>
    path(line, { stroke: `var(--${colour})`, "stroke-width": width, "stroke-linecap": "round" });
  return [
    path(line, {
      stroke: "var(--ink)",
      "stroke-width": 15,
      "stroke-linecap": "round",
      opacity: 0.22,
      transform: "translate(0 4)",
    }),
    stroke("plank-edge", 14),
    stroke("plank", 9.6),
    path(rungs, { stroke: "var(--rung)", "stroke-width": 1.5 }),
  ];
}

/** What the float says. */
const sign = (kind: BoardPort["kind"]): Shape[] =>
  kind === "any"
    ? [label("3:1", { y: 7, "font-size": 21, "font-weight": 750, fill: "var(--ink)" })]
    : [
        use(`nk-${kind}`, { transform: "translate(0 -7) scale(1.02)" }),
        label("2:1", { y: 17.5, "font-size": 17, "font-weight": 800, fill: "var(--ink)" }),
      ];

function float(kind: BoardPort["kind"], at: Point, scale: number): Shape {
  const generic = kind === "any";
  const ground = {
    fill: generic ? "var(--paper)" : "var(--chip)",
    stroke: "var(--ink)",
    "stroke-width": 1.6,
  };
  return group(
    { transform: translate(at, scale), class: generic ? undefined : `mat-${kind}` },
    ellipse(30, 30, { cy: 4, fill: "var(--ink)", opacity: 0.28 }),
    circle(FLOAT_RADIUS, { fill: "var(--plank-edge)" }),
    circle(26.4, { fill: "var(--paper)" }),
    circle(23.6, ground),
    group({ color: "var(--ink)" }, ...sign(kind)),
  );
}

/** The two planks from the port's crossings to its float. */
export function planks(place: PortPlace): Shape[] {
  const m = middle(...place.ends);
  const u = outward(place);
  const at = floatAt(place);
  return place.ends.flatMap((end) =>
    plank(
      { x: end.x + u.x * 3, y: end.y + u.y * 3 },
      { x: at.x + (end.x - m.x) * 0.42, y: at.y + (end.y - m.y) * 0.42 },
    ),
  );
}

/** The float, which says what the port changes. */
export const portFloat = (kind: BoardPort["kind"], place: PortPlace): Shape =>
  float(kind, floatAt(place), place.scale);
