import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../../text/i18n.svelte";
import type { Owed } from "../../../wire/types";
import "../catalogue";
import { FIGURE, owe, PLACE, sampleTable } from "../sample";
import { promptOf } from "./prompt";

const say = (owed: Owed[]): string => {
  const { model, play } = sampleTable({}, owed);
  return promptOf(model, play).sentence;
};

beforeAll(() => {
  setLanguage("es");
});

describe("the prompt bar", () => {
  it.each([
    [owe(1, "place"), "Coloca la loseta: toca una casilla marcada"],
    [owe(0, "place"), "Ana coloca su loseta"],
    [owe(1, "place", { extra: true }), "Tu constructor trabaja: coloca otra loseta"],
    [owe(2, "place", { extra: true }), "Teo coloca otra, por su constructor"],
    [owe(1, "figure"), "¿Pones una figura en esta loseta?"],
    [owe(2, "figure", { extra: true }), "Teo piensa en su figura"],
    [owe(1, "phantom"), "¿Y la sombra? En una zona libre"],
    [owe(3, "phantom"), "Nuria piensa en su sombra"],
  ])("%j: %s", (owed, sentence) => {
    expect(say([owed])).toBe(sentence);
  });

  it("tells of what is tried", () => {
    const tile = sampleTable(PLACE, [owe(1, "place")]);
    tile.play.tryAt([1, 0]);
    expect(promptOf(tile.model, tile.play).sentence).toBe(
      "Gírala tocándola o con R; confirma con la bandera",
    );
    const figure = sampleTable(FIGURE, [owe(1, "figure")], { phase: "figure", hand: null });
    figure.play.tryZone("city:S");
    figure.play.foreseen = figure.model.features;
    expect(promptOf(figure.model, figure.play).sentence).toBe(
      "Vasallo en ciudad (sur): vale 4 ahora",
    );
  });
});
