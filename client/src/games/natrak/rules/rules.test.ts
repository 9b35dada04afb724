import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { plain, search, words } from "../../../table/rules/parse";
import RulesView from "../../../table/rules/RulesView.svelte";
import { setLanguage } from "../../../text/i18n.svelte";
import { ANCHORS, anchorOf } from "./anchors";
import data from "./data.json";
import { BOX_EXAMPLES, EXAMPLES } from "./examples";
import { rules } from "./rules";
import { type Mode, MODES, tableNames, tableOf } from "./tables";

type Spoken = "es" | "en";
const all = (language: Spoken, mode: Mode = "basic") =>
  rules.text(language, mode).sections.flatMap((section) => section.rules);
const anchors = (language: Spoken, mode: Mode): string[] =>
  all(language, mode).flatMap((rule) => rule.anchors);
const REFUSALS = { basic: data.refusals, adventurers: data.adventurers.refusals };
const DRAWN = { basic: EXAMPLES, adventurers: { ...EXAMPLES, ...BOX_EXAMPLES } };
const READINGS = (["es", "en"] as const).flatMap((language) =>
  MODES.map((mode) => [language, mode] as const),
);

describe.each(READINGS)("the rules in %s, %s", (language, mode) => {
  it("have a paragraph behind every refusal", () => {
    const there = new Set<string | null>(anchors(language, mode));
    for (const code of REFUSALS[mode])
      expect([code, there.has(anchorOf({ code }))]).toEqual([code, true]);
    if (mode === "adventurers") for (const anchor of ANCHORS) expect(there).toContain(anchor);
  });

  it("have each anchor once, and a section's is no rule's, nor a version's", () => {
    const ids = [
      ...MODES,
      ...anchors(language, mode),
      ...rules.text(language, mode).sections.map((section) => section.id),
    ];
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("draw and lay out what they name, and all there is", () => {
    const blocks = all(language, mode).flatMap((rule) => rule.blocks);
    const drawn = blocks.flatMap((block) => (block.kind === "drawing" ? [block.name] : []));
    const laid = blocks.flatMap((block) => (block.kind === "table" ? [block.name] : []));
    expect(drawn.sort()).toEqual(Object.keys(DRAWN[mode]).sort());
    expect(laid.sort()).toEqual(tableNames(mode).sort());
  });

  it("say something in every rule, in sentences of a breath", () => {
    for (const rule of all(language, mode)) {
      expect(rule.blocks.length).toBeGreaterThan(0);
      expect(words(rule)).not.toMatch(/[{}*[\]]/);
      for (const sentence of words(rule).split(/(?<=[.!?])\s/))
        expect(sentence.split(" ").length, sentence).toBeLessThan(32);
      if (rule.summary) expect(plain(rule.summary).length).toBeLessThan(110);
    }
  });
});

describe("the rules", () => {
  it.each(MODES)("are the same rules in both languages: %s", (mode) => {
    const shape = (language: Spoken) =>
      rules.text(language, mode).sections.map(({ id, rules: some }) => ({
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

  it("of Basic know nothing of the mode, and those of the mode do not deny it", () => {
    const text = (mode: Mode) => all("es", mode).map(words).join(" ");
    const goblins = all("es").filter((rule) => /goblin/i.test(words(rule)));
    expect(goblins.map((rule) => rule.anchors[0])).toEqual(["n3"]);
    expect(text("adventurers")).not.toContain("Básico**");
    expect(text("adventurers")).not.toContain("dos campamentos y dos caminos");
    const ids = (mode: Mode) => rules.text("es", mode).sections.map(({ id }) => id);
    expect(ids("adventurers").filter((id) => !ids("basic").includes(id))).toEqual([
      "goblins",
      "heroes",
      "disciplines",
      "progress",
    ]);
    expect(ids("adventurers").slice(5, 8)).toEqual(["dragon", "goblins", "building"]);
  });

  it("n135 to n159: tell what every card of the decks does, and how many there are", () => {
    const cards = Object.values(data.adventurers.decks).flatMap((deck) => Object.keys(deck));
    expect(cards).toHaveLength(25);
    for (const card of cards) {
      const anchor = anchorOf({ code: "no_effect" }, `play_${card}`);
      expect([
        card,
        all("es", "adventurers").some((r) => r.anchors.includes(anchor ?? "")),
      ]).toEqual([card, true]);
    }
    for (const [discipline, size] of Object.entries(data.adventurers.deck_size)) {
      const { rows } = tableOf(`deck_${discipline}`);
      expect(rows.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(size);
    }
  });

  it("n47: a table of a mode has that mode's prices", () => {
    const prices = (table: string) => tableOf(table).rows.map(([, price]) => price);
    const { medicine, ...others } = data.adventurers.prices;
    expect(prices("adventurers.prices")).toEqual(Object.values(others).map((cards) => ({ cards })));
    expect(prices("adventurers.prices")).not.toContainEqual({ cards: medicine });
    expect(tableOf("adventurers.points").rows).toHaveLength(10);
    expect(tableOf("disciplines").rows).toHaveLength(data.adventurers.levels);
  });

  it("lead from a refused card to its paragraph", () => {
    expect(anchorOf({ code: "no_effect" }, "play_spy")).toBe("n147");
    expect(anchorOf({ code: "wrong_phase" }, "play_spy")).toBe("n129");
    expect(anchorOf({ code: "not_your_turn" }, "play_spy")).toBe("n59");
    expect(anchorOf({ code: "no_effect" }, "cast_roads")).toBe("n124");
  });

  it("are found by words without accents", () => {
    const found = search(rules.text("es"), "dragon mercenario").flatMap((s) => s.rules);
    expect(found.some((rule) => rule.anchors.includes("n123"))).toBe(true);
    expect(found.length).toBeLessThan(all("es").length / 3);
    expect(search(rules.text("es"), "submarino")).toEqual([]);
    expect(search(rules.text("es"), "  ")).toBe(rules.text("es").sections);
  });

  it.each(READINGS)("are shown whole, in %s, %s", (language, version) => {
    setLanguage(language);
    const { container } = render(RulesView, { props: { rules, version, anchor: "n92" } });
    const drawn = Object.keys(DRAWN[version]).length;
    expect(container.querySelectorAll("figure svg.drawing")).toHaveLength(drawn);
    expect(container.querySelectorAll("table")).toHaveLength(tableNames(version).length);
    expect(container.querySelectorAll('[data-anchors~="n92"]')).toHaveLength(1);
    expect(container.textContent).not.toMatch(/natrak:|\brules\.\w/);
    setLanguage("es");
  });
});
