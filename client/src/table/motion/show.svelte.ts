/** Everything of a table that moves: the reel of entries, what is lit, what flies, what was missed. */
import type { Told } from "../../wire/types";
import type { TableStore } from "../store.svelte";
import { type Flight, Flights } from "./flights.svelte";
import type { Pace } from "./queue";
import { type Beat, Reel } from "./reel";
import { Rerun } from "./rerun.svelte";

/** What a game lights up for a while. */
export interface Lights<B extends Beat> {
  show(beat: B): void;
  stop(): void;
}

export class Show<B extends Beat, Parcel, L extends Lights<B>> {
  readonly lights: L;
  readonly flights = new Flights<Parcel>();
  readonly reel: Reel<B>;
  readonly rerun: Rerun;

  /** `beats`: what an entry shows; `flights`: what flies then, as far as its ends are in sight. */
  constructor(
    lights: L,
    beats: (told: Told) => readonly B[],
    flights: (beat: B) => readonly Flight<Parcel>[],
  ) {
    const show = (beat: B, pace: Pace): void => {
      lights.show(beat);
      this.flights.launch(flights(beat), pace);
    };
    this.lights = lights;
    this.reel = new Reel(beats, show);
    this.rerun = new Rerun((told) => {
      for (const beat of beats(told)) show(beat, 1);
    });
  }

  /** Begin; answers with what ends it. */
  start(store: TableStore): () => void {
    const stop = this.reel.start(store);
    return () => {
      stop();
      this.rerun.stop();
      this.lights.stop();
    };
  }
}
