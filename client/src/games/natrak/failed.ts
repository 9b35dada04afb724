/** Deals that came to nothing (N177): which side could not keep its half, never what it lacked. */
import type { NatrakEvent } from "../../wire/natrak";
import type { Told } from "../../wire/types";

/** The seats that let a deal of this offer fail and have said nothing about it since. */
export function failedSides(told: readonly Told[], offer: number): ReadonlySet<number> {
  const failed = new Set<number>();
  for (const event of told.flatMap((one) => (one.events ?? []) as NatrakEvent[])) {
    if (event.type === "deal_failed" && event.offer === offer) failed.add(event.side);
    if (event.type === "stance_taken" && event.offer === offer) failed.delete(event.seat);
  }
  return failed;
}
