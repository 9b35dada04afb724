/**
 * A report of what went wrong: what the page knows, without a name, a word of the chat, the table's code, or anything
 * that only one seat may know. What goes in is picked field by field: what is not named here is not in it.
 */
import type { TableEvent } from "../../wire/table";
import type { TableView, Told } from "../../wire/types";
import type { Trouble } from "./troubles";

/** What may be told of the table's own events: neither names nor codes. A game's events know seats only. */
const KEPT: {
  readonly [K in TableEvent["type"]]: readonly Exclude<
    keyof Extract<TableEvent, { type: K }>,
    "type"
  >[];
} = {
  table_opened: [],
  table_sat: ["seat", "guest"],
  table_left: ["seat", "by_host"],
  table_seat_given: ["seat"],
  table_dressed: ["seat"],
  table_bot_sat: ["seat", "bot"],
  table_order_drawn: ["n", "order"],
  table_option_set: ["name", "value"],
  table_rematch_asked: ["seat"],
  table_rematch_opened: [],
  table_host_passed: ["seat"],
  table_game_started: [],
  table_taken_over: ["seat"],
  table_chat_muted: ["seat", "muted"],
  table_clocks_moved: ["ms"],
  table_closed: ["reason"],
  table_came: ["seat"],
  table_went: ["seat", "bot"],
  table_bot_failed: ["seat", "reason"],
};

type Tagged = { readonly type: string };

function plainEvent(event: Tagged): object {
  if (!event.type.startsWith("table_")) return event;
  const kept: readonly string[] = KEPT[event.type as TableEvent["type"]] ?? [];
  return Object.fromEntries(
    Object.entries(event).filter(([key]) => key === "type" || kept.includes(key)),
  );
}

/** The record as watchers are shown it, without names; times count from its first entry. */
export function plainLog(record: readonly Told[]): object[] {
  const start = record[0]?.at ?? 0;
  return record.map((told) => ({
    seq: told.seq,
    after_ms: told.at - start,
    kind: told.kind,
    by: told.by,
    ...(told.undone ? { undone: true } : {}),
    events: ((told.events ?? []) as Tagged[]).map(plainEvent),
  }));
}

function plainTable(table: TableView, seat: number | null): object {
  return {
    game: table.game,
    generation: table.generation,
    options: table.options,
    table: table.table,
    status: table.status,
    // By this whoever runs the server finds the table; nobody comes to it by this.
    commitment: table.proof.commitment,
    seats: table.seats.map((one) =>
      one === null
        ? null
        : {
            plays: one.bot ?? "person",
            ...(one.stand_in ? { stand_in: one.stand_in } : {}),
            connected: one.connected ?? false,
            absent: one.absent ?? false,
          },
    ),
    reader: seat,
  };
}

export interface Known {
  /** What the person says of it. */
  readonly words: string;
  readonly page: object;
  readonly browser: object;
  readonly server: string | null;
  readonly troubles: readonly Trouble[];
  readonly table: TableView | null;
  readonly seat: number | null;
  readonly seq: number;
  /** The public record; null: it could not be had. */
  readonly record: readonly Told[] | null;
}

export const reportOf = (known: Known): object => ({
  format: "sobremesa-report",
  version: 1,
  words: known.words,
  page: known.page,
  server: known.server,
  browser: known.browser,
  troubles: known.troubles,
  table: known.table === null ? null : { ...plainTable(known.table, known.seat), seen: known.seq },
  log: known.record === null ? null : plainLog(known.record),
});
