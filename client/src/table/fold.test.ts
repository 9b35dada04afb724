import { describe, expect, it } from "vitest";
import type { TableView, Told, Welcome } from "../wire/types";
import {
  foldMoved,
  foldPresence,
  foldUpdate,
  foldWelcome,
  joinChat,
  joinTold,
  NOTHING,
} from "./fold";

const seat = (number: number) => ({
  number,
  name: `S${String(number)}`,
  colour: "red",
  portrait: null,
});
const table = { code: "ABCDEFGH", seats: [seat(0), null] } as unknown as TableView;
const told = (seq: number, by = "server", events: unknown[] = []): Told => ({
  seq,
  at: 0,
  kind: "do",
  by,
  events,
});
const welcome: Welcome = {
  type: "welcome",
  version: 1,
  seq: 10,
  table,
  me: { seat: 0 },
  clock: { now: 0, deadlines: [] },
  public: { turn: 1, dice: 2 },
  own: { hand: { wood: 1 } },
  menu: { choices: [{ type: "roll" }] },
  told: [told(9), told(10)],
};

describe("folding messages", () => {
  it("replaces only the sections that came", () => {
    const held = foldUpdate(foldWelcome(NOTHING, welcome), {
      type: "update",
      seq: 11,
      public: { dice: 3 },
      told: [told(11)],
    });
    expect(held.public).toEqual({ turn: 1, dice: 3 });
    expect(held.own).toEqual({ hand: { wood: 1 } });
    expect(held.menu).toEqual({ choices: [{ type: "roll" }] });
    expect(held.told.map((t) => t.seq)).toEqual([9, 10, 11]);
    expect(held.seq).toBe(11);
  });

  it("takes an empty menu as a menu", () => {
    const held = foldUpdate(foldWelcome(NOTHING, welcome), { type: "update", seq: 11, menu: {} });
    expect(held.menu).toEqual({});
  });

  it("keeps nothing of a seat that has gone", () => {
    const held = foldWelcome(NOTHING, welcome);
    expect(foldMoved(held)).toMatchObject({ own: null, menu: null, me: {} });
    expect(foldUpdate(held, { type: "update", seq: 11, me: {} })).toMatchObject({
      own: null,
      menu: null,
    });
  });

  it("shows who is connected", () => {
    const held = foldPresence(foldWelcome(NOTHING, welcome), {
      type: "presence",
      connected: [true, false],
      away_at: [null, null],
      watchers: 3,
    });
    expect(held.table?.seats[0]?.connected).toBe(true);
    expect(held.table?.seats[1]).toBeNull();
    expect(held.table?.watchers).toBe(3);
  });

  it("doubles no entry and strikes the undone one out", () => {
    const log = joinTold([told(1, "seat 2"), told(2, "seat 2")], [told(2, "seat 2"), told(3)]);
    expect(log.map((t) => t.seq)).toEqual([1, 2, 3]);
    const after = joinTold(log, [told(4, "seat 2", [{ type: "undone", seat: 2, action: "x" }])]);
    expect(after.map((t) => t.undone ?? false)).toEqual([false, true, false, false]);
    const again = joinTold(after, [told(5, "seat 2", [{ type: "undone", seat: 2, action: "x" }])]);
    expect(again.map((t) => t.undone ?? false)).toEqual([true, true, false, false, false]);
  });

  it("doubles no line of chat", () => {
    const line = (n: number) => ({ n, at: 0, seat: null, name: "A", text: "x" });
    expect(joinChat([line(1)], [line(1), line(2)]).map((l) => l.n)).toEqual([1, 2]);
  });
});
