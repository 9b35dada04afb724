import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { plain, search, words } from "../../../table/rules/parse";
import RulesView from "../../../table/rules/RulesView.svelte";
import { setLanguage } from "../../../text/i18n.svelte";
import { ANCHORS, anchorOf } from "./anchors";
import data from "./data.json";
import { EXAMPLES } from "./examples";
import { rules } from "./rules";
import { TABLE_NAMES, tableOf } from "./tables";

const all = (language: "es" | "en") =>
  rules.text(language).sections.flatMap((section) => section.rules);
const anchors = (language: "es" | "en"): string[] => all(language).flatMap((rule) => rule.anchors);

describe.each(["es", "en"] as const)("the rules in %s", (language) => {
  it("have a paragraph behind every refusal of Basic", () => {
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
      for (const sentence of words(rule).split(/(?<=[.!?])\s/))
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
    const told = (anchor: string) => words(all("es").find((r) => r.anchors.includes(anchor))!);
    expect(told("n92")).toContain("cruce libre");
    expect(told("n72")).toContain(`más de ${String(data.hand_limit)} recursos`);
    expect(told("n168")).toContain(`Sin puerto pide ${String(data.rates.always)}`);
    expect(tableOf("prices").rows.map(([, price]) => price)).toEqual(
      Object.values(data.prices).map((cards) => ({ cards })),
    );
  });

  it("are found by words without accents", () => {
    const found = search(rules.text("es"), "dragon mercenario").flatMap((s) => s.rules);
    expect(found.some((rule) => rule.anchors.includes("n123"))).toBe(true);
    expect(found.length).toBeLessThan(all("es").length / 3);
    expect(search(rules.text("es"), "submarino")).toEqual([]);
    expect(search(rules.text("es"), "  ")).toBe(rules.text("es").sections);
  });

  it.each(["es", "en"] as const)("are shown whole, in %s", (language) => {
    setLanguage(language);
    const { container } = render(RulesView, { props: { rules, anchor: "n92" } });
    expect(container.querySelectorAll("figure svg.drawing")).toHaveLength(6);
    expect(container.querySelectorAll("table")).toHaveLength(TABLE_NAMES.length);
    expect(container.querySelectorAll('[data-anchors~="n92"]')).toHaveLength(1);
    expect(container.textContent).not.toMatch(/natrak:|rules\./);
    setLanguage("es");
  });
});
