/** Vasallos' view, typed, with what the panels ask of it. No rules: everything is read from view and menu. */
import { TableModel } from "../../table/model.svelte";
import type { FeatureView, FigureAt, Piece, Public, TileView } from "../../wire/vasallos";
import { byCell, byZone, cellKey, zoneKey } from "./atlas";

/** All figures in the order of the supply. */
export const PIECES: readonly Piece[] = ["vassal", "big", "builder", "pig", "phantom"];

export class Model extends TableModel<Public> {
  /** Whose turn comes after this one, if nobody is skipped. */
  readonly next = $derived.by((): number | null => {
    const players = this.pub?.players ?? [];
    if (this.over || players.length === 0) return null;
    return ((this.pub?.turn.active ?? 0) + 1) % players.length;
  });
  readonly tiles = $derived.by((): readonly TileView[] => this.pub?.tiles ?? []);
  readonly last = $derived.by((): TileView | null => this.tiles.at(-1) ?? null);
  readonly hand = $derived.by((): string | null => this.pub?.turn.hand ?? null);
  readonly features = $derived.by((): readonly FeatureView[] => this.pub?.features ?? []);
  readonly figures = $derived.by((): readonly FigureAt[] =>
    this.features.flatMap((feature) => feature.figures ?? []),
  );
  /** The figures that are played with. */
  readonly pieces = $derived.by((): readonly Piece[] =>
    PIECES.filter((piece) => (this.pub?.rules.figures[piece] ?? 0) > 0),
  );
  readonly cells = $derived.by(() => byCell(this.tiles));
  readonly #zones = $derived.by(() => byZone(this.features, this.cells));

  tileAt(x: number, y: number): TileView | null {
    return this.cells.get(cellKey(x, y)) ?? null;
  }
  /** The feature that a zone, by any of its names, is part of. */
  featureAt(zone: string): FeatureView | null {
    const key = zoneKey(this.cells, zone);
    return key ? (this.#zones.get(key) ?? null) : null;
  }
  goods(seat: number): readonly number[] | null {
    return this.pub?.slots.goods?.tokens[seat] ?? null;
  }
}
