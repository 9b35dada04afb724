/** Rings: what can be picked, what has produced, what was changed. Never by colour alone. */
import { circle, group, hexagon, path, type Shape } from "../../../board/svg";
import type { PlaceKind } from "../board-types";

/** Radius of a target's ring on a crossing and the half length of one on an edge. */
const RING = 17;

const double = (shape: (width: number, colour: string) => Shape): Shape[] => [
  shape(9, "var(--halo)"),
  shape(3.6, "var(--ink)"),
];

/** A double ring (ink in halo) that stands out of every terrain. */
export function targetRing(kind: PlaceKind, angle: number, turned: boolean): Shape[] {
  if (kind === "hex") {
    return double((width, stroke) =>
      path(hexagon(84, 9, turned), { fill: "none", stroke, "stroke-width": width }),
    );
  }
  if (kind === "edge") {
    const bar = "M-22,-9h44a9,9 0 0 1 0,18h-44a9,9 0 0 1 0,-18z";
    return [
      group(
        { transform: `rotate(${angle.toFixed(1)})` },
        ...double((width, stroke) =>
          path(bar, { fill: "var(--halo)", "fill-opacity": 0.3, stroke, "stroke-width": width }),
        ),
      ),
    ];
  }
  return double((width, stroke) =>
    circle(RING, { fill: "var(--halo)", "fill-opacity": 0.3, stroke, "stroke-width": width }),
  );
}

/** Focus ring outside a target's own. */
export function focusRing(kind: PlaceKind, angle: number, turned: boolean): Shape {
  const look = { fill: "none", stroke: "var(--focus)", "stroke-width": 6 };
  if (kind === "hex") return path(hexagon(94, 9, turned), look);
  if (kind === "edge") {
    return path("M-24,-17h48a17,17 0 0 1 0,34h-48a17,17 0 0 1 0,-34z", {
      ...look,
      transform: `rotate(${angle.toFixed(1)})`,
    });
  }
  return circle(27, look);
}

/** The light round a token that has just produced. */
export const glow = (): Shape[] => [
  circle(41, { fill: "none", stroke: "var(--ink)", "stroke-width": 9 }),
  circle(41, { fill: "none", stroke: "#ffd84a", "stroke-width": 5.5 }),
];
