/** What a reader has missed, in a few lines: what the game sums up, what was done to or by them, who leads. */
import { list, t } from "../text/i18n.svelte";
import type { Told } from "../wire/types";
import { type LogLine, type Speech, spoken } from "./log";

/** Lines of the log beside the sums and the standing. */
const MOST = 5;

interface Standing {
  readonly seat: number;
  readonly points: number;
}

export interface Missed<Event> {
  readonly me: number | null;
  readonly players: readonly Standing[];
  /** Is an event worth a line of its own to this reader? */
  matters(event: Event, me: number): boolean;
  /** What all that was missed comes to. */
  sums(events: readonly Event[], me: number): readonly string[];
  lines(told: Told): readonly LogLine[];
  readonly speech: Speech;
}

function leader(players: readonly Standing[], me: number, speech: Speech): string {
  const points = Math.max(...players.map((one) => one.points));
  const first = players.filter((one) => one.points === points).map((one) => one.seat);
  if (first.length === 1 && first[0] === me) return t("away.leader_you", { points });
  const names = list(first.map((seat) => speech.name(seat)));
  return t("away.leader", { names, points, count: first.length });
}

/** None if nothing has happened. */
export function awayLines<Event>(told: readonly Told[], missed: Missed<Event>): string[] {
  const { me, players, speech } = missed;
  const eventsOf = (one: Told): Event[] => (one.events ?? []) as Event[];
  const events = told.flatMap(eventsOf);
  if (me === null || events.length === 0 || players.length === 0) return [];
  const own = told.flatMap((one) => {
    const some = eventsOf(one).filter((event) => missed.matters(event, me));
    return missed.lines({ ...one, events: some }).map((line) => spoken(line, speech));
  });
  return [...missed.sums(events, me), ...own.slice(-MOST), leader(players, me, speech)];
}
