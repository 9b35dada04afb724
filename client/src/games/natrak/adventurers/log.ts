/** What the mode's events say in the log. Own secrets are there only because they were sent. */
import { list, t } from "../../../text/i18n.svelte";
import type { Part, Sentence } from "../../../table/log";
import type { AdventurersEvent, Cards, NatrakEvent, Progress } from "../../../wire/natrak";
import type { LogContext } from "../log";
import { eventText } from "./event-die";
import { cardName, choiceText } from "./lines";

const seat = (n: number): Part => ({ kind: "seat", seat: n });
const strong = (text: string): Part => ({ kind: "strong", text });
const cards = (some: Cards | null): Part => (some ? { kind: "cards", cards: some } : "");
const card = (kind: Progress | null): Part => (kind ? strong(cardName(kind)) : "");
const discipline = (d: string): Part => strong(t(`natrak:discipline.${d}`));

type Pieces = Extract<
  AdventurersEvent,
  { type: "wall_built" | "adventurer_placed" | "adventurer_promoted" | "adventurer_moved" }
>;
type Handed = Extract<
  AdventurersEvent,
  {
    type:
      | "port_traded"
      | "hand_seen"
      | "cards_taken"
      | "progress_seen"
      | "progress_taken"
      | "cards_given";
  }
>;

/** The sentence of an event of the mode; null: it goes without saying, or is not one of ours. */
export function boxSentence(
  event: AdventurersEvent | { readonly type: NatrakEvent["type"] | "undone" },
  at: LogContext,
): Sentence | null {
  switch (event.type) {
    case "event_rolled":
      return {
        seat: event.seat,
        key: "event_rolled",
        params: { event: eventText(event.face, event.march) },
      };
    case "goblins_attacked":
      return attacked(event, at);
    case "city_sacked":
      return {
        seat: event.seat,
        key: event.wall ? "city_sacked_wall" : "city_sacked",
        auto: false,
      };
    case "progress_drawn":
      return {
        seat: event.seat,
        key: event.card ? "progress_drawn_card" : "progress_drawn",
        slots: { discipline: discipline(event.discipline), card: card(event.card) },
      };
    case "progress_played": {
      const choice = choiceText(event.choices, at);
      return {
        seat: event.seat,
        key: choice === "" ? "progress_played" : "progress_played_with",
        slots: { card: card(event.card) },
        params: { choice },
      };
    }
    case "wall_built":
    case "adventurer_placed":
    case "adventurer_promoted":
    case "adventurer_moved":
      return piece(event);
    case "port_traded":
    case "hand_seen":
    case "cards_taken":
    case "progress_seen":
    case "progress_taken":
    case "cards_given":
      return passed(event, at);
    default:
      return rest(event as AdventurersEvent);
  }
}

const piece = (event: Pieces): Sentence => ({
  seat: event.seat,
  key: event.type,
  params: "level" in event ? { level: event.level } : {},
});

/** Adventurers that stir or go, disciplines, metropolises, roads taken away. */
function rest(event: AdventurersEvent): Sentence | null {
  switch (event.type) {
    case "adventurers_activated":
      return { seat: event.seat, key: event.type, params: { count: event.crossings.length } };
    case "adventurer_thrown_out":
      return {
        seat: event.seat,
        key: event.to === null ? "adventurer_lost" : "adventurer_thrown_out",
      };
    case "adventurer_removed":
      return {
        seat: event.seat,
        key: event.type,
        params: { level: event.level },
        slots: { by: seat(event.by) },
      };
    case "dragon_driven_off":
      return { seat: event.seat, key: event.type };
    case "discipline_raised":
      return {
        seat: event.seat,
        key: event.type,
        params: { level: event.level },
        slots: { discipline: discipline(event.discipline) },
      };
    case "metropolis_won":
      return {
        seat: event.seat,
        key: event.source === null ? "metropolis_won" : "metropolis_taken",
        slots: {
          discipline: discipline(event.discipline),
          source: event.source === null ? "" : seat(event.source),
        },
      };
    case "metropolis_placed":
      return {
        seat: event.seat,
        key: event.type,
        slots: { discipline: discipline(event.discipline) },
      };
    case "road_removed":
      return { seat: event.seat, key: event.type, slots: { by: seat(event.by) } };
    default:
      return null;
  }
}

function attacked(
  event: Extract<AdventurersEvent, { type: "goblins_attacked" }>,
  at: LogContext,
): Sentence {
  const each = list(
    event.defences.flatMap((n, who) => (n > 0 ? [`${at.name(who)} ${String(n)}`] : [])),
  );
  return {
    seat: null,
    key: event.outcome === "lost" && each === "" ? "attack_lost_bare" : `attack_${event.outcome}`,
    params: {
      strength: event.strength,
      defence: event.defences.reduce((a, b) => a + b, 0),
      each,
      names: list(event.winners.map((who) => at.name(who))),
    },
  };
}

/** Cards that go from hand to hand, or are looked at: what is told depends on who reads. */
function passed(event: Handed, at: LogContext): Sentence {
  switch (event.type) {
    case "port_traded":
      return {
        seat: event.seat,
        key: event.good ? "port_traded_known" : "port_traded",
        slots: {
          rival: seat(event.rival),
          material: cards({ [event.material]: 1 }),
          good: event.good ? cards({ [event.good]: 1 }) : "",
        },
      };
    case "hand_seen":
      return {
        seat: event.seat,
        key: event.type,
        slots: { rival: seat(event.rival), cards: cards(event.cards) },
      };
    case "cards_taken":
      return {
        seat: event.seat,
        key: at.me === event.rival && event.cards ? "cards_taken_victim" : event.type,
        params: { count: event.number },
        slots: { rival: seat(event.rival), cards: cards(event.cards) },
        auto: event.auto,
      };
    case "progress_seen":
      return { seat: event.seat, key: event.type, slots: { rival: seat(event.rival) } };
    case "progress_taken":
      return {
        seat: event.seat,
        key: at.me === event.rival && event.card ? "progress_taken_victim" : event.type,
        slots: { rival: seat(event.rival), card: card(event.card) },
        auto: event.auto,
      };
    case "cards_given":
      return {
        seat: event.giver,
        key: at.me === event.seat && event.cards ? "cards_given_taker" : event.type,
        params: { count: event.number },
        slots: { taker: seat(event.seat), cards: cards(event.cards) },
        auto: event.auto,
      };
  }
}

/** Sentences that are the same whoever reads them. */
export const SAME_FOR_ALL = [
  "event_rolled",
  "attack_won",
  "attack_lost",
  "attack_none",
  "cards_taken_victim",
  "progress_taken_victim",
  "cards_given_taker",
];
