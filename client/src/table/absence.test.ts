import { beforeEach, describe, expect, it } from "vitest";
import { Absence, AWAY_AFTER, keepSeen, replaced, seenOf } from "./absence";

beforeEach(() => {
  localStorage.clear();
});

describe("an absence", () => {
  it("counts from its first reason, once, and only when it was long", () => {
    const absence = new Absence();
    expect(absence.end(AWAY_AFTER * 2)).toBeNull();
    absence.begin(5, 1_000);
    absence.begin(9, 15_000);
    expect(absence.end(1_001 + AWAY_AFTER)).toBe(5);
    expect(absence.end(2 * AWAY_AFTER)).toBeNull();
    absence.begin(9, 0);
    expect(absence.end(AWAY_AFTER)).toBeNull();
  });

  it("is known after the page was closed, for the twelve tables seen last", () => {
    for (let i = 0; i < 14; i++) keepSeen(`T${String(i)}`, { seq: i, at: i });
    expect(seenOf("T13")).toEqual({ seq: 13, at: 13 });
    expect(seenOf("T1")).toBeNull();
    expect(seenOf("T2")).toEqual({ seq: 2, at: 2 });
  });
});

describe("what was done in one's place", () => {
  const told = [
    [
      { type: "table_went", seat: 1, bot: null },
      { type: "turn_skipped", seat: 1, turn: 14 },
    ],
    [
      { type: "turn_skipped", seat: 2, turn: 15 },
      { type: "table_went", seat: 2, bot: "normal" },
    ],
    [{ type: "turn_skipped", seat: 1, turn: 17 }],
  ].map((events, seq) => ({ seq, at: 0, kind: "lapse", by: "server", events }));

  it("is one's own skipped turns, and whether a bot played", () => {
    expect(replaced(told, 1)).toEqual({ turns: [14, 17], bot: false });
    expect(replaced(told, 2)).toEqual({ turns: [15], bot: true });
    expect(replaced(told, null)).toEqual({ turns: [], bot: false });
  });
});
