/** Natrak's own keys (ui: keyboard); the rest are every table's. */
import {
  type Act as TableAct,
  type KeyHost as TableHost,
  pressKey as press,
} from "../../table/keys";
import type { Model } from "./model.svelte";
import type { Play, Tool } from "./play.svelte";
import type { Turn } from "./turn.svelte";

export interface KeyHost extends TableHost {
  readonly model: Model;
  readonly play: Play;
  readonly turn: Turn;
}

type Act = TableAct<KeyHost>;

const tool =
  (name: Tool): Act =>
  ({ play, turn }) => {
    if (turn.can(name)) play.take(name);
    else void play.why(name);
  };
const answer =
  (type: string): Act =>
  ({ model, play }) => {
    if (model.offer) void play.attempt({ type, offer: model.offer.offer });
  };
const road = tool("build_road");

const KEYS: Readonly<Record<string, Act>> = {
  r: (host, event) => {
    if (host.turn.can("roll")) host.turn.press();
    else road(host, event);
  },
  "1": road,
  "2": tool("build_camp"),
  "3": tool("build_city"),
  "4": tool("build_wall"),
  "5": tool("build_adventurer"),
  y: ({ model, play }) => {
    if (model.box) play.panel = "disciplines";
  },
  "7": ({ play }) => void play.attempt({ type: "buy_scroll" }),
  t: ({ turn }) => {
    turn.trade();
  },
  o: ({ turn }) => {
    turn.trade();
  },
  a: answer("accept"),
  n: answer("decline"),
  x: ({ play, turn }) => {
    if (turn.can("counter")) play.panel = "counter";
  },
  k: ({ play }) => {
    play.panel = "scrolls";
  },
  v: ({ play }) => {
    play.panel = "build";
  },
  d: ({ say, play, board }) => {
    say("board");
    const inside = document.activeElement?.closest("main.board") !== null;
    play.explore();
    if (inside) window.setTimeout(() => board()?.focusTargets(), 0);
  },
  w: ({ play }) => void play.attempt({ type: "end_window" }),
  e: ({ turn, model }) => {
    if (!turn.endKey(performance.now()) && turn.can("end_turn")) model.store.refuse("end_again");
  },
  u: ({ turn }) => {
    turn.undo();
  },
};

/** Handle a key; true if it was one of ours. */
export const pressKey = (event: KeyboardEvent, host: KeyHost, letters: boolean): boolean =>
  press(event, host, letters, KEYS);
