/**
 * The keys of a table (ui: keyboard): those that every game has, and a game's own before them. They are off in text
 * fields and under a sheet; those of a single character can be switched off.
 */
import type { Action } from "./menu";
import { openRules } from "./rules/open.svelte";

/** What is tried, and what opens over the table. */
export interface KeyPlay {
  readonly action: Action | null;
  panel: string | null;
  confirm(): Promise<void>;
}

/** What can be told aloud; a number: the player of that seat. */
export type Asked = "prompt" | "last" | "board" | number;

/** What the keys of every table do, whatever the game. */
export interface SharedHost {
  focus(key: string): void;
  side(tab: "log" | "chat"): void;
  settings(): void;
  /** Sound off or on again. */
  mute(): void;
  say(what: Asked): void;
}

export interface KeyHost extends SharedHost {
  readonly play: KeyPlay;
  /** What Esc does; false: there was nothing to do. */
  escape(): boolean;
  board(): { focusTargets(): void; fit(): void; zoomBy(factor: number): void } | undefined;
}

export type Act<H extends KeyHost> = (host: H, event: KeyboardEvent) => void;

const ZOOM = 1.4;

const KEYS: Readonly<Record<string, Act<KeyHost>>> = {
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
    board()?.zoomBy(ZOOM);
  },
  "-": ({ board }) => {
    board()?.zoomBy(1 / ZOOM);
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

const isButton = (target: HTMLElement | null): boolean =>
  target !== null && target.closest("button, a, [role=button]") !== null;

/** Handle a key; true if it was one of ours. */
export function pressKey<H extends KeyHost>(
  event: KeyboardEvent,
  host: H,
  letters: boolean,
  own: Readonly<Record<string, Act<H>>>,
): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (target && (WRITES.has(target.tagName) || target.isContentEditable)) return false;
  // Also where nothing has the focus: a button of the sheet that was pressed may be gone.
  if (document.querySelector("dialog[open]")) return false;
  if (event.key === "Escape") return host.escape() || openRules.close();
  if (event.key === "Enter" && host.play.action && !isButton(target)) {
    void host.play.confirm();
    return true;
  }
  const key = event.key.toLowerCase();
  if (playerKey(key, host, letters)) return true;
  // Signs and numbers as well as letters (WCAG 2.1.4); what has the focus keeps its own keys.
  if (!letters && key.length === 1) return false;
  const act = own[key] ?? KEYS[key];
  act?.(host, event);
  return act !== undefined;
}
