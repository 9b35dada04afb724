/** Vasallos' own keys (ui: keyboard); the rest are every table's. */
import { type KeyHost as TableHost, pressKey as press, type Act } from "../../table/keys";
import { type Model, PIECES } from "./model.svelte";
import type { Play } from "./play.svelte";

export interface KeyHost extends TableHost {
  readonly model: Model;
  readonly play: Play;
  /** Say what the area that is pointed at is worth. */
  area(): void;
}

const choose =
  (n: number): Act<KeyHost> =>
  ({ model, play }) => {
    const kind = PIECES.filter((piece) => model.pieces.includes(piece))[n - 1];
    if (!kind || !play.step) return;
    if (play.kinds.includes(kind)) play.choose(kind);
    else play.why(kind);
  };

const KEYS: Readonly<Record<string, Act<KeyHost>>> = {
  r: ({ play }, { shiftKey }) => {
    play.rotate(shiftKey ? -1 : 1);
  },
  "0": ({ play }) => void play.none(),
  "1": choose(1),
  "2": choose(2),
  "3": choose(3),
  "4": choose(4),
  "5": choose(5),
  u: ({ play }) => void play.undo(),
  a: ({ area }) => {
    area();
  },
  t: ({ play }) => {
    play.fields = !play.fields;
  },
  v: ({ play }) => {
    play.panel = "deck";
  },
};

/** Handle a key; true if it was one of ours. */
export const pressKey = (event: KeyboardEvent, host: KeyHost, letters: boolean): boolean =>
  press(event, host, letters, KEYS);
