import { describe, expect, it } from "vitest";
import { apart, curve, moments, scales, ticks } from "./curve";

const story = {
  turns: [
    { seq: 10, turn: 1 },
    { seq: 20, turn: 2 },
    { seq: 30, turn: 3 },
    { seq: 40, turn: 4 },
  ],
  points: [
    { seq: 5, points: [0, 0] },
    { seq: 12, points: [1, 0] },
    { seq: 14, points: [2, 0] },
    { seq: 35, points: [2, 3] },
  ],
};
const PLANE = { width: 100, height: 112, left: 10, bottom: 0, right: 10 };

describe("points over the turns", () => {
  it("are those at the end of each turn that changed them, from setup to the end", () => {
    expect(moments(story)).toEqual([
      { turn: 0, points: [0, 0] },
      { turn: 1, points: [2, 0] },
      { turn: 3, points: [2, 3] },
      { turn: 4, points: [2, 3] },
    ]);
    expect(moments({ turns: [], points: [] })).toEqual([]);
  });

  it("stay until they change: a step line", () => {
    const all = moments(story);
    const { x, y } = scales(all, PLANE);
    expect([x(0), x(4), y(0), y(3)]).toEqual([10, 90, 112, 12]);
    expect(curve(all, 1, PLANE)).toEqual({
      path: "M10.0,112.0H30.0V112.0H70.0V12.0H90.0V12.0",
      end: [90, 12],
    });
  });

  it("have five lines at most", () => {
    expect(ticks(13)).toEqual([0, 5, 10]);
    expect(ticks(4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticks(114)).toEqual([0, 25, 50, 75, 100]);
  });

  it("end with marks that do not cover one another", () => {
    const moved = apart([50, 50, 10, 55], 19, 80);
    const sorted = [...moved].sort((a, b) => a - b);
    sorted.slice(1).forEach((one, i) => {
      expect(one - sorted[i]!).toBeGreaterThanOrEqual(19);
    });
    expect(sorted[0]).toBe(10);
    expect(sorted.at(-1)).toBeLessThanOrEqual(80);
  });
});
