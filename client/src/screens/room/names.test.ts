import { describe, expect, it } from "vitest";
import { fits, letters, seatNamed, tidy } from "./names";

describe("names (N12)", () => {
  it("fp23: counts what a reader counts", () => {
    expect(letters("👨‍👩‍👧‍👦")).toBe(1);
    expect(fits("a".repeat(24))).toBe(true);
    expect(fits("👩‍🚀".repeat(24))).toBe(true);
    expect(fits("a".repeat(25))).toBe(false);
    expect(fits("   ")).toBe(false);
  });
  it("finds the seat that has the name", () => {
    const seats = [null, { number: 1, name: "Lía", colour: "blue", portrait: null }];
    expect(seatNamed(seats, " lÍa ")?.number).toBe(1);
    expect(seatNamed(seats, "Lia")).toBeNull();
    expect(tidy("  Ana   de  las Tejas ")).toBe("Ana de las Tejas");
  });
});
