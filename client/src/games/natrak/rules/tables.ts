/** The tables of the rules, made from the game's data. */
import type { Grid as RuleGrid } from "../../../table/rules/grid";
import { t } from "../../../text/i18n.svelte";
import type { Cards } from "../../../wire/natrak";
import { capital } from "../words";
import data from "./data.json";

/** A cell with a price. */
export interface Cell {
  readonly cards: Cards;
}
type Grid = RuleGrid<Cell>;

const rule = (key: string, params = {}): string => t(`natrak:rules.${key}`, params);
const name = (key: string): string => capital(t(`natrak:${key}`));
const seats = (map: "small" | "large"): string => {
  const [from = 0, to = 0] = data.maps[map].seats;
  return rule("seats", { from, to });
};
const bySeats = (
  title: string,
  rows: readonly string[],
  label: (key: string) => readonly string[],
  count: (map: "small" | "large", key: string) => number | undefined,
): Grid => ({
  title: rule(title),
  head: [...(title === "tokens" ? [rule("number"), rule("dots")] : [rule(title)])].concat(
    seats("small"),
    seats("large"),
  ),
  rows: rows.map((key) => [
    ...label(key),
    String(count("small", key) ?? 0),
    String(count("large", key) ?? 0),
  ]),
});

/** Modes with rules to read; the first is the one without expansions. */
export const MODES = ["basic", "adventurers"] as const;
export type Mode = (typeof MODES)[number];
/** What a mode may have otherwise. */
const OF_MODE = { basic: data, adventurers: data.adventurers } as const;
const BOX = data.adventurers;
type Deck = keyof typeof BOX.decks;

const counts = (record: Readonly<Record<string, number>>, key: string): number | undefined =>
  record[key];

const EFFORTS: readonly string[] = ["activate", "promote"];
/** What has a price, in words. */
function priced(what: string): string {
  if (what === "scroll") return rule("scroll");
  return EFFORTS.includes(what) ? t(`natrak:act.${what}`) : name(`piece.${what}`);
}

const TABLES: Readonly<Record<string, (mode: Mode) => Grid>> = {
  terrain: () =>
    bySeats(
      "terrain",
      Object.keys(data.maps.small.terrain),
      (key) => [name(`terrain.${key}`)],
      (map, key) => counts(data.maps[map].terrain, key),
    ),
  tokens: () =>
    bySeats(
      "tokens",
      Object.keys(data.maps.small.tokens),
      // N32: the dots of a number are the ways it can fall, of 36.
      (key) => [key, "●".repeat(6 - Math.abs(7 - Number(key)))],
      (map, key) => counts(data.maps[map].tokens, key),
    ),
  scrolls: () =>
    bySeats(
      "scroll",
      data.scroll_kinds,
      (key) => [name(`scroll.${key}`)],
      (map, key) => counts(data.scrolls[map], key),
    ),
  yields: (mode) => ({
    title: rule("yields"),
    head: [rule("terrain"), name("piece.camp"), name("piece.city")],
    rows: Object.entries(OF_MODE[mode].yields).map(([terrain, { camp, city }]) => [
      name(`terrain.${terrain}`),
      { cards: camp },
      { cards: city },
    ]),
  }),
  prices: (mode) => ({
    title: rule("prices"),
    head: [rule("piece"), rule("price")],
    // What a card costs stands with the card.
    rows: Object.entries(OF_MODE[mode].prices)
      .filter(([what]) => what !== "medicine")
      .map(([what, cards]) => [priced(what), { cards }]),
  }),
  points: (mode) => ({
    title: rule("points"),
    head: [rule("source"), rule("points")],
    rows: Object.entries(OF_MODE[mode].points).map(([part, points]) => [
      ["camp", "city"].includes(part) ? name(`piece.${part}`) : name(`part.${part}`),
      String(points),
    ]),
  }),
};

/** Those that Basic has not. */
const BOX_TABLES: Readonly<Record<string, () => Grid>> = {
  disciplines: () => ({
    title: t("natrak:track.title"),
    head: [rule("level"), rule("price"), rule("brings")],
    rows: Array.from({ length: BOX.levels }, (_, i) => i + 1).map((level) => [
      String(level),
      rule("goods", { count: level }),
      [
        t("natrak:track.draws", { n: Math.min(6, level + 1) }),
        ...(level === BOX.crown_for_top ? [rule("perk")] : []),
        ...(level === BOX.metropolis_level ? [t("natrak:track.metropolis")] : []),
      ].join(". "),
    ]),
  }),
  deck_alchemy: () => deck("alchemy"),
  deck_crown: () => deck("crown"),
  deck_religion: () => deck("religion"),
};

const deck = (which: Deck): Grid => ({
  title: t(`natrak:discipline.${which}`),
  head: [rule("card"), rule("number_of"), rule("effect")],
  rows: Object.entries(BOX.decks[which]).map(([card, n]) => [
    t(`natrak:progress.${card}`),
    String(n),
    t(`natrak:progress_line.${card}`),
  ]),
});

/** The name of a table as the texts of a mode mean it. */
export const inMode = (mode: Mode, table: string): string =>
  mode === "basic" || table in BOX_TABLES ? table : `${mode}.${table}`;

/** The tables that the texts of a mode have. */
export const tableNames = (mode: Mode): string[] => [
  ...Object.keys(TABLES).map((table) => inMode(mode, table)),
  ...(mode === "basic" ? [] : Object.keys(BOX_TABLES)),
];

/** A table by the name that the texts give it, with the mode before it if it is not Basic. */
export function tableOf(name: string): Grid {
  const mode = MODES.find((one) => name.startsWith(`${one}.`)) ?? "basic";
  const which = name.replace(`${mode}.`, "");
  const made = TABLES[which]?.(mode) ?? BOX_TABLES[which]?.();
  if (!made) throw new Error(`the rules have no table ${name}`);
  return made;
}
