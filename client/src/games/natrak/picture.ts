/** From the map to its drawing: where everything lies, and the parts that never change. */
import { at, makeGrid, placesOf, type HexGrid, type Places, type Point } from "../../board/hex";
import type { Shape } from "../../board/svg";
import { boxAround, fit, type Box, type Size } from "../../board/view";
import { COMPACT_WIDTH } from "../../ui/tokens";
import type { BoardHex, BoardPort, PlaceKind } from "./board-types";
import { coast, SHALLOWS } from "./layers/coast";
import { fieldDefs } from "./layers/fields";
import { dry } from "./layers/pieces";
import { FLOAT_RADIUS, floatAt, planks, portFloat, type PortPlace } from "./layers/ports";
import { hexDefs, hexTile } from "./layers/terrain";
import { token } from "./layers/token";

/** Radius of a hex in px under which pieces and tokens are drawn larger. */
const SMALL_RADIUS = 50;

/** From the middle of a hex to its farthest crossing, u. */
const HEX_REACH = 100;

/** How much larger things are drawn than life. */
export interface Scales {
  readonly piece: number;
  readonly token: number;
  readonly float: number;
  /** Distance of a port's float from the shore, u. */
  readonly off: number;
}

const LARGE: Scales = { piece: 1, token: 1, float: 1, off: 60 };
const SMALL: Scales = { piece: 1.2, token: 1.16, float: 1.14, off: 50 };

export interface Layout {
  readonly grid: HexGrid;
  readonly places: Places;
  readonly turned: boolean;
  readonly scales: Scales;
  readonly ports: readonly PortPlace[];
  /** What must be seen when the whole board is shown. */
  readonly box: Box;
}

/** Whether the board is better seen turned a quarter: portrait phones. */
export const turnsFor = ({ width, height }: Size): boolean =>
  width < COMPACT_WIDTH && height > width;

function portPlaces(
  grid: HexGrid,
  places: Places,
  ports: readonly BoardPort[],
  scales: Scales,
): PortPlace[] {
  return ports.map(({ edge }) => ({
    ends: places.ends(edge),
    land: places.hex(at(at(grid.edges, edge).hexes, 0)),
    off: scales.off,
    scale: scales.float,
  }));
}

/** Lay out a map, with pieces at life size or larger. */
export function layOut(
  hexes: readonly BoardHex[],
  ports: readonly BoardPort[],
  turned: boolean,
  scales: Scales = LARGE,
): Layout {
  const grid = makeGrid(hexes);
  const places = placesOf(grid, turned);
  const set = portPlaces(grid, places, ports, scales);
  const reach = FLOAT_RADIUS * scales.float + 6;
  const shore = grid.crossings.map((c) => square(places.crossing(c.id), 14));
  const floats = set.map((p) => square(floatAt(p), reach));
  return { grid, places, turned, scales, ports: set, box: boxAround([...shore, ...floats].flat()) };
}

const square = (p: Point, half: number): Point[] => [
  { x: p.x - half, y: p.y - half },
  { x: p.x + half, y: p.y + half },
];

/** The scales for a map of this box in a frame of this size. */
export const scalesFor = (box: Box, size: Size): Scales =>
  fit(box, size).scale * 100 < SMALL_RADIUS ? SMALL : LARGE;

/** Where a place of any kind lies. */
export function placeAt(places: Places, kind: PlaceKind, id: number): Point {
  return places[kind](id);
}

/** Coast, planks and land: what of a map never changes. */
export function landShapes(
  { grid, places, turned, ports }: Layout,
  hexes: readonly BoardHex[],
  prefix: string,
): Shape[] {
  const centres = grid.hexes.map((h) => places.hex(h.id));
  return [
    ...coast(centres, turned),
    ...ports.flatMap(planks),
    ...hexes.map(({ id, terrain }) => hexTile({ id, terrain, at: places.hex(id), turned }, prefix)),
  ];
}

/** What `landShapes` covers. */
export const landBox = ({ grid, places }: Layout): Box =>
  boxAround(grid.hexes.flatMap((h) => square(places.hex(h.id), HEX_REACH + SHALLOWS)));

/** The floats of the ports: their writing is in our own type, which no image knows. */
export const portShapes = (layout: Layout, ports: readonly BoardPort[]): Shape[] =>
  layout.ports.map((place, i) => portFloat(at(ports, i).kind, place));

/** The numbers of the hexes that have one. */
export const tokenShapes = ({ places, scales }: Layout, hexes: readonly BoardHex[]): Shape[] =>
  hexes.flatMap(({ id, token: sum }) =>
    sum === null ? [] : [token(sum, places.hex(id), scales.token)],
  );

/** Definitions that `landShapes` refers to. */
export const landDefs = (turned: boolean, prefix: string): Shape[] => [
  ...hexDefs(prefix, turned),
  ...fieldDefs(prefix),
];

/** The sign on the token of the dragon's hex, if that hex has a token. */
export function drySign(layout: Layout, hexes: readonly BoardHex[], dragon: number): Shape[] {
  const hex = hexes.find((h) => h.id === dragon);
  if (!hex || hex.token === null) return [];
  return [dry(layout.places.hex(dragon), layout.scales.piece)];
}
