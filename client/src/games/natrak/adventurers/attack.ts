/** The attack that this turn brought, read from what has been told. */
import type { AdventurersEvent, GoblinsAttacked, NatrakEvent } from "../../../wire/natrak";
import type { Told } from "../../../wire/types";

export interface Attack {
  /** The entry that told of it. */
  readonly seq: number;
  readonly event: GoblinsAttacked;
  /** Who has lost a city so far. */
  readonly sacked: readonly number[];
}

/** The last attack, if no turn has begun since. */
export function lastAttack(told: readonly Told[]): Attack | null {
  const all = told.flatMap(({ seq, events }) =>
    ((events ?? []) as (NatrakEvent | AdventurersEvent)[]).map((event) => ({ seq, event })),
  );
  const turn = all.slice(all.findLastIndex(({ event }) => event.type === "turn_began") + 1);
  const found = turn.findLast(({ event }) => event.type === "goblins_attacked");
  if (found?.event.type !== "goblins_attacked") return null;
  const sacked = turn.flatMap(({ event }) => (event.type === "city_sacked" ? [event.seat] : []));
  return { seq: found.seq, event: found.event, sacked };
}
