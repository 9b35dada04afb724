import { beforeEach, describe, expect, it } from "vitest";
import { setLanguage } from "../text/i18n.svelte";
import { dropAttention, showAttention } from "./attention";

const icon = (): string | null | undefined =>
  document.head.querySelector('link[rel="icon"]')?.getAttribute("href");

beforeEach(() => {
  setLanguage("es");
  const link = document.createElement("link");
  link.rel = "icon";
  link.setAttribute("href", "/icon.svg");
  document.head.replaceChildren(link);
});

describe("a tab", () => {
  it("says by title and icon that it is one's turn, and takes it back", () => {
    showAttention("Natrak", true);
    expect([document.title, icon()]).toEqual(["▸ Te toca · Natrak", "/icon-turn.svg"]);
    showAttention("Natrak", false);
    expect([document.title, icon()]).toEqual(["Natrak · Sobremesa", "/icon.svg"]);
  });

  it("says nothing of a table that was left", () => {
    showAttention("Natrak", true);
    dropAttention();
    expect([document.title, icon()]).toEqual(["Sobremesa", "/icon.svg"]);
  });
});
