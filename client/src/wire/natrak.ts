/* eslint-disable max-lines -- made by scripts/wire_types.py from the Python records; do not edit */
import type { Who } from "./types";

export type Material =
  | "wood"
  | "clay"
  | "wheat"
  | "wool"
  | "stone"
  | "herbs"
  | "tribute"
  | "coin"
  | "gold";

export type Cards = Partial<Record<Material, number>>;

export type Terms = Partial<Record<Material, number>>;

export type NatrakAction =
  | PlacePiece
  | PlaceRoad
  | Roll
  | CastMercenary
  | CastRoads
  | CastAbundance
  | CastHoarding
  | CastGlory
  | MoveThreat
  | Discard
  | BuildRoad
  | BuildCamp
  | BuildCity
  | BuyScroll
  | Guild
  | Offer
  | Withdraw
  | CloseWith
  | AcceptCounter
  | RejectCounter
  | Accept
  | Decline
  | Counter
  | TakeBack
  | EndTurn
  | EndWindow;

export type Scroll = "mercenary" | "glory" | "roads" | "abundance" | "hoarding";

export type Piece = "camp" | "city" | "road";

export type Award = "longest_road" | "largest_company";

export type CloseReason = "withdrawn" | "declined" | "turn_over" | "absent" | "game_over";

export type NatrakEvent =
  | PiecePlaced
  | Gained
  | TurnBegan
  | TurnSkipped
  | TurnEnded
  | Rolled
  | Discarded
  | DragonMoved
  | Stolen
  | NothingStolen
  | ScrollBought
  | ScrollCast
  | Handed
  | Exchanged
  | OfferPosted
  | OfferClosed
  | StanceTaken
  | CounterRejected
  | Dealt
  | DealFailed
  | AwardMoved
  | WindowOpened
  | WindowClosed
  | PresenceChanged
  | Won;

export type Mode = "basic" | "adventurers";

export type Terrain = "forest" | "quarry" | "farmland" | "meadow" | "mine" | "wasteland";

export type Phase =
  | "setup_piece"
  | "setup_road"
  | "roll"
  | "sack"
  | "discard"
  | "dragon"
  | "pick"
  | "main"
  | "card"
  | "gift"
  | "special"
  | "over";

export type Stance = "none" | "hand" | "no" | "counter";

export type PortKind = "any" | "wood" | "clay" | "wheat" | "wool" | "stone";

/** Setup: the camp of this go (N51). */
export interface PlacePiece {
  type: "place_piece";
  crossing: number;
}

/** Setup: the road that touches the piece just placed (N54). */
export interface PlaceRoad {
  type: "place_road";
  edge: number;
}

/** Roll the dice (N65). */
export interface Roll {
  type: "roll";
}

/** Cast a Mercenary, before the roll or in main (N123). */
export interface CastMercenary {
  type: "cast_mercenary";
}

/** Cast Roads: two free roads (N124). */
export interface CastRoads {
  type: "cast_roads";
}

/** Cast Abundance: two basics from the guild (N125). */
export interface CastAbundance {
  type: "cast_abundance";
  cards: Cards;
}

/** Cast Hoarding: every rival hands over all of one basic (N126). */
export interface CastHoarding {
  type: "cast_hoarding";
  material: Material;
}

/** Never castable (N127); there so that the refusal can say so. */
export interface CastGlory {
  type: "cast_glory";
}

/** Move the dragon, naming a victim or nobody (N74 to N76). */
export interface MoveThreat {
  type: "move_threat";
  hex: number;
  victim: number | null;
}

/** Discard exactly the owed number (N72). */
export interface Discard {
  type: "discard";
  cards: Cards;
}

/** Build a road, paid or free (N96, N99). */
export interface BuildRoad {
  type: "build_road";
  edge: number;
}

/** Build a camp (N93). */
export interface BuildCamp {
  type: "build_camp";
  crossing: number;
}

/** Upgrade an own camp to a city (N94). */
export interface BuildCity {
  type: "build_city";
  crossing: number;
}

/** Buy the top scroll of the deck (N120). */
export interface BuyScroll {
  type: "buy_scroll";
}

/** Exchange cards of one kind at the seat's rate for one of another (N167). */
export interface Guild {
  type: "guild";
  give: Material;
  get: Material;
}

/** Post an offer, to one rival or open (N173). */
export interface Offer {
  type: "offer";
  give: Terms;
  want: Terms;
  to: number | null;
}

/** Take the own live offer away (N176). */
export interface Withdraw {
  type: "withdraw";
  offer: number;
}

/** Close the own open offer with a raised hand (N176). */
export interface CloseWith {
  type: "close_with";
  offer: number;
  seat: number;
}

