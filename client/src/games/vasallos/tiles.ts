/** The tiles: the facts that the server plays with, and their zones as a tile lies turned (V12, V13). */
import facts from "../../../../src/sobremesa/games/vasallos/data/tiles.json";

export type Edge = "N" | "E" | "S" | "W";
export type Goods = "wine" | "grain" | "cloth";
export const EDGES: readonly Edge[] = ["N", "E", "S", "W"];
export const HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] as const;

export interface CityFacts {
  readonly edges: readonly Edge[];
  readonly pennants: number;
  readonly goods: Goods | null;
  readonly cathedral: boolean;
}
export interface RoadFacts {
  readonly edges: readonly Edge[];
  readonly inn: boolean;
  readonly end: "crossing" | "city" | "monastery" | "farm" | null;
}
export interface FieldFacts {
  readonly halves: readonly string[];
  readonly cities: readonly number[];
}
export interface TileFacts {
  readonly id: string;
  readonly set: string;
  readonly count: number;
  readonly edges: string;
  readonly monastery: boolean;
  readonly cities: readonly CityFacts[];
  readonly roads: readonly RoadFacts[];
  readonly fields: readonly FieldFacts[];
}

/** Every type in the order of the data. */
export const TILES = facts as readonly TileFacts[];
const BY_ID = new Map(TILES.map((tile) => [tile.id, tile]));

/** The type of an id. Throws for one that is not in the data: the page is older than the server. */
export function tileFacts(id: string): TileFacts {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no tile ${id}`);
  return found;
}

export type ZoneKind = "city" | "road" | "field" | "monastery";
export interface ZoneAt {
  readonly kind: ZoneKind;
  /** Its place among the tile's cities, roads or fields. */
  readonly index: number;
}

/** An edge or half-edge after `turn` quarter-turns clockwise. */
export const turned = (edge: string, turn: number): string => {
  const side = EDGES.indexOf(edge.charAt(0) as Edge);
  return `${EDGES[(side + turn) % 4] ?? "N"}${edge.slice(1)}`;
};

/** What an edge of a tile that lies turned shows: C, R or F. */
export const edgeAt = (tile: TileFacts, turn: number, side: Edge): string =>
  tile.edges.charAt((EDGES.indexOf(side) - turn + 4) % 4);

/** What a zone's name, on a tile that lies with `turn`, stands for; null if the tile has no such zone. */
export function zoneAt(tile: TileFacts, turn: number, name: string): ZoneAt | null {
  const [kind, edge = ""] = name.split(":") as [ZoneKind, string?];
  if (kind === "monastery") return tile.monastery ? { kind, index: 0 } : null;
  const has = (edges: readonly string[]): boolean =>
    edge === "in" ? edges.length === 0 : edges.some((e) => turned(e, turn) === edge);
  const index =
    kind === "city"
      ? tile.cities.findIndex((c) => has(c.edges))
      : kind === "road"
        ? tile.roads.findIndex((r) => has(r.edges))
        : tile.fields.findIndex((f) => has(f.halves));
  return index < 0 ? null : { kind, index };
}

export interface Address {
  readonly x: number;
  readonly y: number;
  readonly zone: string;
}

/** "3,-1/city:N" taken apart. */
export function address(text: string): Address {
  const [cell = "0,0", zone = ""] = text.split("/");
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { x, y, zone };
}

/** The turns among `turns` in which the tile looks different, first names first (V100). */
export function looks(tile: TileFacts, turns: readonly number[]): number[] {
  const seen = new Set<string>();
  return turns.filter((turn) => {
    const look = appearance(tile, turn);
    if (seen.has(look)) return false;
    seen.add(look);
    return true;
  });
}

function appearance(tile: TileFacts, turn: number): string {
  const sorted = (edges: readonly string[]): string =>
    edges
      .map((e) => turned(e, turn))
      .sort()
      .join("");
  const cities = tile.cities.map(
    (c) => `${sorted(c.edges)}${String(c.pennants)}${c.goods ?? ""}${String(c.cathedral)}`,
  );
  const roads = tile.roads.map((r) => `${sorted(r.edges)}${String(r.inn)}${r.end ?? ""}`);
  const fields = tile.fields.map((f) => sorted(f.halves));
  return [cities, roads, fields].map((part) => [...part].sort().join()).join("|");
}
