/** The map as lists: what lies where, worked out anew when the map changes. */
import type { Point } from "../../board/hex";
import type { FeatureView, FigureAt, Piece, TileView } from "../../wire/vasallos";
import { spotOf } from "./drawing/geometry";
import { towersOf } from "./drawing/tile";
import { address, tileFacts, zoneAt } from "./tiles";

export const cellKey = (x: number, y: number): string => `${String(x)},${String(y)}`;

export const byCell = (tiles: readonly TileView[]): ReadonlyMap<string, TileView> =>
  new Map(tiles.map((tile) => [cellKey(tile.x, tile.y), tile]));

/** A zone by whatever name: equal for names of the same zone. */
export function zoneKey(cells: ReadonlyMap<string, TileView>, text: string): string | null {
  const { x, y, zone } = address(text);
  const tile = cells.get(cellKey(x, y));
  const at = tile ? zoneAt(tileFacts(tile.tile), tile.turn, zone) : null;
  return at ? `${cellKey(x, y)}/${at.kind}${String(at.index)}` : null;
}

export function byZone(
  features: readonly FeatureView[],
  cells: ReadonlyMap<string, TileView>,
): ReadonlyMap<string, FeatureView> {
  const found = new Map<string, FeatureView>();
  for (const feature of features)
    for (const zone of feature.zones) {
      const key = zoneKey(cells, zone);
      if (key) found.set(key, feature);
    }
  return found;
}

/** Types with turns that lie on the map, each once. */
export function kindsOn(tiles: readonly TileView[]): [string, TileView][] {
  return [...new Map(tiles.map((tile) => [`${tile.tile}-${String(tile.turn)}`, tile]))];
}

/** Corners of the map at which walls end, from back to front. */
export function towersOn(tiles: readonly TileView[]): [string, Point][] {
  const found = new Map<string, Point>();
  for (const { tile, turn, x, y } of tiles)
    for (const at of towersOf(tile, turn)) {
      const p = { x: 100 * x + at.x, y: 100 * y + at.y };
      found.set(cellKey(p.x, p.y), p);
    }
  return [...found].sort(([, a], [, b]) => a.y - b.y);
}

/** The tile that each seat laid last. */
export function lastOfSeats(tiles: readonly TileView[]): [number, TileView][] {
  const found = new Map<number, TileView>();
  for (const tile of tiles) if (tile.seat !== null) found.set(tile.seat, tile);
  return [...found];
}

export interface Standing extends Point {
  readonly key: string;
  readonly seat: number;
  readonly kind: Piece;
  readonly lying: boolean;
}

/** How far apart figures of one zone stand. */
const APART = 17;

/** Figures from back to front; those of one zone side by side. */
export function figuresOn(
  figures: readonly FigureAt[],
  cells: ReadonlyMap<string, TileView>,
): Standing[] {
  const crowd = new Map<string, number>();
  return figures
    .flatMap(({ seat, kind, at }) => {
      const { x, y, zone } = address(at);
      const tile = cells.get(cellKey(x, y));
      if (!tile) return [];
      const spot = spotOf(tileFacts(tile.tile), tile.turn, zone);
      const before = crowd.get(at) ?? 0;
      crowd.set(at, before + 1);
      const place = { x: 100 * x + spot.x + APART * before, y: 100 * y + spot.y };
      const key = `${at} ${kind} ${String(seat)}`;
      return [{ key, seat, kind, lying: zone.startsWith("field"), ...place }];
    })
    .sort((a, b) => a.y - b.y);
}
