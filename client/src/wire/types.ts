/* eslint-disable max-lines -- made by scripts/wire_types.py from the Python records; do not edit */

export type Value = string | number | boolean | null;

export type Who = "person" | "bot" | "nobody";

export type Field = One | Counts | Pair | Cells;

export type Group = "play" | "build" | "trade" | "cards" | "talk" | "back" | "end";

export type TableStatus = "waiting" | "playing" | "finished" | "closed" | "asleep";

export type Phrase =
  | "hello"
  | "luck"
  | "thinking"
  | "moment"
  | "nice"
  | "thanks"
  | "sorry"
  | "again";

export type ClientMessage =
  | Hello
  | Do
  | Explain
  | Preview
  | Chat
  | Ping
  | Sit
  | Dress
  | Leave
  | Takeover
  | AddBot
  | RemoveBot
  | FreeSeat
  | StandIn
  | GiveSeat
  | Lot
  | SetOption
  | Start
  | CloseTable
  | Mute
  | Rematch;

export type ServerMessage =
  | Welcome
  | Update
  | Done
  | Refused
  | Explained
  | Previewed
  | Presence
  | Said
  | Moved
  | Closed
  | Pong;

/** Take back the own last step. Every game's, so no game lists it; `Match` answers it. */
export interface Undo {
  type: "undo";
}

/** `seat` took back its step `action` (a type of action), the last that was not taken back. Public. */
export interface Undone {
  type: "undone";
  seat: number;
  action: string;
}

/** Why not: a code with parameters, `cannot_afford {missing: {"clay": 1}}`. */
export interface Refusal {
  code: string;
  params?: Record<string, unknown>;
}

/** A field filled by one of `values`. */
export interface One {
  kind: "one";
  name: string;
  values: unknown[];
}

/** A field filled by a number for each kind: `{"wood": 2, "clay": 1}`. Only positive numbers are named. Each is at most `max[kind]`, their sum is `least` to `most`. */
export interface Counts {
  kind: "counts";
  name: string;
  max: Record<string, number>;
  least: number;
  most: number;
}

/** Two fields, `names`, filled together: for each first value the seconds that go with it. */
export interface Pair {
  kind: "pair";
  names: [string, string];
  options: [unknown, unknown[]][];
}

/** A way to hold a shape, and where it may lie: `anchors` is a bit set of cells in hexadecimal. */
export interface Orientation {
  flip: boolean;
  turn: number;
  anchors: string;
}

/** Three fields, `flip`, `turn` and `at` (a cell's number), filled together. */
export interface Cells {
  kind: "cells";
  orientations: Orientation[];
}

/** One shape of one type of action: every combination of its fields' values is legal. `disjoint`: no kind may stand in both `Counts` fields. `equal_total`: both have the same sum. `alias`: only other names for what choices beside it offer: accepted, and neither counted, drawn nor spelled out. */
export interface Choice {
  type: string;
  fields?: Field[];
  group?: Group;
  disjoint?: boolean;
  equal_total?: boolean;
  alias?: boolean;
}

/** Everything a seat may do now, complete, and for what is off the refusal that says why. */
export interface Menu {
  choices?: Choice[];
  blocked?: Record<string, Refusal>;
}

/** The clock a wait runs on. `key` names the budget: waits with the same key share it (N197: the turn's time is not restarted within the turn). `seconds` is the budget, or None for the table's turn clock. `only_with_turn_clock`: runs only at a table that has one. */
export interface Clock {
  key: string;
  seconds?: number | null;
  only_with_turn_clock?: boolean;
}

/** A decision that a seat owes before the game goes on. `wait` names this very decision: it changes when the decision becomes another one. `prompt` is the catalogue's code, with `params`. `lapse`: what running out does. `absence`: what the seat's absence does, if not done by the game within the presence entry itself. */
export interface Owed {
  seat: number;
  wait: string;
  prompt: string;
  params?: Record<string, unknown>;
  clock?: Clock | null;
  lapse?: "default" | "waits";
  absence?: "at_once" | "after_10s" | "waits";
}

