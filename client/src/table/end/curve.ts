/** The points over the turns of a game as lines of a chart. Pure. */
import type { Story } from "../../wire/types";

export interface Moment {
  readonly turn: number;
  readonly points: readonly number[];
}

/** The points at the end of each turn in which they changed; the first moment is the beginning, the last the end. */
export function moments(story: Pick<Story, "turns" | "points">): Moment[] {
  const turnAt = (seq: number): number => story.turns.findLast((one) => one.seq <= seq)?.turn ?? 0;
  const byTurn = new Map<number, readonly number[]>();
  for (const { seq, points } of story.points) byTurn.set(turnAt(seq), points);
  const last = story.turns.at(-1)?.turn ?? 0;
  const end = story.points.at(-1)?.points;
  if (end) byTurn.set(last, end);
  return [...byTurn].map(([turn, points]) => ({ turn, points })).sort((a, b) => a.turn - b.turn);
}

export interface Plane {
  readonly width: number;
  readonly height: number;
  /** Room at the left for numbers, at the bottom for turns, at the right for marks. */
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface Curve {
  /** A step line: points stay until they change. */
  readonly path: string;
  readonly end: readonly [x: number, y: number];
}

/** Where a turn and a number of points lie on the plane. */
export function scales(all: readonly Moment[], plane: Plane) {
  const turns = Math.max(1, all.at(-1)?.turn ?? 1);
  const most = Math.max(1, ...all.flatMap((one) => one.points));
  return {
    most,
    turns,
    x: (turn: number) => plane.left + (turn / turns) * (plane.width - plane.left - plane.right),
    y: (points: number) => (1 - points / most) * (plane.height - plane.bottom - 12) + 12,
  };
}

/** One seat's line. */
export function curve(all: readonly Moment[], seat: number, plane: Plane): Curve {
  const { x, y } = scales(all, plane);
  let path = "";
  let end: [number, number] = [plane.left, y(0)];
  for (const { turn, points } of all) {
    const [to, up] = [x(turn), y(points[seat] ?? 0)];
    path +=
      path === "" ? `M${to.toFixed(1)},${up.toFixed(1)}` : `H${to.toFixed(1)}V${up.toFixed(1)}`;
    end = [to, up];
  }
  return { path, end };
}

/** Round numbers up to `most`, five lines at most. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((n) => most / n <= 5) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** Ends of lines that lie on one another are moved apart, `gap` between two and none below `most`. In the order given. */
export function apart(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  const at = (place: number): number => moved[order[place] ?? 0] ?? 0;
  order.forEach((seat, i) => {
    if (i > 0) moved[seat] = Math.max(at(i), at(i - 1) + gap);
  });
  // What was pushed out at the bottom pushes back up.
  for (let i = order.length - 1; i >= 0; i--) {
    const limit = i === order.length - 1 ? most : at(i + 1) - gap;
    moved[order[i] ?? 0] = Math.min(at(i), limit);
  }
  return moved;
}
