/** The three sizes of a screen (ui: breakpoints). */
import { MediaQuery } from "svelte/reactivity";
import { COMPACT_HEIGHT, COMPACT_WIDTH, WIDE_WIDTH } from "../ui/tokens";

export const compact = new MediaQuery(
  `(max-width: ${String(COMPACT_WIDTH - 1)}px), (max-height: ${String(COMPACT_HEIGHT - 1)}px)`,
);
export const wide = new MediaQuery(
  `(min-width: ${String(WIDE_WIDTH)}px) and (min-height: ${String(COMPACT_HEIGHT)}px)`,
);
