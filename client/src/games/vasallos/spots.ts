/** What can be picked on the map now: squares with the tile, zones with a figure, the flag; or all areas, to be read. */
import type { Point } from "../../board/hex";
import { areaLine } from "./area";
import { spotOf } from "./drawing/geometry";
import type { Model } from "./model.svelte";
import type { Cell, Play } from "./play.svelte";
import { address, tileFacts } from "./tiles";
import { cellName, zoneName } from "./words";

export interface BoardSpot {
  readonly id: number;
  /** The point that is picked, in map units. */
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly tried: boolean;
  readonly cell?: Cell;
  /** How many turns fit and look different. */
  readonly turns?: number;
  readonly zone?: string;
  /** What the zone's area is worth now, with the tile just laid. */
  readonly worth?: number;
  /** A zone of the area that is read. */
  readonly area?: string;
}

/** The id of the flag that confirms. */
export const FLAG = 9_999_999;
const ROW = 1_000;
const ZONES = 5_000_000;
const AREAS = 7_000_000;

const cellId = ([x, y]: Cell): number => (y + 500) * ROW + x + 500;

export function spotsOf(model: Model, play: Play): BoardSpot[] {
  if (play.exploring) return areas(model);
  const spots = play.placing ? squares(play) : zones(model, play);
  const tried = spots.find((spot) => spot.tried);
  if (!tried) return spots;
  const cell = tried.cell ?? [model.last?.x ?? 0, model.last?.y ?? 0];
  return [...spots, flagSpot(cell, play)];
}

function squares(play: Play): BoardSpot[] {
  return play.cells.map((cell) => {
    const turns = play.turnsAt(cell).length;
    const tried = play.tile !== null && cellId(play.tile.cell) === cellId(cell);
    const [x, y] = cell;
    const name = cellName(play.model, x, y, turns);
    return { id: cellId(cell), x: 100 * x + 50, y: 100 * y + 50, name, tried, cell, turns };
  });
}

function zones(model: Model, play: Play): BoardSpot[] {
  const tile = model.last;
  if (!tile) return [];
  return play.zones.map((zone, i) => {
    const at = spotOf(tileFacts(tile.tile), tile.turn, zone);
    return {
      id: ZONES + i,
      x: 100 * tile.x + at.x,
      y: 100 * tile.y + at.y,
      name: zoneName(model, zone),
      tried: play.zone === zone,
      zone,
      worth: model.featureAt(`${String(tile.x)},${String(tile.y)}/${zone}`)?.now ?? 0,
    };
  });
}

/** Where a figure stands in a zone, in map units; null: there is no such tile. */
export function placeOf(model: Model, at: string): Point | null {
  const { x, y, zone } = address(at);
  const tile = model.tileAt(x, y);
  if (!tile) return null;
  const spot = spotOf(tileFacts(tile.tile), tile.turn, zone);
  return { x: 100 * x + spot.x, y: 100 * y + spot.y };
}

/** Each area where its oldest zone has room for a figure. */
function areas(model: Model): BoardSpot[] {
  return model.features.flatMap((feature, i): BoardSpot[] => {
    const at = placeOf(model, feature.id);
    const name = areaLine(feature, model);
    return at ? [{ id: AREAS + i, ...at, name, tried: false, area: feature.id }] : [];
  });
}

const flagSpot = ([x, y]: Cell, play: Play): BoardSpot => ({
  id: FLAG,
  x: 100 * x + 122,
  y: 100 * y - 4,
  name: play.placing ? "flag.tile" : "flag.figure",
  tried: false,
});
