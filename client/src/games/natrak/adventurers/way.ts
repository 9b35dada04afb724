/** The way along a seat's roads from one crossing to another: for the eye alone, the menu says what is allowed. */
import { at, type HexGrid } from "../../../board/hex";
import type { Model } from "../model.svelte";
import type { Play } from "../play.svelte";

/** Crossings from `from` to `to` over `roads`, the fewest edges; empty if there is no way. `shut`: not to be passed. */
export function wayOf(
  grid: HexGrid,
  roads: ReadonlySet<number>,
  shut: ReadonlySet<number>,
  from: number,
  to: number,
): number[] {
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    if (here === to) return back(before, from, to);
    if (here !== from && shut.has(here)) continue;
    for (const edge of at(grid.crossings, here).edges) {
      if (!roads.has(edge)) continue;
      const [a, b] = at(grid.edges, edge).ends;
      const next = a === here ? b : a;
      if (before.has(next)) continue;
      before.set(next, here);
      queue.push(next);
    }
  }
  return [];
}

function back(before: ReadonlyMap<number, number>, from: number, to: number): number[] {
  const way = [to];
  for (let here = to; here !== from;) {
    here = before.get(here) ?? from;
    way.unshift(here);
  }
  return way;
}

/** The way of the adventurer that is about to be moved; empty if none is. */
export function wayTo(model: Model, play: Play): number[] {
  const { pub, me, places } = model;
  if (play.tool !== "move_adventurer" || play.at === null || !pub || !places) return [];
  const roads = pub.pieces.roads.filter((road) => road.seat === me).map((road) => road.edge);
  const standing = [...pub.pieces.buildings, ...(model.box?.figures.adventurers ?? [])];
  const shut = standing.filter((one) => one.seat !== me).map((one) => one.crossing);
  return wayOf(places.grid, new Set(roads), new Set(shut), Number(play.first), play.at);
}
