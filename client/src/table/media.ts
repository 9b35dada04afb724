/** The three sizes of a screen (ui: breakpoints). */
import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";
import { COMPACT_HEIGHT, COMPACT_WIDTH, WIDE_WIDTH } from "../ui/tokens";

export const compact = new MediaQuery(
  `(max-width: ${String(COMPACT_WIDTH - 1)}px), (max-height: ${String(COMPACT_HEIGHT - 1)}px)`,
);
/** There is room for columns beside the board. */
export const broad = new MediaQuery(
  `(min-width: ${String(WIDE_WIDTH)}px) and (min-height: ${String(COMPACT_HEIGHT)}px)`,
);
/** There are columns beside the board: there is room for them, and they are not folded. */
export const wide = {
  get current(): boolean {
    return broad.current && settings.now.panels === "beside";
  },
};
