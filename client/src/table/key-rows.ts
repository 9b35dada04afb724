/** What `?` shows: every key of a table and what it does. `games/keys.test.ts` compares it with the keys that are bound. */

export interface KeyRow {
  /** As `KeyboardEvent.key` names them, letters small; any of them does it. */
  readonly keys: readonly string[];
  /** Held down with it. */
  readonly shift?: boolean;
  /** The text that says what it does. */
  readonly text: string;
}

const ARROWS = "Arrows";

/** What every game's table has. */
export const COMMON_ROWS: readonly KeyRow[] = [
  { keys: ["Tab"], text: "keys.tab" },
  { keys: ["Enter", " "], text: "keys.press" },
  { keys: ["Escape"], text: "keys.escape" },
  { keys: ["p"], text: "keys.prompt" },
  { keys: ["g"], text: "keys.choices" },
  { keys: ["b"], text: "keys.board" },
  { keys: ["h"], text: "keys.hand" },
  { keys: [ARROWS], text: "keys.arrows" },
  { keys: [ARROWS], shift: true, text: "keys.pan" },
  { keys: ["+", "-"], text: "keys.zoom" },
  { keys: ["f"], text: "keys.fit" },
  { keys: ["u"], text: "keys.undo" },
  { keys: ["l"], text: "keys.log" },
  { keys: ["c"], text: "keys.chat" },
  { keys: ["i"], text: "keys.player" },
  { keys: ["d"], text: "keys.describe" },
  { keys: ["s"], text: "keys.say" },
  { keys: ["z"], text: "keys.last" },
  { keys: ["m"], text: "keys.mute" },
  { keys: ["?"], text: "keys.help" },
  { keys: [","], text: "keys.settings" },
];
