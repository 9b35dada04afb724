/** The figures: hood and cloak, pig, phantom; each carries its owner's mark (ui: figures). About 28 units high, centred. */
import { circle, group, label, path, type Shape } from "../../../board/svg";
import { MARKS } from "../../../ui/marks";
import { type PlayerColour, PLAYERS } from "../../../ui/tokens";
import type { Piece } from "../../../wire/vasallos";

const COAT =
  "M.6,-15.6C6.2,-14.8 8.6,-9.8 7.4,-4.8C10.8,-.6 12.4,6 12.8,11.8C8.8,14.2 -8.8,14.2 -12.8,11.8C-12.4,6 -10.8,-.6 -7.4,-4.8C-8.6,-9.4 -6.4,-13.4 -2.6,-14.6C-1.4,-15.4 -.4,-15.8 .6,-15.6z";
const WAVY =
  "M.6,-15.6C6.2,-14.8 8.6,-9.8 7.4,-4.8C10.8,-.6 12.4,6 12.8,13.4Q9.6,9.4 6.4,12.4Q3.2,16 0,12.4Q-3.2,9.4 -6.4,12.4Q-9.6,16 -12.8,13.4C-12.4,6 -10.8,-.6 -7.4,-4.8C-8.6,-9.4 -6.4,-13.4 -2.6,-14.6C-1.4,-15.4 -.4,-15.8 .6,-15.6z";
const PIG =
  "M-13,2.5C-13,-4.5 -7.5,-8 -.5,-8C2.5,-8 5,-7.4 7,-6.3L10,-9.5L10.8,-4.6C12.3,-3.4 13.1,-2 13.4,-.6L16,.2V4L13,4.8C12,6.6 10.6,7.9 9,8.6V12.5H4.8V9.6H-4.2V12.5H-8.4V8.8C-11.4,7.6 -13,5.5 -13,2.5z";
const FACE =
  "M0,-11.6C3,-11.6 4.5,-9.4 4.3,-7C4.1,-4.4 2.3,-2.8 0,-2.8C-2.3,-2.8 -4.1,-4.4 -4.3,-7C-4.5,-9.4 -3,-11.6 0,-11.6z";
const FORK = "M14.5,13V-10M10.5,-15.5v4q0,3 4,3t4,-3v-4M14.5,-16v6";
const INK = "var(--ink)";
const HALO = "var(--halo)";
const round = { "stroke-linejoin": "round", "stroke-linecap": "round" };
const BODY: Readonly<Record<Piece, string>> = {
  vassal: COAT,
  big: COAT,
  builder: COAT,
  phantom: WAVY,
  pig: PIG,
};
/** How much larger a figure is drawn than the others. */
const SIZE: Partial<Record<Piece, number>> = { big: 1.24, pig: 0.9 };
const STROKE = 1.9;

const stroke = (d: string, colour: string, width: number): Shape =>
  path(d, { fill: "none", stroke: colour, "stroke-width": width, ...round });

const HAMMER = [
  stroke("M12.5,12L12.5,-9", HALO, 6.5),
  path("M7,-14h11v6.5h-11z", { fill: HALO, stroke: HALO, "stroke-width": 4 }),
  stroke("M12.5,12L12.5,-9", INK, 4.2),
  stroke("M12.5,12L12.5,-9", "#C79A5E", 1.8),
  path("M7.5,-13.5h10v5.5h-10z", { fill: "#C5C4C0", stroke: INK, "stroke-width": 1.7, ...round }),
];
const fork = (): Shape[] => [stroke(FORK, HALO, 5), stroke(FORK, INK, 1.9)];

const mark = (colour: PlayerColour, x: number, y: number): Shape =>
  path(MARKS[colour], {
    fill: PLAYERS[colour].mark,
    transform: `translate(${String(x)} ${String(y)}) scale(.86)`,
  });

const snout = (colour: PlayerColour): Shape[] => [
  circle(1.1, { cx: 9.5, cy: -2.4, fill: PLAYERS[colour].mark }),
  stroke("M-12.8,1q-4,-1 -3,-4t2.6,-.4", INK, 1.6),
  mark(colour, -2, 1),
];
const person = (colour: PlayerColour): Shape[] => [
  path(FACE, { fill: HALO, stroke: INK, "stroke-width": 1.3 }),
  stroke("M-1.7,-7.6v1.4M1.7,-7.6v1.4", INK, 1.2),
  mark(colour, 0, 5.4),
  path("M-7.4,-4.8C-4.6,-1.4 4.6,-1.4 7.4,-4.8", {
    fill: "none",
    stroke: INK,
    "stroke-width": 1.1,
    opacity: 0.75,
  }),
];
const TWICE: readonly Shape[] = [
  group(
    { transform: "translate(11 11)" },
    circle(7.6, { fill: HALO, stroke: INK, "stroke-width": 1.6 }),
    label("×2", { y: 3.6, "font-size": 10, "font-weight": 750, fill: INK }),
  ),
];

/** A figure in its owner's colour; a farmer lies, with a fork. */
export function figure(kind: Piece, colour: PlayerColour, lying = false): Shape {
  const body = BODY[kind];
  const flat = lying && kind !== "pig";
  const scale = SIZE[kind] ?? 1;
  const turn = flat ? " rotate(-90)" : "";
  const drawn = group(
    { transform: `scale(${String(scale)})${turn}` },
    path(body, { fill: HALO, stroke: HALO, "stroke-width": STROKE + 3.6, ...round }),
    ...(kind === "builder" ? HAMMER : []),
    ...(flat ? fork() : []),
    path(body, {
      fill: PLAYERS[colour].fill,
      "fill-opacity": kind === "phantom" ? 0.72 : 1,
      stroke: INK,
      "stroke-width": STROKE,
      "stroke-linejoin": "round",
      "stroke-dasharray": kind === "phantom" ? "3.2 2.2" : undefined,
    }),
    ...(kind === "pig" ? snout(colour) : person(colour)),
  );
  return group({}, drawn, ...(kind === "big" ? TWICE : []));
}

/** The place of a figure that is out: hollow and dashed. */
export const hollow = (kind: Piece): Shape =>
  path(BODY[kind], {
    fill: "none",
    stroke: "var(--ui)",
    "stroke-width": STROKE,
    "stroke-dasharray": "3 2.6",
    "stroke-linejoin": "round",
    opacity: 0.75,
    transform: `scale(${String(SIZE[kind] ?? 1)})`,
  });

const CLOTH = "M2,-23q11,-6 21,0t19,0v27q-9,6 -19,0t-21,0z";
const TICK = "M13,-9.5l6.5,7l12,-12";

/** The flag with the tick: confirms. Its foot is 26 below the origin. */
export const flag = (colour: PlayerColour): Shape[] => [
  stroke("M0,26V-24", HALO, 9),
  path(CLOTH, { fill: HALO, stroke: HALO, "stroke-width": 8, ...round }),
  stroke("M0,26V-24", INK, 5),
  stroke("M0,26V-24", "#C79A5E", 2.2),
  path(CLOTH, { fill: PLAYERS[colour].fill, stroke: INK, "stroke-width": 2.4, ...round }),
  stroke(TICK, INK, 9),
  stroke(TICK, "#fff", 4.6),
];
