import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeTable } from "../../../dev/fake-table";
import { setLanguage } from "../../../text/i18n.svelte";
import "../catalogue";
import { Model } from "../model.svelte";
import Decks from "./Decks.svelte";

const scrolls = { left: 21, cast: { mercenary: 2 } };
const box = {
  figures: {},
  box: {
    levels: 5,
    disciplines: {
      alchemy: { good: "herbs", deck: { merchant: 6 } },
      crown: { good: "coin", deck: { constitution: 1, spy: 3 } },
      religion: { good: "tribute", deck: { crane: 2 } },
    },
  },
  progress: { left: { alchemy: 16, crown: 1, religion: 18 }, played: { merchant: 2 } },
  standings: [{ shown: ["constitution"] }, { shown: [] }],
};
const text = (pub: object): string => {
  const table = fakeTable({ public: { rules: { materials: [] }, scrolls, ...pub } });
  const { container } = render(Decks, { props: { model: new Model(table.store) } });
  return (container.textContent ?? "").replace(/\s+/g, " ");
};

describe("what is known of the decks (n202)", () => {
  beforeEach(() => {
    setLanguage("es");
  });

  it("in Basic is how many scrolls are left and have been cast; Glory never shows", () => {
    expect(text({})).toMatch(/quedan 21 en el mazo.*Mercenario ?2 lanzados.*Caminos ?0 lanzados/);
    expect(text({})).not.toMatch(/Gloria ?\d/);
    expect(text({})).not.toMatch(/Alquimia|natrak:/);
  });

  it("with adventurers is what each card does, and how many were played or lie in plain sight", () => {
    const all = text(box);
    expect(all).toMatch(/Alquimia ?quedan 16 cartas/);
    expect(all).toMatch(/Comerciante ?2 de 6 vistas/);
    expect(all).toMatch(/Constitución ?1 de 1 vistas/);
    expect(all).toMatch(/Espía ?0 de 3 vistas ?Mira las cartas de progreso/);
    expect(all).toMatch(/Grúa ?0 de 2 vistas/);
  });
});
