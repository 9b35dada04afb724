/** The place of the map a stray tap means, so that "why not here?" can be answered. */
import { distance, type Point } from "../../board/hex";
import type { BoardPlace } from "./board-types";
import type { Layout } from "./picture";

/** A crossing or edge within `reach`, else the hex under the point, else nothing. */
export function nearestPlace(layout: Layout, at: Point, reach: number): BoardPlace | null {
  const { grid, places } = layout;
  let best: BoardPlace | null = null;
  let least = reach;
  const consider = (place: BoardPlace, p: Point): void => {
    const d = distance(at, p);
    if (d <= least) [best, least] = [place, d];
  };
  for (const { id } of grid.crossings) consider({ kind: "crossing", id }, places.crossing(id));
  for (const { id } of grid.edges) consider({ kind: "edge", id }, places.edge(id));
  if (best) return best;
  least = 86;
  for (const { id } of grid.hexes) consider({ kind: "hex", id }, places.hex(id));
  return best;
}
