/** What the trade sheet begins with: what is asked for from somewhere else, and what was offered last. */
import { offered, valuesOf, withValue } from "../../table/menu";
import type { Cards, Material } from "../../wire/natrak";
import { within } from "./counts";
import type { Play } from "./play.svelte";
import { kindsOf } from "./words";

export interface Deal {
  readonly give: Cards;
  readonly want: Cards;
}
/** One exchange with the guild. */
export interface Swap {
  readonly give: Material;
  readonly get: Material;
}

export class Trade {
  readonly #play: Play;
  tab = $state<"offer" | "guild">("offer");
  /** What the offer sheet begins with, if not empty. */
  begun = $state.raw<Deal | null>(null);
  /** What the guild's part begins with. */
  swap = $state.raw<Swap | null>(null);
  /** The offer published last. */
  last = $state.raw<Deal | null>(null);

  constructor(play: Play) {
    this.#play = play;
  }

  get #menu() {
    return this.#play.model.store.menu;
  }
  get canAsk(): boolean {
    return offered(this.#menu, "offer");
  }

  /** Ask the others for `want`, for what was given last as far as it is held. */
  ask(want: Cards): void {
    if (!this.canAsk) {
      void this.#play.why("offer");
      return;
    }
    this.begun = { give: within(this.last?.give ?? {}, this.#play.model.hand, want), want };
    this.tab = "offer";
    this.#play.panel = "trade";
  }
  repeat(): void {
    this.begun = this.last;
  }
  /** Go to the guild with an exchange chosen. */
  change(swap: Swap): void {
    this.swap = swap;
    this.tab = "guild";
    this.#play.panel = "trade";
  }
  done(): void {
    this.begun = null;
    this.swap = null;
  }

  /** The exchange on offer that brings a card of `lack` and leaves `price` whole; the one that leaves most. */
  swapFor(lack: Cards, price: Cards): Swap | null {
    const { hand, own } = this.#play.model;
    const spare = (give: Material): number =>
      (hand[give] ?? 0) - (own?.rates[give] ?? 0) - (price[give] ?? 0);
    const swaps = kindsOf(lack).flatMap(([get]) =>
      (valuesOf(this.#menu, "guild", "give") as Material[])
        .filter((give) => spare(give) >= 0)
        .filter((give) => withValue(this.#menu, "guild", "give", give).includes(get))
        .map((give): Swap => ({ give, get })),
    );
    return swaps.reduce<Swap | null>(
      (best, one) => (best && spare(best.give) >= spare(one.give) ? best : one),
      null,
    );
  }
}