/** Who is waited for (`owed`), who may act without being waited for (`free`). `stands`: no person is present at a table of persons (N195): nothing lapses, clocks stand, no bot acts. `turn` counts the turns: an action that was meant for another one is stale. */
export interface Waiting {
  owed?: Owed[];
  free?: number[];
  stands?: boolean;
  turn?: number;
}

/** One seat's line of the final screen: `points` is the sum of `parts` (source code to points). */
export interface Score {
  seat: number;
  points: number;
  parts: Record<string, number>;
}

/** How the game stands. While it runs only public points are in it; when `finished`, every point. */
export interface Standing {
  finished: boolean;
  winners: number[];
  scores: Score[];
}

/** One question of the New table form, drawn by the client without knowing the game. `kind` choice: one of `values`; number: `least` to `most`, with `values` as quick buttons; toggle: a boolean. `default_by` gives the default for a value of another field, or for a number of seats: `{"mode": {"basic": 10}}`, `{"seats": {"6": True}}`. */
export interface OptionField {
  name: string;
  kind: "choice" | "number" | "toggle";
  values?: unknown[];
  least?: number | null;
  most?: number | null;
  default?: unknown;
  default_by?: Record<string, Record<string, unknown>>;
  live?: boolean;
}

/** What a lobby needs to know of a game; made without loading its rules. */
export interface Meta {
  id: string;
  seats: number[];
  minutes: [number, number];
  generation: number;
  form: OptionField[];
  colours: string[];
  portraits: string[];
  secrets: boolean;
}

/** Options every table has, whatever the game. `seats` left out: the game's usual number; `clock` in seconds. */
export interface TableOptions {
  seats: number | null;
  clock: number | null;
  protected: boolean;
  watchers: "all" | "none";
  chat: "all" | "seats" | "off";
  absent: "rules" | "wait" | "bot";
}

/** A taken seat. `number` is its place in the order of play as it stands (a lot changes it). */
export interface SeatView {
  number: number;
  name: string;
  colour: string;
  portrait: string | null;
  host?: boolean;
  bot?: string | null;
  stand_in?: string | null;
  guest?: string | null;
  given?: boolean;
  connected?: boolean;
  away_at?: number | null;
  absent?: boolean;
  rematch?: boolean;
}

/** What chance is proved by: the commitment C to the secret S, what people added, and S once it may be told. */
export interface Proof {
  commitment: string;
  contributions?: (string | null)[];
  secret?: string | null;
}

/** The table goes on from the game of table `code` after its entry `seq`, in its turn `turn`. */
export interface Forked {
  code: string;
  seq: number;
  turn: number;
}

/** What everybody sees of a table; the same bytes for all. */
export interface TableView {
  code: string;
  game: string;
  generation: number;
  options: Record<string, unknown>;
  table: TableOptions;
  status: TableStatus;
  seats: (SeatView | null)[];
  drawn: number;
  opener: string | null;
  proof: Proof;
  live?: OptionField[];
  colours?: string[];
  portraits?: string[];
  bots?: string[];
  watchers?: number;
  next?: string | null;
  chat_muted?: number[];
  forked?: Forked | null;
}

/** Who the reader is at this table. */
export interface MeView {
  seat?: number | null;
  host?: boolean;
  opener?: boolean;
  short_code?: string | null;
}

/** A table in a list ("Tus mesas") or behind a link before one is connected. */
export interface TableCard {
  code: string;
  game: string;
  options: Record<string, unknown>;
  table: TableOptions;
  status: TableStatus;
  seats: (SeatView | null)[];
  opener?: string | null;
  seat?: number | null;
  waits_for_you?: boolean;
  waits_for?: number[];
  winners?: number[];
  points?: number[];
  turn?: Record<string, unknown>;
}

/** A table to go to. `existing`: this device keeps it open already (N10), nothing new was opened. */
export interface Opened {
  code: string;
  existing: boolean;
}

/** One entry as its reader may know it: who did it (`by`: a seat, `host`, or `server`), its events in this reader's form. */
export interface Told {
  seq: number;
  at: number;
  kind: string;
  by: string;
  events?: unknown[];
  undone?: boolean;
}

