/** Everything of a Natrak table that moves: the reel of entries, what is lit, what flies, what was missed. */
import { Flights, middleOf, type Point } from "../../table/motion/flights.svelte";
import { Reel } from "../../table/motion/reel";
import { Rerun } from "../../table/motion/rerun.svelte";
import type { Told } from "../../wire/types";
import { flightsOf, payer } from "./air";
import { type Beat, beatsOf, type Parcel, type Spot } from "./beats";
import type Board from "./Board.svelte";
import type { Model } from "./model.svelte";
import { Shown } from "./shown.svelte";

export class Show {
  readonly moments = new Shown();
  readonly flights = new Flights<Parcel>();
  readonly reel: Reel<Beat>;
  readonly rerun: Rerun;
  readonly #model: Model;
  readonly #board: () => Board | undefined;

  constructor(model: Model, board: () => Board | undefined) {
    this.#model = model;
    this.#board = board;
    const paid = payer(
      () => model.pub,
      () => model.places,
    );
    const beats = (told: Told): Beat[] => beatsOf(told, paid);
    const show = (beat: Beat, pace: number): void => {
      this.moments.show(beat);
      this.flights.launch(
        flightsOf(beat, (spot) => this.#onPage(spot)),
        pace,
      );
    };
    this.reel = new Reel(beats, show);
    this.rerun = new Rerun((told) => {
      for (const beat of beats(told)) show(beat, 1);
    });
  }

  /** Begin; answers with what ends it. */
  start(): () => void {
    const stop = this.reel.start(this.#model.store);
    return () => {
      stop();
      this.rerun.stop();
      this.moments.stop();
    };
  }

  /** One's own cards go to the hand, the others' to their player. */
  #onPage(spot: Spot): Point | null {
    if (spot.at === "hex") return this.#board()?.onPage({ kind: "hex", id: spot.hex }) ?? null;
    if (spot.at === "stock") return middleOf(".zoom");
    const own = spot.seat === this.#model.me ? middleOf('[data-key="hand"]') : null;
    return own ?? middleOf(`.players [data-seat="${String(spot.seat)}"]`);
  }
}
