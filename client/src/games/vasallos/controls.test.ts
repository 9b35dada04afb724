/** What hands and keys do on the map, rule by rule (V89, V99 to V106); browser tests do it with real fingers. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../text/i18n.svelte";
import type { Menu, Owed } from "../../wire/types";
import { lastOfSeats } from "./atlas";
import "./catalogue";
import { type KeyHost, pressKey } from "./keys";
import Area from "./panels/Area.svelte";
import DeckRow from "./panels/DeckRow.svelte";
import Dock from "./panels/Dock.svelte";
import PlayerCard from "./panels/PlayerCard.svelte";
import { FIGURE, owe, PLACE, type Sample, sampleTable } from "./sample";
import { FLAG, spotsOf } from "./spots";

let sample: Sample;
let fitted = 0;
let focused = 0;

function start(menu: Menu, owed: Owed[], turn: object = {}): void {
  sample = sampleTable(menu, owed, turn);
  fitted = focused = 0;
}
const placing = (): void => {
  start(PLACE, [owe(1, "place")]);
};
const choosing = (menu: Menu = FIGURE): void => {
  start(menu, [owe(1, "figure")], { phase: "figure", hand: null });
};
const PHANTOM: Menu = {
  choices: [
    { type: "phantom", fields: [{ kind: "one", name: "zone", values: ["field:NL"] }] },
    { type: "no_phantom", group: "end" },
    { type: "undo", group: "back" },
  ],
};

function press(key: string, shift = false): boolean {
  const { model, play } = sample;
  const host: KeyHost = {
    model,
    play,
    escape: () => play.escape(),
    board: () => ({
      fit: () => fitted++,
      focusTargets: () => focused++,
      zoomBy: () => undefined,
    }),
    area: () => undefined,
    focus: () => undefined,
    side: () => undefined,
    settings: () => undefined,
    mute: () => undefined,
    say: () => undefined,
  };
  const event = new KeyboardEvent("keydown", { key, shiftKey: shift, cancelable: true });
  return pressKey(event, host, true);
}
const sent = (): unknown[] => sample.asked("do").map((m) => (m.type === "do" ? m.action : null));

beforeAll(() => {
  setLanguage("es");
});
beforeEach(placing);
afterEach(cleanup);

describe("the map", () => {
  it("v99 only squares that are offered react, each with the turns that fit", () => {
    const { model, play } = sample;
    expect(spotsOf(model, play).map(({ cell, turns }) => [cell, turns])).toEqual([
      [[1, 0], 1],
      [[0, 1], 2],
    ]);
    play.tryAt([2, 2]);
    expect(play.tile).toBeNull();
  });

  it("v99 another square moves the trial: the turn it had if that fits, else the next clockwise", () => {
    const { play } = sample;
    play.tryAt([0, 1]);
    play.rotate();
    expect(play.tile).toEqual({ cell: [0, 1], turn: 1 });
    play.tryAt([1, 0]);
    expect(play.tile).toEqual({ cell: [1, 0], turn: 0 });
  });

  it("v100 R turns what is tried through looks that fit; with one alone it stays and shakes", () => {
    const { play } = sample;
    play.tryAt([0, 1]);
    press("r");
    expect(play.tile?.turn).toBe(1);
    press("r");
    expect(play.tile?.turn).toBe(0);
    play.tryAt([1, 0]);
    press("r");
    expect([play.tile?.turn, play.stuck]).toEqual([0, 1]);
  });

  it("v100 with nothing tried R turns the tile in the hand, and the trial begins so", () => {
    const { play } = sample;
    press("R");
    expect([play.tile, play.turn]).toEqual([null, 1]);
    play.tryAt([0, 1]);
    expect(play.tile?.turn).toBe(1);
  });

  it("v101 the flag is there only while something is tried; Enter sends it as `place`", () => {
    const { model, play } = sample;
    const flagged = (): boolean => spotsOf(model, play).some(({ id }) => id === FLAG);
    expect(flagged()).toBe(false);
    expect(press("Enter")).toBe(false);
    play.tryAt([0, 1]);
    expect(flagged()).toBe(true);
    expect(press("Enter")).toBe(true);
    expect(sent()).toEqual([{ type: "place", cell: [0, 1], turn: 0 }]);
    expect(flagged()).toBe(false);
  });

  it("v89 nothing is sent of what is tried: but for the question what it would be worth, nothing at all", async () => {
    const { play } = sample;
    play.tryAt([0, 1]);
    press("r");
    press("Escape");
    choosing();
    sample.play.tryZone("city:S");
    press("Escape");
    expect(sent()).toEqual([]);
    sample.play.tryZone("city:S");
    const { action } = sample.play;
    if (action) void sample.play.foresee(action);
    await Promise.resolve();
    expect(sent()).toEqual([]);
    expect(sample.asked("preview")).toMatchObject([{ action }]);
  });
});

describe("figures", () => {
  it("v102 the vassal comes first; a zone tries it, again takes it away; Enter with nothing tried does nothing", () => {
    choosing();
    const { play } = sample;
    expect([play.kind, play.zones]).toEqual(["vassal", ["city:S", "field:NL"]]);
    expect(press("Enter")).toBe(false);
    play.tryZone("field:NL");
    expect(play.action).toEqual({ type: "figure", kind: "vassal", zone: "field:NL" });
    play.tryZone("field:NL");
    expect(play.action).toBeNull();
    play.tryZone("city:S");
    press("Enter");
    expect(sent()).toEqual([{ type: "figure", kind: "vassal", zone: "city:S" }]);
  });

  it("v102 0 is no figure, and no phantom in its phase; a kind that can go nowhere says why", () => {
    choosing();
    press("2");
    expect(sample.model.store.refusals.map(({ code }) => code)).toEqual(["needs_own_vassal"]);
    press("0");
    expect(sent()).toEqual([{ type: "no_figure" }]);
    start(PHANTOM, [owe(1, "phantom")], { phase: "phantom", hand: null });
    expect([sample.play.step, sample.play.kind]).toEqual(["phantom", "phantom"]);
    sample.play.tryZone("field:NL");
    expect(sample.play.action).toEqual({ type: "phantom", zone: "field:NL" });
    press("Escape");
    press("0");
    expect(sent()).toEqual([{ type: "no_phantom" }]);
  });

  it("v103 Esc takes away what is tried, then sends `undo`, and is nothing where that is not offered", () => {
    choosing();
    sample.play.tryZone("city:S");
    expect(press("Escape")).toBe(true);
    expect([sample.play.action, sent()]).toEqual([null, []]);
    expect(press("Escape")).toBe(true);
    expect(sent()).toEqual([{ type: "undo" }]);
    placing();
    expect(press("Escape")).toBe(false);
    expect(sent()).toEqual([]);
  });

  it("v103 F shows the whole map", () => {
    press("f");
    expect(fitted).toBe(1);
  });
});

describe("by keyboard alone", () => {
  it("v104 what can be picked has a name with its place, what lies beside it, and its zone", () => {
    const { model, play } = sample;
    press("b");
    expect(focused).toBe(1);
    const names = spotsOf(model, play).map(({ name }) => name);
    expect(names[0]).toContain("1 al este del inicio");
    expect(names[0]).toContain("camino al oeste");
    expect(names[1]).toContain("1 al sur del inicio");
    choosing();
    expect(spotsOf(sample.model, sample.play).map(({ name }) => name)[0]).toContain("ciudad (sur)");
  });
});

describe("while somebody else plays", () => {
  it("v106 the tile in the hand is there to be looked at, and nothing can be tried", () => {
    start({ choices: [] }, [owe(0, "place")], { active: 0 });
    const { model, play } = sample;
    expect(model.hand).toBe("base-road-straight");
    expect(spotsOf(model, play)).toEqual([]);
    play.tryAt([0, 1]);
    press("r");
    press("Enter");
    press("0");
    expect([play.tile, play.turn, play.action, sent()]).toEqual([null, 0, null, []]);
  });
});

describe("always in sight", () => {
  it("v105 the tile in hand, the deck, whose turn it is, points and figures of each", () => {
    const { model, play } = sample;
    const dock = render(Dock, { model, play, onsit: () => undefined, ondrag: () => false });
    expect(dock.container.querySelector(".tile svg")).not.toBeNull();
    const deck = render(DeckRow, { model, onopen: () => undefined });
    expect(deck.container.textContent).toContain("68");
    const cards = [0, 1].map((seat) => render(PlayerCard, { model, seat }).container);
    expect(
      cards.map((card) => card.querySelector("article")?.getAttribute("aria-current")),
    ).toEqual([null, "true"]);
    for (const card of cards) {
      expect(card.querySelector(".points b")?.textContent).toBe("3");
      expect(card.textContent).toContain("6");
    }
  });

  it("v105 the last tile of each seat is outlined", () => {
    expect(lastOfSeats(sample.model.tiles)).toMatchObject([[1, { x: 0, y: -1 }]]);
  });

  it("v105 an area says what it is worth, now and when complete, and who leads", () => {
    const { model } = sample;
    const [city] = model.features;
    const open = { ...city!, complete: false, now: 2, full: 4 };
    const shown = render(Area, { model, feature: open }).container;
    const values = [...shown.querySelectorAll("dl div")].map((row) => row.textContent);
    expect(values.map((text) => text.trim().split(" ").at(-1))).toEqual(["2", "4"]);
    expect(shown.querySelector(".lead")?.textContent).toContain("Lía");
  });
});
