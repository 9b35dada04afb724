import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../text/i18n.svelte";
import type { PlayerView } from "../../wire/natrak";
import { awayLines } from "./away";
import "./catalogue";

const NAMES = ["Ana", "Lía", "Teo"];
const at = (me: number | null) => ({
  me,
  places: null,
  name: (seat: number) => NAMES[seat] ?? "?",
});
const players = (...points: number[]) =>
  points.map((n, seat) => ({ seat, points: n })) as unknown as PlayerView[];
const entry = (seq: number, ...events: object[]) => ({ seq, at: 0, kind: "act", by: "1", events });
const roll = (seq: number, red: number, white: number, ...more: object[]) =>
  entry(seq, { type: "rolled", seat: 1, red, white, hexes: [], auto: false }, ...more);
const gained = (seat: number, cards: object) => ({
  type: "gained",
  seat,
  cards,
  why: "production",
});
const theft = (thief: number, victim: number, card: string | null) =>
  entry(9, { type: "stolen", thief, victim, card });

beforeAll(() => {
  setLanguage("es");
});

describe("while you were away", () => {
  it("sums the dice and what one got, tells what was done to one, and who leads", () => {
    const told = [
      roll(1, 4, 4, gained(0, { wood: 1 }), gained(1, { wool: 2 })),
      roll(2, 2, 3, gained(0, { wood: 1, clay: 1 })),
      theft(1, 0, "wood"),
    ];
    expect(awayLines(told, players(3, 5, 4), at(0))).toEqual([
      "Dados: 8 y 5",
      "Cobras 2 madera y 1 arcilla",
      "Lía te roba 1 madera",
      "Va en cabeza Lía, con 5 puntos",
    ]);
  });

  it("n203: says nothing of thefts between others", () => {
    expect(awayLines([theft(1, 2, null)], players(3, 3, 2), at(0))).toEqual([
      "Van en cabeza Ana y Lía, con 3 puntos",
    ]);
  });

  it("has at most 8 lines, and none for watchers or when nothing happened", () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ ...theft(1, 0, "wood"), seq: i }));
    const told = [roll(40, 1, 2, gained(0, { wood: 1 })), ...many];
    const said = awayLines(told, players(9, 5, 4), at(0));
    expect(said).toHaveLength(8);
    expect(said.at(-1)).toBe("Vas en cabeza, con 9 puntos");
    expect(awayLines(told, players(3, 5), at(null))).toEqual([]);
    expect(awayLines([], players(3, 5), at(0))).toEqual([]);
  });

  it("speaks English too", () => {
    setLanguage("en");
    for (const line of awayLines([roll(1, 4, 4)], players(3, 5), at(0))) {
      expect(line).not.toMatch(/natrak:|\{\{/);
    }
    setLanguage("es");
  });
});
