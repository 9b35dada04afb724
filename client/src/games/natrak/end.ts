/** What Natrak tells of itself at the end: the draws that all have seen, and the events that decided a game. */
import type { Shown } from "../../table/end/prove";
import type { AdventurersEvent, NatrakEvent } from "../../wire/natrak";
import type { Told } from "../../wire/types";

const DIE = 6;

const KEY_EVENTS: ReadonlySet<string> = new Set([
  "award_moved",
  "metropolis_won",
  "goblins_attacked",
  "city_sacked",
  "won",
]);

/** What the history tells: cities, awards, metropolises, attacks, cities lost, and the end. */
export const isKey = (event: { readonly type: string }): boolean =>
  KEY_EVENTS.has(event.type) ||
  (event.type === "piece_placed" &&
    (event as NatrakEvent & { type: "piece_placed" }).piece === "city");

/** The dice of every roll by the label that they are drawn by: `dice/TURN/red`, `white` and `event`. */
export function shownDraws(record: readonly Told[]): Shown[] {
  let turn = 0;
  return record.flatMap((told) =>
    ((told.events ?? []) as (NatrakEvent | AdventurersEvent)[]).flatMap((event): Shown[] => {
      const die = (name: string, face: number): Shown => ({
        seq: told.seq,
        label: `dice/${String(turn)}/${name}`,
        sides: DIE,
        value: face - 1,
      });
      switch (event.type) {
        case "turn_began":
          turn = event.turn;
          return [];
        case "rolled":
          return [die("red", event.red), die("white", event.white)];
        case "event_rolled":
          return [die("event", event.face)];
        default:
          return [];
      }
    }),
  );
}