/** Take a rival's counter-offer (N176). */
export interface AcceptCounter {
  type: "accept_counter";
  offer: number;
  seat: number;
  counter: number;
}

/** Refuse a rival's counter-offer (N176). */
export interface RejectCounter {
  type: "reject_counter";
  offer: number;
  seat: number;
  counter: number;
}

/** Raise a hand, or close a directed offer (N175). */
export interface Accept {
  type: "accept";
  offer: number;
}

/** Say not interested (N175). */
export interface Decline {
  type: "decline";
  offer: number;
}

/** Answer an open offer with one's own: `give` is what this rival gives (N175). */
export interface Counter {
  type: "counter";
  offer: number;
  give: Terms;
  want: Terms;
}

/** Take one's own answer back (N175). */
export interface TakeBack {
  type: "take_back";
  offer: number;
}

/** End the turn (N62). */
export interface EndTurn {
  type: "end_turn";
}

/** Say that the special building window is done (N162). */
export interface EndWindow {
  type: "end_window";
}

/** A piece stands at a crossing (camp, city) or on an edge (road); `free`: nothing was paid. */
export interface PiecePlaced {
  type: "piece_placed";
  seat: number;
  piece: Piece;
  at: number;
  free: boolean;
}

/** Cards from the bank (N203: public). `why`: what brought them. */
export interface Gained {
  type: "gained";
  seat: number;
  cards: Cards;
  why: "production" | "opening" | "abundance" | "consolation" | "irrigation" | "mining";
}

/** Turn `turn` of round `round` is `seat`'s. */
export interface TurnBegan {
  type: "turn_began";
  turn: number;
  round: number;
  seat: number;
}

/** The turn of an absent seat is skipped whole (N193). */
export interface TurnSkipped {
  type: "turn_skipped";
  turn: number;
  seat: number;
}

/** `seat` is done; `auto`: the server ended it (N199). */
export interface TurnEnded {
  type: "turn_ended";
  seat: number;
  auto: boolean;
}

/** The dice (N66), and the hexes that produce; `auto`: the server rolled (N198). */
export interface Rolled {
  type: "rolled";
  seat: number;
  red: number;
  white: number;
  hexes: number[];
  auto: boolean;
}

/** `seat` discarded `number` cards; `cards` is for the seat alone. */
export interface Discarded {
  type: "discarded";
  seat: number;
  number: number;
  cards: Cards | null;
  auto: boolean;
}

/** The dragon went from `source` to `hex`; `auto`: the server moved it (N78). */
export interface DragonMoved {
  type: "dragon_moved";
  seat: number;
  source: number;
  hex: number;
  victim: number | null;
  auto: boolean;
}

/** One card went from `victim` to `thief`; `card` is for these two alone (N77). */
export interface Stolen {
  type: "stolen";
  thief: number;
  victim: number;
  card: Material | null;
}

/** The victim had no cards (N77). */
export interface NothingStolen {
  type: "nothing_stolen";
  thief: number;
  victim: number;
}

/** `scroll` is for the buyer alone (N203). */
export interface ScrollBought {
  type: "scroll_bought";
  seat: number;
  scroll: Scroll | null;
  left: number;
}

/** A scroll was cast with its public choices. */
export interface ScrollCast {
  type: "scroll_cast";
  seat: number;
  scroll: Scroll;
  material: Material | null;
}

/** Cards go from one seat to another in public (Hoarding). */
export interface Handed {
  type: "handed";
  giver: number;
  taker: number;
  cards: Cards;
}

/** A guild exchange (N167). */
export interface Exchanged {
  type: "exchanged";
  seat: number;
  give: Cards;
  get: Cards;
}

/** Offer number `offer` is live (N172). */
export interface OfferPosted {
  type: "offer_posted";
  seat: number;
  offer: number;
  give: Cards;
  want: Cards;
  to: number | null;
}

/** The offer is gone without a deal. */
export interface OfferClosed {
  type: "offer_closed";
  offer: number;
  why: CloseReason;
}

/** A rival's answer to an open offer (N175). */
export interface StanceTaken {
  type: "stance_taken";
  seat: number;
  offer: number;
  stance: Stance;
  counter: number | null;
  give: Cards | null;
  want: Cards | null;
}

/** The poster refused `seat`'s counter-offer. */
export interface CounterRejected {
  type: "counter_rejected";
  offer: number;
  seat: number;
  counter: number;
}

/** A deal: `a` gave `gave` to `b` and got `got` (N180). */
export interface Dealt {
  type: "dealt";
  offer: number;
  a: number;
  b: number;
  gave: Cards;
  got: Cards;
}

/** A deal did not happen: `side` does not hold its half, and never what is lacking (N177). */
export interface DealFailed {
  type: "deal_failed";
  offer: number;
  seat: number;
  side: number;
  code: "cannot_pay";
}

