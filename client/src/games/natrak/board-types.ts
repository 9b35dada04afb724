/**
 * What the Natrak board is given and what it answers: plain data, no rules.
 *
 * Identifiers are those of the rules (N24): hexes ordered by (r, q), crossings
 * by (Y, X), edges by (Y1 + Y2, X1 + X2). The board works out crossings and
 * edges from the hexes alone.
 */
import type { BasicMaterial, PlayerColour, Terrain } from "../../ui/tokens";
import type { Discipline } from "../../wire/natrak";
import type { Amounts } from "./chips";

/** A hex of the map. `token` is the number on it, null where there is none (wasteland). */
export interface BoardHex {
  readonly id: number;
  readonly q: number;
  readonly r: number;
  readonly terrain: LandTerrain;
  readonly token: number | null;
}

/** The terrains that are drawn so far. */
export type LandTerrain = Exclude<Terrain, "gold" | "sea">;

/** A port on a coast edge: `any` is 3:1, a material is its 2:1. */
export interface BoardPort {
  readonly edge: number;
  readonly kind: BasicMaterial | "any";
}

export type BuildingKind = "camp" | "city";

export interface BoardBuilding {
  readonly crossing: number;
  readonly seat: number;
  readonly kind: BuildingKind;
}

export interface BoardRoad {
  readonly edge: number;
  readonly seat: number;
}

/** What a target, ghost or change is about. */
export type PlaceKind = "hex" | "crossing" | "edge";

export interface BoardPlace {
  readonly kind: PlaceKind;
  readonly id: number;
}

/** The places that can be picked now, all of one kind, with the spoken name of each. */
export interface BoardTargets {
  readonly kind: PlaceKind;
  readonly ids: readonly number[];
  /** Accessible name of a target ("between B3 forest 8 and ..."). */
  readonly name: (id: number) => string;
  /** They are gone through to be read, not to be chosen: nothing is lit but what has the focus. */
  readonly looked?: boolean;
}

/** What the mode With adventurers puts on the board. */
export interface BoardFigures {
  readonly adventurers: readonly {
    readonly crossing: number;
    readonly seat: number;
    readonly level: number;
    readonly active: boolean;
  }[];
  readonly walls: readonly { readonly crossing: number }[];
  /** `crossing` null: its holder has still to choose a city. */
  readonly metropolises: readonly {
    readonly discipline: Discipline;
    readonly crossing: number | null;
  }[];
  readonly merchant: { readonly seat: number; readonly hex: number } | null;
}

/** `away`: what stands there would go; `choose`: the place alone is meant. */
export type GhostPiece =
  | BuildingKind
  | "road"
  | "dragon"
  | "wall"
  | "adventurer"
  | "metropolis"
  | "merchant"
  | "away"
  | "choose";

/** A piece tried but not sent (ghost), or sent but not answered (pending). */
export interface BoardGhost extends BoardPlace {
  readonly piece: GhostPiece;
  readonly seat: number;
  /** Of an adventurer or a metropolis: how it looks. */
  readonly level?: number | undefined;
  readonly discipline?: Discipline | undefined;
  /** What it costs, shown on a pill beside the ghost; absent when free. */
  readonly cost?: Amounts | undefined;
}

/** A tap or key on a target; `touch` tells a finger from mouse, pen and keyboard. */
export interface BoardPick extends BoardPlace {
  readonly via: "touch" | "mouse" | "keyboard";
}

export interface NatrakBoardProps {
  hexes: readonly BoardHex[];
  ports: readonly BoardPort[];
  buildings?: readonly BoardBuilding[];
  roads?: readonly BoardRoad[];
  /** Hex under the dragon, null before there is one. */
  dragon?: number | null;
  figures?: BoardFigures | null;
  /** Crossings of the way that a figure would go. */
  way?: readonly number[];
  /** Colour of each seat, by seat number. */
  colours?: readonly PlayerColour[];
  /** Hexes that have just produced: their tokens ring twice and stay lit while listed. */
  producing?: readonly number[];
  targets?: BoardTargets | null;
  ghost?: BoardGhost | null;
  pending?: BoardGhost | null;
  /** What the last events changed: outlined for a second under motion "none". */
  changes?: readonly BoardPlace[];
  /** Turned a quarter for portrait phones; `auto` decides by the room there is. */
  turned?: boolean | "auto";
  /** False: a still picture (home page, map previews): no gestures, no focus, no frame. */
  interactive?: boolean;
  /** Accessible name of the board region. */
  label?: string;
  /** A target was picked, or the ghost was tapped (`ghost` true; never within 300 ms of placing it). */
  onpick?: (pick: BoardPick, ghost: boolean) => void;
  /** A tap that hit neither target nor ghost; `place` is the nearest crossing or edge of the map within reach, for "why not here?". */
  onoff?: (place: BoardPlace | null) => void;
}
