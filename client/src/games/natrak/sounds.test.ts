import { describe, expect, it } from "vitest";
import { soundsOf } from "./sounds";

const entry = (...events: object[]) => ({ seq: 1, at: 0, kind: "act", by: "1", events });

describe("Natrak's sounds", () => {
  it("are of the reader: its own income, not that of others", () => {
    const roll = entry(
      { type: "rolled", seat: 1, red: 4, white: 5, hexes: [2], auto: false },
      { type: "gained", seat: 0, cards: { wheat: 2 }, why: "production" },
    );
    expect(soundsOf(roll, 0)).toEqual(["dice", "gain"]);
    expect(soundsOf(roll, 1)).toEqual(["dice"]);
    expect(soundsOf(roll, null)).toEqual(["dice"]);
  });

  it("of a theft: pluck up for the thief, down for the victim, nothing for others", () => {
    const theft = entry({ type: "stolen", thief: 1, victim: 2, card: null });
    expect([1, 2, 0].map((me) => soundsOf(theft, me))).toEqual([["gain"], ["loss"], []]);
  });

  it("of an offer: a knock for whom it concerns", () => {
    const offer = entry({ type: "offer_posted", seat: 1, offer: 1, give: {}, want: {}, to: 2 });
    expect([1, 2, 0].map((me) => soundsOf(offer, me))).toEqual([[], ["offer"], []]);
  });

  it("n60: of the goblins: a step for their faces, three for the attack", () => {
    const die = (face: number) => entry({ type: "event_rolled", seat: 1, face, march: 2 });
    expect(soundsOf(die(3), 0)).toEqual(["step"]);
    expect(soundsOf(die(4), 0)).toEqual([]);
    expect(soundsOf(entry({ type: "goblins_attacked" }), 0)).toEqual(["attack"]);
  });
});
