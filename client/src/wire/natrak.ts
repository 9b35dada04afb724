/* eslint-disable max-lines -- made by scripts/wire_types.py from the Python records; do not edit */
import type { Who } from "./types";

export type Mode = "basic" | "adventurers";

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

export type Basic = "wood" | "clay" | "wheat" | "wool" | "stone";

export type Discipline = "alchemy" | "crown" | "religion";

export type Good = "herbs" | "tribute" | "coin";

export type Progress =
  | "merchant"
  | "merchant_fleet"
  | "trade_port"
  | "master_merchant"
  | "resource_monopoly"
  | "goods_monopoly"
  | "fair"
  | "smuggling"
  | "bishop"
  | "constitution"
  | "deserter"
  | "diplomat"
  | "intrigue"
  | "saboteur"
  | "spy"
  | "warlord"
  | "wedding"
  | "dragon_envoy"
  | "levy"
  | "alchemist"
  | "crane"
  | "engineering"
  | "inventor"
  | "irrigation"
  | "medicine"
  | "mining"
  | "printing_press"
  | "road_building"
  | "smith"
  | "scholar";

export type Trade = "wood" | "clay" | "wheat" | "wool" | "stone" | "herbs" | "tribute" | "coin";

export type AdventurersAction =
  | Sack
  | Pick
  | BuildWall
  | BuildAdventurer
  | Activate
  | Promote
  | MoveAdventurer
  | DriveOff
  | Raise
  | PlaceMetropolis
  | Give
  | TakeCard
  | TakeCards
  | PlayMerchant
  | PlayMerchantFleet
  | PlayTradePort
  | PlayMasterMerchant
  | PlayResourceMonopoly
  | PlayGoodsMonopoly
  | PlayBishop
  | PlayConstitution
  | PlayDeserter
  | PlayDiplomat
  | PlayIntrigue
  | PlaySaboteur
  | PlaySpy
  | PlayWarlord
  | PlayWedding
  | PlayAlchemist
  | PlayCrane
  | PlayEngineering
  | PlayInventor
  | PlayIrrigation
  | PlayMedicine
  | PlayMining
  | PlayPrintingPress
  | PlayRoadBuilding
  | PlaySmith
  | PlayFair
  | PlaySmuggling
  | PlayDragonEnvoy
  | PlayLevy
  | PlayScholar;

export type AdventurersEvent =
  | EventRolled
  | GoblinsAttacked
  | CitySacked
  | ProgressDrawn
  | WallBuilt
  | AdventurerPlaced
  | AdventurersActivated
  | AdventurerPromoted
  | AdventurerMoved
  | AdventurerThrownOut
  | AdventurerRemoved
  | DragonDrivenOff
  | DisciplineRaised
  | MetropolisWon
  | MetropolisPlaced
  | ProgressPlayed
  | PortTraded
  | HandSeen
  | CardsTaken
  | ProgressSeen
  | ProgressTaken
  | CardsGiven
  | RoadRemoved;

/** What the dice and the others brought a seat. Only drawn dice count, none that a card had fixed. */
export interface SeatLuck {
  seat: number;
  rolls: number;
  sevens: number;
  expected: number;
  income: number;
  blocked: number;
  stolen: number;
  robbed: number;
  discarded: number;
}

/** The luck of a game. `faces`: how often each face of the event die has come; none in mode Basic. */
export interface Luck {
  rolls: number;
  seats: SeatLuck[];
  faces: number[];
}

/** `target` left out becomes the mode's own (10 in Basic, 13 With adventurers). */
export interface Options {
  mode: Mode;
  target: number | null;
}

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
  hidden_parts: Record<string, number>;
}

/** Choose the city that the goblins sack (N88). */
export interface Sack {
  type: "sack";
  crossing: number;
}

/** Consolation: take one basic (N69). */
export interface Pick {
  type: "pick";
  material: Basic;
}

/** Wall an own city (N95). */
export interface BuildWall {
  type: "build_wall";
  crossing: number;
}

/** Put up an adventurer of level 1, resting (N98). */
export interface BuildAdventurer {
  type: "build_adventurer";
  crossing: number;
}

/** Activate an own resting adventurer (N102). */
export interface Activate {
  type: "activate";
  crossing: number;
}

/** Promote an own adventurer one level (N103). */
export interface Promote {
  type: "promote";
  crossing: number;
}

/** Move an own active adventurer along the own network (N105). */
export interface MoveAdventurer {
  type: "move_adventurer";
  source: number;
  to: number;
}

