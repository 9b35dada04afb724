/** The number on a hex: a thick paper counter with pips for how often it comes. */
import {
  circle,
  ellipse,
  group,
  label,
  num,
  path,
  translate,
  type Shape,
} from "../../../board/svg";
import type { Point } from "../../../board/hex";

/** Ways out of 36 to roll a sum. */
export const pips = (sum: number): number => 6 - Math.abs(7 - sum);

/** Radius of the disc. */
export const TOKEN_RADIUS = 31;

/** A disc of 2.6 u, `x` beside the middle. */
const pip = (x: number): string => `M${num(x - 2.6)},16a2.6,2.6 0 1 0 5.2,0a2.6,2.6 0 1 0 -5.2,0`;

export function token(sum: number, at: Point, scale: number): Shape {
  const often = sum === 6 || sum === 8;
  const colour = often ? "var(--red)" : "var(--ink)";
  const count = pips(sum);
  return group(
    { transform: translate(at, scale) },
    ellipse(32, 31.4, { cy: 3.4, fill: "var(--ink)", opacity: 0.32 }),
    circle(TOKEN_RADIUS, { fill: "var(--paper)", stroke: "var(--ink)", "stroke-width": 2.6 }),
    circle(26.6, {
      fill: "none",
      stroke: colour,
      "stroke-width": often ? 2 : 1,
      opacity: often ? 1 : 0.35,
    }),
    label(String(sum), {
      y: often ? 7.6 : 7,
      "font-size": often ? 36 : 33,
      "font-weight": often ? 800 : 650,
      "letter-spacing": -0.5,
      fill: colour,
    }),
    path(Array.from({ length: count }, (_, i) => pip((i - (count - 1) / 2) * 7)).join(""), {
      fill: colour,
    }),
  );
}
