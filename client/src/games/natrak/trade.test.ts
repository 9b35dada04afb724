import { describe, expect, it } from "vitest";
import { type FakeTable, fakeTable } from "../../dev/fake-table";
import type { Menu } from "../../wire/types";
import { preset, within } from "./counts";
import { failedSides } from "./failed";
import { Model } from "./model.svelte";
import { Play } from "./play.svelte";

const menu = {
  choices: [
    { type: "offer", fields: [{ kind: "counts", name: "give", max: { wood: 3, wheat: 6 } }] },
    {
      type: "guild",
      fields: [
        {
          kind: "pair",
          names: ["give", "get"],
          options: [
            ["wheat", ["wood", "wool"]],
            ["wood", ["wool"]],
          ],
        },
      ],
    },
  ],
} as unknown as Menu;

let table: FakeTable;
let play: Play;
function start(of: Menu = menu): void {
  const turn = { phase: "main", turn: 5, round: 2, active: 1, free_roads: 0, piece: null };
  table = fakeTable({
    menu: of,
    public: { turn },
    own: { hand: { wood: 3, wheat: 6 }, rates: { wood: 2, wheat: 4 } },
  });
  play = new Play(new Model(table.store));
}

describe("asking for what is missing", () => {
  it("opens the sheet with one of it, and with what was given last as far as it is held", () => {
    start();
    play.askAbout("wool", true);
    expect([play.panel, play.trade.begun]).toEqual(["trade", { give: {}, want: { wool: 1 } }]);
    play.trade.done();
    play.trade.last = { give: { wheat: 7, stone: 1 }, want: { wool: 1 } };
    play.trade.ask({ stone: 1 });
    expect(play.trade.begun).toEqual({ give: { wheat: 6 }, want: { stone: 1 } });
    play.trade.repeat();
    expect(play.trade.begun).toBe(play.trade.last);
  });

  it("what is held, or a short tap, tells what it buys", () => {
    start();
    play.askAbout("wood", true);
    expect([play.panel, play.material]).toEqual(["material", "wood"]);
    play.askAbout("wool");
    expect([play.panel, play.material]).toEqual(["material", "wool"]);
  });

  it("nothing is asked for while the menu has no offers: it says why", () => {
    start({ choices: [], blocked: { offer: { code: "offer_live" } } });
    play.trade.ask({ wool: 1 });
    expect(play.panel).toBeNull();
    expect(table.store.refusals.map((r) => r.code)).toEqual(["offer_live"]);
    play.askAbout("wool", true);
    expect(play.panel).toBe("material");
  });
});

describe("the guild's way to a price", () => {
  it("gives what the price can spare, the largest rest first", () => {
    start();
    expect(play.trade.swapFor({ wool: 1 }, {})).toEqual({ give: "wheat", get: "wool" });
    expect(play.trade.swapFor({ wool: 1 }, { wheat: 3 })).toEqual({ give: "wood", get: "wool" });
    expect(play.trade.swapFor({ wool: 1 }, { wheat: 3, wood: 2 })).toBeNull();
  });

  it("is only what the menu offers", () => {
    start();
    expect(play.trade.swapFor({ stone: 1 }, {})).toBeNull();
  });
});

describe("presets", () => {
  const held = { wood: 3, wheat: 2 };

  it("keep the kinds chosen, else give from the largest pile", () => {
    expect(preset({ give: {}, want: { wool: 2 } }, held, 2)).toEqual({
      give: { wood: 2 },
      want: { wool: 1 },
    });
    expect(preset({ give: { wheat: 1 }, want: { wool: 1 } }, held, 2).give).toEqual({ wheat: 2 });
    expect(preset({ give: {}, want: { wood: 1 } }, held, 1).give).toEqual({ wheat: 1 });
    expect(preset({ give: {}, want: {} }, held, 4)).toEqual({ give: {}, want: {} });
  });

  it("what is held no longer is not given", () => {
    expect(within({ wood: 5, wool: 1, wheat: 1 }, held, { wheat: 1 })).toEqual({ wood: 3 });
  });
});

it("n177: a failed deal names its side until that side speaks again", () => {
  const told = (seq: number, event: object) => ({ seq, by: "seat1", at: 0, events: [event] });
  const failed = told(1, { type: "deal_failed", offer: 4, seat: 1, side: 2, code: "cannot_pay" });
  const other = told(2, { type: "deal_failed", offer: 3, seat: 1, side: 0, code: "cannot_pay" });
  const raised = told(3, { type: "stance_taken", offer: 4, seat: 2, stance: "hand" });
  const list = (...all: object[]) => [...failedSides(all as never, 4)];
  expect(list(failed, other)).toEqual([2]);
  expect(list(failed, raised)).toEqual([]);
});
