/** The tables of the rules, made from the game's data. */
import { t } from "../../../text/i18n.svelte";
import type { Cards } from "../../../wire/natrak";
import { capital } from "../words";
import data from "./data.json";

export type Cell = string | { readonly cards: Cards };
export interface Grid {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

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

const counts = (record: Readonly<Record<string, number>>, key: string): number | undefined =>
  record[key];

const TABLES: Readonly<Record<string, () => Grid>> = {
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
  yields: () => ({
    title: rule("yields"),
    head: [rule("terrain"), name("piece.camp"), name("piece.city")],
    rows: Object.entries(data.yields).map(([terrain, { camp, city }]) => [
      name(`terrain.${terrain}`),
      { cards: camp },
      { cards: city },
    ]),
  }),
  prices: () => ({
    title: rule("prices"),
    head: [rule("piece"), rule("price")],
    rows: Object.entries(data.prices).map(([what, cards]) => [
      what === "scroll" ? rule("scroll") : name(`piece.${what}`),
      { cards },
    ]),
  }),
  points: () => ({
    title: rule("points"),
    head: [rule("source"), rule("points")],
    rows: Object.entries(data.points).map(([part, points]) => [
      ["camp", "city"].includes(part) ? name(`piece.${part}`) : name(`part.${part}`),
      String(points),
    ]),
  }),
};

export const TABLE_NAMES = Object.keys(TABLES);

/** A table by the name that the texts give it. */
export function tableOf(which: string): Grid {
  const made = TABLES[which]?.();
  if (!made) throw new Error(`the rules have no table ${which}`);
  return made;
}
