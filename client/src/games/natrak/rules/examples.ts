/**
 * The drawn examples of the rules: small positions on seven hexes. Places are points of the lattice of N23
 * (a hex's centre is X = 2q + r, Y = 3r), written "X,Y"; an edge is its two ends, "X,Y X,Y".
 */
import { makeGrid, type HexGrid } from "../../../board/hex";
import { NO, YES } from "../../../table/rules/signs";
import type { PlayerColour } from "../../../ui/tokens";
import type { Discipline } from "../../../wire/natrak";
import type {
  BoardBuilding,
  BoardFigures,
  BoardHex,
  BoardPort,
  BoardRoad,
  LandTerrain,
} from "../board-types";

/** A sign on a crossing or an edge. */
export interface PlacedSign {
  readonly at: { readonly kind: "crossing" | "edge"; readonly id: number };
  readonly sign: string;
}
export interface Example {
  readonly hexes: readonly BoardHex[];
  readonly ports: readonly BoardPort[];
  readonly buildings: readonly BoardBuilding[];
  readonly roads: readonly BoardRoad[];
  readonly signs: readonly PlacedSign[];
  /** Number of the dragon's hex. */
  readonly dragon: number | null;
  /** Hexes that produce. */
  readonly producing: readonly number[];
  /** Pieces of the mode With adventurers. */
  readonly figures: BoardFigures | null;
}

export const COLOURS: readonly PlayerColour[] = ["green", "blue", "orange"];

const LAND: readonly (readonly [number, number, LandTerrain, number])[] = [
  [0, -1, "mine", 5],
  [1, -1, "meadow", 9],
  [-1, 0, "quarry", 4],
  [0, 0, "forest", 8],
  [1, 0, "farmland", 10],
  [-1, 1, "meadow", 3],
  [0, 1, "quarry", 11],
];
const HEXES: readonly BoardHex[] = LAND.map(([q, r, terrain, token], id) => ({
  id,
  q,
  r,
  terrain,
  token,
}));
const GRID: HexGrid = makeGrid(HEXES);

/** The number of a crossing; a point that is none is a fault of the example. */
function crossingAt(point: string): number {
  const found = GRID.crossings.find(({ X, Y }) => `${String(X)},${String(Y)}` === point);
  if (!found) throw new Error(`no crossing at ${point}`);
  return found.id;
}
function edgeAt(ends: string): number {
  const [a = "", b = ""] = ends.split(" ");
  const both = [crossingAt(a), crossingAt(b)];
  const found = GRID.edges.find((edge) => both.every((end) => edge.ends.includes(end)));
  if (!found) throw new Error(`no edge ${ends}`);
  return found.id;
}

interface Plan {
  camps?: readonly (readonly [number, string])[];
  cities?: readonly (readonly [number, string])[];
  roads?: readonly (readonly [number, string])[];
  /** On crossings, and on edges: place and sign. */
  marks?: readonly (readonly [string, string])[];
  ports?: readonly (readonly [BoardPort["kind"], string])[];
  dragon?: number;
  producing?: readonly number[];
  /** Seat, place, level, active. */
  heroes?: readonly (readonly [number, string, number, boolean])[];
  walls?: readonly string[];
  metropolises?: readonly (readonly [Discipline, string])[];
}

/** What of the mode a plan names; null: nothing. */
function figuresOf({ heroes, walls, metropolises }: Plan): BoardFigures | null {
  if (!heroes && !walls && !metropolises) return null;
  return {
    adventurers: (heroes ?? []).map(([seat, at, level, active]) => ({
      seat,
      crossing: crossingAt(at),
      level,
      active,
    })),
    walls: (walls ?? []).map((at) => ({ crossing: crossingAt(at) })),
    metropolises: (metropolises ?? []).map(([discipline, at]) => ({
      discipline,
      crossing: crossingAt(at),
    })),
    merchant: null,
  };
}

const example = (plan: Plan): Example => ({
  hexes: HEXES,
  ports: (plan.ports ?? []).map(([kind, ends]) => ({ kind, edge: edgeAt(ends) })),
  buildings: [
    ...(plan.camps ?? []).map(([seat, at]): BoardBuilding => ({
      seat,
      crossing: crossingAt(at),
      kind: "camp",
    })),
    ...(plan.cities ?? []).map(([seat, at]): BoardBuilding => ({
      seat,
      crossing: crossingAt(at),
      kind: "city",
    })),
  ],
  roads: (plan.roads ?? []).map(([seat, ends]) => ({ seat, edge: edgeAt(ends) })),
  signs: (plan.marks ?? []).map(([place, sign]) => ({
    sign,
    at: place.includes(" ")
      ? { kind: "edge", id: edgeAt(place) }
      : { kind: "crossing", id: crossingAt(place) },
  })),
  dragon: plan.dragon ?? null,
  producing: plan.producing ?? [],
  figures: figuresOf(plan),
});

