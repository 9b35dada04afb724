import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../text/i18n.svelte";
import { spoken } from "../../table/log";
import type { NatrakEvent } from "../../wire/natrak";
import "./catalogue";
import { type LogContext, logLines, speech } from "./log";
import { Places } from "./places";
import { sampleHexes, samplePorts } from "./sample";

const NAMES = ["Ana", "Lía", "Teo", "Nuria"];
const at = (me: number | null): LogContext => ({
  me,
  places: new Places({ hexes: [...sampleHexes], ports: [...samplePorts] }),
  name: (seat) => NAMES[seat] ?? "?",
});
const say = (me: number | null, ...events: (NatrakEvent | object)[]): string[] =>
  logLines({ seq: 1, at: 0, kind: "do", by: "1", events }, at(me)).map((line) =>
    spoken(line, speech(at(me))),
  );

beforeAll(() => {
  setLanguage("es");
});

/** One of every event, as told to all; the list must name every event there is. */
const EVERY: { [K in NatrakEvent["type"]]: Extract<NatrakEvent, { type: K }> } = {
  piece_placed: { type: "piece_placed", seat: 1, piece: "camp", at: 3, free: false },
  gained: { type: "gained", seat: 1, cards: { wood: 1 }, why: "opening" },
  turn_began: { type: "turn_began", turn: 3, round: 1, seat: 1 },
  turn_skipped: { type: "turn_skipped", turn: 3, seat: 1 },
  turn_ended: { type: "turn_ended", seat: 1, auto: true },
  rolled: { type: "rolled", seat: 1, red: 4, white: 5, hexes: [], auto: false },
  discarded: { type: "discarded", seat: 1, number: 4, cards: null, auto: false },
  dragon_moved: { type: "dragon_moved", seat: 1, source: 0, hex: 4, victim: 2, auto: false },
  stolen: { type: "stolen", thief: 1, victim: 2, card: null },
  nothing_stolen: { type: "nothing_stolen", thief: 1, victim: 2 },
  scroll_bought: { type: "scroll_bought", seat: 1, scroll: null, left: 20 },
  scroll_cast: { type: "scroll_cast", seat: 1, scroll: "hoarding", material: "wool" },
  handed: { type: "handed", giver: 2, taker: 1, cards: { wool: 2 } },
  exchanged: { type: "exchanged", seat: 1, give: { wood: 4 }, get: { clay: 1 } },
  offer_posted: {
    type: "offer_posted",
    seat: 1,
    offer: 1,
    give: { wood: 1 },
    want: { clay: 1 },
    to: 2,
  },
  offer_closed: { type: "offer_closed", offer: 1, why: "withdrawn" },
  stance_taken: {
    type: "stance_taken",
    seat: 2,
    offer: 1,
    stance: "hand",
    counter: null,
    give: null,
    want: null,
  },
  counter_rejected: { type: "counter_rejected", offer: 1, seat: 2, counter: 1 },
  dealt: { type: "dealt", offer: 1, a: 1, b: 2, gave: { wood: 1 }, got: { clay: 2 } },
  deal_failed: { type: "deal_failed", offer: 1, seat: 1, side: 2, code: "cannot_pay" },
  award_moved: { type: "award_moved", award: "longest_road", seat: 1, source: null, size: 5 },
  window_opened: { type: "window_opened", seat: 1 },
  window_closed: { type: "window_closed", seat: 1, auto: true },
  presence_changed: { type: "presence_changed", seat: 1, who: "nobody" },
  won: { type: "won", seat: 1, points: 10 },
};

describe("the log", () => {
  it("has words for every event, for its seat, for others and for watchers, in both languages", () => {
    for (const language of ["es", "en"] as const) {
      setLanguage(language);
      for (const event of Object.values(EVERY)) {
        for (const me of [null, 1, 2]) {
          const said = say(me, event).join(" ");
          expect([event.type, said]).not.toEqual([event.type, ""]);
          expect(said).not.toMatch(/natrak:|log\.|\{\{|undefined|null/);
        }
      }
    }
    setLanguage("es");
  });

  it("n203: tells a theft to the two with the card, to others without", () => {
    const known = { type: "stolen", thief: 1, victim: 2, card: "stone" };
    const hidden = { type: "stolen", thief: 1, victim: 2, card: null };
    expect(say(1, known)).toEqual(["Robas 1 piedra a Teo"]);
    expect(say(2, known)).toEqual(["Lía te roba 1 piedra"]);
    expect(say(0, hidden)).toEqual(["Lía roba una carta a Teo"]);
    expect(say(null, hidden)).toEqual(["Lía roba una carta a Teo"]);
  });

  it("puts what a roll brings under the roll", () => {
    const lines = logLines(
      {
        seq: 4,
        at: 0,
        kind: "do",
        by: "1",
        events: [
          { type: "rolled", seat: 1, red: 4, white: 5, hexes: [2], auto: false },
          { type: "gained", seat: 0, cards: { wheat: 2 }, why: "production" },
          { type: "gained", seat: 1, cards: { wool: 1 }, why: "production" },
        ],
      },
      at(0),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.gains.map((g) => g.seat)).toEqual([0, 1]);
  });

  it("names hexes, crossings and edges by where they are", () => {
    const places = at(0).places!;
    expect(places.hex(4)).toBe("B2 cantera 8");
    expect(places.hex(9)).toBe("C3 páramo");
    expect(places.crossing(12)).toBe(
      "entre A1 mina 5, B1 pradera 3 y B2 cantera 8, 11 puntos de probabilidad",
    );
    expect(places.crossing(0)).toMatch(/mar, 4 puntos de probabilidad, puerto 3:1$/);
    expect(places.edge(0)).toBe("entre A1 mina 5 y mar");
  });

  it("strikes out what was undone and tells the undo", () => {
    const line = logLines(
      { seq: 1, at: 0, kind: "do", by: "1", undone: true, events: [EVERY.piece_placed] },
      at(0),
    )[0];
    expect(line?.struck).toBe(true);
    expect(say(0, { type: "undone", seat: 1, action: "build_road" })).toEqual([
      "Lía deshace: Construir camino",
    ]);
  });
});
