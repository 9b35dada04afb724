/** Natrak's keys (ui: keyboard). Letters are off in text fields, under a sheet, and when switched off. */
import type Board from "./Board.svelte";
import type { Model } from "./model.svelte";
import type { Play, Tool } from "./play.svelte";
import type { Turn } from "./turn.svelte";

export interface KeyHost {
  readonly model: Model;
  readonly play: Play;
  readonly turn: Turn;
  board(): Board | undefined;
  focus(key: string): void;
  side(tab: "log" | "chat"): void;
  settings(): void;
  /** Sound off or on again. */
  mute(): void;
  say(what: "prompt" | "last" | "board" | number): void;
}

type Act = (host: KeyHost) => void;

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
  r: (host) => {
    if (host.turn.can("roll")) host.turn.press();
    else road(host);
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
  w: ({ play }) => void play.attempt({ type: "end_window" }),
  e: ({ turn, model }) => {
    if (!turn.endKey(performance.now()) && turn.can("end_turn")) model.store.refuse("end_again");
  },
  u: ({ turn }) => {
    turn.undo();
  },
  p: ({ focus }) => {
    focus("prompt");
  },
  h: ({ focus }) => {
    focus("hand");
  },
  g: ({ play }) => {
    play.panel = "choices";
  },
  b: ({ board }) => {
    board()?.focusTargets();
  },
  f: ({ board }) => {
    board()?.fit();
  },
  "+": ({ board }) => {
    board()?.zoomBy(1.4);
  },
  "-": ({ board }) => {
    board()?.zoomBy(1 / 1.4);
  },
  l: ({ side }) => {
    side("log");
  },
  c: ({ side }) => {
    side("chat");
  },
  s: ({ say }) => {
    say("prompt");
  },
  z: ({ say }) => {
    say("last");
  },
  d: ({ say }) => {
    say("board");
  },
  m: ({ mute }) => {
    mute();
  },
  "?": ({ play }) => {
    play.panel = "keys";
  },
  ",": ({ settings }) => {
    settings();
  },
};

const WRITES = new Set(["INPUT", "TEXTAREA", "SELECT"]);

/** I was pressed: the next number names a player. */
let asksPlayer = false;

/** I and a number read that player; true if the key was part of it. */
function playerKey(key: string, host: KeyHost, letters: boolean): boolean {
  if (asksPlayer && /^[1-6]$/.test(key)) {
    asksPlayer = false;
    host.say(Number(key) - 1);
    return true;
  }
  asksPlayer = letters && key === "i";
  return asksPlayer;
}

/** Handle a key; true if it was one of ours. */
export function pressKey(event: KeyboardEvent, host: KeyHost, letters: boolean): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (target && (WRITES.has(target.tagName) || target.isContentEditable)) return false;
  if (target?.closest("dialog[open]")) return false;
  if (event.key === "Escape") return host.play.cancel();
  if (event.key === "Enter" && host.play.action && !isButton(target)) {
    void host.play.confirm();
    return true;
  }
  if (playerKey(event.key.toLowerCase(), host, letters)) return true;
  if (!letters && /^[a-z]$/i.test(event.key)) return false;
  const act = KEYS[event.key.toLowerCase()];
  act?.(host);
  return act !== undefined;
}

const isButton = (target: HTMLElement | null): boolean =>
  target !== null && target.closest("button, a, [role=button]") !== null;
