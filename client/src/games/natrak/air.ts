/** Natrak's card flights on the page: from hexes, players and stock in the order of a beat. */
import type { Flight, Point } from "../../table/motion/flights.svelte";
import { type Beat, gives, type PaidBy, type Parcel, type Spot, STAGGER } from "./beats";
import type { Places } from "./places";
import type { Public } from "../../wire/natrak";

/** Where a spot is on the page; null: it is not on the screen. */
export type Locate = (spot: Spot) => Point | null;

/** The flights of a beat that begin and end in sight. */
export function flightsOf(beat: Beat, locate: Locate): Flight<Parcel>[] {
  return (beat.flights ?? []).flatMap(({ from, to, ms, kind, n }, i) => {
    const [begin, end] = [locate(from), locate(to)];
    return begin && end ? [{ from: begin, to: end, ms, wait: i * STAGGER, what: { kind, n } }] : [];
  });
}

/** Finds the hex that paid: one that gave such cards and that the seat has a building at. */
export function payer(pub: () => Public | null, places: () => Places | null): PaidBy {
  return (seat, kind, hexes) => {
    const [now, map] = [pub(), places()];
    if (!now || !map) return null;
    const own = new Set(
      now.pieces.buildings
        .filter((one) => one.seat === seat)
        .flatMap((one) => map.grid.crossings[one.crossing]?.hexes ?? []),
    );
    const fit = hexes.filter((hex) => {
      const terrain = now.board.hexes[hex]?.terrain;
      return terrain !== undefined && gives(terrain, kind);
    });
    return fit.find((hex) => own.has(hex)) ?? fit[0] ?? null;
  };
}
