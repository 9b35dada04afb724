import { beforeEach, describe, expect, it } from "vitest";
import { type FakeTable, fakeTable } from "../../../dev/fake-table";
import { settings } from "../../../table/settings.svelte";
import { setLanguage } from "../../../text/i18n.svelte";
import type { Menu } from "../../../wire/types";
import "../catalogue";
import { Model } from "../model.svelte";
import { Play } from "../play.svelte";
import { sampleHexes } from "../sample";
import { standsAs } from "./describe";
import { ownAt, placeActions, possible, standing } from "../here";
import { boxLine } from "./lines";
import { boxTried } from "./prompt";

const one = (name: string, ...values: unknown[]) => ({ kind: "one", name, values });
const pair = (first: string, second: string, ...options: unknown[]) => ({
  kind: "pair",
  names: [first, second],
  options,
});
const figures = {
  adventurers: [
    { crossing: 39, seat: 1, level: 2, active: true, promoted: false },
    { crossing: 13, seat: 0, level: 1, active: false, promoted: false },
  ],
  walls: [],
  metropolises: [],
  merchant: null,
};
const turn = { phase: "main", turn: 5, round: 2, active: 1, free_roads: 0, piece: null };

let table: FakeTable;
let model: Model;
let play: Play;
function start(over: object, ...choices: object[]): void {
  table = fakeTable({
    menu: { choices } as unknown as Menu,
    public: {
      turn,
      board: { hexes: sampleHexes, ports: [] },
      rules: { prices: { wall: { clay: 2 } }, materials: [] },
      pieces: { buildings: [{ crossing: 34, seat: 1, kind: "city" }], roads: [], dragon: 4 },
      standings: [{}, { levels: { crown: 1 } }],
      effects: { cranes: 0, smiths: 0, fleets: [], choosing: null },
      figures,
      ...over,
    },
    own: { hand: {}, progress: {} },
  });
  model = new Model(table.store);
  play = new Play(model);
}
const pick = (kind: "hex" | "crossing" | "edge", id: number, ghost = false): void => {
  play.pick({ kind, id, via: "mouse" }, ghost);
};
const sent = (): unknown[] => table.asked("do").map((m) => (m.type === "do" ? m.action : null));

beforeEach(() => {
  settings.set({ confirm: "always" });
  setLanguage("es");
});

describe("choices on the board", () => {
  it("the Inventor takes two hexes, one after the other, and shows them swapped", () => {
    start({}, { type: "play_inventor", fields: [pair("first", "second", [1, [3, 4]], [3, [1]])] });
    play.take("play_inventor");
    expect(play.targets).toEqual([1, 3]);
    pick("hex", 1);
    expect([play.targets, play.at, play.swapped]).toEqual([[3, 4], null, [1]]);
    pick("hex", 4);
    expect(play.swapped).toEqual([1, 4]);
    expect(boxTried(model, play, "play_inventor")).toBe("¿Cambias estos dos números?");
    expect(play.cancel()).toBe(true);
    expect(play.cancel()).toBe(true);
    expect([play.tool, play.first]).toEqual(["play_inventor", null]);
    pick("hex", 1);
    pick("hex", 3);
    void play.confirm();
    expect(sent()).toEqual([{ type: "play_inventor", first: 1, second: 3 }]);
  });

  it("a tap beside all targets takes one step back, to the empty hand", () => {
    start({}, { type: "play_inventor", fields: [pair("first", "second", [1, [3, 4]], [3, [1]])] });
    play.take("play_inventor");
    pick("hex", 1);
    pick("hex", 3);
    const steps = [0, 1, 2].map(() => {
      play.off({ kind: "hex", id: 9 });
      return [play.tool, play.first, play.at];
    });
    expect(steps).toEqual([
      ["play_inventor", 1, null],
      ["play_inventor", null, null],
      [null, null, null],
    ]);
    expect(play.panel).toBeNull();
  });

  it("an adventurer is moved from where it stands, and looks as it is", () => {
    start({}, { type: "move_adventurer", fields: [pair("source", "to", [39, [33, 28]])] });
    play.take("move_adventurer", 39);
    expect(play.targets).toEqual([33, 28]);
    pick("crossing", 28);
    expect(play.ghost).toMatchObject({ piece: "adventurer", level: 2, id: 28 });
    void play.confirm();
    expect(sent()).toEqual([{ type: "move_adventurer", source: 39, to: 28 }]);
  });

  it("n115: a metropolis to be placed is in the hand by itself, with its discipline", () => {
    const crown = { discipline: "crown", seat: 1, crossing: null };
    start(
      { figures: { ...figures, metropolises: [crown] } },
      { type: "place_metropolis", fields: [pair("discipline", "crossing", ["crown", [34, 40]])] },
      { type: "end_turn" },
    );
    expect(play.tool).toBe("place_metropolis");
    pick("crossing", 40);
    expect(play.ghost).toMatchObject({ piece: "metropolis", discipline: "crown" });
    expect(play.action).toEqual({ type: "place_metropolis", discipline: "crown", crossing: 40 });
  });

  it("n88: the city to lose is asked for by the phase", () => {
    start(
      { turn: { ...turn, phase: "sack" } },
      { type: "sack", fields: [one("crossing", 34, 40)] },
    );
    expect([play.tool, play.targets]).toEqual(["sack", [34, 40]]);
  });

  it("what is no longer offered is not in the hand", () => {
    start({}, { type: "play_merchant", fields: [one("hex", 4)] });
    play.take("play_merchant");
    pick("hex", 4);
    table.update({ menu: { choices: [{ type: "end_turn" }] } });
    expect([play.tool, play.action]).toEqual([null, null]);
  });
});

