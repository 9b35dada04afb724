/** A table's view, typed, with what the panels of every game ask of it. No rules: everything is read from the view. */
import type { PlayerColour } from "../ui/tokens";
import type { Who } from "../wire/types";
import type { TableStore } from "./store.svelte";
import { ticking } from "./tick.svelte";

/** What every game's view has. */
export interface GameView {
  readonly players: readonly { readonly seat: number; readonly who: Who }[];
  readonly turn: { readonly active: number; readonly phase: string };
}

/** More players than this share the room of so many. */
const FEW = 4;

export class TableModel<View extends GameView> {
  readonly store: TableStore;

  constructor(store: TableStore) {
    this.store = store;
  }

  readonly pub = $derived.by(() => this.store.held.public as unknown as View | null);
  readonly me = $derived.by(() => this.store.seat);
  readonly phase = $derived.by((): View["turn"]["phase"] => this.pub?.turn.phase ?? "over");
  readonly mine = $derived.by(() => this.me !== null && this.pub?.turn.active === this.me);
  readonly over = $derived.by(() => this.phase === "over" && this.pub !== null);
  readonly crowd = $derived.by(() => (this.pub?.players.length ?? 0) > FEW);

  player(seat: number): View["players"][number] | null {
    return this.pub?.players[seat] ?? null;
  }
  name(seat: number): string {
    return this.store.nameOf(seat);
  }
  colour(seat: number): PlayerColour {
    return (this.store.seats[seat]?.colour ?? "white") as PlayerColour;
  }
  /** Something is asked of this seat. */
  waited(seat: number): boolean {
    return this.store.owed.some((one) => one.seat === seat);
  }
  /** Nobody plays for this seat: its turns are skipped. */
  gone(seat: number): boolean {
    return this.player(seat)?.who === "nobody";
  }
  /** Not at the table now. */
  absent(seat: number): boolean {
    return this.gone(seat) || this.away(seat) !== null;
  }
  /** Ms until one who is not connected is given up; null: they are here. */
  away(seat: number): number | null {
    const at = this.store.seats[seat]?.away_at;
    if (typeof at !== "number") return null;
    ticking();
    return this.store.time.until(at);
  }
}
