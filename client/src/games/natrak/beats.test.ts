import { describe, expect, it } from "vitest";
import type { NatrakEvent } from "../../wire/natrak";
import type { Told } from "../../wire/types";
import { flightsOf } from "./air";
import { beatsOf, gives, type PaidBy } from "./beats";
import { together } from "./moment";

const entry = (...events: object[]): Told => ({
  seq: 1,
  at: 0,
  kind: "act",
  by: "0",
  events: events as NatrakEvent[],
});
const rolled = { type: "rolled", seat: 0, red: 3, white: 5, hexes: [4, 7], auto: false };
const gained = (seat: number, cards: object, why = "production") => ({
  type: "gained",
  seat,
  cards,
  why,
});
const paid: PaidBy = (_, kind) => (kind === "wood" ? 4 : null);

describe("the beats of an entry", () => {
  it("are the dice, then all that they bring, one flight a player and kind", () => {
    const beats = beatsOf(
      entry(rolled, gained(1, { wood: 2, clay: 1 }), gained(2, { wood: 1 })),
      paid,
    );
    expect(beats).toHaveLength(2);
    expect(beats[0]).toEqual({ ms: 650 });
    expect(beats[1]?.producing).toEqual([4, 7]);
    expect(beats[1]?.flights).toMatchObject([
      { kind: "wood", n: 2, from: { at: "hex", hex: 4 }, to: { seat: 1 }, ms: 420 },
      { kind: "clay", n: 1, from: { at: "stock" }, to: { seat: 1 } },
      { kind: "wood", n: 1, from: { at: "hex", hex: 4 }, to: { seat: 2 } },
    ]);
    expect([...together(beats).notes.keys()]).toEqual([1, 2]);
  });

  it("n203: a theft flies face down for whoever was not told the card", () => {
    const theft = (card: string | null) =>
      beatsOf(entry({ type: "stolen", thief: 0, victim: 2, card }), paid)[0]?.flights;
    expect(theft(null)).toMatchObject([{ kind: null, n: 1, from: { seat: 2 }, to: { seat: 0 } }]);
    expect(theft("wool")).toMatchObject([{ kind: "wool", ms: 500 }]);
  });

  it("deal cards both ways, and take discards face down if that is all that was told", () => {
    const dealt = { type: "dealt", offer: 1, a: 0, b: 1, gave: { wood: 1 }, got: { wool: 2 } };
    expect(beatsOf(entry(dealt), paid)[0]?.flights).toMatchObject([
      { kind: "wood", n: 1, from: { seat: 0 }, to: { seat: 1 } },
      { kind: "wool", n: 2, from: { seat: 1 }, to: { seat: 0 } },
    ]);
    const out = { type: "discarded", seat: 1, number: 4, cards: null, auto: false };
    expect(beatsOf(entry(out), paid)[0]?.flights).toMatchObject([{ kind: null, n: 4 }]);
  });

  it("mark what a piece or the dragon changed, and take no time for talk", () => {
    const road = { type: "piece_placed", seat: 0, piece: "road", at: 9, free: false };
    const dragon = { type: "dragon_moved", seat: 0, source: 1, hex: 5, victim: 1, auto: false };
    const beats = beatsOf(entry(road, dragon, { type: "turn_ended", seat: 0, auto: false }), paid);
    expect(beats).toEqual([
      { ms: 220, changes: [{ kind: "edge", id: 9 }] },
      { ms: 600, changes: [{ kind: "hex", id: 5 }] },
    ]);
  });

  it("leave one after the other, and only between places in sight", () => {
    const [, harvest] = beatsOf(entry(rolled, gained(1, { wood: 1, clay: 1, wool: 1 })), paid);
    const flights = flightsOf(harvest!, (spot) => (spot.at === "stock" ? null : { x: 1, y: 2 }));
    expect(flights).toMatchObject([{ wait: 0, what: { kind: "wood" } }]);
    const all = flightsOf(harvest!, () => ({ x: 1, y: 2 }));
    expect(all.map((one) => one.wait)).toEqual([0, 60, 120]);
  });

  it("know which terrain a card is drawn to come from", () => {
    expect([gives("forest", "wood"), gives("farmland", "tribute"), gives("mine", "wool")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