describe("what may be asked for at a place", () => {
  const kinds = (id: number): string[] =>
    placeActions(model, { kind: "crossing", id }).map((action) => action.type);

  it("goes by what stands there", () => {
    start({});
    expect(kinds(34)).toEqual(["build_wall"]);
    expect(kinds(39)).toEqual(["promote", "move_adventurer"]);
    expect(kinds(20)).toEqual(["build_camp", "build_adventurer"]);
    expect(kinds(13)).toEqual(["build_camp", "build_adventurer"]);
  });

  it("is nothing where others have built, and in Basic on a city", () => {
    const buildings = [
      { crossing: 34, seat: 0, kind: "city" },
      { crossing: 40, seat: 1, kind: "city" },
      { crossing: 41, seat: 1, kind: "camp" },
    ];
    table = fakeTable({ public: { turn, pieces: { buildings } }, own: { hand: {} } });
    model = new Model(table.store);
    expect([20, 34, 40, 41].map(kinds)).toEqual([["build_camp"], [], [], ["build_city"]]);
  });

  it("is said with what stands there and whose it is", () => {
    start({});
    const at = (id: number): string => standing(model, { kind: "crossing", id });
    expect([34, 39, 13, 20].map(at)).toEqual([
      "tu ciudad",
      "tu aventurero de nivel 2, activo",
      "aventurero de nivel 1, descansando de Ana",
      "",
    ]);
  });
});

describe("an own piece", () => {
  it("is open to a tap, a rival's is not; a second tap closes", () => {
    start({});
    expect([34, 39, 13, 20].map((id) => ownAt(model, { kind: "crossing", id }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    play.off({ kind: "crossing", id: 39 });
    expect([play.panel, play.spot]).toEqual(["place", { kind: "crossing", id: 39 }]);
    play.off({ kind: "crossing", id: 39 });
    expect(play.panel).toBeNull();
    play.off({ kind: "hex", id: 4 });
    expect(play.panel).toBeNull();
  });

  it("a move chosen there asks where to, what has no place is sent", () => {
    start(
      {},
      { type: "move_adventurer", fields: [pair("source", "to", [39, [33, 28]])] },
      { type: "promote", fields: [one("crossing", 39)] },
    );
    const move = { type: "move_adventurer", source: 39, to: 0 };
    expect([possible(model, move), possible(model, { ...move, source: 13 })]).toEqual([
      true,
      false,
    ]);
    play.begin(move);
    expect([play.tool, play.targets, play.at]).toEqual(["move_adventurer", [33, 28], null]);
    expect(sent()).toEqual([]);
    play.begin({ type: "promote", crossing: 39 });
    expect(sent()).toEqual([{ type: "promote", crossing: 39 }]);
  });
});

it("actions are whole lines in the choices list", () => {
  start({});
  expect(boxLine({ type: "raise", discipline: "crown" }, model)).toBe("Subir Corona a 2");
  expect(boxLine({ type: "play_alchemist", red: 3, white: 4 }, model)).toBe(
    "Jugar Alquimista: dados 3 y 4",
  );
  expect(boxLine({ type: "play_deserter", rival: 0, crossing: null }, model)).toMatch(
    /^Jugar Desertor: .*sin poner ninguno$/,
  );
  expect(boxLine({ type: "play_warlord" }, model)).toBe("Jugar Señor de la guerra");
  expect(boxLine({ type: "build_camp", crossing: 3 }, model)).toBeNull();
});

it("a city is named by what it carries", () => {
  const walls = [
    { crossing: 34, seat: 1 },
    { crossing: 40, seat: 1 },
  ];
  const metropolises = [{ discipline: "crown", seat: 1, crossing: 40 }];
  start({ figures: { ...figures, walls, metropolises } });
  expect([34, 40, 41].map((id) => standsAs(model, "city", id))).toEqual([
    "castle",
    "fortress",
    "city",
  ]);
});
