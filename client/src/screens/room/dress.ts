/** Which colours and portraits there are, and whose they are. */
import type { SeatView, TableView } from "../../wire/types";

const COLOURS = ["red", "blue", "green", "yellow", "orange", "purple", "white", "black", "pink"];

const byOrder = (order: readonly string[]) => (a: string, b: string) =>
  order.indexOf(a) - order.indexOf(b);

type Seats = readonly (SeatView | null)[];
const owner = (
  seats: Seats,
  has: (seat: SeatView) => boolean,
  me: number | null,
): SeatView | null => seats.find((seat, i) => seat !== null && i !== me && has(seat)) ?? null;

/** Every colour of the table with its owner; the own seat `me` owns nothing against itself. */
export function colourChoices(
  table: TableView,
  me: number | null,
): { colour: string; owner: string | null }[] {
  const all = new Set([
    ...(table.colours ?? []),
    ...table.seats.flatMap((seat) => (seat ? [seat.colour] : [])),
  ]);
  return [...all].sort(byOrder(COLOURS)).map((colour) => ({
    colour,
    owner: owner(table.seats, (seat) => seat.colour === colour, me)?.name ?? null,
  }));
}

export function portraitChoices(
  table: TableView,
  me: number | null,
): { portrait: string; owner: string | null; colour: string | null }[] {
  const all = new Set([
    ...(table.portraits ?? []),
    ...table.seats.flatMap((seat) => (seat?.portrait ? [seat.portrait] : [])),
  ]);
  return [...all].sort().map((portrait) => {
    const seat = owner(table.seats, (s) => s.portrait === portrait, me);
    return { portrait, owner: seat?.name ?? null, colour: seat?.colour ?? null };
  });
}
