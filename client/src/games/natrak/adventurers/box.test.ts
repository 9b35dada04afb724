import { describe, expect, it } from "vitest";
import type { Menu } from "../../../wire/types";
import { makeGrid } from "../../../board/hex";
import type { Shape } from "../../../board/svg";
import { sampleHexes } from "../sample";
import { lastAttack } from "./attack";
import { boxOf, raiseCost } from "./box";
import { asksOf } from "./cards";
import { gateOf } from "./event-die";
import { adventurer } from "./figures";
import { wayOf } from "./way";

describe("the sections of the mode", () => {
  it("are there only when the view has them", () => {
    expect(boxOf(null)).toBeNull();
    expect(boxOf({ rules: {} } as never)).toBeNull();
    expect(boxOf({ rules: {}, figures: {} } as never)).not.toBeNull();
  });

  it("n151: a Crane takes one off, however many wait", () => {
    expect([raiseCost(3, 0), raiseCost(3, 1), raiseCost(3, 2), raiseCost(1, 1)]).toEqual([
      3, 2, 2, 0,
    ]);
  });

  it("n60: faces 1 to 3 are goblins, then the gates in the order of the disciplines", () => {
    expect([1, 2, 3, 4, 5, 6].map(gateOf)).toEqual([
      null,
      null,
      null,
      "alchemy",
      "crown",
      "religion",
    ]);
  });
});

describe("an adventurer", () => {
  const drawing = (level: number, active: boolean): string =>
    JSON.stringify(adventurer("blue", level, active));
  const hrefs = (shape: Shape): string[] => [
    ...(shape.attributes["href"] ? [shape.attributes["href"]] : []),
    ...shape.children.flatMap(hrefs),
  ];

  it("tells its level by the number of strokes, not by colour", () => {
    const strokes = [1, 2, 3].map((level) => drawing(level, true).split("v9").length - 1);
    expect(strokes).toEqual([1, 2, 3]);
  });

  it("tells its state by its shape", () => {
    expect(hrefs(adventurer("red", 1, true))).toContain("#nk-adventurer");
    expect(hrefs(adventurer("red", 1, false))).toContain("#nk-resting");
  });
});

describe("the way of a move", () => {
  const grid = makeGrid(sampleHexes);
  const edge = (a: number, b: number): number =>
    grid.edges.find(({ ends }) => ends.includes(a) && ends.includes(b))?.id ?? -1;
  const roads = new Set([edge(34, 28), edge(28, 33), edge(34, 39)]);

  it("follows the own roads", () => {
    expect(wayOf(grid, roads, new Set(), 39, 33)).toEqual([39, 34, 28, 33]);
  });
  it("passes nobody, but may end there (n105)", () => {
    expect(wayOf(grid, roads, new Set([28]), 39, 33)).toEqual([]);
    expect(wayOf(grid, roads, new Set([33]), 39, 33)).toEqual([39, 34, 28, 33]);
  });
  it("is empty without roads", () => {
    expect(wayOf(grid, new Set(), new Set(), 39, 33)).toEqual([]);
  });
});

describe("the attack of this turn", () => {
  const attack = {
    type: "goblins_attacked",
    strength: 3,
    defences: [1, 0],
    outcome: "lost",
    winners: [],
    payers: [1],
    spared: [],
  };
  const told = (seq: number, ...events: object[]) => ({ seq, at: 0, kind: "do", by: "0", events });

  it("is told until the next turn begins, with who has paid so far", () => {
    const all = [told(1, { type: "turn_began", turn: 4, round: 1, seat: 0 }), told(2, attack)];
    expect(lastAttack(all as never)).toMatchObject({ seq: 2, sacked: [] });
    const paid = [...all, told(3, { type: "city_sacked", seat: 1, crossing: 2 })];
    expect(lastAttack(paid as never)?.sacked).toEqual([1]);
    const next = [...paid, told(4, { type: "turn_began", turn: 5, round: 1, seat: 1 })];
    expect(lastAttack(next as never)).toBeNull();
  });
});

describe("what a card asks for", () => {
  const menu = (type: string, ...fields: object[]): Menu =>
    ({ choices: [{ type, fields }] }) as unknown as Menu;
  const one = (name: string, ...values: unknown[]) => ({ kind: "one", name, values });

  it("is read from its fields", () => {
    expect(asksOf(menu("play_warlord"), "play_warlord")).toEqual({ kind: "none" });
    expect(asksOf(menu("play_spy", one("rival", 0, 2)), "play_spy")).toEqual({
      kind: "rival",
      seats: [0, 2],
      tool: null,
    });
    expect(asksOf(menu("play_bishop", one("hex", 4)), "play_bishop")).toEqual({
      kind: "board",
      tool: "play_bishop",
    });
    expect(asksOf(menu("play_trade_port", one("material", "wood")), "play_trade_port")).toEqual({
      kind: "material",
      kinds: ["wood"],
    });
    const dice = menu("play_alchemist", one("red", 1, 2), one("white", 1, 2));
    expect(asksOf(dice, "play_alchemist")).toEqual({ kind: "dice" });
    const pair = { kind: "pair", names: ["rival", "crossing"], options: [[2, [null]]] };
    expect(asksOf(menu("play_deserter", pair), "play_deserter")).toEqual({
      kind: "rival",
      seats: [2],
      tool: "play_deserter",
    });
  });

  it("is nothing while the card is not offered", () => {
    expect(asksOf(menu("end_turn"), "play_spy")).toBeNull();
  });
});
