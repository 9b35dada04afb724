/** What a reader has missed, in a few lines: dice, income, what was done to or by them, who leads. */
import { spoken } from "../../table/log";
import { list, t } from "../../text/i18n.svelte";
import type { AdventurersEvent, Cards, NatrakEvent, PlayerView } from "../../wire/natrak";
import type { Told } from "../../wire/types";
import { type LogContext, logLines, speech } from "./log";
import { cardsText, kindsOf } from "./words";

type AnyEvent = NatrakEvent | AdventurersEvent;

/** Lines of the log beside the sums and the standing. */
const MOST = 5;

/** Is it worth a line of its own to `me`? */
function matters(event: AnyEvent, me: number): boolean {
  switch (event.type) {
    case "stolen":
      return event.thief === me || event.victim === me;
    case "dealt":
      return event.a === me || event.b === me;
    case "discarded":
    case "turn_skipped":
    case "city_sacked":
      return event.seat === me;
    case "handed":
      return event.giver === me || event.taker === me;
    case "award_moved":
    case "goblins_attacked":
      return true;
    default:
      return false;
  }
}

function total(events: readonly AnyEvent[], me: number): Cards {
  const sum: Cards = {};
  for (const event of events) {
    if (event.type !== "gained" || event.seat !== me) continue;
    for (const [kind, n] of kindsOf(event.cards)) sum[kind] = (sum[kind] ?? 0) + n;
  }
  return sum;
}

function leader(players: readonly PlayerView[], at: LogContext): string {
  const points = Math.max(...players.map((one) => one.points));
  const first = players.filter((one) => one.points === points).map((one) => one.seat);
  if (first.length === 1 && first[0] === at.me) return t("natrak:away.leader_you", { points });
  const names = list(first.map((seat) => at.name(seat)));
  return t("natrak:away.leader", { names, points, count: first.length });
}

/** At most 8 lines; none if nothing has happened. */
export function awayLines(
  told: readonly Told[],
  players: readonly PlayerView[],
  at: LogContext,
): string[] {
  const { me } = at;
  const events = told.flatMap((one) => (one.events ?? []) as AnyEvent[]);
  if (me === null || events.length === 0 || players.length === 0) return [];
  const sums = events.flatMap((event) =>
    event.type === "rolled" ? [event.red + event.white] : [],
  );
  const got = total(events, me);
  const own = told.flatMap((one) => {
    const some = ((one.events ?? []) as AnyEvent[]).filter((event) => matters(event, me));
    return logLines({ ...one, events: some }, at).map((line) => spoken(line, speech(at)));
  });
  return [
    ...(sums.length > 0
      ? [t("natrak:away.rolls", { sums: list(sums.map(String)), count: sums.length })]
      : []),
    ...(kindsOf(got).length > 0 ? [t("natrak:log.gained_you", { cards: cardsText(got) })] : []),
    ...own.slice(-MOST),
    leader(players, at),
  ];
}
