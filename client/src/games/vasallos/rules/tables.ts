/** The tables of the rules, made from the game's data. */
import type { Grid as RuleGrid } from "../../../table/rules/grid";
import { t } from "../../../text/i18n.svelte";
import type { Piece } from "../../../wire/vasallos";
import type { Goods } from "../tiles";
import { capital, GOODS, kindName, pieceName } from "../words";
import data from "./data.json";
import { tilesOf } from "./examples";

/** A cell with words beside a figure or goods. */
export type Cell =
  | { readonly text: string; readonly piece: Piece }
  | { readonly text: string; readonly goods: Goods };
type Grid = RuleGrid<Cell>;

const rule = (key: string, params = {}): string => t(`vasallos:rules.${key}`, params);
const boxName = (box: string): string =>
  box === "base" ? t("vasallos:base") : t(`vasallos:option.${box}`);
const { base, inn, cathedral, pig } = data.values;
const perTile = (count: number): string => rule("per_tile", { count });
const perPennant = (count: number): string => rule("per_pennant", { count });
const both = (tile: number, pennant: number): string =>
  rule("and", { one: perTile(tile), other: perPennant(pennant) });

const PIECES = Object.entries(data.figures) as [
  Piece,
  { number: number; strength: number; box: string },
][];

const TABLES: Readonly<Record<string, () => Grid>> = {
  decks: () => ({
    title: rule("decks"),
    head: [rule("boxes"), rule("tiles")],
    rows: [
      [rule("no_box"), String(data.tiles.base)],
      [boxName("todo"), String(data.tiles.base + data.tiles.todo)],
      [boxName("ferias"), String(data.tiles.base + data.tiles.ferias)],
      [
        rule("both_boxes", { one: boxName("todo"), other: boxName("ferias") }),
        String(data.tiles.base + data.tiles.todo + data.tiles.ferias),
      ],
    ],
  }),
  figures: () => ({
    title: rule("figures"),
    head: [rule("figure"), rule("each"), rule("strength"), rule("box")],
    rows: PIECES.map(([piece, { number, strength, box }]) => [
      { text: capital(pieceName(piece)), piece },
      String(number),
      strength === 0 ? "–" : String(strength),
      boxName(box),
    ]),
  }),
  points: () => ({
    title: rule("points"),
    head: [rule("zone"), rule("complete"), rule("unfinished")],
    rows: [
      [capital(kindName("road")), perTile(base.complete.road), perTile(base.unfinished.road)],
      [
        capital(kindName("city")),
        both(base.complete.city, base.complete.pennant),
        both(base.unfinished.city, base.unfinished.pennant),
      ],
      [
        capital(kindName("monastery")),
        String(data.monastery),
        rule("and", {
          one: String(base.unfinished.monastery),
          other: rule("per_neighbour", { count: base.unfinished.monastery }),
        }),
      ],
      [capital(kindName("field")), "–", rule("per_city", { count: base.field })],
      [rule("field_pig"), "–", rule("per_city", { count: pig.field })],
      [rule("road_inn"), perTile(inn.complete), String(inn.unfinished)],
      [
        rule("city_cathedral"),
        both(cathedral.complete, cathedral.complete),
        String(cathedral.unfinished),
      ],
    ],
  }),
  goods: () => ({
    title: rule("goods"),
    head: [rule("goods"), rule("tiles")],
    rows: GOODS.map((goods) => [
      { text: capital(t(`vasallos:goods.${goods}`)), goods },
      String(data.marks.ferias[goods]),
    ]),
  }),
};

/** Galleries of tiles, by the name that the texts give them. */
const GALLERIES = { tiles_base: "base", tiles_todo: "todo", tiles_ferias: "ferias" } as const;

export const TABLE_NAMES: readonly string[] = [...Object.keys(TABLES), ...Object.keys(GALLERIES)];

/** The tiles of a gallery, null if the name is not one. */
export function galleryOf(which: string): ReturnType<typeof tilesOf> | null {
  const box = Object.entries(GALLERIES).find(([name]) => name === which)?.[1];
  return box ? tilesOf(box) : null;
}

/** A table by the name that the texts give it. */
export function tableOf(which: string): Grid {
  const made = TABLES[which]?.();
  if (!made) throw new Error(`the rules have no table ${which}`);
  return made;
}
