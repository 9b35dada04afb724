import { describe, expect, it } from "vitest";
import { chipForm, priceTokens } from "./chips";

describe("chips", () => {
  it("tell basics, goods and Gold by shape", () => {
    expect(chipForm("wood")).toBe("square");
    expect(chipForm("coin")).toBe("round");
    expect(chipForm("gold")).toBe("hexagon");
  });
});

describe("priceTokens", () => {
  it("lists one token a card, the missing ones last of their kind", () => {
    const tokens = priceTokens({ stone: 3, wheat: 2 }, { stone: 1 });
    expect(tokens.map((t) => t.material)).toEqual(["wheat", "wheat", "stone", "stone", "stone"]);
    expect(tokens.map((t) => t.missing)).toEqual([false, false, false, false, true]);
  });

  it("has a key for each", () => {
    const keys = priceTokens({ wood: 2, clay: 1 }).map((t) => t.key);
    expect(new Set(keys).size).toBe(3);
  });
});
