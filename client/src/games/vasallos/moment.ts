/** What has just been scored in the game: which areas, who got how much, which figures went home. */
import type { Told } from "../../wire/types";
import type { FigureReturned, Piece, VasallosEvent } from "../../wire/vasallos";

export interface Moment {
  /** Ids of the areas. */
  readonly areas: readonly string[];
  /** Points got, by seat. */
  readonly points: ReadonlyMap<number, number>;
  /** What each area brought, beside it on the map; nobody's areas bring nothing. */
  readonly numbers: readonly {
    readonly area: string;
    readonly seat: number;
    readonly points: number;
  }[];
  readonly home: readonly { readonly seat: number; readonly kind: Piece; readonly at: string }[];
}

export const QUIET: Moment = { areas: [], points: new Map(), numbers: [], home: [] };

/** What the events of some entries show, or null. The final count has a screen of its own. */
export function momentOf(told: readonly Told[]): Moment | null {
  const events = told.flatMap((one) => (one.undone ? [] : ((one.events ?? []) as VasallosEvent[])));
  const scored = events.flatMap((event) =>
    event.type === "feature_scored" && !event.final ? [event] : [],
  );
  if (scored.length === 0) return null;
  const numbers = scored.flatMap(({ id, holders }) =>
    holders.flatMap(({ seat, points }) => (points > 0 ? [{ area: id, seat, points }] : [])),
  );
  const points = new Map<number, number>();
  for (const one of numbers) points.set(one.seat, (points.get(one.seat) ?? 0) + one.points);
  const home = events.filter((event): event is FigureReturned => event.type === "figure_returned");
  return { areas: scored.map(({ id }) => id), points, numbers, home };
}
