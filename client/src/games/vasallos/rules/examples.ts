/**
 * The drawn examples of the rules: small maps. `scripts/rules_data.py` lays their tiles and figures by the game's own
 * rules, and says what they are worth and which zones that counts.
 */
import type { Point } from "../../../board/hex";
import type { Sign } from "../../../table/rules/signs";
import type { PlayerColour } from "../../../ui/tokens";
import type { Piece } from "../../../wire/vasallos";
import { cellKey } from "../atlas";
import { spotOf } from "../drawing/geometry";
import { address, tileFacts, TILES } from "../tiles";
import data from "./data.json";
import drawn from "./examples.json";

export interface Laid extends Point {
  readonly tile: string;
  readonly turn: number;
}
export interface Example {
  readonly tiles: readonly Laid[];
  /** Tiles in the hand, where they would lie. */
  readonly tried: readonly Laid[];
  readonly figures: readonly (Point & {
    readonly seat: number;
    readonly kind: Piece;
    readonly lying: boolean;
  })[];
  /** On a zone or a whole cell. */
  readonly signs: readonly Sign[];
  /** Cells whose tile a seat has just laid. */
  readonly laid: readonly (Point & { readonly seat: number })[];
  /** Zones that are counted: cell, tile and name. */
  readonly lit: readonly (Laid & { readonly zone: string })[];
}

export const COLOURS: readonly PlayerColour[] = ["red", "blue"];
export const SIDE = 100;

type Row = readonly [string, number, number, number];
interface Plan {
  readonly tiles: readonly Row[];
  readonly tried?: readonly Row[];
  readonly figures?: readonly (readonly [number, Piece, string])[];
  readonly signs?: readonly (readonly [string, string])[];
  readonly laid?: readonly (readonly [number, number, number])[];
}

const laidOf = ([tile, x, y, turn]: Row): Laid => ({ tile, x, y, turn });

function example(plan: Plan, counted: readonly string[]): Example {
  const tiles = plan.tiles.map(laidOf);
  const byCell = new Map(tiles.map((tile) => [cellKey(tile.x, tile.y), tile]));
  const at = (text: string): Point => {
    const { x, y, zone } = address(text);
    const tile = byCell.get(cellKey(x, y));
    const spot =
      tile && zone !== ""
        ? spotOf(tileFacts(tile.tile), tile.turn, zone)
        : { x: SIDE / 2, y: SIDE / 2 };
    return { x: SIDE * x + spot.x, y: SIDE * y + spot.y };
  };
  return {
    tiles,
    tried: (plan.tried ?? []).map(laidOf),
    figures: (plan.figures ?? []).map(([seat, kind, where]) => ({
      seat,
      kind,
      lying: where.includes("/field"),
      ...at(where),
    })),
    signs: (plan.signs ?? []).map(([sign, where]) => ({ sign, ...at(where) })),
    laid: (plan.laid ?? []).map(([x, y, seat]) => ({ x, y, seat })),
    lit: counted.flatMap((text) => {
      const { x, y, zone } = address(text);
      const tile = byCell.get(cellKey(x, y));
      return tile ? [{ ...tile, zone }] : [];
    }),
  };
}

const LIT: Readonly<Record<string, readonly string[]>> = data.lit;

export const EXAMPLES: Readonly<Record<string, Example>> = Object.fromEntries(
  Object.entries(drawn as unknown as Readonly<Record<string, Plan>>).map(([name, plan]) => [
    name,
    example(plan, LIT[name] ?? []),
  ]),
);

/** Types of a box with how many there are of each. */
export const tilesOf = (box: string): readonly { readonly id: string; readonly count: number }[] =>
  TILES.filter(({ set }) => set.startsWith(box));
