/** Places of a finished game: winners first, then by points; equals share a place. */
import type { Standing } from "../../wire/types";

export interface Placed {
  readonly seat: number;
  readonly points: number;
  readonly place: number;
}

export function placesOf(standing: Standing): Placed[] {
  const won = (seat: number): number => (standing.winners.includes(seat) ? 1 : 0);
  const order = [...standing.scores].sort(
    (a, b) => won(b.seat) - won(a.seat) || b.points - a.points || a.seat - b.seat,
  );
  const alike = (i: number, j: number): boolean => {
    const a = order[i];
    const b = order[j];
    return (
      a !== undefined && b !== undefined && a.points === b.points && won(a.seat) === won(b.seat)
    );
  };
  let place = 1;
  return order.map(({ seat, points }, i) => {
    if (!alike(i, i - 1)) place = i + 1;
    return { seat, points, place };
  });
}