/** An award is now with `seat` or nobody; `size` is the route's length or the company's number. */
export interface AwardMoved {
  type: "award_moved";
  award: Award;
  seat: number | null;
  source: number | null;
  size: number;
}

/** The special building window of `seat` (N160). */
export interface WindowOpened {
  type: "window_opened";
  seat: number;
}

/** The window is over; `auto`: the server closed it. */
export interface WindowClosed {
  type: "window_closed";
  seat: number;
  auto: boolean;
}

/** A seat is now played by its person, by a bot, or by nobody (N192). */
export interface PresenceChanged {
  type: "presence_changed";
  seat: number;
  who: Who;
}

/** `seat` reached the target: the game is over (N212). */
export interface Won {
  type: "won";
  seat: number;
  points: number;
}

/** Hex number = its place in the list (N24). */
export interface HexView {
  q: number;
  r: number;
  terrain: Terrain;
  token: number | null;
}

/** A port on a coast edge, serving its two crossings (N34). */
export interface PortView {
  edge: number;
  kind: PortKind;
}

/** What lies from the start on. */
export interface BoardView {
  hexes: HexView[];
  ports: PortView[];
}

/** A camp or city. */
export interface BuildingView {
  crossing: number;
  seat: number;
  kind: "camp" | "city";
}

/** A road. */
export interface RoadView {
  edge: number;
  seat: number;
}

/** What has been built, by number, and where the dragon is. */
export interface PiecesView {
  buildings: BuildingView[];
  roads: RoadView[];
  dragon: number;
}

/** What all see of a seat. `points` holds Glory too (N127); `parts` are the public sources, the rest is hidden. `person`: the seat belongs to a person, also while a bot sits in for it (N195). */
export interface PlayerView {
  seat: number;
  who: Who;
  person: boolean;
  points: number;
  parts: Record<string, number>;
  cards: number;
  limit: number;
  scrolls: number;
  mercenaries: number;
  route: number;
  supply: Partial<Record<Piece, number>>;
  awards: Award[];
}

/** Who owes how many cards to the discard or as a gift; in other phases of several, that a seat owes (1). */
export interface DebtView {
  seat: number;
  number: number;
}

/** Where the game stands. `turn` is 0 in setup, where `go` counts the goes from 0; `active` is the seat on turn, in a window its owner. `closing`: the turn ends on reaching main (N198). `offers` and `counters` have been numbered so far (N172). */
export interface TurnView {
  phase: Phase;
  turn: number;
  round: number;
  go: number;
  active: number;
  piece: "camp" | "city" | null;
  piece_at: number | null;
  debts: DebtView[];
  rolled: boolean;
  closing: boolean;
  free_roads: number;
  scroll_cast: boolean;
  dragons: number;
  discards: number;
  offers: number;
  counters: number;
  winner: number | null;
}

/** The last roll, and how often each sum 2 to 12 has come. */
export interface DiceView {
  seat: number | null;
  red: number | null;
  white: number | null;
  tally: number[];
}

/** A rival's stance to the live offer; `give` and `want` are a counter's, as the rival said them. */
export interface AnswerView {
  seat: number;
  stance: Stance;
  counter: number | null;
  give: Cards | null;
  want: Cards | null;
}

/** The live offer (N172). */
export interface OfferView {
  offer: number;
  seat: number;
  give: Cards;
  want: Cards;
  to: number | null;
  answers: AnswerView[];
}

/** How many scrolls are left in the deck, and which have been cast, by kind. */
export interface ScrollsView {
  left: number;
  cast: Partial<Record<Scroll, number>>;
}

/** What this table plays: mode, target, the materials in play and the prices, so that a client knows no rule. */
export interface RulesView {
  generation: number;
  mode: Mode;
  target: number;
  seats: number;
  materials: Material[];
  prices: Record<string, Cards>;
}

/** The same bytes for everybody. */
export interface Public {
  rules: RulesView;
  board: BoardView;
  pieces: PiecesView;
  players: PlayerView[];
  turn: TurnView;
  dice: DiceView;
  offer: OfferView | null;
  scrolls: ScrollsView;
}

/** Scrolls of one kind in hand, and how many of them were bought this turn (N122). */
export interface HeldScroll {
  kind: Scroll;
  number: number;
  fresh: number;
}

/** What only its seat sees. */
export interface Own {
  hand: Partial<Record<Material, number>>;
  scrolls: HeldScroll[];
  rates: Partial<Record<Material, number>>;
  hidden_points: number;
}

/** `target` left out becomes the mode's own (10 in Basic, 13 With adventurers). */
export interface Options {
  mode: Mode;
  target: number | null;
}