/** An own active adventurer drives the dragon off (N108). */
export interface DriveOff {
  type: "drive_off";
  crossing: number;
}

/** Raise a discipline one level (N112). */
export interface Raise {
  type: "raise";
  discipline: Discipline;
}

/** Say which city carries a metropolis (N115). */
export interface PlaceMetropolis {
  type: "place_metropolis";
  discipline: Discipline;
  crossing: number;
}

/** Give exactly the owed number for a Wedding (N149). */
export interface Give {
  type: "give";
  cards: Cards;
}

/** Spy: take this progress card (N147). */
export interface TakeCard {
  type: "take_card";
  card: Progress;
}

/** Master Merchant: take these cards (N138). */
export interface TakeCards {
  type: "take_cards";
  cards: Cards;
}

/** Put the Merchant on a hex (N135). */
export interface PlayMerchant {
  type: "play_merchant";
  hex: number;
}

/** A material goes at 2:1 this turn (N136). */
export interface PlayMerchantFleet {
  type: "play_merchant_fleet";
  material: Trade;
}

/** Trade a basic for a good with each rival (N137). */
export interface PlayTradePort {
  type: "play_trade_port";
  material: Basic;
}

/** See a rival's hand and take two cards (N138). */
export interface PlayMasterMerchant {
  type: "play_master_merchant";
  rival: number;
}

/** Two of a basic from each rival (N139). */
export interface PlayResourceMonopoly {
  type: "play_resource_monopoly";
  material: Basic;
}

/** One of a good from each rival (N140). */
export interface PlayGoodsMonopoly {
  type: "play_goods_monopoly";
  material: Good;
}

/** Move the dragon and rob every rival there (N141). */
export interface PlayBishop {
  type: "play_bishop";
  hex: number;
}

/** Never playable (N142); there so that the refusal can say so. `PlayPrintingPress` and `PlayScholar` likewise. */
export interface PlayConstitution {
  type: "play_constitution";
}

/** A rival loses an adventurer; the player places one of its level, or none (N143). */
export interface PlayDeserter {
  type: "play_deserter";
  rival: number;
  crossing: number | null;
}

/** Remove a rival road with a loose end (N144). */
export interface PlayDiplomat {
  type: "play_diplomat";
  edge: number;
}

/** Remove a rival adventurer on the own network (N145). */
export interface PlayIntrigue {
  type: "play_intrigue";
  crossing: number;
}

/** Rivals with at least as many points discard half (N146). */
export interface PlaySaboteur {
  type: "play_saboteur";
}

/** See a rival's progress cards and take one (N147). */
export interface PlaySpy {
  type: "play_spy";
  rival: number;
}

/** Activate all own adventurers (N148). */
export interface PlayWarlord {
  type: "play_warlord";
}

/** Rivals with more points give two cards (N149). */
export interface PlayWedding {
  type: "play_wedding";
}

/** Fix the dice of the own next roll (N150). */
export interface PlayAlchemist {
  type: "play_alchemist";
  red: number;
  white: number;
}

/** The next raise costs one less (N151). */
export interface PlayCrane {
  type: "play_crane";
}

/** A free wall (N152). */
export interface PlayEngineering {
  type: "play_engineering";
  crossing: number;
}

/** Swap the tokens of two hexes (N153). */
export interface PlayInventor {
  type: "play_inventor";
  first: number;
  second: number;
}

/** Wheat from farmland (N154). */
export interface PlayIrrigation {
  type: "play_irrigation";
}

/** A cheap city (N155). */
export interface PlayMedicine {
  type: "play_medicine";
  crossing: number;
}

/** Stone from mines (N156). */
export interface PlayMining {
  type: "play_mining";
}

/** Never playable (N157). */
export interface PlayPrintingPress {
  type: "play_printing_press";
}

/** Two free roads (N158). */
export interface PlayRoadBuilding {
  type: "play_road_building";
}

/** Two free promotions (N159). */
export interface PlaySmith {
  type: "play_smith";
}

/** Old: each basic goes at 2:1 this turn (N223). */
export interface PlayFair {
  type: "play_fair";
}

/** Old: one or two basics for as many goods (N224). */
export interface PlaySmuggling {
  type: "play_smuggling";
  give: Cards;
  get: Cards;
}

/** Old: move the dragon (N225). */
export interface PlayDragonEnvoy {
  type: "play_dragon_envoy";
}

/** Old: activate an own adventurer (N226). */
export interface PlayLevy {
  type: "play_levy";
  crossing: number;
}

/** Old: never playable (N227). */
export interface PlayScholar {
  type: "play_scholar";
}

