/** Vasallos' things and places in words of the reader's language. */
import { refusalText } from "../../table/refusals";
import { list, t } from "../../text/i18n.svelte";
import type { Refusal } from "../../wire/types";
import type { FeatureKind, Piece } from "../../wire/vasallos";
import type { Model } from "./model.svelte";
import { edgeAt, type Goods, type TileFacts, tileFacts } from "./tiles";

export const GOODS: readonly Goods[] = ["wine", "grain", "cloth"];

/** "2 al este y 1 al norte del inicio". */
export function placeName(x: number, y: number): string {
  const parts = [
    ...(x === 0 ? [] : [t(`vasallos:place.${x > 0 ? "east" : "west"}`, { n: Math.abs(x) })]),
    ...(y === 0 ? [] : [t(`vasallos:place.${y > 0 ? "south" : "north"}`, { n: Math.abs(y) })]),
  ];
  return parts.length === 0
    ? t("vasallos:place.start")
    : t("vasallos:place.from_start", { where: list(parts) });
}

/** What the map shows round an empty square: "ciudad al norte y camino al oeste". */
function besides(model: Model, x: number, y: number): string {
  const known = AROUND.flatMap(([side, dx, dy, facing]) => {
    const tile = model.tileAt(x + dx, y + dy);
    const kind = tile ? EDGE_KINDS[edgeAt(tileFacts(tile.tile), tile.turn, facing)] : undefined;
    return kind
      ? [t("vasallos:place.beside", { kind: kindName(kind), side: t(`vasallos:towards.${side}`) })]
      : [];
  });
  return list(known);
}
const AROUND = [
  ["N", 0, -1, "S"],
  ["E", 1, 0, "W"],
  ["S", 0, 1, "N"],
  ["W", -1, 0, "E"],
] as const;
const EDGE_KINDS: Readonly<Record<string, FeatureKind>> = { C: "city", R: "road", F: "field" };

/** A legal square: where it is, what is round it, and how many turns fit. */
export const cellName = (model: Model, x: number, y: number, turns: number): string =>
  t("vasallos:place.square", {
    place: placeName(x, y),
    beside: besides(model, x, y),
    count: turns,
  });

/** "ciudad del norte", "campo del este, a la derecha". */
export function zoneWords(zone: string): string {
  const [kind = "city", edge = ""] = zone.split(":");
  if (kind === "monastery") return t("vasallos:zone.monastery");
  const side = edge === "in" ? "in" : edge;
  return t(`vasallos:zone.${kind}`, { side: t(`vasallos:side.${side}`) });
}

/** A zone of the tile just laid, and what the area it is part of is worth. */
export function zoneName(model: Model, zone: string): string {
  const tile = model.last;
  const feature = tile ? model.featureAt(`${String(tile.x)},${String(tile.y)}/${zone}`) : null;
  return t("vasallos:zone.worth", { zone: zoneWords(zone), count: feature?.now ?? 0 });
}

export const pieceName = (kind: Piece): string => t(`vasallos:piece.${kind}`);
export const kindName = (kind: FeatureKind): string => t(`vasallos:kind.${kind}`);

/** With a capital at its head. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** What lies in an area or was taken: "2 fuentes y 1 de vino". */
export const marksText = (marks: Partial<Record<string, number>>): string =>
  list(
    Object.entries(marks).flatMap(([mark, count]) =>
      (count ?? 0) > 0 ? [t(`vasallos:mark.${mark}`, { count })] : [],
    ),
  );

function partsOf(tile: TileFacts): string[] {
  const goods = tile.cities.flatMap((city) => (city.goods ? [city.goods] : []));
  const pennants = tile.cities.reduce((sum, city) => sum + city.pennants, 0);
  return [
    ...(tile.monastery ? [t("vasallos:kind.monastery")] : []),
    ...(tile.cities.length > 0 ? [t("vasallos:tile.cities", { count: tile.cities.length })] : []),
    ...(tile.roads.length > 0 ? [t("vasallos:tile.roads", { count: tile.roads.length })] : []),
    ...(pennants > 0 ? [t("vasallos:mark.pennant", { count: pennants })] : []),
    ...(tile.cities.some((city) => city.cathedral)
      ? [t("vasallos:mark.cathedral", { count: 1 })]
      : []),
    ...(tile.roads.some((road) => road.inn) ? [t("vasallos:mark.inn", { count: 1 })] : []),
    ...goods.map((one) => t(`vasallos:mark.${one}`, { count: 1 })),
  ];
}

/** What a tile shows: "1 ciudad, 1 camino y 1 fuente". */
export const tileName = (id: string): string => capital(list(partsOf(tileFacts(id))));

/** Refusals whose parameters are words. */
export function vasallosRefusal(refusal: Refusal): string {
  const sides = refusal.params?.["sides"];
  const params = Array.isArray(sides)
    ? { ...refusal.params, sides: list(sides.map((side) => t(`vasallos:side.${String(side)}`))) }
    : refusal.params;
  return refusalText({ code: refusal.code, params: params ?? {} }, ["vasallos", "ui"]);
}
