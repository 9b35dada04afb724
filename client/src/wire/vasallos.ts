/* made by scripts/wire_types.py from the Python records; do not edit */
import type { Who } from "./types";

export type Piece = "vassal" | "big" | "builder" | "pig" | "phantom";

export type FeatureKind = "city" | "road" | "monastery" | "field";

export type Source =
  | "cities"
  | "roads"
  | "monasteries"
  | "end_cities"
  | "end_roads"
  | "end_monasteries"
  | "fields"
  | "goods";

export type Zone =
  | "city:N"
  | "city:E"
  | "city:S"
  | "city:W"
  | "road:N"
  | "road:E"
  | "road:S"
  | "road:W"
  | "monastery"
  | "field:NL"
  | "field:NR"
  | "field:EL"
  | "field:ER"
  | "field:SL"
  | "field:SR"
  | "field:WL"
  | "field:WR"
  | "field:in";

export type Kind = "vassal" | "big" | "builder" | "pig";

export type Phase = "place" | "figure" | "phantom" | "over";

export type VasallosAction = Place | Figure | NoFigure | Phantom | NoPhantom;

export type VasallosEvent =
  | TurnBegan
  | TurnSkipped
  | TileDrawn
  | TileSetAside
  | TileLaid
  | FigurePlaced
  | FigureDeclined
  | PassedOver
  | FeatureScored
  | FigureReturned
  | PresenceChanged
  | GameOver
  | GoodsTaken
  | ExtraTile
  | GoodsCounted;

export type Goods = "wine" | "grain" | "cloth";

/** A figure on the map; `at` is the address of its zone (V13). */
export interface FigureAt {
  seat: number;
  kind: Piece;
  at: string;
}

/** What a seat has in a feature for the majority (V17). `points`: what it gets or would get, 0 if it does not lead. */
export interface Holder {
  seat: number;
  strength: number;
  leads: boolean;
  points: number;
}

/** A feature as it is now (V91). `tiles`: how many cells it lies in (V44); `marks`: what lies in it, by name. `now`: points if the game ended here, `full`: points when complete; of a field, with all the cities it touches complete. `cities`: of a field, ids of the cities it touches, the complete ones in `counts`. */
export interface FeatureView {
  id: string;
  kind: FeatureKind;
  zones: string[];
  tiles: number;
  complete: boolean;
  now: number;
  full: number;
  marks?: Record<string, number>;
  figures?: FigureAt[];
  holders?: Holder[];
  cities?: string[];
  counts?: string[];
}

/** Points that a seat got; `each`: of a field, its points per city (V55). */
export interface Award {
  seat: number;
  points: number;
  each?: number | null;
}

/** Points given: `of` is the feature's id, or what else was counted. `cities`: of a field, those that counted. */
export interface Scored {
  source: Source;
  of: string;
  awards: Award[];
  cities?: string[];
}

/** How many of a seat's tiles had this, and how many do on average of as many from the whole deck. */
export interface DrawnKind {
  kind: "city" | "road" | "monastery";
  number: number;
  expected: number;
}

/** What the deck brought a seat. `barred`: its turns in which no figure could have been placed (V25). */
export interface SeatLuck {
  seat: number;
  tiles: number;
  kinds: DrawnKind[];
  barred: number;
  aside: number;
}

/** The luck of a game that is over. */
export interface Luck {
  seats: SeatLuck[];
}

/** `todo`: Todo o nada; `ferias`: Ferias y oficios; `sombra`: Sombra. */
export interface Options {
  todo: boolean;
  ferias: boolean;
  sombra: boolean;
}

/** Lay the tile in hand at a cell, turned clockwise by `turn` quarter-turns (V30). */
export interface Place {
  type: "place";
  cell: [number, number];
  turn: number;
}

/** Put a figure into a zone of the tile just laid (V33). Any name of the zone will do. */
export interface Figure {
  type: "figure";
  kind: Kind;
  zone: Zone;
}

/** Put none (V26). */
export interface NoFigure {
  type: "no_figure";
}

/** Turn `turn` is `seat`'s (V23). */
export interface TurnBegan {
  type: "turn_began";
  turn: number;
  seat: number;
}

/** The turn of an absent seat is skipped whole: no tile is drawn (V83). */
export interface TurnSkipped {
  type: "turn_skipped";
  turn: number;
  seat: number;
}

/** `seat` has this tile in hand; `left` are in the deck (V20). */
export interface TileDrawn {
  type: "tile_drawn";
  seat: number;
  tile: string;
  left: number;
}

/** The tile drawn fits nowhere and is out of the game (V21). */
export interface TileSetAside {
  type: "tile_set_aside";
  seat: number;
  tile: string;
  left: number;
}

