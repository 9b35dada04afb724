/**
 * Texts in the reader's language. `t` and friends are reactive: a component that calls them is drawn again when the
 * language changes. A game adds its own catalogue under its name: `t("natrak:hand.title")`.
 */
import i18next from "i18next";
import en from "./en.json";
import es from "./es.json";
import { listIn } from "./lists";

export type Language = "es" | "en";
export type Params = Record<string, unknown>;
export const LANGUAGES: readonly Language[] = ["es", "en"];

const engine = i18next.createInstance();
void engine.init({
  lng: "es",
  fallbackLng: false,
  ns: ["ui"],
  defaultNS: "ui",
  resources: { es: { ui: es }, en: { ui: en } },
  // Svelte escapes: every text ends as a text node.
  interpolation: { escapeValue: false },
  returnNull: false,
  initAsync: false,
});

class Reader {
  language = $state<Language>("es");
}
const reader = new Reader();

export const language = (): Language => reader.language;

/** Change the language of everything at once. */
export function setLanguage(to: Language): void {
  void engine.changeLanguage(to);
  reader.language = to;
  if (typeof document !== "undefined") document.documentElement.lang = to;
}

/** The language to begin with: the remembered one, else the browser's first that we speak. */
export function preferredLanguage(kept: string | null, wanted: readonly string[]): Language {
  if (kept === "es" || kept === "en") return kept;
  for (const tag of wanted) {
    const base = tag.slice(0, 2).toLowerCase();
    if (["es", "ca", "gl", "eu"].includes(base)) return "es";
    if (base === "en") return "en";
  }
  return wanted.length > 0 ? "en" : "es";
}

/** Add a game's texts under `name`. */
export function addCatalogue(name: string, texts: Record<Language, object>): void {
  for (const lng of LANGUAGES) engine.addResourceBundle(lng, name, texts[lng], true, true);
}

/** The text of `key`, with `params` filled in. */
export function t(key: string, params: Params = {}): string {
  return engine.t(key, { ...params, lng: reader.language });
}

/** Is there a text for `key` in the reader's language? */
export const has = (key: string, params: Params = {}): boolean =>
  engine.exists(key, { ...params, lng: reader.language });

/** "Ana, Lía y Teo". */
export const list = (items: readonly string[]): string => listIn(reader.language, items);

const OPEN = "\u0001";
const CLOSE = "\u0002";

/** A text cut at its parameters: strings, and the names of those in `slots` where something else is drawn. */
export type Piece = string | { readonly slot: string };

/** The text of `key` in pieces; each parameter named in `slots` becomes a piece of its own. */
export function pieces(key: string, params: Params, slots: readonly string[]): Piece[] {
  const marked = { ...params };
  for (const slot of slots) marked[slot] = `${OPEN}${slot}${CLOSE}`;
  return t(key, marked)
    .split(OPEN)
    .flatMap((part, i): Piece[] => {
      if (i === 0) return part === "" ? [] : [part];
      const [slot = "", rest = ""] = part.split(CLOSE);
      return rest === "" ? [{ slot }] : [{ slot }, rest];
    });
}
