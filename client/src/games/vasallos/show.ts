/** What moves at a Vasallos table: what is lit, and points in the air. */
import { type Flight, middleOf } from "../../table/motion/flights.svelte";
import { Show } from "../../table/motion/show.svelte";
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

export function showOf(model: Model, board: () => Board | undefined) {
  /** From each area to who got its points, as far as both are in sight. */
  const flights = ({ moment }: Beat): Flight<Parcel>[] =>
    moment.numbers.flatMap(({ area, seat, points }) => {
      const from = board()?.onPage(area) ?? null;
      const to = middleOf(`.players [data-seat="${String(seat)}"]`);
      const what = { points, colour: model.colour(seat) };
      return from && to ? [{ from, to, ms: FLY, wait: RISE, what }] : [];
    });
  return new Show(new Shown(), beatsOf, flights);
}
