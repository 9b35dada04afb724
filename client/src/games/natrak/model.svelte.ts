/** Natrak's view, typed, with what the panels ask of it. No rules: everything is read from view and menu. */
import type { TableStore } from "../../table/store.svelte";
import type { PlayerColour } from "../../ui/tokens";
import type {
  Cards,
  Discipline,
  Material,
  OfferView,
  Own,
  Phase,
  PlayerView,
  Public,
  StandingView,
} from "../../wire/natrak";
import { boxOf, ownBoxOf, standingOf } from "./adventurers/box";
import { Places } from "./places";
import { missing } from "./words";

export type Priced = "road" | "camp" | "city" | "wall" | "adventurer" | "scroll";
const PRICED: readonly Priced[] = ["road", "camp", "city", "wall", "adventurer", "scroll"];
/** The action that puts up what has a price. */
export const ACTION_OF: Readonly<Record<Priced, string>> = {
  road: "build_road",
  camp: "build_camp",
  city: "build_city",
  wall: "build_wall",
  adventurer: "build_adventurer",
  scroll: "buy_scroll",
};

export class Model {
  readonly store: TableStore;
  #places: Places | null = null;
  #placesOf: unknown = null;

  constructor(store: TableStore) {
    this.store = store;
  }

  readonly pub = $derived.by(() => this.store.held.public as unknown as Public | null);
  readonly own = $derived.by(() => this.store.held.own as unknown as Own | null);
  readonly me = $derived.by(() => this.store.seat);
  readonly phase = $derived.by((): Phase => this.pub?.turn.phase ?? "over");
  readonly colours = $derived.by(() =>
    this.store.seats.map((seat) => (seat?.colour ?? "white") as PlayerColour),
  );
  readonly hand = $derived.by((): Cards => this.own?.hand ?? {});
  readonly materials = $derived.by((): readonly Material[] => this.pub?.rules.materials ?? []);
  readonly offer = $derived.by((): OfferView | null => this.pub?.offer ?? null);
  readonly mine = $derived.by(() => this.me !== null && this.pub?.turn.active === this.me);
  /** What this table puts up for a price. */
  readonly priced = $derived.by(() =>
    PRICED.filter((what) => what in (this.pub?.rules.prices ?? {})),
  );
  /** The sections of the mode With adventurers; null in Basic. */
  readonly box = $derived.by(() => boxOf(this.pub));
  readonly ownBox = $derived.by(() => ownBoxOf(this.own));
  /** The discipline whose metropolis the reader has still to place. */
  readonly pending = $derived.by((): Discipline | null => {
    const all = this.box?.figures.metropolises ?? [];
    return all.find((m) => m.seat === this.me && m.crossing === null)?.discipline ?? null;
  });
  readonly over = $derived.by(() => this.phase === "over" && this.pub !== null);

  get places(): Places | null {
    const board = this.pub?.board;
    if (!board) return null;
    if (this.#placesOf !== board) {
      this.#placesOf = board;
      this.#places = new Places(board);
    }
    return this.#places;
  }

  player(seat: number): PlayerView | null {
    return this.pub?.players[seat] ?? null;
  }
  standing(seat: number): StandingView | null {
    return standingOf(this.box, seat);
  }
  name(seat: number): string {
    return this.store.nameOf(seat);
  }
  colour(seat: number): PlayerColour {
    return this.colours[seat] ?? "white";
  }
  price(what: Priced): Cards {
    return this.pub?.rules.prices[what] ?? {};
  }
  lack(what: Priced): Cards {
    return missing(this.price(what), this.hand);
  }
  get handSize(): number {
    return this.me === null ? 0 : (this.player(this.me)?.cards ?? 0);
  }
}
