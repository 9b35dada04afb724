/** Signs over the drawn examples of the rules. */
import type { Point } from "../../board/hex";

export const YES = "✓";
export const NO = "✕";

/** Allowed, not allowed, or a few characters. */
export interface Sign extends Point {
  readonly sign: string;
}