const no = (...places: string[]): [string, string][] => places.map((place) => [place, NO]);
const yes = (...places: string[]): [string, string][] => places.map((place) => [place, YES]);

export const EXAMPLES: Readonly<Record<string, Example>> = {
  production: example({
    camps: [[0, "0,-2"]],
    cities: [[1, "1,1"]],
    roads: [
      [0, "0,-2 1,-1"],
      [1, "1,1 2,2"],
    ],
    producing: [3],
  }),
  dragon: example({
    camps: [
      [1, "2,-2"],
      [0, "-1,1"],
    ],
    cities: [[2, "2,2"]],
    dragon: 4,
  }),
  distance: example({
    camps: [[1, "0,-2"]],
    marks: [...no("1,-1", "-1,-1", "0,-4"), ...yes("1,1", "-1,1", "2,-2", "-2,-2")],
  }),
  roads: example({
    camps: [
      [0, "-1,-1"],
      [1, "0,2"],
    ],
    roads: [
      [0, "-1,-1 -1,1"],
      [0, "-1,1 0,2"],
    ],
    marks: [...no("0,2 1,1", "0,2 0,4"), ...yes("-2,2 -1,1")],
  }),
  route: example({
    camps: [[0, "-2,-2"]],
    roads: [
      [0, "-2,-2 -1,-1"],
      [0, "-1,-1 0,-2"],
      [0, "0,-2 1,-1"],
      [0, "1,-1 1,1"],
      [0, "1,1 2,2"],
      [0, "0,-4 0,-2"],
    ],
    marks: [
      ["-2,-2 -1,-1", "1"],
      ["-1,-1 0,-2", "2"],
      ["0,-2 1,-1", "3"],
      ["1,-1 1,1", "4"],
      ["1,1 2,2", "5"],
      ["0,-4 0,-2", NO],
    ],
  }),
  ports: example({
    camps: [
      [0, "3,-1"],
      [1, "-1,1"],
    ],
    roads: [
      [1, "-2,2 -1,1"],
      [1, "-2,2 -3,1"],
    ],
    ports: [
      ["any", "2,-2 3,-1"],
      ["wool", "-3,-1 -3,1"],
    ],
    marks: no("-3,1"),
  }),
};

/** Those of the mode With adventurers. */
export const BOX_EXAMPLES: Readonly<Record<string, Example>> = {
  attack: example({
    cities: [
      [0, "-1,-1"],
      [1, "1,1"],
      [1, "3,-1"],
    ],
    camps: [[2, "-2,2"]],
    roads: [
      [0, "-1,-1 -2,-2"],
      [1, "1,1 1,-1"],
      [2, "-2,2 -1,1"],
    ],
    heroes: [
      [0, "-2,-2", 2, true],
      [1, "1,-1", 2, false],
      [2, "-1,1", 1, false],
    ],
  }),
  castle: example({
    cities: [
      [0, "-1,-1"],
      [1, "1,1"],
    ],
    roads: [
      [0, "-1,-1 -2,-2"],
      [1, "1,1 2,2"],
    ],
    walls: ["-1,-1"],
    metropolises: [["crown", "1,1"]],
  }),
  move: example({
    camps: [[0, "-2,-2"]],
    roads: [
      [0, "-2,-2 -1,-1"],
      [0, "-1,-1 0,-2"],
      [0, "0,-2 1,-1"],
      [0, "1,-1 1,1"],
      [0, "-1,-1 -1,1"],
      [1, "1,-1 2,-2"],
    ],
    heroes: [
      [0, "-1,-1", 2, true],
      [1, "1,-1", 1, true],
    ],
    marks: [...no("1,1"), ...yes("-1,1", "0,-2")],
  }),
};

/** A drawing by the name that the texts give it. */
export function exampleOf(name: string): Example {
  const found = EXAMPLES[name] ?? BOX_EXAMPLES[name];
  if (!found) throw new Error(`the rules have no drawing ${name}`);
  return found;
}
