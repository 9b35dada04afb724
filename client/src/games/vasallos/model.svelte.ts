/** Vasallos' view, typed, with what the panels ask of it. No rules: everything is read from view and menu. */
import type { TableStore } from "../../table/store.svelte";
import type { PlayerColour } from "../../ui/tokens";
import type {
  FeatureView,
  FigureAt,
  Phase,
  Piece,
  PlayerView,
  Public,
  TileView,
} from "../../wire/vasallos";
import { byCell, byZone, cellKey, zoneKey } from "./atlas";

/** All figures in the order of the supply. */
export const PIECES: readonly Piece[] = ["vassal", "big", "builder", "pig", "phantom"];

export class Model {
  readonly store: TableStore;

  constructor(store: TableStore) {
    this.store = store;
  }

  readonly pub = $derived.by(() => this.store.held.public as unknown as Public | null);
  readonly me = $derived.by(() => this.store.seat);
  readonly phase = $derived.by((): Phase => this.pub?.turn.phase ?? "over");
  readonly mine = $derived.by(() => this.me !== null && this.pub?.turn.active === this.me);
  readonly over = $derived.by(() => this.phase === "over" && this.pub !== null);
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
  player(seat: number): PlayerView | null {
    return this.pub?.players[seat] ?? null;
  }
  name(seat: number): string {
    return this.store.nameOf(seat);
  }
  colour(seat: number): PlayerColour {
    return (this.store.seats[seat]?.colour ?? "red") as PlayerColour;
  }
  goods(seat: number): readonly number[] | null {
    return this.pub?.slots.goods?.tokens[seat] ?? null;
  }
}
