import { describe, expect, it } from "vitest";
import { nodeCount, type Shape } from "../../../board/svg";
import { TILES, tileFacts, turned } from "../tiles";
import { geometry, spotOf } from "./geometry";
import { distance, inside, toLines, toRim } from "./plane";
import { farShapes, tileShapes, towersOf } from "./tile";

const TURNS = [0, 1, 2, 3];
const every = TILES.flatMap((tile) => TURNS.map((turn) => ({ tile, turn })));
const colours = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((s) => [
    ...["fill", "stroke"].flatMap((k) => (k in s.attributes ? [s.attributes[k] ?? ""] : [])),
    ...colours(s.children),
  ]);

describe("the drawing of a tile", () => {
  it("costs few nodes, near and far", () => {
    const near = every.map(({ tile, turn }) => nodeCount(tileShapes(tile.id, turn, "t-")));
    const far = TILES.map((tile) => nodeCount(farShapes(tile.id, 0)));
    expect(TILES).toHaveLength(65);
    expect(near.reduce((a, b) => a + b) / near.length).toBeLessThan(60);
    expect(Math.max(...near)).toBeLessThan(110);
    expect(Math.max(...far)).toBeLessThan(45);
  });

  it("is the same every time", () => {
    expect(tileShapes("base-city1-crossing3", 1, "t-")).toEqual(
      tileShapes("base-city1-crossing3", 1, "t-"),
    );
  });

  it("has numbers only, and takes its colours from the theme", () => {
    for (const { tile, turn } of every) {
      const text = JSON.stringify(tileShapes(tile.id, turn, "t-"));
      expect([tile.id, /NaN|undefined|Infinity/.test(text)]).toEqual([tile.id, false]);
    }
    const own = new Set(colours(TILES.flatMap((t) => tileShapes(t.id, 0, "t-"))));
    expect([...own].filter((c) => c.startsWith("#")).sort()).toEqual([
      "#5A2140",
      "#FCF2DC",
      "#fff",
    ]);
  });

  it("shows what lies on a tile: fountain, goods, inn, cathedral, monastery", () => {
    const has = (id: string, colour: string): boolean =>
      colours(tileShapes(id, 0, "t-")).includes(colour);
    for (const tile of TILES) {
      const goods = tile.cities.some((c) => c.goods !== null);
      const water = tile.cities.some((c) => c.pennants > 0 || c.cathedral);
      const inn = tile.roads.some((r) => r.inn);
      expect([tile.id, has(tile.id, "#5A2140")]).toEqual([tile.id, goods]);
      expect([tile.id, has(tile.id, "var(--v-lake)")]).toEqual([tile.id, water || inn]);
      expect([tile.id, has(tile.id, "var(--v-wave)")]).toEqual([tile.id, inn]);
    }
  });
});

describe("the geometry of a tile", () => {
  it("lays each city over its own edges and no other", () => {
    const at = { N: [50, 1], E: [99, 50], S: [50, 99], W: [1, 50] } as const;
    for (const tile of TILES) {
      const { cities } = geometry(tile);
      tile.cities.forEach(({ edges }, i) => {
        for (const [edge, [x, y]] of Object.entries(at))
          expect([tile.id, i, edge, inside({ x, y }, cities[i]!.area)]).toEqual([
            tile.id,
            i,
            edge,
            edges.some((e) => e === edge),
          ]);
      });
    }
  });

  it("parts fields as the data do: each has grains of its own", () => {
    for (const tile of TILES) {
      const { fields } = geometry(tile);
      const seen = new Set<string>();
      for (const field of fields) {
        expect([tile.id, field.grains.length > 20]).toEqual([tile.id, true]);
        for (const { x, y } of field.grains) {
          const key = `${String(x)},${String(y)}`;
          expect([tile.id, seen.has(key)]).toEqual([tile.id, false]);
          seen.add(key);
        }
      }
    }
  });

  it("puts figures inside their zones, off the rim, and apart", () => {
    for (const tile of TILES) {
      const { cities, fields } = geometry(tile);
      for (const { spot, area, lines } of cities) {
        expect([tile.id, inside(spot, area)]).toEqual([tile.id, true]);
        expect(toLines(spot, lines)).toBeGreaterThan(4);
      }
      const spots = [...cities, ...geometry(tile).roads, ...fields].map((zone) => zone.spot);
      for (const [i, p] of spots.entries()) {
        expect([tile.id, toRim(p) > 3]).toEqual([tile.id, true]);
        for (const q of spots.slice(i + 1))
          expect([tile.id, distance(p, q) > 11]).toEqual([tile.id, true]);
      }
    }
  });

  it("turns spots with the tile and finds them by every name of a zone (V13)", () => {
    const tile = tileFacts("base-city1-curve-left");
    expect(spotOf(tile, 0, "road:S")).toEqual(spotOf(tile, 0, "road:W"));
    expect(spotOf(tile, 1, "field:NR")).toEqual(spotOf(tile, 1, "field:WL"));
    const north = spotOf(tile, 0, "city:N");
    const south = spotOf(tile, 2, "city:S");
    expect([south.x, south.y]).toEqual([100 - north.x, 100 - north.y]);
    expect(turned("SR", 1)).toBe("WR");
  });

  it("ends walls at corners of the tile", () => {
    for (const { tile, turn } of every)
      for (const { x, y } of towersOf(tile.id, turn)) {
        expect([0, 100]).toContain(x);
        expect([0, 100]).toContain(y);
      }
    expect(towersOf("base-city4-pennant", 0)).toEqual([]);
  });
});
