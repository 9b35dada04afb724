import { describe, expect, it } from "vitest";
import { at, distance, makeGrid, placesOf } from "../../../board/hex";
import { seeded } from "../../../board/random";
import { nodeCount, type Shape } from "../../../board/svg";
import { FLATS, PLAYER_COLOURS } from "../../../ui/tokens";
import type { LandTerrain } from "../board-types";
import glyphs from "../glyphs.svg?raw";
import { coast } from "./coast";
import { building, dragonPlace, road, roadAngle } from "./pieces";
import { floatAt, portFloat } from "./ports";
import { priceChip } from "./price";
import { scene } from "./scenes";
import { ghostOutline, targetRing } from "./targets";
import { pips, token, TOKEN_RADIUS } from "./token";

const TERRAINS = Object.keys(FLATS) as LandTerrain[];
const all = (shapes: readonly Shape[]): Shape[] => shapes.flatMap((s) => [s, ...all(s.children)]);
const uses = (shapes: readonly Shape[]): string[] =>
  all(shapes).flatMap((s) =>
    s.attributes["href"]?.startsWith("#nk-") ? [s.attributes["href"].slice(1)] : [],
  );
const motifs = (shapes: readonly Shape[]): { x: number; y: number }[] =>
  all(shapes).flatMap((s) => {
    const m = /^translate\((\S+) (\S+)\)/.exec(s.attributes["transform"] ?? "");
    return s.tag === "use" && m ? [{ x: Number(m[1]), y: Number(m[2]) }] : [];
  });

describe.each(TERRAINS)("scene of %s", (terrain) => {
  it("is the same each time for the same hex, another for another", () => {
    const draw = (seed: number) => JSON.stringify(scene(terrain, seeded(seed), false, "p"));
    expect(draw(100)).toBe(draw(100));
    expect(draw(100)).not.toBe(draw(107));
  });

  it.each([false, true])("keeps token and crossings free (turned: %s)", (turned) => {
    for (let seed = 0; seed < 40; seed += 1) {
      for (const p of motifs(scene(terrain, seeded(seed), turned, "p"))) {
        const r = Math.hypot(p.x, p.y);
        expect(r).toBeGreaterThan(TOKEN_RADIUS);
        for (let k = 0; k < 6; k += 1) {
          const a = (Math.PI / 3) * k + (turned ? Math.PI / 6 : 0);
          expect(distance(p, { x: 100 * Math.sin(a), y: -100 * Math.cos(a) })).toBeGreaterThan(20);
        }
      }
    }
  });

  it("uses only symbols there are", () => {
    for (const id of uses(scene(terrain, seeded(1), false, "p"))) {
      expect(glyphs).toContain(`id="${id}"`);
    }
  });
});

describe("token", () => {
  it("has as many pips as there are ways out of 36", () => {
    const ways = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map(pips);
    expect(ways).toEqual([1, 2, 3, 4, 5, 5, 4, 3, 2, 1]);
  });

  it("6 and 8 are larger and red", () => {
    const text = (sum: number) => all([token(sum, { x: 0, y: 0 }, 1)]).find((s) => s.text)!;
    expect(text(8).attributes).toMatchObject({ fill: "var(--red)", "font-size": "36" });
    expect(text(9).attributes).toMatchObject({ fill: "var(--ink)", "font-size": "33" });
  });
});

describe("ports", () => {
  const grid = makeGrid([{ q: 0, r: 0 }]);
  const places = placesOf(grid, false);
  const place = { ends: places.ends(0), land: places.hex(0), off: 60, scale: 1 };

  it("float at their distance out to sea", () => {
    const float = floatAt(place);
    expect(distance(float, places.edge(0))).toBeCloseTo(60);
    expect(distance(float, places.hex(0))).toBeCloseTo(60 + 50 * Math.sqrt(3));
  });

  it("say 3:1, or 2:1 with the material", () => {
    const texts = (kind: "any" | "wool") =>
      all([portFloat(kind, place)]).flatMap((s) => s.text || []);
    expect(texts("any")).toEqual(["3:1"]);
    expect(texts("wool")).toEqual(["2:1"]);
    expect(uses([portFloat("wool", place)])).toEqual(["nk-wool"]);
  });
});

describe("pieces", () => {
  it.each(PLAYER_COLOURS)("carry the mark of %s", (colour) => {
    for (const piece of [building("camp", colour), building("city", colour), road(colour, 30)]) {
      expect(piece.attributes["class"]).toBe(`seat-${colour}`);
      expect(all([piece]).some((s) => s.attributes["fill"] === "var(--seat-mark)")).toBe(true);
    }
  });

  it("roads lie along their edge with the light side up", () => {
    const angle = (x: number, y: number) =>
      roadAngle([
        { x: 0, y: 0 },
        { x, y },
      ]);
    expect(angle(100, 0)).toBeCloseTo(0);
    expect(angle(-100, 0)).toBeCloseTo(0);
    expect(angle(0, 100)).toBeCloseTo(90);
    expect(angle(0, -100)).toBeCloseTo(90);
    expect(angle(-87, 50)).toBeCloseTo(-30, 0);
    expect(angle(-87, -50)).toBeCloseTo(30, 0);
  });

  it("the dragon leaves the number readable", () => {
    for (const turned of [false, true])
      expect(dragonPlace(turned).at.x).toBeGreaterThan(TOKEN_RADIUS);
  });
});

describe("rings", () => {
  it.each(["hex", "crossing", "edge"] as const)("of a %s are ink on halo", (kind) => {
    for (const ring of [targetRing(kind, 0, false), ghostOutline(kind, 0, false)]) {
      const strokes = all(ring).map((s) => s.attributes["stroke"]);
      expect(strokes.indexOf("var(--halo)")).toBeLessThan(strokes.indexOf("var(--ink)"));
    }
  });
});

describe("coast and price", () => {
  it("all land is one path a ring, so islands cost nothing", () => {
    const rings = coast(
      [
        { x: 0, y: 0 },
        { x: 900, y: 0 },
      ],
      false,
    );
    expect(nodeCount(rings)).toBe(10);
  });

  it("the price pill holds a token a card and grows with them", () => {
    const pill = (n: number) =>
      priceChip(
        Array.from({ length: n }, (_, i) => ({ material: "wood", missing: false, key: String(i) })),
      );
    expect(uses(pill(3))).toHaveLength(3);
    expect(pill(0)).toEqual([]);
    expect(Number(at(pill(4)[0]!.children, 0).attributes["width"])).toBe(4 * 27 + 14);
  });
});
