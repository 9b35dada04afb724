import { describe, expect, it } from "vitest";
import type { Menu } from "../wire/types";
import { countsField, forced, lines, offered, offers, positive, valuesOf, withValue } from "./menu";

const menu: Menu = {
  choices: [
    { type: "roll" },
    { type: "build_road", group: "build", fields: [{ kind: "one", name: "edge", values: [3, 7] }] },
    {
      type: "move_threat",
      fields: [
        {
          kind: "pair",
          names: ["hex", "victim"],
          options: [
            [1, [null]],
            [4, [null, 2]],
          ],
        },
      ],
    },
    {
      type: "offer",
      group: "talk",
      disjoint: true,
      fields: [
        { kind: "counts", name: "give", max: { wood: 2, clay: 1 }, least: 1, most: 3 },
        { kind: "counts", name: "want", max: { wood: 9, stone: 9 }, least: 1, most: 18 },
        { kind: "one", name: "to", values: [null, 1] },
      ],
    },
    {
      type: "draw",
      fields: [{ kind: "cells", orientations: [{ flip: false, turn: 1, anchors: "a" }] }],
    },
  ],
};

describe("offers", () => {
  it.each([
    [{ type: "roll" }, true],
    [{ type: "roll", extra: 1 }, false],
    [{ type: "build_road", edge: 7 }, true],
    [{ type: "build_road", edge: 8 }, false],
    [{ type: "build_road" }, false],
    [{ type: "move_threat", hex: 4, victim: 2 }, true],
    [{ type: "move_threat", hex: 1, victim: 2 }, false],
    [{ type: "offer", give: { wood: 2 }, want: { stone: 1 }, to: null }, true],
    [{ type: "offer", give: { wood: 3 }, want: { stone: 1 }, to: null }, false],
    [{ type: "offer", give: { wood: 1 }, want: { wood: 1 }, to: null }, false],
    [{ type: "offer", give: {}, want: { stone: 1 }, to: null }, false],
    [{ type: "offer", give: { wood: 0 }, want: { stone: 1 }, to: 1 }, false],
    [{ type: "draw", flip: false, turn: 1, at: 3 }, true],
    [{ type: "draw", flip: false, turn: 1, at: 2 }, false],
    [{ type: "unknown" }, false],
  ])("%j: %s", (action, expected) => {
    expect(offers(menu, action)).toBe(expected);
  });

  it("asks for as many out as in where the choice says so", () => {
    const swap: Menu = {
      choices: [
        {
          type: "swap",
          equal_total: true,
          fields: [
            { kind: "counts", name: "out", max: { a: 2 }, least: 1, most: 2 },
            { kind: "counts", name: "into", max: { b: 2 }, least: 1, most: 2 },
          ],
        },
      ],
    };
    expect(offers(swap, { type: "swap", out: { a: 2 }, into: { b: 2 } })).toBe(true);
    expect(offers(swap, { type: "swap", out: { a: 2 }, into: { b: 1 } })).toBe(false);
  });
});

describe("the list of all choices", () => {
  it("spells out ones and pairs, and leaves numbers to a form", () => {
    const all = lines(menu);
    expect(all.map((l) => (l.kind === "action" ? l.action : l.choice.type))).toEqual([
      { type: "roll" },
      { type: "build_road", edge: 3 },
      { type: "build_road", edge: 7 },
      { type: "move_threat", hex: 1, victim: null },
      { type: "move_threat", hex: 4, victim: null },
      { type: "move_threat", hex: 4, victim: 2 },
      "offer",
      "draw",
    ]);
    expect(lines(null)).toEqual([]);
    expect(lines({ choices: [{ type: "figure", alias: true }] })).toEqual([]);
    for (const line of all)
      if (line.kind === "action") expect(offers(menu, line.action)).toBe(true);
  });

  it("finds values, seconds and counts by name", () => {
    expect(offered(menu, "roll")).toBe(true);
    expect(offered(menu, "end_turn")).toBe(false);
    expect(valuesOf(menu, "build_road", "edge")).toEqual([3, 7]);
    expect(valuesOf(menu, "move_threat", "hex")).toEqual([1, 4]);
    expect(valuesOf(menu, "move_threat", "victim")).toEqual([null, 2]);
    expect(withValue(menu, "move_threat", "hex", 4)).toEqual([null, 2]);
    expect(countsField(menu, "offer", "want")?.most).toBe(18);
    expect(countsField(menu, "offer", "to")).toBeNull();
    expect(positive({ wood: 0, clay: 2, stone: undefined })).toEqual({ clay: 2 });
  });

  it("begins a form with what is not to be chosen", () => {
    expect(
      forced({
        type: "x",
        fields: [
          { kind: "one", name: "offer", values: [5] },
          { kind: "one", name: "to", values: [null, 1] },
          { kind: "pair", names: ["seat", "counter"], options: [[2, [9]]] },
        ],
      }),
    ).toEqual({ offer: 5, seat: 2, counter: 9 });
  });
});