/** The event die of `seat`'s roll: 1 to 3 goblins, 4 to 6 the gates of the disciplines; `march` after it (N60). */
export interface EventRolled {
  type: "event_rolled";
  seat: number;
  face: number;
  march: number;
}

/** The attack (N82 to N89). `defences`: what each seat contributed. `outcome` none: there was no city. `winners` get a point each; `payers` lose a city; `spared` are lowest too but have only fortresses (N87). */
export interface GoblinsAttacked {
  type: "goblins_attacked";
  strength: number;
  defences: number[];
  outcome: "won" | "lost" | "none";
  winners: number[];
  payers: number[];
  spared: number[];
}

/** The city on `crossing` is a camp now; `wall`: its wall is gone too; `auto`: nobody had to choose, or did. */
export interface CitySacked {
  type: "city_sacked";
  seat: number;
  crossing: number;
  wall: boolean;
  auto: boolean;
}

/** A card of a discipline's deck; `card` is for the drawer alone, but for those turned up (N71). */
export interface ProgressDrawn {
  type: "progress_drawn";
  seat: number;
  discipline: Discipline;
  card: Progress | null;
  left: number;
}

/** A wall stands round a city; `free`: by Engineering. */
export interface WallBuilt {
  type: "wall_built";
  seat: number;
  crossing: number;
  free: boolean;
}

/** A resting adventurer stands on a crossing; `free`: by a Deserter. */
export interface AdventurerPlaced {
  type: "adventurer_placed";
  seat: number;
  crossing: number;
  level: number;
  free: boolean;
}

/** These adventurers are active now; `free`: by a card. */
export interface AdventurersActivated {
  type: "adventurers_activated";
  seat: number;
  crossings: number[];
  free: boolean;
}

/** An adventurer has this level now; `free`: by a Smith. */
export interface AdventurerPromoted {
  type: "adventurer_promoted";
  seat: number;
  crossing: number;
  level: number;
  free: boolean;
}

/** An adventurer went from `source` to `to`, and rests. */
export interface AdventurerMoved {
  type: "adventurer_moved";
  seat: number;
  source: number;
  to: number;
}

/** `seat`'s adventurer was thrown from `source` and stands on `to`, or is off the board (N107). */
export interface AdventurerThrownOut {
  type: "adventurer_thrown_out";
  seat: number;
  by: number;
  source: number;
  to: number | null;
}

/** `seat`'s adventurer is back in its supply, by a card of `by`. */
export interface AdventurerRemoved {
  type: "adventurer_removed";
  seat: number;
  by: number;
  crossing: number;
  level: number;
}

/** The adventurer on `crossing` drove the dragon off, and rests: `seat` moves it now (N108). */
export interface DragonDrivenOff {
  type: "dragon_driven_off";
  seat: number;
  crossing: number;
}

/** A discipline has this level now; `paid` goods were paid (N112). */
export interface DisciplineRaised {
  type: "discipline_raised";
  seat: number;
  discipline: Discipline;
  level: number;
  paid: number;
}

/** A metropolis and its points go to `seat`, from `source` or nobody (N114). */
export interface MetropolisWon {
  type: "metropolis_won";
  discipline: Discipline;
  seat: number;
  source: number | null;
}

/** The city on `crossing` carries it; `auto`: nobody had to choose, or did. */
export interface MetropolisPlaced {
  type: "metropolis_placed";
  discipline: Discipline;
  seat: number;
  crossing: number;
  auto: boolean;
}

/** A progress card was played with its public choices, by the names that the action has. */
export interface ProgressPlayed {
  type: "progress_played";
  seat: number;
  card: Progress;
  choices: Record<string, number | string | null>;
}

/** Trade Port: `rival` gave a good and got one `material`; `good` is for these two alone. */
export interface PortTraded {
  type: "port_traded";
  seat: number;
  rival: number;
  material: Material;
  good: Material | null;
}

/** Master Merchant: `seat` sees the hand of `rival`; `cards` is for `seat` alone. */
export interface HandSeen {
  type: "hand_seen";
  seat: number;
  rival: number;
  cards: Cards | null;
}

/** Master Merchant: `number` cards went from `rival` to `seat`; `cards` is for these two alone. */
export interface CardsTaken {
  type: "cards_taken";
  seat: number;
  rival: number;
  number: number;
  cards: Cards | null;
  auto: boolean;
}

/** Spy: `seat` sees the progress cards of `rival`; `cards` is for `seat` alone. */
export interface ProgressSeen {
  type: "progress_seen";
  seat: number;
  rival: number;
  cards: Partial<Record<Progress, number>> | null;
}

