/** What each tool aims at: which places, what is tried there, which parameters of the action it fills in. */
import type { GhostPiece, PlaceKind } from "./board-types";

export interface Aim {
  readonly kind: PlaceKind;
  readonly piece: GhostPiece;
  /** The parameter that takes the place, if not named like its kind. */
  readonly field?: string;
  /** A parameter that is settled before the place is. */
  readonly first?: string;
  /** The first parameter is a place too, picked on the board. */
  readonly two?: boolean;
}

const AIMS = {
  place_piece: { kind: "crossing", piece: "camp" },
  place_road: { kind: "edge", piece: "road" },
  move_threat: { kind: "hex", piece: "dragon" },
  build_road: { kind: "edge", piece: "road" },
  build_camp: { kind: "crossing", piece: "camp" },
  build_city: { kind: "crossing", piece: "city" },
  sack: { kind: "crossing", piece: "away" },
  build_wall: { kind: "crossing", piece: "wall" },
  build_adventurer: { kind: "crossing", piece: "adventurer" },
  move_adventurer: { kind: "crossing", piece: "adventurer", field: "to", first: "source" },
  place_metropolis: { kind: "crossing", piece: "metropolis", first: "discipline" },
  play_merchant: { kind: "hex", piece: "merchant" },
  play_bishop: { kind: "hex", piece: "dragon" },
  play_diplomat: { kind: "edge", piece: "away" },
  play_intrigue: { kind: "crossing", piece: "away" },
  play_engineering: { kind: "crossing", piece: "wall" },
  play_medicine: { kind: "crossing", piece: "city" },
  play_levy: { kind: "crossing", piece: "choose" },
  play_deserter: { kind: "crossing", piece: "adventurer", first: "rival" },
  play_inventor: { kind: "hex", piece: "choose", field: "second", first: "first", two: true },
} as const satisfies Record<string, Aim>;

export type Tool = keyof typeof AIMS;

/** Tools that nobody takes up: the phase puts them into the hand. */
export const FORCED: readonly Tool[] = ["place_piece", "place_road", "move_threat", "sack"];
/** What undo mends. */
export const MENDED: ReadonlySet<Tool> = new Set([
  "build_road",
  "build_camp",
  "build_city",
  "build_wall",
  "build_adventurer",
  "move_adventurer",
]);

export const aimOf = (tool: Tool): Aim => AIMS[tool];
export const isTool = (type: string): type is Tool => type in AIMS;
/** The parameter that takes the place. */
export const fieldOf = (aim: Aim): string => aim.field ?? aim.kind;
