import { beforeEach, describe, expect, it } from "vitest";
import { type FakeTable, fakeTable } from "../../dev/fake-table";
import { setLanguage } from "../../text/i18n.svelte";
import type { Menu } from "../../wire/types";
import "./catalogue";
import { describeBoard, describePlayer } from "./describe";
import { type KeyHost, pressKey } from "./keys";
import { Model } from "./model.svelte";
import { Play } from "./play.svelte";
import { sampleBuildings, sampleDragon, sampleHexes, samplePorts } from "./sample";
import { Turn } from "./turn.svelte";

let table: FakeTable;
let host: KeyHost;
let said: unknown[];
let focused: string[];
let muted = 0;

const players = [0, 1, 2, 3].map((seat) => ({
  seat,
  points: 4,
  cards: 5,
  scrolls: 1,
  mercenaries: 0,
  route: 3,
}));

function start(menu: Menu, offer: object | null = null): void {
  table = fakeTable({
    menu,
    own: { hand: {} },
    public: {
      turn: { phase: "main", turn: 5, round: 2, active: 1, free_roads: 0 },
      rules: { prices: {} },
      board: { hexes: sampleHexes, ports: samplePorts },
      pieces: { buildings: sampleBuildings.slice(0, 1), roads: [], dragon: sampleDragon },
      players,
      offer,
    },
  });
  const model = new Model(table.store);
  const play = new Play(model);
  said = [];
  focused = [];
  host = {
    model,
    play,
    turn: new Turn(model, play),
    escape: () => play.cancel(),
    board: () => undefined,
    focus: (key) => focused.push(key),
    side: () => undefined,
    settings: () => undefined,
    mute: () => muted++,
    say: (what) => said.push(what),
  };
}
const press = (key: string, letters = true, target?: HTMLElement): boolean => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  if (target) Object.defineProperty(event, "target", { value: target });
  return pressKey(event, host, letters);
};
const sent = (): unknown[] => table.asked("do").map((m) => (m.type === "do" ? m.action : null));

const main: Menu = {
  choices: [
    { type: "build_road", fields: [{ kind: "one", name: "edge", values: [5] }] },
    { type: "decline", fields: [{ kind: "one", name: "offer", values: [7] }] },
    { type: "undo", group: "back" },
    { type: "end_turn", group: "end" },
  ],
};

beforeEach(() => {
  setLanguage("es");
  start(main, { offer: 7, seat: 0, give: {}, want: {}, to: null, answers: [] });
});

describe("the keys of Natrak", () => {
  it("are none under a sheet, also where nothing has the focus", () => {
    const sheet = document.createElement("dialog");
    sheet.setAttribute("open", "");
    document.body.append(sheet);
    expect(press("1")).toBe(false);
    expect(press("Escape")).toBe(false);
    sheet.remove();
    expect(press("1")).toBe(true);
  });

  it("take up a tool, confirm with Enter, go back with Escape", () => {
    press("1");
    expect(host.play.tool).toBe("build_road");
    host.play.pick({ kind: "edge", id: 5, via: "keyboard" }, false);
    expect(press("Escape")).toBe(true);
    expect(host.play.at).toBeNull();
    host.play.pick({ kind: "edge", id: 5, via: "keyboard" }, false);
    press("Enter");
    expect(sent()).toEqual([{ type: "build_road", edge: 5 }]);
  });

  it("switch the sound off and on with M, unless letters are off", () => {
    muted = 0;
    press("m");
    expect(press("m", false)).toBe(false);
    expect(muted).toBe(1);
  });

  it("answer offers, undo, and never end the turn at one press", () => {
    press("n");
    press("u");
    press("e");
    expect(sent()).toEqual([{ type: "decline", offer: 7 }, { type: "undo" }]);
    expect(table.store.refusals.map((r) => r.code)).toEqual(["end_again"]);
  });

  it("leave writing, dialogs, buttons and other shortcuts alone", () => {
    const input = document.createElement("input");
    expect(press("1", true, input)).toBe(false);
    const dialog = document.createElement("dialog");
    dialog.open = true; // one that is closing takes no keys
    const inside = document.createElement("button");
    dialog.append(inside);
    document.body.append(dialog);
    expect(press("1", true, inside)).toBe(false);
    dialog.remove();
    expect(press("Tab")).toBe(false);
    const copy = new KeyboardEvent("keydown", { key: "c", ctrlKey: true });
    expect(pressKey(copy, host, true)).toBe(false);
    host.play.take("build_road");
    host.play.pick({ kind: "edge", id: 5, via: "keyboard" }, false);
    expect(press("Enter", true, document.createElement("button"))).toBe(false);
    expect(sent()).toEqual([]);
  });

  it("can do without single letters", () => {
    expect(press("u", false)).toBe(false);
    expect(press("g", false)).toBe(false);
    expect(press("1", false)).toBe(false);
    expect(press("?", false)).toBe(false);
    expect(host.play.tool).toBeNull();
    expect(press("Enter", false)).toBe(false);
  });

  it("read the prompt, the board, and the player whose number follows I", () => {
    press("s");
    press("d");
    press("i");
    press("3");
    press("p");
    expect(said).toEqual(["prompt", "board", 2]);
    expect(focused).toEqual(["prompt"]);
    expect(host.play.tool).toBeNull();
  });
});

describe("the board in words", () => {
  it("goes row by row, then the dragon, then the buildings", () => {
    const words = describeBoard(host.model);
    expect(words).toMatch(/^Fila A: mina 5, bosque 2 y labranza 6\. Fila B: pradera 3/);
    expect(words).toContain("El dragón está en B2 cantera 8.");
    expect(words).toContain("Ana, campamento entre");
  });

  it("tells of a player only what all may know", () => {
    expect(describePlayer(host.model, 2)).toBe(
      "Teo: 4 puntos; 5 cartas en la mano, 1 pergamino, 0 mercenarios y ruta de 3.",
    );
    expect(describePlayer(host.model, 9)).toBe("");
  });
});
