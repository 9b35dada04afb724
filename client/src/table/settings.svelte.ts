/** What a person sets on this device: kept by the browser, acts at once. */
import { type Language, preferredLanguage, setLanguage } from "../text/i18n.svelte";
import { theme } from "../ui/theme.svelte";
import { keep, recall } from "./kept";
import type { SoundKind } from "./sound/recipes";

export type ThemeChoice = "auto" | "light" | "dark";
export type MotionChoice = "auto" | "full" | "less" | "none";
/** When a placement asks for confirmation: always, or only what undo cannot take back. */
export type ConfirmChoice = "always" | "needed";
/** Size of all text, in per cent. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export type Thumb = "right" | "left";
/** On wide screens: players and log beside the board, or the board alone with the players over it. */
export type Panels = "beside" | "folded";

interface Kept {
  /** "" for that of the browser. */
  language: Language | "";
  theme: ThemeChoice;
  motion: MotionChoice;
  confirm: ConfirmChoice;
  thumb: Thumb;
  letterKeys: boolean;
  panels: Panels;
  /** Whether a finger's first tap between near places brings them nearer. */
  zoomToChoose: boolean;
  /** Materials are told by a letter as well. */
  letters: boolean;
  textSize: TextSize;
  sound: boolean;
  /** The kinds of sound that are switched off. */
  silent: readonly SoundKind[];
  haptics: boolean;
  /** Whether a note tells of one's turn while nobody looks. */
  notices: "unasked" | "on" | "off";
  name: string;
  /** The level of bots chosen last; first-time players get the gentle one. */
  bot: string;
}

const KEY = "sobremesa.settings";
const DEFAULTS: Kept = {
  language: "",
  theme: "auto",
  motion: "auto",
  confirm: "always",
  thumb: "right",
  letterKeys: true,
  panels: "beside",
  zoomToChoose: true,
  letters: false,
  textSize: 100,
  sound: true,
  silent: [],
  haptics: true,
  notices: "unasked",
  name: "",
  bot: "easy",
};

/** What there is to choose from: what is kept may be of another build, or nonsense. */
const CHOICES: Partial<Record<keyof Kept, readonly unknown[]>> = {
  theme: ["auto", "light", "dark"],
  motion: ["auto", "full", "less", "none"],
  confirm: ["always", "needed"],
  thumb: ["right", "left"],
  panels: ["beside", "folded"],
  textSize: TEXT_SIZES,
  notices: ["unasked", "on", "off"],
};

/** The settings as they are kept, each that makes no sense as at first. */
function kept(): Kept {
  const found = recall(KEY, DEFAULTS);
  const wrong = (Object.keys(CHOICES) as (keyof Kept)[]).filter(
    (name) => CHOICES[name]?.includes(found[name]) === false,
  );
  return { ...found, ...Object.fromEntries(wrong.map((name) => [name, DEFAULTS[name]])) };
}

function show(now: Kept): void {
  const root = document.documentElement;
  theme.choose(now.theme);
  if (now.motion === "auto") delete root.dataset["motion"];
  else root.dataset["motion"] = now.motion;
  root.dataset["thumb"] = now.thumb;
  root.style.fontSize = now.textSize === 100 ? "" : `${String(now.textSize)}%`;
  setLanguage(preferredLanguage(now.language, navigator.languages));
}

class Settings {
  #kept = $state<Kept>({ ...DEFAULTS });

  /** Read what is kept and show it; once, before the first screen. */
  load(): void {
    this.#kept = kept();
    show(this.#kept);
  }

  /** What another tab of this device sets is set here as well. */
  follow(): void {
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.load();
    });
  }

  get now(): Readonly<Kept> {
    return this.#kept;
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep(KEY, this.#kept);
    show(this.#kept);
  }
}

export const settings = new Settings();
