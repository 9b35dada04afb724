/** The map as it was before some of what has been told: without these tiles and figures, with those that went home. */
import type { Told } from "../../wire/types";
import type { FigureAt, TileView, VasallosEvent } from "../../wire/vasallos";

const eventsOf = (told: readonly Told[]): VasallosEvent[] =>
  told.filter((one) => !one.undone).flatMap((one) => (one.events ?? []) as VasallosEvent[]);

/** The tiles before `later`, which are the last things told. */
export function tilesBefore(
  tiles: readonly TileView[],
  later: readonly Told[],
): readonly TileView[] {
  const laid = eventsOf(later).filter((event) => event.type === "tile_laid").length;
  return laid === 0 ? tiles : tiles.slice(0, -laid);
}

/** The figures on the map before `later`. */
export function figuresBefore(
  figures: readonly FigureAt[],
  later: readonly Told[],
): readonly FigureAt[] {
  return eventsOf(later).reduceRight<readonly FigureAt[]>((after, event) => {
    if (event.type === "figure_returned")
      return [...after, { seat: event.seat, kind: event.kind, at: event.at }];
    if (event.type !== "figure_placed") return after;
    const { seat, kind, at } = event;
    const i = after.findIndex((one) => one.seat === seat && one.kind === kind && one.at === at);
    return i < 0 ? after : after.toSpliced(i, 1);
  }, figures);
}
