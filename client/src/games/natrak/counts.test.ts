import { describe, expect, it } from "vitest";
import { add, suggest, sum } from "./counts";

describe("picked cards", () => {
  it("stay within what is held and never name a zero", () => {
    expect(add({}, "wood", 1, 2)).toEqual({ wood: 1 });
    expect(add({ wood: 2 }, "wood", 1, 2)).toEqual({ wood: 2 });
    expect(add({ wood: 1, clay: 1 }, "wood", -1, 2)).toEqual({ clay: 1 });
    expect(sum({ wood: 2, stone: 3 })).toBe(5);
  });
  it("are suggested from the largest piles", () => {
    expect(suggest({ wood: 5, clay: 1, stone: 3 }, 4)).toEqual({ wood: 3, stone: 1 });
    expect(suggest({ wood: 1 }, 4)).toEqual({ wood: 1 });
  });
});
