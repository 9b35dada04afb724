/**
 * Hex maps as numbers: which hexes, crossings and edges there are, what they
 * are called and where they lie (N23, N24).
 */

/** Axial coordinates of a pointy-top hex. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** A point of the integer lattice of N23: X = 2q + r, Y = 3r at hex centres. */
export interface Lattice {
  readonly X: number;
  readonly Y: number;
}

export interface GridHex extends Axial, Lattice {
  readonly id: number;
  /** Crossings at N, NE, SE, S, SW, NW. */
  readonly crossings: readonly number[];
  /** Edges on NE, E, SE, SW, W, NW. */
  readonly edges: readonly number[];
}

export interface GridCrossing extends Lattice {
  readonly id: number;
  readonly hexes: readonly number[];
  readonly edges: readonly number[];
}

export interface GridEdge {
  readonly id: number;
  /** Its two crossings, lower identifier first. */
  readonly ends: readonly [number, number];
  /** The one or two hexes it is a side of. */
  readonly hexes: readonly number[];
}

export interface HexGrid {
  readonly hexes: readonly GridHex[];
  readonly crossings: readonly GridCrossing[];
  readonly edges: readonly GridEdge[];
}

/** A point in drawing units (hex radius 100). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Radius of a hex in drawing units. */
const RADIUS = 100;

const CORNERS: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;

const centre = ({ q, r }: Axial): Lattice => ({ X: 2 * q + r, Y: 3 * r });
const key = ({ X, Y }: Lattice): string => `${String(X)},${String(Y)}`;
const corners = (hex: Axial): Lattice[] => {
  const { X, Y } = centre(hex);
  return CORNERS.map(([dx, dy]) => ({ X: X + dx, Y: Y + dy }));
};

/** `map` of a list that must hold `i`. */
export function at<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) throw new RangeError(`no item ${String(i)}`);
  return item;
}

/** Work out crossings and edges of a map, in the order of their identifiers. */
export function makeGrid(axials: readonly Axial[]): HexGrid {
  const cells = [...axials].sort((a, b) => a.r - b.r || a.q - b.q);
  const points = new Map<string, Lattice>();
  for (const cell of cells) for (const p of corners(cell)) points.set(key(p), p);
  const ordered = [...points.values()].sort((a, b) => a.Y - b.Y || a.X - b.X);
  const crossingId = new Map(ordered.map((p, id) => [key(p), id]));
  const around = cells.map((cell) => corners(cell).map((p) => crossingId.get(key(p)) ?? -1));
  const edges = orderEdges(around, ordered);
  const edgeId = new Map(edges.map((ends, id) => [ends.join(), id]));
  const sides = around.map((ring) =>
    ring.map((a, i) => edgeId.get(endsOf(a, at(ring, (i + 1) % 6)).join()) ?? -1),
  );
  return {
    hexes: cells.map((cell, id) => ({
      id,
      q: cell.q,
      r: cell.r,
      ...centre(cell),
      crossings: at(around, id),
      edges: at(sides, id),
    })),
    crossings: ordered.map((p, id) => ({
      id,
      ...p,
      hexes: holders(around, id),
      edges: edges.flatMap((ends, e) => (ends.includes(id) ? [e] : [])),
    })),
    edges: edges.map((ends, id) => ({ id, ends, hexes: holders(sides, id) })),
  };
}

const endsOf = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

const holders = (rings: readonly (readonly number[])[], id: number): number[] =>
  rings.flatMap((ring, owner) => (ring.includes(id) ? [owner] : []));

function orderEdges(
  around: readonly (readonly number[])[],
  points: readonly Lattice[],
): [number, number][] {
  const found = new Map<string, [number, number]>();
  for (const ring of around) {
    for (const [i, a] of ring.entries()) {
      const ends = endsOf(a, at(ring, (i + 1) % 6));
      found.set(ends.join(), ends);
    }
  }
  const sum = ([a, b]: [number, number], axis: "X" | "Y"): number =>
    at(points, a)[axis] + at(points, b)[axis];
  return [...found.values()].sort((a, b) => sum(a, "Y") - sum(b, "Y") || sum(a, "X") - sum(b, "X"));
}

/** Where a lattice point is drawn; turned = a quarter clockwise, for portrait phones. */
export function project({ X, Y }: Lattice, turned = false): Point {
  const x = X * HALF_WIDTH;
  const y = Y * (RADIUS / 2);
  return turned ? { x: -y, y: x } : { x, y };
}

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where hexes, crossings and edges lie in a drawing. */
export interface Places {
  readonly turned: boolean;
  readonly hex: (id: number) => Point;
  readonly crossing: (id: number) => Point;
  /** Middle of the edge. */
  readonly edge: (id: number) => Point;
  /** Ends of the edge. */
  readonly ends: (id: number) => readonly [Point, Point];
}

/** Positions of everything on a grid in one drawing. */
export function placesOf(grid: HexGrid, turned: boolean): Places {
  const hexes = grid.hexes.map((h) => project(h, turned));
  const crossings = grid.crossings.map((c) => project(c, turned));
  const ends = grid.edges.map(({ ends: [a, b] }) => [at(crossings, a), at(crossings, b)] as const);
  return {
    turned,
    hex: (id) => at(hexes, id),
    crossing: (id) => at(crossings, id),
    edge: (id) => middle(...at(ends, id)),
    ends: (id) => at(ends, id),
  };
}
