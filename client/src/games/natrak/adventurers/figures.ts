/** Drawings of the mode's pieces: walls, metropolises, adventurers, the Merchant. Units of a hex of radius 100. */
import type { Point } from "../../../board/hex";
import { ellipse, group, path, translate, use, type Shape } from "../../../board/svg";
import { MARKS } from "../../../ui/marks";
import type { PlayerColour } from "../../../ui/tokens";
import type { Discipline } from "../../../wire/natrak";

/** Where the strokes of a level stand: I, II, III. */
function strokes(level: number): string {
  return Array.from(
    { length: level },
    (_, i) => `M${String((i - (level - 1) / 2) * 7)},7.5v9`,
  ).join("");
}

/** An adventurer round the origin: its level in strokes, active filled and raised, resting hollow with a "z". */
export function adventurer(colour: PlayerColour, level: number, active: boolean): Shape {
  const ink = active ? "var(--seat-mark)" : "var(--ink)";
  return group(
    { class: `seat-${colour}` },
    ellipse(15, 5, { cy: 22, fill: "var(--ink)", opacity: 0.3 }),
    group(
      { transform: translate({ x: 0, y: active ? -3 : 0 }, active ? 1 : 0.96) },
      use(active ? "nk-adventurer" : "nk-resting"),
      path(MARKS[colour], { fill: ink, transform: translate({ x: 0, y: -4.5 }, 1.05) }),
      path(strokes(level), {
        fill: "none",
        stroke: ink,
        "stroke-width": 3.2,
        "stroke-linecap": "round",
      }),
    ),
  );
}

/** The wall before a city, and what of it lies behind the city. */
export const wallUnder = (): Shape => use("nk-wall-under");
export const wall = (): Shape => use("nk-wall-front");

/** The disc over a fortress with the sign of its discipline. */
export const metropolis = (discipline: Discipline): Shape =>
  group(
    { transform: translate({ x: 3, y: -33 }), color: "var(--ink)" },
    use("nk-metropolis"),
    use(`nk-${discipline}`, { transform: "scale(0.8)" }),
  );

/** Where the Merchant stands from the middle of its hex: on the other side of the number from the dragon. */
export const merchantPlace = (turned: boolean): Point =>
  turned ? { x: -50, y: 8 } : { x: -46, y: 4 };

/** The Merchant's stall in its holder's colour. */
export const merchant = (colour: PlayerColour): Shape =>
  group(
    { class: `seat-${colour}` },
    ellipse(24, 6, { cy: 21, fill: "var(--ink)", opacity: 0.3 }),
    use("nk-merchant"),
    path(MARKS[colour], { fill: "var(--seat-mark)", transform: translate({ x: 0, y: 14 }, 0.7) }),
  );

/** A cross over what would be taken away. */
export const cross = (): Shape[] =>
  [
    ["var(--halo)", 12],
    ["var(--ink)", 6],
  ].map(([stroke, width]) =>
    path("M-18,-18L18,18M-18,18L18,-18", {
      fill: "none",
      stroke: String(stroke),
      "stroke-width": Number(width),
      "stroke-linecap": "round",
    }),
  );