/** The tile lies at `cell`; `auto`: the server laid it (V85). */
export interface TileLaid {
  type: "tile_laid";
  seat: number;
  tile: string;
  cell: [number, number];
  turn: number;
  auto: boolean;
}

/** A figure stands in the zone `at`. */
export interface FigurePlaced {
  type: "figure_placed";
  seat: number;
  kind: Piece;
  at: string;
}

/** No figure in this phase; `auto`: the server declined for an absent seat or a clock that ran out (V85). */
export interface FigureDeclined {
  type: "figure_declined";
  seat: number;
  phase: string;
  auto: boolean;
}

/** In this phase nothing could have been chosen (V25). */
export interface PassedOver {
  type: "passed_over";
  seat: number;
  phase: string;
}

/** A feature was completed, or counted at the end (`final`). `marks`: what lies in it, by name: pennants, inns and so on. `cities`: of a field, the complete cities it touches. `figures`: who stood in it (V48 takes them home, V70 does not). */
export interface FeatureScored {
  type: "feature_scored";
  id: string;
  kind: FeatureKind;
  final: boolean;
  cells: [number, number][];
  marks: Record<string, number>;
  cities: string[];
  figures: FigureAt[];
  holders: Holder[];
}

/** A figure went home from the zone `at` (V48). */
export interface FigureReturned {
  type: "figure_returned";
  seat: number;
  kind: Piece;
  at: string;
}

/** A seat is now played by its person, by a bot, or by nobody (V82). */
export interface PresenceChanged {
  type: "presence_changed";
  seat: number;
  who: Who;
}

/** The tiles are used up and everything is counted; all who tie for most have won (V68, V71). */
export interface GameOver {
  type: "game_over";
  points: number[];
  winners: number[];
}

/** What is played with: the boxes, and how many of each figure a seat has (V15). */
export interface RulesView {
  generation: number;
  todo: boolean;
  ferias: boolean;
  sombra: boolean;
  seats: number;
  figures: Partial<Record<Piece, number>>;
}

/** A tile on the map. `seat` laid it; the start tile, nobody's, comes first. */
export interface TileView {
  tile: string;
  x: number;
  y: number;
  turn: number;
  seat: number | null;
}

/** What all see of a seat. `person`: the seat belongs to a person, also while a bot sits in for it. */
export interface PlayerView {
  seat: number;
  who: Who;
  person: boolean;
  points: number;
  parts: Partial<Record<Source, number>>;
  supply: Partial<Record<Piece, number>>;
}

/** Where the game stands. `step` counts the tiles of this turn from 0; `hand` is the tile to be laid. */
export interface TurnView {
  phase: Phase;
  turn: number;
  step: number;
  active: number;
  hand: string | null;
}

/** How many tiles are left, which types (that follows from the rest), and those set aside. */
export interface DeckView {
  left: number;
  types: Record<string, number>;
  aside: string[];
}

/** What the capabilities of the boxes keep: one optional field each, named like the capability. */
export interface SlotsView {
  goods?: GoodsSlot | null;
  builder?: BuilderSlot | null;
}

/** What everybody sees: seats and watchers alike. */
export interface Public {
  rules: RulesView;
  tiles: TileView[];
  features: FeatureView[];
  players: PlayerView[];
  turn: TurnView;
  deck: DeckView;
  slots: SlotsView;
  scored: Scored[];
}

/** A seat sees nothing that others do not. */
export type Own = Record<string, never>;

/** The features that an action touches, as they would be: those of the tile, or the one of the figure. */
export interface Preview {
  features: FeatureView[];
}

/** Tokens by seat: wine, grain and cloth (V61). */
export interface GoodsSlot {
  tokens: [number, number, number][];
}

/** Has the tile of this step lengthened a feature in which the active seat's builder stood (V56)? */
export interface BuilderSlot {
  earned: boolean;
}

/** `seat` took the goods of a completed city (V61). */
export interface GoodsTaken {
  type: "goods_taken";
  seat: number;
  feature: string;
  goods: Partial<Record<Goods, number>>;
}

/** `seat` has earned an extra tile: the same turn has another step (V56). */
export interface ExtraTile {
  type: "extra_tile";
  seat: number;
}

/** At the end: who has how many of a kind, and who gets the points for most (V62). */
export interface GoodsCounted {
  type: "goods_counted";
  goods: Goods;
  tokens: number[];
  leaders: number[];
  points: number;
}

/** Put the phantom into a free zone of the tile just laid (V36). */
export interface Phantom {
  type: "phantom";
  zone: Zone;
}

/** Do not put it. */
export interface NoPhantom {
  type: "no_phantom";
}
