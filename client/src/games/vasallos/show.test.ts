import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../text/i18n.svelte";
import type { Told } from "../../wire/types";
import type { PlayerView, TileView, VasallosEvent } from "../../wire/vasallos";
import { awayLines } from "./away";
import { beatsOf } from "./beats";
import "./catalogue";
import { figuresBefore, tilesBefore } from "./rewind";
import { soundsOf } from "./sounds";

const LAID: VasallosEvent = {
  type: "tile_laid",
  seat: 0,
  tile: "base-city1",
  cell: [0, -1],
  turn: 2,
  auto: false,
};
const SCORED: VasallosEvent = {
  type: "feature_scored",
  id: "0,0/city:N",
  kind: "city",
  final: false,
  cells: [
    [0, 0],
    [0, -1],
  ],
  marks: {},
  cities: [],
  figures: [{ seat: 1, kind: "vassal", at: "0,0/city:N" }],
  holders: [
    { seat: 1, strength: 1, leads: true, points: 4 },
    { seat: 2, strength: 0, leads: false, points: 0 },
  ],
};
const HOME: VasallosEvent = { type: "figure_returned", seat: 1, kind: "vassal", at: "0,0/city:N" };
const PUT: VasallosEvent = { type: "figure_placed", seat: 0, kind: "pig", at: "0,-1/field:EL" };

const told = (events: VasallosEvent[], over: Partial<Told> = {}): Told =>
  ({ seq: 7, events, ...over }) as unknown as Told;
const at = { me: 1, name: (seat: number): string => ["Ana", "Lía", "Teo"][seat] ?? "?" };

beforeAll(() => {
  setLanguage("es");
});

describe("what a scoring shows", () => {
  it("lights the area, sends its points to who gets them and its figures home", () => {
    const [beat] = beatsOf(told([LAID, SCORED, HOME]));
    expect(beat?.moment.areas).toEqual(["0,0/city:N"]);
    expect([...(beat?.moment.points ?? [])]).toEqual([[1, 4]]);
    expect(beat?.moment.home).toEqual([HOME]);
  });

  it("is nothing without one, after an undo, and in the final count", () => {
    expect(beatsOf(told([LAID, PUT]))).toEqual([]);
    expect(beatsOf(told([SCORED], { undone: true }))).toEqual([]);
    expect(beatsOf(told([{ ...SCORED, final: true }]))).toEqual([]);
  });

  it("is heard by kind, each once, and the end alone", () => {
    expect(soundsOf(told([LAID, PUT, SCORED, SCORED]), 1)).toEqual(["tile", "piece", "score"]);
    expect(soundsOf(told([{ ...SCORED, holders: [] }]), 1)).toEqual([]);
    const over: VasallosEvent = { type: "game_over", points: [4], winners: [0] };
    expect(soundsOf(told([LAID, SCORED, over]), 1)).toEqual(["win"]);
  });
});

describe("the map as it was", () => {
  const tiles = [
    { x: 0, y: 0 },
    { x: 0, y: -1 },
  ] as TileView[];

  it("is without the tiles and figures that came, and with those that went", () => {
    const later = [told([LAID, PUT, SCORED, HOME])];
    expect(tilesBefore(tiles, later)).toEqual([tiles[0]]);
    const now = [{ seat: 0, kind: "pig" as const, at: "0,-1/field:EL" }];
    expect(figuresBefore(now, later)).toEqual([{ seat: 1, kind: "vassal", at: "0,0/city:N" }]);
  });

  it("is as it is when nothing came, or what came was taken back", () => {
    expect(tilesBefore(tiles, [])).toBe(tiles);
    expect(tilesBefore(tiles, [told([LAID], { undone: true })])).toBe(tiles);
  });
});

describe("while one was away", () => {
  const players = [0, 1, 2].map((seat) => ({ seat, points: seat === 1 ? 4 : 0 })) as PlayerView[];

  it("tiles are counted, scorings told, and who leads", () => {
    expect(awayLines([told([LAID, SCORED])], players, at)).toEqual([
      "Se ha colocado 1 loseta",
      "Ciudad de 2 losetas: Lía +4",
      "Vas en cabeza, con 4 puntos",
    ]);
  });

  it("nothing is told of nothing, nor to who only watches", () => {
    expect(awayLines([], players, at)).toEqual([]);
    expect(awayLines([told([LAID])], players, { ...at, me: null })).toEqual([]);
  });
});
