import { describe, expect, it } from "vitest";
import { beyond } from "./aside";

const view = { cx: 0, cy: 0, scale: 1 };
const size = { width: 200, height: 100 };

describe("arrows at the edges", () => {
  it("count the targets out of sight by side and point to the nearest", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0, y: -80 },
      { x: 20, y: -60 },
      { x: 130, y: 10 },
      { x: -300, y: 20 },
    ];
    expect(beyond(points, view, size)).toEqual([
      { side: "north", count: 2, nearest: { x: 20, y: -60 } },
      { side: "east", count: 1, nearest: { x: 130, y: 10 } },
      { side: "west", count: 1, nearest: { x: -300, y: 20 } },
    ]);
  });

  it("count one that is out at a corner once, where it is farthest out", () => {
    expect(beyond([{ x: 110, y: 400 }], view, size).map(({ side }) => side)).toEqual(["south"]);
  });

  it("are not there while everything is in sight", () => {
    expect(beyond([{ x: 99, y: 49 }], view, size)).toEqual([]);
  });
});
