/** What the table's own events say in the log: who sits, leaves, comes back, and what was changed. Knows no game. */
import { pieces, t } from "../text/i18n.svelte";
import type { TableEvent } from "../wire/table";
import type { Told } from "../wire/types";
import { fill, type LogLine, type Part } from "./log";

export interface NewsContext {
  readonly me: number | null;
  /** The game's name for an option and for its value. */
  option(name: string, value: unknown): { readonly name: string; readonly value: string };
}

interface News {
  /** Whose mark stands beside it, and who is "you"; the lot may still move the seats of a waiting room. */
  readonly seat?: number;
  readonly key: string;
  /** A name as it was told. */
  readonly name?: string;
  readonly params?: Record<string, unknown>;
}

type Tagged = { readonly type: string };
const isNews = (event: Tagged): event is TableEvent => event.type.startsWith("table_");

/** Comings and goings that change a seat's game are told by the game. */
function presence(event: TableEvent): News | null {
  switch (event.type) {
    case "table_came":
      return { seat: event.seat, key: "came" };
    case "table_went":
      return { seat: event.seat, key: event.bot === null ? "went" : "stand_in" };
    default:
      return null;
  }
}

/** What happens to seats. */
function ofSeats(event: TableEvent): News | null {
  switch (event.type) {
    case "table_sat":
      return { key: event.guest ? "sat_guest" : "sat", name: event.name };
    case "table_left":
      return { key: event.by_host ? "removed" : "left", name: event.name };
    case "table_bot_sat":
      return { key: "bot_sat", name: event.name };
    case "table_taken_over":
      return { seat: event.seat, key: "taken_over", name: event.name };
    case "table_seat_given":
      return { seat: event.seat, key: "seat_given" };
    case "table_host_passed":
      return { seat: event.seat, key: "host_passed" };
    case "table_chat_muted": {
      const key = event.muted ? "muted" : "unmuted";
      return event.seat === null ? { key: `watchers_${key}` } : { seat: event.seat, key };
    }
    case "table_bot_failed":
      return { seat: event.seat, key: "bot_failed" };
    case "table_rematch_asked":
      return { seat: event.seat, key: "rematch_asked" };
    default:
      return null;
  }
}

/** What happens to the table, or null: it goes without saying. */
function ofTable(event: TableEvent, at: NewsContext): News | null {
  switch (event.type) {
    case "table_order_drawn":
      return { key: "order_drawn" };
    case "table_option_set":
      return { key: "option_set", params: { ...at.option(event.name, event.value) } };
    case "table_rematch_opened":
      return { key: "rematch_opened" };
    case "table_clocks_moved":
      return { key: "clocks_moved", params: { n: Math.ceil(event.ms / 1000) } };
    case "table_closed":
      return { key: event.reason };
    default:
      return null;
  }
}

function write(news: News, at: NewsContext): Part[] {
  const you = news.seat !== undefined && news.seat === at.me;
  const slots: Record<string, Part> = {};
  if (news.name !== undefined) slots["who"] = { kind: "strong", text: news.name };
  else if (news.seat !== undefined) slots["who"] = { kind: "seat", seat: news.seat };
  const key = `table.news.${news.key}${you ? "_you" : ""}`;
  return fill(pieces(key, news.params ?? {}, Object.keys(slots)), slots);
}

/** The lines of the table's events in one entry. */
export function newsLines(told: Told, at: NewsContext): LogLine[] {
  const events = (told.events ?? []) as Tagged[];
  const game = events.some((event) => !isNews(event));
  return events.filter(isNews).flatMap((event, i): LogLine[] => {
    const line = { key: `${String(told.seq)}.t${String(i)}`, gains: [], struck: false };
    if (event.type === "table_game_started") {
      return [{ ...line, seat: null, kind: "turn", parts: [t("table.news.game_started")] }];
    }
    const news = ofSeats(event) ?? ofTable(event, at) ?? (game ? null : presence(event));
    if (!news) return [];
    return [{ ...line, seat: news.seat ?? null, kind: "line", parts: write(news, at) }];
  });
}

/** Seats that were taken to another device, for the strip that says so. */
export const handOvers = (told: readonly Told[]): { seat: number; name: string }[] =>
  told.flatMap((one) =>
    ((one.events ?? []) as Tagged[])
      .filter(isNews)
      .flatMap((event) =>
        event.type === "table_taken_over" ? [{ seat: event.seat, name: event.name }] : [],
      ),
  );
