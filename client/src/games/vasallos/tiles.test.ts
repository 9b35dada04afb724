import { describe, expect, it } from "vitest";
import { address, looks, tileFacts, turned, zoneAt } from "./tiles";

describe("tiles as they lie", () => {
  it("turns edges and halves clockwise; L stays L (V12)", () => {
    expect(["N", "E", "S", "W"].map((e) => turned(e, 1))).toEqual(["E", "S", "W", "N"]);
    expect(turned("NL", 3)).toBe("WL");
  });

  it("knows a zone by any of its names, and that others are not there (V13)", () => {
    const tile = tileFacts("base-city1-curve-left");
    expect(zoneAt(tile, 1, "city:E")).toEqual({ kind: "city", index: 0 });
    expect(zoneAt(tile, 1, "city:N")).toBeNull();
    expect(zoneAt(tile, 0, "field:SR")).toEqual(zoneAt(tile, 0, "field:WL"));
    expect(zoneAt(tile, 0, "monastery")).toBeNull();
    expect(zoneAt(tileFacts("todo-four-cities"), 2, "field:in")).toEqual({
      kind: "field",
      index: 0,
    });
  });

  it("offers turns that look the same once (V100)", () => {
    const all = [0, 1, 2, 3];
    expect(looks(tileFacts("base-monastery"), all)).toEqual([0]);
    expect(looks(tileFacts("base-road-straight"), all)).toEqual([0, 1]);
    expect(looks(tileFacts("base-road-straight"), [2, 3])).toEqual([2, 3]);
    expect(looks(tileFacts("base-city1-curve-left"), all)).toEqual(all);
  });

  it("takes an address apart", () => {
    expect(address("-3,12/field:NL")).toEqual({ x: -3, y: 12, zone: "field:NL" });
  });
});
