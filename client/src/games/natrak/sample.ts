/** A position for pictures: home, New table. Pieces stand where the rules allow them. */
import { makeGrid } from "../../board/hex";
import type { PlayerColour } from "../../ui/tokens";
import type { BoardBuilding, BoardHex, BoardPort, BoardRoad, LandTerrain } from "./board-types";

const ROWS: readonly (readonly [number, string])[] = [
  [0, "mine 5,forest 2,farmland 6"],
  [-1, "meadow 3,quarry 8,forest 10,meadow 9"],
  [-2, "farmland 12,forest 11,wasteland 0,mine 4,quarry 8"],
  [-2, "meadow 6,quarry 5,farmland 10,forest 3"],
  [-2, "meadow 4,farmland 9,mine 11"],
];

export const sampleHexes: readonly BoardHex[] = ROWS.flatMap(([q0, row], r) =>
  row.split(",").map((cell, i) => {
    const [terrain = "", token = "0"] = cell.split(" ");
    return { q: q0 + i, r: r - 2, terrain: terrain as LandTerrain, token: Number(token) || null };
  }),
).map((hex, id) => ({ id, ...hex }));

export const sampleColours: readonly PlayerColour[] = ["green", "blue", "purple", "orange"];

const BUILDINGS: readonly (readonly [
  seat: number,
  camps: readonly number[],
  cities: readonly number[],
])[] = [
  [0, [10, 20], [12, 9]],
  [1, [33, 48], [34, 40]],
  [2, [24, 32], [31, 41]],
  [3, [21, 23, 49], [22]],
];

export const sampleBuildings: readonly BoardBuilding[] = BUILDINGS.flatMap(
  ([seat, camps, cities]) => [
    ...camps.map((crossing) => ({ crossing, seat, kind: "camp" as const })),
    ...cities.map((crossing) => ({ crossing, seat, kind: "city" as const })),
  ],
);

const ROADS: readonly (readonly [seat: number, ends: string])[] = [
  [0, "12-8 8-13 13-9 9-14 14-10 10-15 15-20"],
  [1, "34-28 28-33 40-44 44-48 34-39 39-44"],
  [2, "31-36 36-41 31-37 37-32 36-30 30-24"],
  [3, "22-16 16-21 22-17 17-23 49-45"],
];

const grid = makeGrid(sampleHexes);
const edgeBetween = (a: number, b: number): number =>
  grid.edges.findIndex(({ ends }) => ends.includes(a) && ends.includes(b));

export const sampleRoads: readonly BoardRoad[] = ROADS.flatMap(([seat, ends]) =>
  ends.split(" ").map((pair) => {
    const [a = 0, b = 0] = pair.split("-").map(Number);
    return { seat, edge: edgeBetween(a, b) };
  }),
);

const PORTS: Readonly<Record<number, BoardPort["kind"]>> = {
  0: "any",
  3: "wood",
  9: "any",
  23: "stone",
  38: "wool",
  49: "wheat",
  61: "any",
  66: "any",
  70: "clay",
};

export const samplePorts: readonly BoardPort[] = Object.entries(PORTS).map(([edge, kind]) => ({
  edge: Number(edge),
  kind,
}));

export const sampleDragon = 4;
