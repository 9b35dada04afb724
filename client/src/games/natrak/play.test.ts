import { beforeEach, describe, expect, it } from "vitest";
import { type FakeTable, fakeTable } from "../../dev/fake-table";
import { settings } from "../../table/settings.svelte";
import type { Menu } from "../../wire/types";
import "./catalogue";
import { Model } from "./model.svelte";
import { Play } from "./play.svelte";
import { Turn } from "./turn.svelte";

const setup: Menu = {
  choices: [{ type: "place_piece", fields: [{ kind: "one", name: "crossing", values: [3, 8] }] }],
};
const main: Menu = {
  choices: [
    { type: "build_road", group: "build", fields: [{ kind: "one", name: "edge", values: [5, 9] }] },
    { type: "end_turn", group: "end" },
  ],
  blocked: { build_city: { code: "cannot_afford", params: { missing: { stone: 3 } } } },
};
const dragon: Menu = {
  choices: [
    {
      type: "move_threat",
      fields: [
        {
          kind: "pair",
          names: ["hex", "victim"],
          options: [
            [1, [null]],
            [4, [null, 0, 2]],
          ],
        },
      ],
    },
  ],
};
const turn = { phase: "main", turn: 5, round: 2, active: 1, free_roads: 0, piece: null };

let table: FakeTable;
let play: Play;
const start = (menu: Menu, over: object = {}): void => {
  const rules = { prices: { road: { wood: 1, clay: 1 } } };
  table = fakeTable({ menu, public: { turn: { ...turn, ...over }, rules }, own: { hand: {} } });
  play = new Play(new Model(table.store));
};
const pick = (kind: "hex" | "crossing" | "edge", id: number, ghost = false): void => {
  play.pick({ kind, id, via: "touch" }, ghost);
};
const sent = (): unknown[] => table.asked("do").map((m) => (m.type === "do" ? m.action : null));

beforeEach(() => {
  settings.set({ confirm: "always" });
});

describe("ghost and confirm", () => {
  it("setup puts its tool into the hand; the first tap tries, the second on the ghost sends", () => {
    start(setup);
    expect(play.tool).toBe("place_piece");
    expect(play.targets).toEqual([3, 8]);
    pick("crossing", 3);
    expect(play.ghost).toMatchObject({ kind: "crossing", id: 3, piece: "camp", seat: 1 });
    pick("crossing", 8);
    expect(play.at).toBe(8);
    expect(sent()).toEqual([]);
    pick("crossing", 8, true);
    expect(sent()).toEqual([{ type: "place_piece", crossing: 8 }]);
    expect(play.ghost).toBeNull();
    expect(play.pending).toMatchObject({ id: 8 });
  });

  it("a ghost dies with the menu it was tried under", () => {
    start(main);
    play.take("build_road");
    pick("edge", 5);
    expect(play.action).toEqual({ type: "build_road", edge: 5 });
    expect(play.ghost?.cost).toEqual({ wood: 1, clay: 1 });
    table.update({ menu: { choices: [{ type: "end_turn" }] } });
    expect(play.tool).toBeNull();
    expect(play.action).toBeNull();
    void play.confirm();
    expect(sent()).toEqual([]);
  });

  it("what is no target is not tried", () => {
    start(main);
    play.take("build_road");
    pick("edge", 7);
    pick("hex", 5);
    expect(play.at).toBeNull();
  });

  it("cancels one step at a time", () => {
    start(main);
    play.take("build_road");
    pick("edge", 5);
    expect(play.cancel()).toBe(true);
    expect(play.tool).toBe("build_road");
    expect(play.cancel()).toBe(true);
    expect(play.tool).toBeNull();
    expect(play.cancel()).toBe(false);
  });

  it("without confirmation only what undo mends is sent at once", () => {
    settings.set({ confirm: "needed" });
    start(main);
    play.take("build_road");
    pick("edge", 9);
    expect(sent()).toEqual([{ type: "build_road", edge: 9 }]);
    start(setup);
    pick("crossing", 3);
    expect(sent()).toEqual([]);
  });

  it("free roads stay in the hand until none is left", () => {
    start(main, { free_roads: 2 });
    expect(play.tool).toBe("build_road");
    pick("edge", 5);
    expect(play.ghost?.cost).toBeUndefined();
    void play.confirm();
    expect(sent()).toHaveLength(1);
    expect(play.tool).toBe("build_road");
  });
});

describe("the dragon", () => {
  it("asks for the victim when there is a choice, and preselects nobody", () => {
    start(dragon, { phase: "dragon" });
    pick("hex", 4);
    expect(play.victims).toEqual([null, 0, 2]);
    expect(play.action).toBeNull();
    play.rob(2);
    expect(play.action).toEqual({ type: "move_threat", hex: 4, victim: 2 });
    play.rob(null);
    expect(play.action).toEqual({ type: "move_threat", hex: 4, victim: null });
    pick("hex", 1);
    expect(play.action).toEqual({ type: "move_threat", hex: 1, victim: null });
  });
});

