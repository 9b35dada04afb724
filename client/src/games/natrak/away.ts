/** What a reader of Natrak has missed: dice, income, what was done to or by them. */
import { awayLines as missedLines } from "../../table/away";
import { list, t } from "../../text/i18n.svelte";
import type { AdventurersEvent, Cards, NatrakEvent, PlayerView } from "../../wire/natrak";
import type { Told } from "../../wire/types";
import { type LogContext, logLines, speech } from "./log";
import { cardsText, kindsOf } from "./words";

type AnyEvent = NatrakEvent | AdventurersEvent;

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

export const awayLines = (
  told: readonly Told[],
  players: readonly PlayerView[],
  at: LogContext,
): string[] =>
  missedLines<AnyEvent>(told, {
    me: at.me,
    players,
    matters,
    sums: (events, me) => {
      const rolls = events.flatMap((event) =>
        event.type === "rolled" ? [event.red + event.white] : [],
      );
      const got = total(events, me);
      return [
        ...(rolls.length > 0
          ? [t("natrak:away.rolls", { sums: list(rolls.map(String)), count: rolls.length })]
          : []),
        ...(kindsOf(got).length > 0 ? [t("natrak:log.gained_you", { cards: cardsText(got) })] : []),
      ];
    },
    lines: (one) => logLines(one, at),
    speech: speech(at),
  });
