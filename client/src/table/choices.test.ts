import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../text/i18n.svelte";
import type { Menu } from "../wire/types";
import ChoicesList from "./ChoicesList.svelte";
import type { Action } from "./menu";
import type { ChoiceWords } from "./words";

const words: ChoiceWords = {
  line: (action) => `${action.type} ${String(action["edge"] ?? action["to"] ?? "")}`.trim(),
  name: (type) => type,
  field: (name) => name,
  value: (_, value) => (value === null ? "todos" : `asiento ${String(value)}`),
  kind: (kind) => kind,
};
const menu: Menu = {
  choices: [
    { type: "end_turn", group: "end" },
    {
      type: "camión",
      group: "build",
      fields: [{ kind: "one", name: "edge", values: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
    },
    {
      type: "offer",
      group: "talk",
      disjoint: true,
      fields: [
        { kind: "counts", name: "give", max: { wood: 2 }, least: 1, most: 2 },
        { kind: "counts", name: "want", max: { wood: 9, clay: 9 }, least: 1, most: 18 },
        { kind: "one", name: "to", values: [null, 2] },
      ],
    },
  ],
};
const show = (onplay: (action: Action) => void = () => undefined): void => {
  setLanguage("es");
  render(ChoicesList, { menu, words, onplay });
};
const button = (name: RegExp | string): HTMLElement => screen.getByRole("button", { name });

afterEach(cleanup);

describe("the choices list", () => {
  it("shows every legal choice under its group and plays it", async () => {
    const onplay = vi.fn();
    show(onplay);
    expect(screen.getAllByRole("heading").map((h) => h.textContent)).toEqual([
      "Construir",
      "Ofertas",
      "Terminar",
    ]);
    await fireEvent.click(button("camión 4"));
    expect(onplay).toHaveBeenCalledWith({ type: "camión", edge: 4 });
  });

  it("filters by what is typed, accents or not", async () => {
    show();
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "CAMION 7" } });
    expect(screen.getAllByRole("button").map((b) => b.textContent)).toEqual(["camión 7"]);
  });

  it("fills in numbers, keeps both halves apart, and sends only what is offered", async () => {
    const onplay = vi.fn();
    show(onplay);
    const opener = button(/^offer/);
    await fireEvent.click(opener);
    expect(opener.getAttribute("aria-expanded")).toBe("true");
    const send = screen.getAllByRole("button", { name: /^offer$/ }).at(-1)!;
    await fireEvent.click(send);
    expect(onplay).not.toHaveBeenCalled();
    const [moreGiven, moreWood] = screen.getAllByRole("button", { name: "Más wood" });
    await fireEvent.click(moreGiven!);
    await fireEvent.click(moreWood!);
    await fireEvent.click(button("Más clay"));
    await fireEvent.click(screen.getByRole("radio", { name: "asiento 2" }));
    await fireEvent.click(send);
    expect(onplay).toHaveBeenCalledExactlyOnceWith({
      type: "offer",
      give: { wood: 1 },
      want: { clay: 1 },
      to: 2,
    });
  });
});
