/** Natrak's view, typed, with what the panels ask of it. No rules: everything is read from view and menu. */
import { TableModel } from "../../table/model.svelte";
import type { PlayerColour } from "../../ui/tokens";
import type {
  Cards,
  Discipline,
  Material,
  OfferView,
  Own,
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

export class Model extends TableModel<Public> {
  #places: Places | null = null;
  #placesOf: unknown = null;

  readonly own = $derived.by(() => this.store.held.own as unknown as Own | null);
  readonly colours = $derived.by(() =>
    this.store.seats.map((_, seat): PlayerColour => this.colour(seat)),
  );
  readonly hand = $derived.by((): Cards => this.own?.hand ?? {});
  readonly materials = $derived.by((): readonly Material[] => this.pub?.rules.materials ?? []);
  readonly offer = $derived.by((): OfferView | null => this.pub?.offer ?? null);
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

  get places(): Places | null {
    const board = this.pub?.board;
    if (!board) return null;
    if (this.#placesOf !== board) {
      this.#placesOf = board;
      this.#places = new Places(board);
    }
    return this.#places;
  }

  standing(seat: number): StandingView | null {
    return standingOf(this.box, seat);
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