/** Something said. `seat` is null for a watcher, whose name may be empty. A phrase has no text. */
export interface ChatLine {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  phrase?: Phrase | null;
}

/** The wait `wait` of `seat` runs out at `at` (server time, ms); `total` is its whole length in ms. */
export interface Deadline {
  seat: number;
  wait: string;
  at: number;
  total: number;
}

/** Server time and all deadlines that run. */
export interface ClockView {
  now: number;
  deadlines: Deadline[];
}

/** First message of a connection: the protocol's version, and the last seq the client holds (-1: nothing). */
export interface Hello {
  type: "hello";
  version: number;
  last?: number;
  watch?: boolean;
  person?: number;
  name?: string;
}

/** An action of the game (undo is `{"type": "undo"}`). `on`: the last seq the client had folded. */
export interface Do {
  type: "do";
  id: string;
  on: number;
  action: Record<string, unknown>;
}

/** Why not? Answered by `explained`; never logged. */
export interface Explain {
  type: "explain";
  id: string;
  action: Record<string, unknown>;
}

/** What would it give? Answered by `previewed`; never logged. */
export interface Preview {
  type: "preview";
  id: string;
  action: Record<string, unknown>;
}

/** Say something: a phrase, told to each reader in their own language, or else the text. */
export interface Chat {
  type: "chat";
  id: string;
  text?: string;
  phrase?: Phrase | null;
}

/** Is the server there? Answered by `pong`. */
export interface Ping {
  type: "ping";
  n: number;
}

/** Take a free seat (N11). `salt`: 16 random bytes of this browser, its share in the table's chance. */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  colour: string;
  portrait: string | null;
  salt: string;
}

/** Change colour or portrait before the start (N16). */
export interface Dress {
  type: "dress";
  id: string;
  colour: string;
  portrait: string | null;
}

/** Leave the own seat before the start (N16). */
export interface Leave {
  type: "leave";
  id: string;
}

/** Get a seat back by its name (N19). `force`: its old screen is connected, and "it's me". */
export interface Takeover {
  type: "takeover";
  id: string;
  name: string;
  force?: boolean;
  secret?: string | null;
}

/** ★: a bot into a free seat; name, colour and portrait are chosen if left out. */
export interface AddBot {
  type: "add_bot";
  id: string;
  seat: number;
  bot: string;
  name?: string | null;
}

/** ★: a bot out of its seat, before the start. */
export interface RemoveBot {
  type: "remove_bot";
  id: string;
  seat: number;
}

/** ★: free a seat that is not connected, before the start (N15). */
export interface FreeSeat {
  type: "free_seat";
  id: string;
  seat: number;
}

/** ★: a bot plays for a person absent for 3 minutes; `bot` null takes it away. */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat: number;
  bot: string | null;
}

/** ★: open the seat of a person absent for 3 minutes to a newcomer, who sits with `sit`. */
export interface GiveSeat {
  type: "give_seat";
  id: string;
  seat: number;
}

/** ★: draw the order of play (N17). */
export interface Lot {
  type: "lot";
  id: string;
}

/** ★: change a live option in the waiting room (N5). */
export interface SetOption {
  type: "set_option";
  id: string;
  name: string;
  value: unknown;
}

/** ★: start the game (N18). */
export interface Start {
  type: "start";
  id: string;
}

/** ★: close the table for good (N21). */
export interface CloseTable {
  type: "close_table";
  id: string;
}

/** ★: switch the chat of a seat, or of all who watch (`seat` null), off or on. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number | null;
  muted: boolean;
}

/** After the end: ask for another game with the same people; ★'s opens it. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Everything a client needs, after `hello`. `public`, `own`, `menu`, `waiting` are there once the game runs. */
export interface Welcome {
  type: "welcome";
  version: number;
  seq: number;
  table: TableView;
  me: MeView;
  clock: ClockView;
  public?: Record<string, unknown> | null;
  own?: Record<string, unknown> | null;
  menu?: Menu | null;
  waiting?: Waiting | null;
  standing?: Standing | null;
  told?: Told[];
  chat?: ChatLine[];
}

