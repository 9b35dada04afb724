import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../text/i18n.svelte";
import type { TableEvent } from "../wire/table";
import { spoken } from "./log";
import { handOvers, newsLines } from "./news";

const NAMES = ["Ana", "Lía", "Teo"];
const told = (...events: object[]) => ({ seq: 7, at: 0, kind: "table", by: "1", events });
const say = (me: number | null, ...events: object[]): string[] =>
  newsLines(told(...events), {
    me,
    option: (name, value) => ({ name, value: String(value) }),
  }).map((line) => spoken(line, { name: (seat) => NAMES[seat] ?? "?", cards: () => "" }));

beforeAll(() => {
  setLanguage("es");
});

/** One of every event of the table: a new kind does not compile without one. */
const EVERY: { [K in TableEvent["type"]]: Extract<TableEvent, { type: K }> } = {
  table_opened: { type: "table_opened", of: null },
  table_sat: { type: "table_sat", seat: 1, name: "Lía", guest: false },
  table_left: { type: "table_left", seat: 1, name: "Lía", by_host: false },
  table_seat_given: { type: "table_seat_given", seat: 1 },
  table_dressed: { type: "table_dressed", seat: 1, colour: "red", portrait: null },
  table_bot_sat: { type: "table_bot_sat", seat: 1, bot: "easy", name: "Lía" },
  table_order_drawn: { type: "table_order_drawn", n: 0, order: [1, 0, 2] },
  table_option_set: { type: "table_option_set", name: "target", value: 12 },
  table_rematch_asked: { type: "table_rematch_asked", seat: 1 },
  table_rematch_opened: { type: "table_rematch_opened", code: "ABCDEFGH" },
  table_host_passed: { type: "table_host_passed", seat: 1 },
  table_game_started: { type: "table_game_started" },
  table_taken_over: { type: "table_taken_over", seat: 1, name: "Lía" },
  table_chat_muted: { type: "table_chat_muted", seat: 1, muted: true },
  table_clocks_moved: { type: "table_clocks_moved", ms: 12_300 },
  table_closed: { type: "table_closed", reason: "asleep" },
  table_came: { type: "table_came", seat: 1 },
  table_went: { type: "table_went", seat: 1, bot: null },
  table_bot_failed: { type: "table_bot_failed", seat: 1, reason: "slow" },
};
const SILENT = new Set(["table_opened", "table_dressed"]);
const VARIANTS = [
  { ...EVERY.table_sat, guest: true },
  { ...EVERY.table_left, by_host: true },
  { ...EVERY.table_chat_muted, muted: false },
  { ...EVERY.table_chat_muted, seat: null },
  { ...EVERY.table_chat_muted, seat: null, muted: false },
  { ...EVERY.table_closed, reason: "closed" },
  { ...EVERY.table_went, bot: "normal" },
];

describe("the table's own lines", () => {
  it("has words for every event, for its seat and for others, in both languages", () => {
    for (const language of ["es", "en"] as const) {
      setLanguage(language);
      for (const event of [...Object.values(EVERY), ...VARIANTS]) {
        for (const me of [null, 1, 2]) {
          const said = say(me, event).join(" ");
          expect([event.type, said === ""]).toEqual([event.type, SILENT.has(event.type)]);
          expect(said).not.toMatch(/news\.|\{\{|undefined|null/);
        }
      }
    }
    setLanguage("es");
  });

  it("n19: tells a hand-over to all, to its seat as its own", () => {
    expect(say(0, EVERY.table_taken_over)).toEqual(["Lía entra desde otro aparato"]);
    expect(say(1, EVERY.table_taken_over)).toEqual(["Entras desde otro aparato"]);
    expect(handOvers([told(EVERY.table_sat), told(EVERY.table_taken_over)])).toEqual([
      { seat: 1, name: "Lía" },
    ]);
  });

  it("leaves comings and goings to a game that tells them itself", () => {
    const game = { type: "presence_changed", seat: 1, who: "nobody" };
    expect(say(0, EVERY.table_went)).toEqual(["Lía se ha ido"]);
    expect(say(0, EVERY.table_went, game)).toEqual([]);
    expect(say(0, game)).toEqual([]);
  });
});