/** Spy: a progress card went from `rival` to `seat`; `card` is for these two alone. */
export interface ProgressTaken {
  type: "progress_taken";
  seat: number;
  rival: number;
  card: Progress | null;
  auto: boolean;
}

/** Wedding: `giver` gave `number` cards to `seat`; `cards` is for these two alone. */
export interface CardsGiven {
  type: "cards_given";
  giver: number;
  seat: number;
  number: number;
  cards: Cards | null;
  auto: boolean;
}

/** `seat`'s road is back in its supply, by a Diplomat of `by` (N144). */
export interface RoadRemoved {
  type: "road_removed";
  seat: number;
  by: number;
  edge: number;
}

/** What a discipline is paid with, and the cards its deck began with. */
export interface DisciplineFacts {
  good: Good;
  deck: Partial<Record<Progress, number>>;
}

/** What never changes: levels there are, and the disciplines. Level n costs n of the discipline's good (N47). */
export interface BoxView {
  levels: number;
  disciplines: Partial<Record<Discipline, DisciplineFacts>>;
}

/** The march, 0 to 6, and how an attack would stand now: the horde's strength, what each seat contributes, and who would lose a city (`payers`). `spared`: while others choose a city, who is lowest too and loses nothing, having only fortresses (N87). */
export interface GoblinsView {
  march: number;
  strength: number;
  defences: number[];
  payers: number[];
  spared: number[];
}

/** The event die's last face, and how often each face 1 to 6 has come. */
export interface EventDieView {
  face: number | null;
  tally: number[];
}

/** An adventurer; `promoted`: already this turn (N103). */
export interface AdventurerView {
  crossing: number;
  seat: number;
  level: number;
  active: boolean;
  promoted: boolean;
}

/** A walled city. */
export interface WallView {
  crossing: number;
  seat: number;
}

/** A metropolis; `crossing` is None while its holder has to choose a city. */
export interface MetropolisView {
  discipline: Discipline;
  seat: number;
  crossing: number | null;
}

/** The Merchant. */
export interface MerchantView {
  seat: number;
  hex: number;
}

/** The box's pieces on the board. */
export interface FiguresView {
  adventurers: AdventurerView[];
  walls: WallView[];
  metropolises: MetropolisView[];
  merchant: MerchantView | null;
}

/** What all see of a seat besides `PlayerView`. `defence`: the levels of its active adventurers, also while it is absent; `shown`: cards in plain sight; `dice`: red and white of its next roll, if an Alchemist has fixed them. */
export interface StandingView {
  seat: number;
  levels: Partial<Record<Discipline, number>>;
  defence: number;
  defences_won: number;
  progress: number;
  shown: Progress[];
  supply: Partial<Record<"wall" | "adventurer", number>>;
  dice: [number, number] | null;
}

/** How many cards each deck has left, and which have been played, by kind. */
export interface ProgressView {
  left: Partial<Record<Discipline, number>>;
  played: Partial<Record<Progress, number>>;
}

/** Phase `card`: the active seat takes `number` cards from `victim`. */
export interface ChoosingView {
  card: "spy" | "master_merchant";
  victim: number;
  number: number;
}

/** What lasts this turn: cheaper raises, free promotions, materials at 2:1; a choice of cards under way. `sabotage`: the discard comes from a Saboteur. `takes` and `gifts` have been counted this turn. */
export interface EffectsView {
  cranes: number;
  smiths: number;
  fleets: Trade[];
  choosing: ChoosingView | null;
  sabotage: boolean;
  takes: number;
  gifts: number;
}

/** The same bytes for everybody. */
export interface AdventurersPublic {
  rules: RulesView;
  board: BoardView;
  pieces: PiecesView;
  players: PlayerView[];
  turn: TurnView;
  dice: DiceView;
  offer: OfferView | null;
  scrolls: ScrollsView;
  box: BoxView;
  goblins: GoblinsView;
  event_die: EventDieView;
  figures: FiguresView;
  standings: StandingView[];
  progress: ProgressView;
  effects: EffectsView;
}

/** Phase `card`, for who chooses: the victim's hand, or its progress cards. */
export interface LookView {
  victim: number;
  hand: Cards | null;
  progress: Partial<Record<Progress, number>> | null;
}

/** What only its seat sees. */
export interface AdventurersOwn {
  hand: Partial<Record<Material, number>>;
  scrolls: HeldScroll[];
  rates: Partial<Record<Material, number>>;
  hidden_parts: Record<string, number>;
  progress: Partial<Record<Progress, number>>;
  look: LookView | null;
}
