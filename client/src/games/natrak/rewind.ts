/** The board as it was before some of what has been told: what is there now without what these events put there. */
import type { DiceView, NatrakEvent, PiecesView } from "../../wire/natrak";
import type { Told } from "../../wire/types";

const eventsOf = (told: readonly Told[]): NatrakEvent[] =>
  told.filter((one) => !one.undone).flatMap((one) => (one.events ?? []) as NatrakEvent[]);

/** The pieces before `later`, which are the last things told. */
export function piecesBefore(pieces: PiecesView, later: readonly Told[]): PiecesView {
  return eventsOf(later).reduceRight((after, event): PiecesView => {
    if (event.type === "dragon_moved") return { ...after, dragon: event.source };
    if (event.type !== "piece_placed") return after;
    const { at, piece } = event;
    if (piece === "road") return { ...after, roads: after.roads.filter((one) => one.edge !== at) };
    // A city stands where a camp stood, but for those that a setup puts up.
    const grown = piece === "city" && !event.free;
    const buildings = after.buildings.flatMap((one) => {
      if (one.crossing !== at) return [one];
      return grown ? [{ ...one, kind: "camp" as const }] : [];
    });
    return { ...after, buildings };
  }, pieces);
}

/** The dice before `later`: those of the last roll of `earlier`, the entries before; null: not known, none are shown. */
export function diceBefore(
  dice: DiceView,
  earlier: readonly Told[],
  later: readonly Told[],
): DiceView | null {
  const rolls = (told: readonly Told[]) => eventsOf(told).filter((one) => one.type === "rolled");
  if (rolls(later).length === 0) return dice;
  const last = rolls(earlier).at(-1);
  return last ? { ...dice, seat: last.seat, red: last.red, white: last.white } : null;
}
