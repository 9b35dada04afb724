import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { plain, search, words } from "../../../table/rules/parse";
import RulesView from "../../../table/rules/RulesView.svelte";
import { setLanguage } from "../../../text/i18n.svelte";
import { TILES } from "../tiles";
import { ANCHORS, anchorOf } from "./anchors";
import data from "./data.json";
import { EXAMPLES } from "./examples";
import { rules } from "./rules";
import { galleryOf, TABLE_NAMES, tableOf } from "./tables";

const all = (language: "es" | "en") =>
  rules.text(language).sections.flatMap((section) => section.rules);
const anchors = (language: "es" | "en"): string[] => all(language).flatMap((rule) => rule.anchors);
const told = (anchor: string) => words(all("es").find((rule) => rule.anchors.includes(anchor))!);

describe.each(["es", "en"] as const)("the rules in %s", (language) => {
  it("have a paragraph behind every refusal", () => {
    const there = new Set(anchors(language));
    for (const code of data.refusals) expect([code, anchorOf({ code })]).not.toEqual([code, null]);
    for (const anchor of ANCHORS) expect(there).toContain(anchor);
  });

  it("have each anchor once, and a section's is no rule's", () => {
    const ids = [
      ...anchors(language),
      ...rules.text(language).sections.map((section) => section.id),
    ];
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("draw and lay out what they name, and all there is", () => {
    const blocks = all(language).flatMap((rule) => rule.blocks);
    const drawn = blocks.flatMap((block) => (block.kind === "drawing" ? [block.name] : []));
    const laid = blocks.flatMap((block) => (block.kind === "table" ? [block.name] : []));
    expect(drawn.sort()).toEqual(Object.keys(EXAMPLES).sort());
    expect(laid.sort()).toEqual([...TABLE_NAMES].sort());
  });

  it("say something in every rule, in sentences of a breath", () => {
    for (const rule of all(language)) {
      expect(rule.blocks.length).toBeGreaterThan(0);
      expect(words(rule)).not.toMatch(/[{}*[\]]/);
      for (const sentence of words(rule).split(/(?<=[.!?:])\s/))
        expect(sentence.split(" ").length, sentence).toBeLessThan(32);
      if (rule.summary) expect(plain(rule.summary).length).toBeLessThan(110);
    }
  });
});

describe("the rules", () => {
  it("are the same rules in both languages", () => {
    const shape = (language: "es" | "en") =>
      rules.text(language).sections.map(({ id, rules: some }) => ({
        id,
        rules: some.map((rule) => ({
          anchors: rule.anchors,
          summary: rule.summary !== null,
          blocks: rule.blocks.map((block) => block.kind),
        })),
      }));
    expect(shape("en")).toEqual(shape("es"));
  });

  it("take their numbers from the game", () => {
    expect(told("v15")).toContain(`Tienes ${String(data.figures.vassal.number)} vasallos`);
    expect(told("v62")).toContain(`reciben ${String(data.values.goods.most)} puntos`);
    expect(told("v41")).toContain(`una fuente: ${String(data.worth.city)} puntos`);
    expect(tableOf("decks").rows.map(([, count]) => count)).toEqual(["72", "90", "96", "114"]);
    expect(tableOf("goods").rows.map(([, count]) => count)).toEqual(["9", "6", "5"]);
  });

  it("show every tile of every box once", () => {
    const shown = TABLE_NAMES.flatMap((name) => galleryOf(name) ?? []);
    expect(shown.map(({ id }) => id)).toEqual(TILES.map(({ id }) => id));
    for (const box of ["base", "todo", "ferias"] as const) {
      const counts = (galleryOf(`tiles_${box}`) ?? []).map(({ count }) => count);
      expect(counts.reduce((a, b) => a + b)).toBe(data.tiles[box]);
    }
  });

  it("are found by words without accents", () => {
    const found = search(rules.text("es"), "numero giros").flatMap((section) => section.rules);
    expect(found.map((rule) => rule.anchors[0])).toEqual(["v99"]);
    expect(search(rules.text("es"), "dragon")).toEqual([]);
  });

  it("lead where the reason is, and nowhere from a code that no rule gives", () => {
    expect(anchorOf({ code: "too_fast" })).toBeNull();
    expect(anchorOf({ code: "zone_taken" }, "figure")).toBe("v34");
    expect(anchorOf({ code: "zone_taken" }, "phantom")).toBe("v36");
  });

  it.each(["es", "en"] as const)(
    "are shown whole, in %s",
    (language) => {
      setLanguage(language);
      const { container } = render(RulesView, { props: { rules, anchor: "v34" } });
      const drawings = Object.keys(EXAMPLES).length;
      expect(container.querySelectorAll("figure svg.drawing")).toHaveLength(drawings);
      expect(container.querySelectorAll("table")).toHaveLength(TABLE_NAMES.length - 3);
      expect(container.querySelectorAll('[data-anchors~="v34"]')).toHaveLength(1);
      expect(container.textContent).not.toMatch(/vasallos:|rules\.[a-z]/);
      setLanguage("es");
      // Every tile is drawn, in a page that only pretends to be one.
    },
    60_000,
  );
});
