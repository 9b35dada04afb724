/** What Natrak's events say in the log. Own secrets are there only because they were sent. */
import {
  type Gain,
  type LogContext as TableContext,
  type LogLine,
  type Part,
  type Sentence,
  write,
} from "../../table/log";
import { t } from "../../text/i18n.svelte";
import type { AdventurersEvent, Cards, NatrakEvent } from "../../wire/natrak";
import type { Told, Undone } from "../../wire/types";
import { boxSentence, SAME_FOR_ALL as OURS } from "./adventurers/log";
import { eventText } from "./adventurers/event-die";
import type { Places } from "./places";
import { cardsText, materialName } from "./words";

export interface LogContext extends TableContext {
  readonly places: Places | null;
}

type AnyEvent = NatrakEvent | AdventurersEvent | Undone;

const seat = (n: number): Part => ({ kind: "seat", seat: n });
const strong = (text: string): Part => ({ kind: "strong", text });
const cards = (some: Cards | null): Part => (some ? { kind: "cards", cards: some } : "");

/** The sentence of an event, or null: it goes without saying. */
function sentence(event: AnyEvent, at: LogContext): Sentence | null {
  switch (event.type) {
    case "piece_placed":
      return {
        seat: event.seat,
        key: event.free ? "piece_placed" : "piece_built",
        slots: { piece: strong(t(`natrak:log.one.${event.piece}`)) },
      };
    case "gained":
      return { seat: event.seat, key: "gained", slots: { cards: cards(event.cards) } };
    case "turn_skipped":
      return { seat: event.seat, key: "turn_skipped" };
    case "turn_ended":
      return event.auto ? { seat: event.seat, key: "turn_ended", auto: true } : null;
    case "rolled": {
      const { red, white } = event;
      return {
        seat: event.seat,
        key: "rolled",
        params: { red, white },
        slots: { sum: strong(String(red + white)) },
        auto: event.auto,
      };
    }
    case "discarded":
      return {
        seat: event.seat,
        key: "discarded",
        params: { count: event.number },
        slots: { cards: cards(event.cards) },
        auto: event.auto,
      };
    case "dragon_moved":
      return {
        seat: event.seat,
        key: "dragon_moved",
        slots: { place: strong(at.places?.hex(event.hex) ?? "") },
        auto: event.auto,
      };
    case "stolen": {
      const card = event.card ? cards({ [event.card]: 1 }) : "";
      const mine = at.me === event.victim && event.card !== null;
      return {
        seat: event.thief,
        key: mine ? "stolen_victim" : "stolen",
        slots: { victim: seat(event.victim), card },
      };
    }
    case "nothing_stolen":
      return { seat: event.thief, key: "nothing_stolen", slots: { victim: seat(event.victim) } };
    case "scroll_bought":
      return {
        seat: event.seat,
        key: "scroll_bought",
        slots: { scroll: event.scroll ? strong(t(`natrak:scroll.${event.scroll}`)) : "" },
      };
    case "scroll_cast": {
      const material = event.material;
      return {
        seat: event.seat,
        key: material ? "scroll_cast_material" : "scroll_cast",
        slots: {
          scroll: strong(t(`natrak:scroll.${event.scroll}`)),
          material: material ? strong(materialName(material)) : "",
        },
      };
    }
    case "handed":
      return {
        seat: event.giver,
        key: "handed",
        slots: { taker: seat(event.taker), cards: cards(event.cards) },
      };
    default:
      return talk(event, at);
  }
}

