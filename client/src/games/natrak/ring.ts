/** Where the buttons of a ring menu lie: round a point, all inside a frame. */
import type { Point } from "../../board/hex";

/** CSS px of a button, as the menu draws it. */
export const RING_BUTTON = { width: 108, height: 56 };
const RADIUS = { x: 94, y: 82 };
const EDGE = 4;

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The middles of `n` buttons round `at`, the first above it, clockwise. Near a border the whole ring gives way. */
export function ring(at: Point, n: number, frame: Frame): Point[] {
  const turns = Array.from({ length: n }, (_, i) => (i / n) * 2 * Math.PI);
  const off = turns.map((a) => ({ x: RADIUS.x * Math.sin(a), y: -RADIUS.y * Math.cos(a) }));
  const half = { x: RING_BUTTON.width / 2 + EDGE, y: RING_BUTTON.height / 2 + EDGE };
  const reach = (side: (p: Point) => number): number => Math.max(0, ...off.map(side));
  const x = clamp(
    at.x,
    frame.left + half.x + reach((p) => -p.x),
    frame.right - half.x - reach((p) => p.x),
  );
  const y = clamp(
    at.y,
    frame.top + half.y + reach((p) => -p.y),
    frame.bottom - half.y - reach((p) => p.y),
  );
  return off.map((p) => ({ x: x + p.x, y: y + p.y }));
}
