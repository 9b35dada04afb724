/* eslint-disable max-lines -- made by scripts/wire_types.py from the Python records; do not edit */

export type Trouble = "threw" | "slow" | "illegal" | "silent";

export type TableEvent =
  | Opened
  | Sat
  | Left
  | SeatGiven
  | Dressed
  | BotSat
  | OrderDrawn
  | OptionSet
  | RematchAsked
  | RematchOpened
  | HostPassed
  | GameStarted
  | TakenOver
  | ChatMuted
  | ClocksMoved
  | Closed
  | Came
  | Went
  | BotFailed;

/** The table is open; `of`: the table that it is the rematch of. */
export interface Opened {
  type: "table_opened";
  of: string | null;
}

/** Somebody sat down; `guest`: a newcomer, for an absent owner. */
export interface Sat {
  type: "table_sat";
  seat: number;
  name: string;
  guest: boolean;
}

/** A seat is free again. */
export interface Left {
  type: "table_left";
  seat: number;
  name: string;
  by_host: boolean;
}

/** ★ opened an absent person's seat to a newcomer. */
export interface SeatGiven {
  type: "table_seat_given";
  seat: number;
}

/** Another colour or portrait. */
export interface Dressed {
  type: "table_dressed";
  seat: number;
  colour: string;
  portrait: string | null;
}

/** A bot sat down. */
export interface BotSat {
  type: "table_bot_sat";
  seat: number;
  bot: string;
  name: string;
}

/** The lot: names in the new order (N17). */
export interface OrderDrawn {
  type: "table_order_drawn";
  n: number;
  order: number[];
}

/** ★ changed an option. */
export interface OptionSet {
  type: "table_option_set";
  name: string;
  value: unknown;
}

/** A seat asks for another game. */
export interface RematchAsked {
  type: "table_rematch_asked";
  seat: number;
}

/** The next table is open. */
export interface RematchOpened {
  type: "table_rematch_opened";
  code: string;
}

/** ★ has been away for 3 minutes: the first present person has its powers (N15). */
export interface HostPassed {
  type: "table_host_passed";
  seat: number;
}

/** The game begins. */
export interface GameStarted {
  type: "table_game_started";
}

/** A seat was got back by name, and is played on another device now (N19). */
export interface TakenOver {
  type: "table_taken_over";
  seat: number;
  name: string;
}

/** ★ switched a seat's chat off or on. */
export interface ChatMuted {
  type: "table_chat_muted";
  seat: number;
  muted: boolean;
}

/** Nobody could be served for a while: all deadlines are later by `ms`. */
export interface ClocksMoved {
  type: "table_clocks_moved";
  ms: number;
}

/** The table is closed, or sleeps. */
export interface Closed {
  type: "table_closed";
  reason: "closed" | "asleep";
}

/** A seat's person is back. */
export interface Came {
  type: "table_came";
  seat: number;
}

/** A seat's person is absent; `bot` plays for it meanwhile, if one does. */
export interface Went {
  type: "table_went";
  seat: number;
  bot: string | null;
}

/** A bot did not choose (FP29): the server decided for it. */
export interface BotFailed {
  type: "table_bot_failed";
  seat: number;
  reason: Trouble;
}
