import { describe, expect, it } from "vitest";
import { nearest, towards, zoomToChoose } from "./pick";

const spots = [
  { id: 1, x: 100, y: 100 },
  { id: 2, x: 139, y: 100 },
  { id: 3, x: 300, y: 100 },
  { id: 4, x: 100, y: 220 },
];

describe("nearest", () => {
  it("picks the closest target within 28 px", () => {
    expect(nearest({ x: 110, y: 110 }, spots)?.id).toBe(1);
    expect(nearest({ x: 125, y: 100 }, spots)?.id).toBe(2);
  });

  it("picks nothing beyond", () => {
    expect(nearest({ x: 200, y: 160 }, spots)).toBeNull();
    expect(nearest({ x: 300, y: 129 }, spots)).toBeNull();
  });
});

describe("zoomToChoose", () => {
  it("asks for zoom when two targets lie under the finger, until they are 44 px apart", () => {
    expect(zoomToChoose({ x: 118, y: 100 }, spots)).toBeCloseTo(44 / 39);
  });

  it("does not when there is one, or they are far enough apart", () => {
    expect(zoomToChoose({ x: 300, y: 100 }, spots)).toBeNull();
    const apart = [
      { id: 1, x: 0, y: 0 },
      { id: 2, x: 44, y: 0 },
    ];
    expect(zoomToChoose({ x: 22, y: 0 }, apart)).toBeNull();
  });
});

describe("towards", () => {
  it("moves to what is seen in that direction", () => {
    expect(towards({ x: 100, y: 100 }, spots, "right")?.id).toBe(2);
    expect(towards({ x: 139, y: 100 }, spots, "right")?.id).toBe(3);
    expect(towards({ x: 100, y: 100 }, spots, "down")?.id).toBe(4);
    expect(towards({ x: 100, y: 220 }, spots, "up")?.id).toBe(1);
  });

  it("stays where nothing lies ahead", () => {
    expect(towards({ x: 100, y: 100 }, spots, "left")).toBeNull();
    expect(towards({ x: 100, y: 100 }, spots, "up")).toBeNull();
  });

  it("reaches every target of a hex map by arrows", () => {
    const grid = [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((column) => ({
        id: row * 4 + column,
        x: column * 80 + (row % 2) * 40,
        y: row * 69,
      })),
    );
    const reached = new Set([0]);
    const todo = [grid[0]];
    for (let spot = todo.pop(); spot; spot = todo.pop()) {
      for (const way of ["up", "down", "left", "right"] as const) {
        const next = towards(spot, grid, way);
        if (next && !reached.has(next.id)) {
          reached.add(next.id);
          todo.push(next);
        }
      }
    }
    expect(reached.size).toBe(grid.length);
  });
});
