import { describe, expect, it } from "vitest";
import type { NatrakEvent, PiecesView } from "../../wire/natrak";
import type { Told } from "../../wire/types";
import { diceBefore, piecesBefore } from "./rewind";

const entry = (seq: number, ...events: object[]): Told => ({
  seq,
  at: 0,
  kind: "act",
  by: "0",
  events: events as NatrakEvent[],
});
const placed = (piece: string, at: number, free = false) => ({
  type: "piece_placed",
  seat: 0,
  piece,
  at,
  free,
});
const rolled = (red: number, white: number) => ({
  type: "rolled",
  seat: 1,
  red,
  white,
  hexes: [],
  auto: false,
});
const now: PiecesView = {
  buildings: [
    { crossing: 4, seat: 0, kind: "city" },
    { crossing: 9, seat: 1, kind: "camp" },
  ],
  roads: [{ edge: 7, seat: 0 }],
  dragon: 12,
} as PiecesView;

describe("the board as it was", () => {
  it("is without what was built later, cities are camps again, the dragon is where it came from", () => {
    const later = [
      entry(1, placed("camp", 9)),
      entry(2, placed("city", 4)),
      entry(3, { type: "dragon_moved", seat: 0, source: 3, hex: 8, victim: null, auto: false }),
      entry(4, placed("road", 7)),
      entry(5, { type: "dragon_moved", seat: 0, source: 8, hex: 12, victim: null, auto: false }),
    ];
    expect(piecesBefore(now, later)).toEqual({
      buildings: [{ crossing: 4, seat: 0, kind: "camp" }],
      roads: [],
      dragon: 3,
    });
    expect(piecesBefore(now, later.slice(3))).toEqual({
      ...now,
      roads: [],
      dragon: 8,
    });
    expect(piecesBefore(now, [])).toEqual(now);
  });

  it("knows a camp that became a city in the same time, a city of a setup, and what was undone", () => {
    const both = [entry(1, placed("camp", 4)), entry(2, placed("city", 4))];
    expect(piecesBefore(now, both).buildings.map((one) => one.crossing)).toEqual([9]);
    expect(piecesBefore(now, [entry(1, placed("city", 4, true))]).buildings).toHaveLength(1);
    expect(piecesBefore(now, [{ ...entry(1, placed("road", 7)), undone: true }])).toEqual(now);
  });

  it("has the dice of the roll before, if that is known", () => {
    const dice = { seat: 1, red: 6, white: 6, tally: [] };
    const [first, second] = [entry(1, rolled(2, 3)), entry(2, rolled(6, 6))];
    expect(diceBefore(dice, [first], [second])).toMatchObject({ red: 2, white: 3 });
    expect(diceBefore(dice, [], [first, second])).toBeNull();
    expect(diceBefore(dice, [first, second], [])).toBe(dice);
  });
});
