/** What a person sets on this device: kept by the browser, acts at once. */
import { type Language, preferredLanguage, setLanguage } from "../text/i18n.svelte";
import { theme } from "../ui/theme.svelte";
import type { SoundKind } from "./sound/recipes";

export type ThemeChoice = "auto" | "light" | "dark";
export type MotionChoice = "auto" | "full" | "less" | "none";
/** When a placement asks for confirmation: always, or only what undo cannot take back. */
export type ConfirmChoice = "always" | "needed";
/** Size of all text, in per cent. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export type Thumb = "right" | "left";

interface Kept {
  language: Language | null;
  theme: ThemeChoice;
  motion: MotionChoice;
  confirm: ConfirmChoice;
  thumb: Thumb;
  letterKeys: boolean;
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
  language: null,
  theme: "auto",
  motion: "auto",
  confirm: "always",
  thumb: "right",
  letterKeys: true,
  textSize: 100,
  sound: true,
  silent: [],
  haptics: true,
  notices: "unasked",
  name: "",
  bot: "easy",
};

/** Read JSON that this browser keeps; `fallback` if there is none or it keeps nothing. */
export function recall<T extends object>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...fallback, ...value } : fallback;
  } catch {
    return fallback;
  }
}

/** Keep JSON in this browser; without storage it lives as long as the page. */
export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window may refuse: nothing to do.
  }
}

function show(kept: Kept): void {
  const root = document.documentElement;
  theme.choose(kept.theme);
  if (kept.motion === "auto") delete root.dataset["motion"];
  else root.dataset["motion"] = kept.motion;
  root.dataset["thumb"] = kept.thumb;
  root.style.fontSize = kept.textSize === 100 ? "" : `${String(kept.textSize)}%`;
  setLanguage(preferredLanguage(kept.language, navigator.languages));
}

class Settings {
  #kept = $state<Kept>({ ...DEFAULTS });

  /** Read what is kept and show it; once, before the first screen. */
  load(): void {
    this.#kept = recall(KEY, DEFAULTS);
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
