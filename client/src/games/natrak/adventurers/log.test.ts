import { beforeAll, describe, expect, it } from "vitest";
import { spoken } from "../../../table/log";
import { setLanguage } from "../../../text/i18n.svelte";
import type { AdventurersEvent } from "../../../wire/natrak";
import "../catalogue";
import { type LogContext, logLines, speech } from "../log";
import { Places } from "../places";
import { sampleHexes, samplePorts } from "../sample";

const NAMES = ["Ana", "Lía", "Teo", "Nuria"];
const at = (me: number | null): LogContext => ({
  me,
  places: new Places({ hexes: [...sampleHexes], ports: [...samplePorts] }),
  name: (seat) => NAMES[seat] ?? "?",
});
const say = (me: number | null, ...events: object[]): string[] =>
  logLines({ seq: 1, at: 0, kind: "do", by: "1", events }, at(me)).map((line) =>
    spoken(line, speech(at(me))),
  );

/** One of every event of the mode, as told to all; the list must name every event there is. */
const EVERY: { [K in AdventurersEvent["type"]]: Extract<AdventurersEvent, { type: K }> } = {
  event_rolled: { type: "event_rolled", seat: 1, face: 5, march: 3 },
  goblins_attacked: {
    type: "goblins_attacked",
    strength: 7,
    defences: [2, 0, 1, 0],
    outcome: "lost",
    winners: [],
    payers: [1],
    spared: [3],
  },
  city_sacked: { type: "city_sacked", seat: 1, crossing: 3, wall: true, auto: true },
  progress_drawn: { type: "progress_drawn", seat: 1, discipline: "crown", card: null, left: 9 },
  wall_built: { type: "wall_built", seat: 1, crossing: 3, free: false },
  adventurer_placed: { type: "adventurer_placed", seat: 1, crossing: 3, level: 1, free: false },
  adventurers_activated: {
    type: "adventurers_activated",
    seat: 1,
    crossings: [3, 4],
    free: false,
  },
  adventurer_promoted: { type: "adventurer_promoted", seat: 1, crossing: 3, level: 2, free: false },
  adventurer_moved: { type: "adventurer_moved", seat: 1, source: 3, to: 4 },
  adventurer_thrown_out: { type: "adventurer_thrown_out", seat: 1, by: 2, source: 3, to: null },
  adventurer_removed: { type: "adventurer_removed", seat: 1, by: 2, crossing: 3, level: 1 },
  dragon_driven_off: { type: "dragon_driven_off", seat: 1, crossing: 3 },
  discipline_raised: {
    type: "discipline_raised",
    seat: 1,
    discipline: "religion",
    level: 3,
    paid: 3,
  },
  metropolis_won: { type: "metropolis_won", discipline: "crown", seat: 1, source: 2 },
  metropolis_placed: {
    type: "metropolis_placed",
    discipline: "crown",
    seat: 1,
    crossing: 3,
    auto: false,
  },
  progress_played: {
    type: "progress_played",
    seat: 1,
    card: "alchemist",
    choices: { red: 3, white: 4 },
  },
  port_traded: { type: "port_traded", seat: 1, rival: 2, material: "wood", good: null },
  hand_seen: { type: "hand_seen", seat: 1, rival: 2, cards: null },
  cards_taken: { type: "cards_taken", seat: 1, rival: 2, number: 2, cards: null, auto: false },
  progress_seen: { type: "progress_seen", seat: 1, rival: 2, cards: null },
  progress_taken: { type: "progress_taken", seat: 1, rival: 2, card: null, auto: false },
  cards_given: { type: "cards_given", giver: 1, seat: 2, number: 2, cards: null, auto: false },
  road_removed: { type: "road_removed", seat: 1, by: 2, edge: 3 },
};

describe.each(["es", "en"] as const)("the log of the mode, %s", (language) => {
  beforeAll(() => {
    setLanguage(language);
  });

  it.each(Object.values(EVERY))(
    "$type has a whole sentence for others and for its seat",
    (event) => {
      for (const me of [null, 1, 2]) {
        const [line] = say(me, event);
        expect(line).toBeTruthy();
        expect(line).not.toMatch(/natrak:|\{\{|undefined|\.log/);
      }
    },
  );
});

describe("what is told", () => {
  beforeAll(() => {
    setLanguage("es");
  });

  it("the event die stands behind the roll it came with", () => {
    const rolled = { type: "rolled", seat: 3, red: 2, white: 4, hexes: [], auto: false };
    const event = { type: "event_rolled", seat: 3, face: 2, march: 3 };
    expect(say(null, rolled, event)).toEqual(["Nuria ha tirado 2 + 4 = 6 · goblin, marcha 3 de 7"]);
    expect(say(null, rolled, { ...event, march: 7 })[0]).toMatch(/¡atacan!/);
    expect(say(null, rolled, { ...event, face: 6 })[0]).toMatch(/puerta de Religión/);
  });

  it("the attack names both forces and who gave what", () => {
    expect(say(1, EVERY.goblins_attacked)[0]).toBe(
      "Los goblins atacan: horda 7, defensa 3 (Ana 2 y Teo 1). Ganan los goblins",
    );
  });

  it("where nobody defended, nobody is named", () => {
    const bare = { ...EVERY.goblins_attacked, defences: [0, 0, 0, 0] };
    expect(say(1, bare)[0]).toBe(
      "Los goblins atacan: horda 7, y no hay defensa. Ganan los goblins",
    );
  });

  it("secrets are told to whom they were sent (N203)", () => {
    const taken = { ...EVERY.cards_taken, cards: { wheat: 2 } };
    expect(say(1, taken)).toEqual(["Quitas 2 trigo a Teo"]);
    expect(say(2, taken)).toEqual(["Lía te quita 2 trigo"]);
    expect(say(null, EVERY.cards_taken)).toEqual(["Lía quita 2 cartas a Teo"]);
    expect(say(1, { ...EVERY.progress_drawn, card: "spy" })).toEqual([
      "Robas una carta de Corona: Espía",
    ]);
    expect(say(2, { ...EVERY.progress_taken, card: "spy" })).toEqual([
      "Lía se queda tu carta Espía",
    ]);
  });

  it("a card is played with its public choices", () => {
    expect(say(null, EVERY.progress_played)).toEqual(["Lía juega Alquimista: dados 3 y 4"]);
    const spy = { type: "progress_played", seat: 1, card: "spy", choices: { rival: 0 } };
    expect(say(1, spy)).toEqual(["Juegas Espía: Ana"]);
  });
});
