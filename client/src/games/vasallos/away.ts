/** What a reader has missed, in a few lines: tiles laid, what was scored by or beside them, who leads. */
import { spoken } from "../../table/log";
import { list, t } from "../../text/i18n.svelte";
import type { Told } from "../../wire/types";
import type { PlayerView, VasallosEvent } from "../../wire/vasallos";
import { type LogContext, logLines, speech } from "./log";

/** Lines of the log beside the sum and the standing. */
const MOST = 5;

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

function leader(players: readonly PlayerView[], at: LogContext): string {
  const points = Math.max(...players.map((one) => one.points));
  const first = players.filter((one) => one.points === points).map((one) => one.seat);
  if (first.length === 1 && first[0] === at.me) return t("vasallos:away.leader_you", { points });
  const names = list(first.map((seat) => at.name(seat)));
  return t("vasallos:away.leader", { names, points, count: first.length });
}

/** At most 7 lines; none if nothing has happened. */
export function awayLines(
  told: readonly Told[],
  players: readonly PlayerView[],
  at: LogContext,
): string[] {
  const { me } = at;
  const events = told.flatMap((one) => (one.events ?? []) as VasallosEvent[]);
  if (me === null || events.length === 0 || players.length === 0) return [];
  const laid = events.filter((event) => event.type === "tile_laid").length;
  const own = told.flatMap((one) => {
    const some = ((one.events ?? []) as VasallosEvent[]).filter((event) => matters(event, me));
    return logLines({ ...one, events: some }, at).map((line) => spoken(line, speech(at)));
  });
  return [
    ...(laid > 0 ? [t("vasallos:away.laid", { count: laid })] : []),
    ...own.slice(-MOST),
    leader(players, at),
  ];
}