/** Trade, awards, windows, comings and goings. */
function talk(event: AnyEvent, at: LogContext): Sentence | null {
  switch (event.type) {
    case "exchanged":
      return {
        seat: event.seat,
        key: "exchanged",
        slots: { give: cards(event.give), get: cards(event.get) },
      };
    case "offer_posted":
      return {
        seat: event.seat,
        key: event.to === null ? "offer_posted" : "offer_posted_to",
        slots: {
          give: cards(event.give),
          want: cards(event.want),
          to: event.to === null ? "" : seat(event.to),
        },
      };
    case "offer_closed":
      return { seat: null, key: "offer_closed", slots: { why: t(`natrak:log.why.${event.why}`) } };
    case "stance_taken":
      return {
        seat: event.seat,
        key: `stance_${event.stance}`,
        slots: { give: cards(event.give ?? null), want: cards(event.want ?? null) },
      };
    case "counter_rejected":
      return { seat: event.seat, key: "counter_rejected" };
    case "dealt":
      return {
        seat: event.a === at.me || event.b !== at.me ? event.a : event.b,
        key: "dealt",
        // The reader's own half comes first.
        slots:
          event.b === at.me
            ? { partner: seat(event.a), gave: cards(event.got), got: cards(event.gave) }
            : { partner: seat(event.b), gave: cards(event.gave), got: cards(event.got) },
      };
    case "deal_failed":
      return { seat: event.side, key: "deal_failed", slots: { side: seat(event.side) } };
    case "award_moved":
      return {
        seat: event.seat,
        key: event.seat === null ? "award_nobody" : "award_moved",
        params: { size: event.size },
        slots: { award: strong(t(`natrak:award.${event.award}`)) },
      };
    case "window_opened":
      return { seat: event.seat, key: "window_opened" };
    case "window_closed":
      return { seat: event.seat, key: "window_closed", auto: event.auto };
    case "presence_changed":
      return { seat: event.seat, key: `presence_${event.who}` };
    case "won":
      return { seat: event.seat, key: "won", params: { points: event.points } };
    case "undone":
      return {
        seat: event.seat,
        key: "undone",
        slots: { what: t(`natrak:act.${event.action}`) },
      };
    default:
      return boxSentence(event, at);
  }
}

/** Sentences that are the same whoever reads them. */
const SAME_FOR_ALL = new Set(["offer_closed", "award_nobody", "stolen_victim", ...OURS]);

const heading = (key: string, text: string, struck: boolean): LogLine => ({
  key,
  seat: null,
  kind: "turn",
  parts: [text],
  gains: [],
  struck,
});

const isEvent = (event: AnyEvent): boolean => event.type === "event_rolled";

/** What the event die brought, behind the roll. */
function eventDie(events: readonly AnyEvent[]): Part[] {
  const die = events.find((event) => event.type === "event_rolled");
  return die ? [` · ${eventText(die.face, die.march)}`] : [];
}

/** The lines of one entry. What a roll brings stands under the roll. */
export function logLines(told: Told, at: LogContext): LogLine[] {
  const events = (told.events ?? []) as AnyEvent[];
  const rolled = events.some((event) => event.type === "rolled");
  const isGain = (event: AnyEvent): boolean =>
    event.type === "gained" && event.why === "production" && rolled;
  const gains: Gain[] = events.flatMap((event) =>
    event.type === "gained" && isGain(event) ? [{ seat: event.seat, cards: event.cards }] : [],
  );
  const struck = told.undone ?? false;
  return events.flatMap((event, i): LogLine[] => {
    const key = `${String(told.seq)}.${String(i)}`;
    if (event.type === "turn_began") {
      const text = t("natrak:log.turn", { turn: event.turn, name: at.name(event.seat) });
      return [heading(key, text, struck)];
    }
    const said = isGain(event) || (rolled && isEvent(event)) ? null : sentence(event, at);
    if (!said) return [];
    return [
      {
        key,
        seat: said.seat,
        kind: "line",
        parts: [
          ...write("natrak", said, at, SAME_FOR_ALL),
          ...(event.type === "rolled" ? eventDie(events) : []),
        ],
        gains: event.type === "rolled" ? gains : [],
        struck,
      },
    ];
  });
}

/** A line's words. */
export const speech = (at: LogContext) => ({
  name: (n: number): string => at.name(n),
  cards: (some: Partial<Record<string, number>>): string => cardsText(some as Cards),
});
