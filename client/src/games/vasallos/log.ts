/** What Vasallos' events say in the log; everything is public (V88). */
import { type LogContext, type LogLine, type Part, type Sentence, write } from "../../table/log";
import { list, t } from "../../text/i18n.svelte";
import type { Told, Undone } from "../../wire/types";
import type { FeatureScored, VasallosEvent } from "../../wire/vasallos";
import { address } from "./tiles";
import { capital, kindName, marksText, placeName, tileName, zoneWords } from "./words";

type AnyEvent = VasallosEvent | Undone;

const strong = (text: string): Part => ({ kind: "strong", text });
const spot = (at: string): Part => ({ kind: "place", text: zoneWords(address(at).zone), at });

/** "Ana y Lía +8". */
function awards(event: FeatureScored, at: LogContext): string {
  const winners = event.holders.filter((holder) => holder.points > 0);
  return list(winners.map(({ seat, points }) => `${at.name(seat)} +${String(points)}`));
}

function scored(event: FeatureScored, at: LogContext): Sentence {
  const who = awards(event, at);
  const marks = marksText(event.marks);
  const what = t(marks === "" ? "vasallos:log.area" : "vasallos:log.area_marks", {
    kind: capital(kindName(event.kind)),
    count: event.cells.length,
    marks,
  });
  const cities = event.kind === "field" && event.final;
  return {
    seat: null,
    key: who === "" ? "scored_nobody" : cities ? "scored_field" : "scored",
    params: { count: event.cities.length },
    slots: { area: { kind: "place", text: what, at: event.id }, who: strong(who) },
  };
}

/** The sentence of an event, or null: it goes without saying. */
function sentence(event: AnyEvent, at: LogContext): Sentence | null {
  switch (event.type) {
    case "turn_skipped":
      return { seat: event.seat, key: "turn_skipped" };
    case "tile_set_aside":
      return {
        seat: event.seat,
        key: "tile_set_aside",
        slots: { tile: strong(tileName(event.tile)) },
      };
    case "tile_laid": {
      const place = placeName(...event.cell);
      return { seat: event.seat, key: "tile_laid", slots: { place }, auto: event.auto };
    }
    case "figure_placed":
      return {
        seat: event.seat,
        key: "figure_placed",
        slots: {
          what: strong(t(`vasallos:${event.seat === at.me ? "one_you" : "one"}.${event.kind}`)),
          zone: spot(event.at),
        },
      };
    case "figure_declined":
      return event.auto ? { seat: event.seat, key: `declined_${event.phase}`, auto: true } : null;
    case "passed_over":
      return event.phase === "figure" ? { seat: event.seat, key: "passed_over" } : null;
    case "feature_scored":
      return scored(event, at);
    case "extra_tile":
      return { seat: event.seat, key: "extra_tile" };
    case "goods_taken":
      return {
        seat: event.seat,
        key: "goods_taken",
        slots: { goods: strong(marksText(event.goods)) },
      };
    case "goods_counted":
      return {
        seat: null,
        key: event.leaders.length === 0 ? "goods_nobody" : "goods_counted",
        params: { points: event.points },
        slots: {
          goods: strong(t(`vasallos:goods.${event.goods}`)),
          who: strong(list(event.leaders.map((seat) => at.name(seat)))),
        },
      };
    case "presence_changed":
      return { seat: event.seat, key: `presence_${event.who}` };
    case "game_over": {
      const names = list(event.winners.map((seat) => at.name(seat)));
      const points = Math.max(...event.points);
      return {
        seat: null,
        key: "game_over",
        params: { points, count: event.winners.length },
        slots: { who: strong(names) },
      };
    }
    case "undone":
      return {
        seat: event.seat,
        key: "undone",
        slots: { what: t(`vasallos:act.${event.action}`) },
      };
    default:
      // Turns are headings; the tile drawn lies in the dock; figures go home with their area's line.
      return null;
  }
}

/** The lines of one entry. */
export function logLines(told: Told, at: LogContext): LogLine[] {
  const struck = told.undone ?? false;
  return ((told.events ?? []) as AnyEvent[]).flatMap((event, i): LogLine[] => {
    const key = `${String(told.seq)}.${String(i)}`;
    if (event.type === "turn_began") {
      const text = t("vasallos:log.turn", { turn: event.turn, name: at.name(event.seat) });
      return [{ key, seat: null, kind: "turn", parts: [text], gains: [], struck }];
    }
    const said = sentence(event, at);
    return said
      ? [
          {
            key,
            seat: said.seat,
            kind: "line",
            parts: write("vasallos", said, at),
            gains: [],
            struck,
          },
        ]
      : [];
  });
}

/** A line's words. */
export const speech = (at: LogContext) => ({
  name: (n: number): string => at.name(n),
  cards: (): string => "",
});
