import { describe, expect, it } from "vitest";
import natrakEndEn from "./natrak/text/end.en.json";
import natrakEndEs from "./natrak/text/end.es.json";
import natrakEn from "./natrak/text/en.json";
import natrakEs from "./natrak/text/es.json";
import vasallosEndEn from "./vasallos/text/end.en.json";
import vasallosEndEs from "./vasallos/text/end.es.json";
import vasallosEn from "./vasallos/text/en.json";
import vasallosEs from "./vasallos/text/es.json";
import en from "../text/en.json";
import es from "../text/es.json";

type Tree = { [key: string]: Tree | string };

const PLURAL = /(_ordinal)?_(one|two|few|other)$/;

/** Every key as `a.b.c`, without the plural's ending. */
const leaves = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
const keys = (tree: Tree): string[] => [
  ...new Set(leaves(tree).map(([key]) => key.replace(PLURAL, ""))),
];
const slots = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name).sort();

describe.each([
  ["shared", es as Tree, en as Tree],
  ["natrak", natrakEs as Tree, natrakEn as Tree],
  ["natrak, the end", natrakEndEs as Tree, natrakEndEn as Tree],
  ["vasallos", vasallosEs as Tree, vasallosEn as Tree],
  ["vasallos, the end", vasallosEndEs as Tree, vasallosEndEn as Tree],
])("texts: %s", (_, spanish, english) => {
  it("are the same set in both languages", () => {
    expect(keys(english).sort()).toEqual(keys(spanish).sort());
  });

  it("are filled in with the same parameters", () => {
    const other = new Map(leaves(english));
    for (const [key, text] of leaves(spanish)) {
      const translated = other.get(key);
      if (translated !== undefined) expect([key, slots(translated)]).toEqual([key, slots(text)]);
    }
  });

  it("are not empty, and no name of ours needs markup", () => {
    for (const [key, text] of [...leaves(spanish), ...leaves(english)]) {
      expect([key, text.trim()]).not.toEqual([key, ""]);
      expect([key, /[<>]/.test(text)]).toEqual([key, false]);
    }
  });

  it("have every plural that their language needs", () => {
    for (const [language, tree] of [
      ["es", spanish],
      ["en", english],
    ] as const) {
      const all = new Set(leaves(tree).map(([key]) => key));
      for (const key of all) {
        const ordinal = /_ordinal_/.test(key);
        if (!PLURAL.test(key)) continue;
        const base = key.replace(PLURAL, "");
        const needed = new Intl.PluralRules(language, ordinal ? { type: "ordinal" } : {})
          .resolvedOptions()
          .pluralCategories.filter((c) => ["one", "two", "few", "other"].includes(c));
        for (const one of needed) {
          expect(all).toContain(`${base}${ordinal ? "_ordinal" : ""}_${one}`);
        }
      }
    }
  });
});
