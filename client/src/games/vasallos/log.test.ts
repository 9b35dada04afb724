import { beforeAll, describe, expect, it } from "vitest";
import { spoken } from "../../table/log";
import { has, setLanguage } from "../../text/i18n.svelte";
import type { Told } from "../../wire/types";
import type { VasallosEvent } from "../../wire/vasallos";
import "./catalogue";
import { logLines, speech } from "./log";

const NAMES = ["Ana", "Lía", "Teo"];
const at = { me: 1, name: (seat: number) => NAMES[seat] ?? "?" };
const read = (...events: VasallosEvent[]): string[] =>
  logLines({ seq: 3, events } as unknown as Told, at).map((line) => spoken(line, speech(at)));

const scored = {
  type: "feature_scored",
  id: "0,0/city:N",
  kind: "city",
  final: false,
  cells: [
    [0, 0],
    [0, -1],
  ],
  marks: { pennant: 1, wine: 2 },
  cities: [],
  figures: [],
  holders: [
    { seat: 0, strength: 1, leads: true, points: 6 },
    { seat: 1, strength: 1, leads: true, points: 6 },
  ],
} satisfies VasallosEvent;

beforeAll(() => {
  setLanguage("es");
});

describe("the log", () => {
  it.each<[VasallosEvent, string[]]>([
    [{ type: "turn_began", turn: 4, seat: 0 }, ["turno 4, Ana"]],
    [{ type: "tile_drawn", seat: 0, tile: "base-monastery", left: 60 }, []],
    [
      { type: "tile_laid", seat: 0, tile: "base-monastery", cell: [2, -1], turn: 0, auto: true },
      ["Ana coloca 2 al este y 1 al norte del inicio. (lo hace el servidor)"],
    ],
    [
      { type: "figure_placed", seat: 1, kind: "pig", at: "0,1/field:SR" },
      ["Pones tu cerdo: campo (sur, izquierda)."],
    ],
    [{ type: "figure_declined", seat: 0, phase: "figure", auto: false }, []],
    [{ type: "passed_over", seat: 1, phase: "figure" }, ["No puedes poner ninguna figura."]],
    [{ type: "extra_tile", seat: 0 }, ["El constructor de Ana le da otra loseta."]],
    [
      { type: "goods_taken", seat: 0, feature: "0,0/city:N", goods: { wine: 2, cloth: 1 } },
      ["Ana se queda 2 de vino y 1 de tela."],
    ],
    [
      { type: "goods_counted", goods: "grain", tokens: [1, 1, 0], leaders: [0, 1], points: 10 },
      ["Más grano: Ana y Lía +10"],
    ],
    [scored, ["Ciudad de 2 losetas, 1 fuente y 2 de vino: Ana +6 y Lía +6"]],
    [{ ...scored, marks: {}, holders: [] }, ["Ciudad de 2 losetas: nadie puntúa."]],
    [
      { type: "game_over", points: [9, 9, 2], winners: [0, 1] },
      ["Se acabaron las losetas. Empatan Ana y Lía con 9."],
    ],
  ])("%j", (event, words) => {
    expect(read(event)).toEqual(words);
  });

  it("has the reader's own form of every sentence about a seat, in both languages", () => {
    const keys = ["turn_skipped", "tile_set_aside", "tile_laid", "figure_placed", "passed_over"];
    const more = ["declined_figure", "declined_phantom", "extra_tile", "goods_taken", "undone"];
    for (const language of ["es", "en"] as const) {
      setLanguage(language);
      for (const key of [...keys, ...more])
        for (const form of ["", "_you"])
          expect([language, key, has(`vasallos:log.${key}${form}`)]).toEqual([language, key, true]);
    }
    setLanguage("es");
  });
});