describe("why not", () => {
  it("says the reason that the menu gives, without asking", async () => {
    start(main);
    await play.attempt({ type: "build_city", crossing: 3 });
    expect(table.store.refusals.map((r) => r.code)).toEqual(["cannot_afford"]);
    expect(table.asked("explain")).toEqual([]);
  });

  it("asks the server for what the menu says nothing about", async () => {
    start(main);
    const done = play.attempt({ type: "build_road", edge: 7 });
    const [asked] = table.asked("explain");
    table.say({ type: "explained", id: "id1", refusal: { code: "not_connected" } });
    await done;
    expect(asked).toMatchObject({ action: { type: "build_road", edge: 7 } });
    expect(table.store.refusals.map((r) => r.code)).toEqual(["not_connected"]);
  });

  it("does not call a move that comes later one that does not exist", async () => {
    start(setup);
    const done = play.why("build_road");
    table.say({
      type: "explained",
      id: "id1",
      refusal: { code: "bad_action", params: { path: "$" } },
    });
    await done;
    expect(table.store.refusals.map((r) => r.code)).toEqual(["wrong_phase"]);
  });

  it("fp07: two refusals are both shown", async () => {
    start(main);
    const first = play.send({ type: "end_turn" });
    await table.answer("stale");
    await first;
    const second = table.store.play({ type: "end_turn" });
    await table.answer("not_your_turn");
    await second;
    expect(table.store.refusals.map((r) => r.code)).toEqual(["stale", "not_your_turn"]);
  });
});

describe("ending the turn", () => {
  it("asks only if something is lost", () => {
    start(main);
    new Turn(play.model, play).end();
    expect(sent()).toEqual([{ type: "end_turn" }]);
    start(main, { free_roads: 1 });
    new Turn(play.model, play).end();
    expect(sent()).toEqual([]);
    expect(play.panel).toBe("end");
  });

  it("by key only when pressed twice within 3 s", () => {
    start(main);
    const keys = new Turn(play.model, play);
    expect(keys.endKey(10_000)).toBe(false);
    expect(keys.endKey(14_000)).toBe(false);
    expect(sent()).toEqual([]);
    expect(keys.endKey(15_000)).toBe(true);
    expect(sent()).toEqual([{ type: "end_turn" }]);
  });
});

describe("a place that is not lit", () => {
  it("says why it cannot be there, with the tool in hand", async () => {
    start(setup);
    play.off({ kind: "crossing", id: 5 });
    expect(table.asked("explain")).toMatchObject([
      { action: { type: "place_piece", crossing: 5 } },
    ]);
    await table.answer();
    start(dragon);
    play.off({ kind: "hex", id: 9 });
    expect(table.asked("explain")).toMatchObject([
      { action: { type: "move_threat", hex: 9, victim: null } },
    ]);
    expect(sent()).toEqual([]);
  });

  it("is nothing to say of a place of another kind", () => {
    start(setup);
    play.off({ kind: "edge", id: 5 });
    expect(table.asked("explain")).toEqual([]);
  });
});

describe("what is chosen at a place", () => {
  it("stands there as a ghost, to be confirmed", () => {
    start(main);
    play.off({ kind: "edge", id: 9 });
    expect(play.panel).toBe("place");
    play.begin({ type: "build_road", edge: 9 });
    expect([play.panel, play.at]).toEqual([null, 9]);
    expect(sent()).toEqual([]);
    void play.confirm();
    expect(sent()).toEqual([{ type: "build_road", edge: 9 }]);
  });

  it("costs what the view says, and nothing where it is free", () => {
    start(main);
    expect(play.costOf("build_road")).toEqual({ wood: 1, clay: 1 });
    start(main, { free_roads: 1 });
    expect(play.costOf("build_road")).toBeUndefined();
  });
});

describe("undo", () => {
  const told = (...events: object[]) => ({
    told: events.map((event, i) => ({ seq: 11 + i, by: "seat1", events: [event] })),
  });
  const noUndo: Menu = { choices: [], blocked: { undo: { code: "nothing_to_undo" } } };

  it("says what stands in its way, and only of this turn", () => {
    start(noUndo);
    table.update(told({ type: "rolled" }, { type: "turn_began", turn: 5, seat: 1 }) as object);
    new Turn(play.model, play).undo();
    table.update(told({ type: "turn_began", turn: 5, seat: 1 }, { type: "rolled" }) as object);
    new Turn(play.model, play).undo();
    expect(table.store.refusals.map((r) => r.code)).toEqual(["nothing_to_undo", "no_undo"]);
  });
});

describe("out of turn and by keys", () => {
  it("a tap out of turn asks the server why nothing can be built there, and opens nothing", () => {
    start({ choices: [] }, { active: 2 });
    play.off({ kind: "edge", id: 5 });
    play.off({ kind: "crossing", id: 3 });
    expect(table.asked("explain").map((m) => (m.type === "explain" ? m.action : null))).toEqual([
      { type: "build_road", edge: 5 },
      { type: "build_camp", crossing: 3 },
    ]);
    expect(play.panel).toBeNull();
  });

  it("on a hex a tap says nothing, whoever's turn it is", () => {
    start({ choices: [] }, { active: 2 });
    play.off({ kind: "hex", id: 3 });
    expect(table.asked("explain")).toEqual([]);
  });

  it("hexes are gone through until Esc, and nothing is tried by it", () => {
    start(main);
    play.take("build_road");
    pick("edge", 5);
    play.explore();
    expect([play.exploring, play.at]).toEqual([true, null]);
    play.pick({ kind: "hex", id: 2, via: "keyboard" }, false);
    expect([play.exploring, play.at]).toEqual([true, null]);
    expect(play.cancel()).toBe(true);
    expect([play.exploring, play.tool]).toEqual([false, "build_road"]);
  });

  it("confirming the dragon's move says where to and whom it robs", () => {
    start(dragon);
    const turns = new Turn(play.model, play);
    pick("hex", 4);
    expect(turns.confirmLabel).toBe("Confirm");
    play.rob(2);
    expect(turns.confirmLabel).toBe("Move here and rob Teo");
    pick("hex", 1);
    expect(turns.confirmLabel).toBe("Move here");
  });
});
