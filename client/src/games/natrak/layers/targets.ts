/** Rings: what can be picked, what has produced, what was changed. Never by colour alone. */
import { circle, hexagonRing, path, type Shape } from "../../../board/svg";
import type { PlaceKind } from "../board-types";

type Draw = (stroke: string, width: number) => Shape;

const BAR = "M-22,-9.5h44a9.5,9.5 0 0 1 0,19h-44a9.5,9.5 0 0 1 0,-19z";

const turnedBy = (angle: number): string => `rotate(${angle.toFixed(1)})`;

/** Ink on halo. */
const inHalo = (draw: Draw): Shape[] => [draw("var(--halo)", 9), draw("var(--ink)", 3.4)];

/** Ring round a place: a hexagon, a bar along the edge or a circle. */
function outer(kind: PlaceKind, angle: number, turned: boolean): Shape[] {
  const look = (stroke: string, width: number): Record<string, string | number> => ({
    fill: "var(--halo)",
    "fill-opacity": kind === "hex" ? 0 : 0.38,
    stroke,
    "stroke-width": width,
  });
  return inHalo((stroke, width) => {
    if (kind === "hex") return hexagonRing(84, turned, look(stroke, width));
    if (kind === "edge") return path(BAR, { ...look(stroke, width), transform: turnedBy(angle) });
    return circle(17, look(stroke, width));
  });
}

/** The inner ring: a target looks like one, not like a number. */
function inner(kind: PlaceKind, angle: number): Shape[] {
  const look = { fill: "var(--halo)", stroke: "var(--ink)", "stroke-width": 2.6 };
  if (kind === "hex") return [];
  if (kind === "edge") return [path("M-15,0h30", { ...look, transform: turnedBy(angle) })];
  return [circle(7, look)];
}

/** A double ring that stands out of every terrain. */
export const targetRing = (kind: PlaceKind, angle: number, turned: boolean): Shape[] => [
  ...outer(kind, angle, turned),
  ...inner(kind, angle),
];

/** The ring round a piece that can be chosen: it stays in sight. */
export const standingRing = (): Shape[] =>
  [31, 25].flatMap((r) =>
    inHalo((stroke, width) => circle(r, { fill: "none", stroke, "stroke-width": width * 0.8 })),
  );

/** The dashed outline round a ghost. */
export function ghostOutline(kind: PlaceKind, angle: number, turned: boolean): Shape[] {
  const look = (stroke: string, width: number): Record<string, string | number> => ({
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-dasharray": "11 8",
    "stroke-linecap": "round",
  });
  return inHalo((stroke, width) => {
    if (kind === "hex") return hexagonRing(86, turned, look(stroke, width));
    if (kind === "crossing") return circle(39, look(stroke, width));
    const d = "M-35,-18h70a18,18 0 0 1 0,36h-70a18,18 0 0 1 0,-36z";
    return path(d, { ...look(stroke, width), transform: turnedBy(angle) });
  });
}

/** Focus ring outside a target's own. */
export function focusRing(kind: PlaceKind, angle: number, turned: boolean): Shape[] {
  const draw: Draw = (stroke, width) => {
    const look = { fill: "none", stroke, "stroke-width": width };
    if (kind === "hex") return hexagonRing(95, turned, look);
    if (kind === "crossing") return circle(30, look);
    const d = "M-24,-20h48a20,20 0 0 1 0,40h-48a20,20 0 0 1 0,-40z";
    return path(d, { ...look, transform: turnedBy(angle) });
  };
  return [draw("var(--surface)", 13), draw("var(--focus)", 6.5)];
}

const LIGHT = "#ffd84a";

/** The light on a hex that has just produced, under its token. */
export const hexLight = (turned: boolean): Shape[] => [
  hexagonRing(93, turned, {
    fill: "#fff",
    "fill-opacity": 0.22,
    stroke: "var(--ink)",
    "stroke-width": 9,
  }),
  hexagonRing(93, turned, { fill: "none", stroke: LIGHT, "stroke-width": 5.5 }),
];
/** The ring round that token. */
export const tokenLight = (): Shape[] => [
  circle(40, { fill: "none", stroke: "var(--ink)", "stroke-width": 9 }),
  circle(40, { fill: "none", stroke: LIGHT, "stroke-width": 5.5 }),
];
