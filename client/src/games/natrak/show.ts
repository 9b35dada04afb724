/** What moves at a Natrak table: what is lit, and the cards that fly. */
import { middleOf, type Point } from "../../table/motion/flights.svelte";
import { Show } from "../../table/motion/show.svelte";
import { flightsOf, payer } from "./air";
import { beatsOf, type Spot } from "./beats";
import type Board from "./Board.svelte";
import type { Model } from "./model.svelte";
import { Shown } from "./shown.svelte";

export function showOf(model: Model, board: () => Board | undefined) {
  const paid = payer(
    () => model.pub,
    () => model.places,
  );
  /** One's own cards go to the hand, the others' to their player. */
  const onPage = (spot: Spot): Point | null => {
    if (spot.at === "hex") return board()?.onPage({ kind: "hex", id: spot.hex }) ?? null;
    if (spot.at === "stock") return middleOf(".zoom");
    const own = spot.seat === model.me ? middleOf('[data-key="hand"]') : null;
    return own ?? middleOf(`.players [data-seat="${String(spot.seat)}"]`);
  };
  return new Show(
    new Shown(),
    (told) => beatsOf(told, paid),
    (beat) => flightsOf(beat, onPage),
  );
}
