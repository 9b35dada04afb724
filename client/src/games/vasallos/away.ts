/** What a reader of Vasallos has missed: tiles laid, what was scored by or beside them. */
import { awayLines as missedLines } from "../../table/away";
import type { LogContext } from "../../table/log";
import { t } from "../../text/i18n.svelte";
import type { Told } from "../../wire/types";
import type { PlayerView, VasallosEvent } from "../../wire/vasallos";
import { logLines, speech } from "./log";

/** Is it worth a line of its own to `me`? */
function matters(event: VasallosEvent, me: number): boolean {
  switch (event.type) {
    case "feature_scored":
      return event.holders.some(({ points }) => points > 0);
    case "goods_taken":
    case "turn_skipped":
      return event.seat === me;
    case "tile_laid":
      return event.seat === me && event.auto;
    case "tile_set_aside":
      return true;
    default:
      return false;
  }
}

export const awayLines = (
  told: readonly Told[],
  players: readonly PlayerView[],
  at: LogContext,
): string[] =>
  missedLines<VasallosEvent>(told, {
    me: at.me,
    players,
    matters,
    sums: (events) => {
      const laid = events.filter((event) => event.type === "tile_laid").length;
      return laid > 0 ? [t("vasallos:away.laid", { count: laid })] : [];
    },
    lines: (one) => logLines(one, at),
    speech: speech(at),
  });
