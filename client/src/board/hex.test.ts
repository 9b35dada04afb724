import { describe, expect, it } from "vitest";
import { at, makeGrid, placesOf, project, type Axial } from "./hex";
import { T3_TABLE } from "./hex.table";

const range = (lo: number, hi: number): number[] =>
  Array.from({ length: hi - lo + 1 }, (_, i) => lo + i);
const within = (lo: number, hi: number): Axial[] =>
  range(lo, hi).flatMap((q) =>
    range(-Math.max(-lo, hi), Math.max(-lo, hi)).flatMap((r) =>
      q + r >= lo && q + r <= hi ? [{ q, r }] : [],
    ),
  );
const SMALL = within(-2, 2);
const LARGE = within(-3, 2);

describe("makeGrid", () => {
  it("n23 n24: hexes, corners and sides of the T3 map are those of the rules", () => {
    const grid = makeGrid([...SMALL].reverse());
    expect(grid.hexes.map((h) => [h.id, h.q, h.r, h.crossings, h.edges])).toEqual(T3_TABLE);
  });

  it.each([
    ["3-4 seats", SMALL, 19, 54, 72, 30],
    ["5-6 seats", LARGE, 30, 80, 109, 38],
  ])("n25: sizes of the map for %s", (_, axials, hexes, crossings, edges, coast) => {
    const grid = makeGrid(axials);
    expect(grid.hexes).toHaveLength(hexes);
    expect(grid.crossings).toHaveLength(crossings);
    expect(grid.edges).toHaveLength(edges);
    expect(grid.edges.filter((e) => e.hexes.length === 1)).toHaveLength(coast);
  });

  it("knows the neighbours of crossings and edges", () => {
    const grid = makeGrid(SMALL);
    expect(at(grid.edges, 3).ends).toEqual([1, 5]);
    expect(at(grid.edges, 38).ends).toEqual([26, 32]);
    expect(at(grid.crossings, 18).hexes).toEqual([4, 5, 9]);
    expect(at(grid.crossings, 0).hexes).toEqual([0]);
    for (const c of grid.crossings) expect(c.edges.length).toBeGreaterThanOrEqual(2);
  });
});

describe("project", () => {
  it("turns a quarter clockwise: what was up is right", () => {
    const up = project({ X: 0, Y: -2 });
    expect(up).toEqual({ x: 0, y: -100 });
    const right = project({ X: 0, Y: -2 }, true);
    expect(right.x).toBeCloseTo(100);
    expect(right.y).toBeCloseTo(0);
  });

  it("keeps every edge 100 units long", () => {
    for (const turned of [false, true]) {
      const grid = makeGrid(SMALL);
      const places = placesOf(grid, turned);
      for (const { id } of grid.edges) {
        const [a, b] = places.ends(id);
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(100);
      }
    }
  });
});
