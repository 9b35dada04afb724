/** Crossings where roads of one seat meet and nothing stands: drawn closed. */
import type { HexGrid } from "../../board/hex";
import type { BoardBuilding, BoardRoad } from "./board-types";

export interface Joint {
  readonly crossing: number;
  readonly seat: number;
}

export function joints(
  grid: HexGrid,
  roads: readonly BoardRoad[],
  buildings: readonly BoardBuilding[],
): Joint[] {
  const owner = new Map(roads.map(({ edge, seat }) => [edge, seat]));
  const built = new Set(buildings.map((b) => b.crossing));
  return grid.crossings.flatMap(({ id, edges }) => {
    if (built.has(id)) return [];
    const seats = edges.flatMap((edge) => owner.get(edge) ?? []);
    const seat = seats.find((s, i) => seats.indexOf(s) !== i);
    return seat === undefined ? [] : [{ crossing: id, seat }];
  });
}
