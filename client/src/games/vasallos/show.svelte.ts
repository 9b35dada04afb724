/** Everything of a Vasallos table that moves: the reel of entries, what is lit, points in the air, what was missed. */
import { type Flight, Flights, middleOf } from "../../table/motion/flights.svelte";
import type { Pace } from "../../table/motion/queue";
import { Reel } from "../../table/motion/reel";
import { Rerun } from "../../table/motion/rerun.svelte";
import type { PlayerColour } from "../../ui/tokens";
import { type Beat, beatsOf, FLY, RISE } from "./beats";
import type Board from "./Board.svelte";
import type { Model } from "./model.svelte";
import { Shown } from "./shown.svelte";

/** Points on their way to a player. */
export interface Parcel {
  readonly points: number;
  readonly colour: PlayerColour;
}

export class Show {
  readonly shown = new Shown();
  readonly flights = new Flights<Parcel>();
  readonly reel: Reel<Beat>;
  readonly rerun: Rerun;
  readonly #model: Model;
  readonly #board: () => Board | undefined;

  constructor(model: Model, board: () => Board | undefined) {
    this.#model = model;
    this.#board = board;
    const show = (beat: Beat, pace: Pace): void => {
      this.shown.show(beat.moment);
      this.flights.launch(this.#flights(beat), pace);
    };
    this.reel = new Reel(beatsOf, show);
    this.rerun = new Rerun((told) => {
      for (const beat of beatsOf(told)) show(beat, 1);
    });
  }

  /** Begin; answers with what ends it. */
  start(): () => void {
    const stop = this.reel.start(this.#model.store);
    return () => {
      stop();
      this.rerun.stop();
      this.shown.stop();
    };
  }

  /** From each area to who got its points, as far as both are in sight. */
  #flights({ moment }: Beat): Flight<Parcel>[] {
    return moment.numbers.flatMap(({ area, seat, points }) => {
      const from = this.#board()?.onPage(area) ?? null;
      const to = middleOf(`.players [data-seat="${String(seat)}"]`);
      const what = { points, colour: this.#model.colour(seat) };
      return from && to ? [{ from, to, ms: FLY, wait: RISE, what }] : [];
    });
  }
}
