import { beforeAll, describe, expect, it } from "vitest";
import { fakeTable, fakeView } from "../../../dev/fake-table";
import { setLanguage } from "../../../text/i18n.svelte";
import type { Menu, Owed, Waiting } from "../../../wire/types";
import "../catalogue";
import { Model } from "../model.svelte";
import { Play } from "../play.svelte";
import { promptOf } from "./prompt";

const player = (seat: number) => ({ seat, points: 3, cards: 9, who: "person" });
const turn = { phase: "main", turn: 5, round: 2, active: 1, free_roads: 0, winner: null };
const players = [0, 1, 2, 3].map(player);
const owe = (seat: number, prompt: string, params: object = {}): Owed => ({
  seat,
  wait: prompt,
  prompt,
  params: { ...params },
});

function say(waiting: Waiting, over: { turn?: object; offer?: object; menu?: Menu } = {}): string {
  const { store } = fakeTable({
    waiting,
    menu: over.menu ?? {},
    own: { hand: {} },
    public: { turn: { ...turn, ...over.turn }, players, offer: over.offer ?? null },
  });
  const model = new Model(store);
  return promptOf(model, new Play(model)).sentence;
}

beforeAll(() => {
  setLanguage("es");
});

describe("the prompt bar", () => {
  it.each([
    [[owe(1, "setup_piece", { piece: "camp", lap: 1 })], "Coloca tu campamento (1.ª de 2 vueltas)"],
    [[owe(0, "setup_piece", { piece: "camp", lap: 1 })], "Ana coloca su campamento"],
    [[owe(1, "setup_road")], "Ahora un camino que salga de ahí"],
    [[owe(1, "roll")], "Tira los dados"],
    [[owe(2, "roll")], "Teo va a tirar"],
    [
      [owe(1, "discard", { number: 4 }), owe(2, "discard", { number: 5 })],
      "Descarta 4 de tus 9 cartas",
    ],
    [
      [owe(0, "discard", { number: 4 }), owe(2, "discard", { number: 5 })],
      "Faltan Ana (4) y Teo (5) por descartar",
    ],
    [[owe(2, "discard", { number: 5 })], "Falta Teo (5) por descartar"],
    [[owe(1, "dragon")], "Mueve el dragón: toca un hexágono"],
    [[owe(3, "dragon")], "Nuria mueve el dragón"],
    [[owe(1, "main")], "Te toca: construye, comercia o termina"],
    [[owe(0, "main")], "Ana está en su turno"],
    [[owe(1, "special")], "Tu ventana especial: construye o compra"],
    [[owe(3, "special")], "Ventana de Nuria"],
  ])("%j: %s", (owed, sentence) => {
    expect(say({ owed })).toBe(sentence);
  });

  it("says that the game waits for somebody", () => {
    expect(say({ stands: true })).toBe("La partida espera a que vuelva alguien.");
  });

  it("tells of an offer that can be answered, and of one's own", () => {
    const offer = {
      offer: 2,
      seat: 0,
      give: { wood: 2 },
      want: { clay: 1 },
      to: null,
      answers: [
        { seat: 2, stance: "hand" },
        { seat: 3, stance: "no" },
      ],
    };
    const answer: Menu = {
      choices: [{ type: "decline", fields: [{ kind: "one", name: "offer", values: [2] }] }],
    };
    expect(say({ owed: [owe(0, "main")], free: [1] }, { offer, menu: answer })).toBe(
      "Ana ofrece 2 madera por 1 arcilla",
    );
    expect(say({ owed: [owe(1, "main")] }, { offer: { ...offer, seat: 1 } })).toBe(
      "Tu oferta: 1 interesado",
    );
  });

  it("counts down for somebody who is gone", () => {
    const view = fakeView();
    const seats = view.seats.map((seat, i) =>
      seat && i === 0 ? { ...seat, away_at: 22_000 } : seat,
    );
    const { store } = fakeTable({
      table: { ...view, seats },
      waiting: { owed: [owe(0, "main")] },
      clock: { now: 1_000, deadlines: [] },
      public: { turn, players, offer: null },
    });
    const model = new Model(store);
    expect(promptOf(model, new Play(model)).sentence).toBe(
      "Ana se ha desconectado; se le espera 0:21",
    );
  });

  it("announces the winner", () => {
    expect(say({}, { turn: { phase: "over", winner: 2 } })).toBe("Gana Teo con 3");
    expect(say({}, { turn: { phase: "over", winner: 1 } })).toBe("Ganas con 3 puntos");
  });
});
