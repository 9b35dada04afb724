/** The map and the players in words, for those who listen. */
import { list, t } from "../../text/i18n.svelte";
import type { Model } from "./model.svelte";
import { marksText, GOODS, pieceName, placeName, tileName } from "./words";

/** Row by row from north to south, each tile with its place; then where the last one lies. */
export function describeMap(model: Model): string {
  const rows = new Map<number, string[]>();
  for (const { tile, x, y } of [...model.tiles].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const said = t("vasallos:describe.tile", { x, tile: tileName(tile) });
    rows.set(y, [...(rows.get(y) ?? []), said]);
  }
  const lines = [...rows].map(([y, tiles]) =>
    t("vasallos:describe.row", { y, tiles: list(tiles) }),
  );
  const { last } = model;
  const newest = last
    ? [t("vasallos:describe.last", { tile: tileName(last.tile), place: placeName(last.x, last.y) })]
    : [];
  return [t("vasallos:board.label", { count: model.tiles.length }), ...lines, ...newest].join(". ");
}

/** Points, figures left and goods of a player. */
export function describePlayer(model: Model, seat: number): string {
  const player = model.player(seat);
  if (!player) return "";
  const supply = model.pieces.map((kind) =>
    t("vasallos:player.supply_item", { what: pieceName(kind), count: player.supply[kind] ?? 0 }),
  );
  const goods = model.goods(seat);
  const taken = marksText(Object.fromEntries(GOODS.map((one, i) => [one, goods?.[i] ?? 0])));
  return t("vasallos:describe.player", {
    name: model.name(seat),
    points: player.points,
    rest: [
      t("vasallos:player.supply", { what: list(supply) }),
      ...(taken === "" ? [] : [t("vasallos:player.goods", { what: taken })]),
    ].join(". "),
  });
}