/** The table moved on to `seq`. Only what changed is in it: sections replace sections of the same name. */
export interface Update {
  type: "update";
  seq: number;
  told?: Told[];
  table?: TableView | null;
  me?: MeView | null;
  public?: Record<string, unknown> | null;
  own?: Record<string, unknown> | null;
  menu?: Menu | null;
  waiting?: Waiting | null;
  standing?: Standing | null;
  clock?: ClockView | null;
}

/** The request `id` is done and durable, as entry `seq` (-1: it needed none). `result` where it has one. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
  result?: Record<string, unknown> | null;
}

/** The request `id` is refused; nothing changed. `id` is empty when the message could not be read. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  params?: Record<string, unknown>;
}

/** Why not, or null: it may be done. */
export interface Explained {
  type: "explained";
  id: string;
  refusal: Refusal | null;
}

/** What it would give; the shape is the game's. */
export interface Previewed {
  type: "previewed";
  id: string;
  result: unknown;
}

/** Connections changed: for each seat whether it is connected, and when it will be absent. */
export interface Presence {
  type: "presence";
  connected: boolean[];
  away_at: (number | null)[];
  watchers: number;
  names?: string[];
}

/** Lines of chat. */
export interface Said {
  type: "said";
  lines: ChatLine[];
}

/** The device's seat is played elsewhere now; the device watches (N19). */
export interface Moved {
  type: "moved";
  by_name: string;
}

/** The table is not to be had: `closed` by ★, `asleep`, `unknown`, `too_old`, `crowded`, `server`. */
export interface Closed {
  type: "closed";
  reason: "closed" | "asleep" | "unknown" | "too_old" | "crowded" | "server";
}

/** Answer to `ping`, with server time in ms. */
export interface Pong {
  type: "pong";
  n: number;
  now: number;
}

/** A game one may open a table of, and the bots that play it, weakest first. */
export interface GameCard {
  meta: Meta;
  bots: string[];
}

/** All games. `version`: the server's. */
export interface GameList {
  games: GameCard[];
  version: string;
}

/** Open a table. `options` are the game's; what is left out takes its default. */
export interface OpenTable {
  game: string;
  options?: Record<string, unknown>;
  table?: TableOptions;
}

/** Wake a sleeping table: with nothing by a device that had a seat, else by a seat's name (N19, N21). */
export interface Wake {
  name?: string | null;
  secret?: string | null;
}

/** Go on from a finished game as it was after entry `at`. */
export interface ForkFrom {
  at: number;
}

/** Shown entries in the reader's form, in order; `head` is the log's last seq. */
export interface RecordPage {
  told: Told[];
  head: number;
}

/** What entry `seq` changed of what a replay shows; sections replace sections of the same name. */
export interface ReplayStep {
  seq: number;
  told: Told;
  table?: TableView | null;
  public?: Record<string, unknown> | null;
  own?: Record<string, unknown> | null;
  standing?: Standing | null;
}

/** A finished game after entry `seq`, open or through one seat's eyes. `told` is what that entry brought. */
export interface Replay {
  seq: number;
  head: number;
  first: number;
  last: number;
  table: TableView;
  public?: Record<string, unknown> | null;
  own?: Record<string, unknown> | null;
  owns?: (Record<string, unknown>)[];
  standing?: Standing | null;
  told?: Told | null;
  steps?: ReplayStep[];
}

/** From entry `seq` on it is turn `turn`. */
export interface StoryTurn {
  seq: number;
  turn: number;
}

/** From entry `seq` on the seats have these points: while the game runs, those that all see. */
export interface StoryPoints {
  seq: number;
  points: number[];
}

/** A finished game in numbers. `draws`: entry, label and value (a number, or an order) of every draw. A number comes with how many could have come (`sides`), an order with 0. `events`: for each type of event the entries that had one. */
export interface Story {
  first: number;
  last: number;
  turns: StoryTurn[];
  points: StoryPoints[];
  draws: [number, string, number | number[], number][];
  events: Record<string, number[]>;
  luck?: unknown;
}
