/** Vasallos' keys (ui: keyboard). Letters are off in text fields, under a sheet, and when switched off. */
import type Board from "./Board.svelte";
import { type Model, PIECES } from "./model.svelte";
import type { Play } from "./play.svelte";

export interface KeyHost {
  readonly model: Model;
  readonly play: Play;
  board(): Board | undefined;
  focus(key: string): void;
  side(tab: "log" | "chat"): void;
  settings(): void;
  say(what: "prompt" | "last"): void;
}

type Act = (host: KeyHost) => void;

const choose =
  (n: number): Act =>
  ({ model, play }) => {
    const kind = PIECES.filter((piece) => model.pieces.includes(piece))[n - 1];
    if (!kind || !play.step) return;
    if (play.kinds.includes(kind)) play.choose(kind);
    else play.why(kind);
  };

const KEYS: Readonly<Record<string, Act>> = {
  r: ({ play }) => {
    play.rotate();
  },
  n: ({ play }) => void play.none(),
  u: ({ play }) => void play.undo(),
  d: ({ play }) => {
    play.fields = !play.fields;
  },
  v: ({ play }) => {
    play.panel = "deck";
  },
  "1": choose(1),
  "2": choose(2),
  "3": choose(3),
  "4": choose(4),
  "5": choose(5),
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
  "?": ({ play }) => {
    play.panel = "keys";
  },
  ",": ({ settings }) => {
    settings();
  },
};

const WRITES = new Set(["INPUT", "TEXTAREA", "SELECT"]);

/** Handle a key; true if it was one of ours. */
export function pressKey(event: KeyboardEvent, host: KeyHost, letters: boolean): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (target && (WRITES.has(target.tagName) || target.isContentEditable)) return false;
  if (target?.closest("dialog[open]")) return false;
  if (event.key === "Escape") return host.play.cancel();
  if (event.key === "Enter" && host.play.action && !target?.closest("button, a, [role=button]")) {
    void host.play.confirm();
    return true;
  }
  if (!letters && /^[a-z]$/i.test(event.key)) return false;
  const act = KEYS[event.key.toLowerCase()];
  act?.(host);
  return act !== undefined;
}
