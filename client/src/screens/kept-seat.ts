/**
 * A seat that a rematch kept gives its share of chance when its person arrives: the table takes it once, and the seat
 * stays the person's own.
 */
import type { TableStore } from "../table/store.svelte";
import { newSalt } from "../wire/ids";

/** The reader sits in a waiting room and has given nothing to chance yet. */
export function owesSalt(store: TableStore): boolean {
  const table = store.table;
  if (store.seat === null || table?.status !== "waiting" || store.status.kind !== "open")
    return false;
  return (table.proof.contributions?.[store.seat] ?? null) === null;
}

/** Sit down again where one sits. True if it was done. */
export async function sitAgain(store: TableStore): Promise<boolean> {
  const seat = store.seat === null ? null : store.seats[store.seat];
  if (!seat) return false;
  const { name, colour, portrait } = seat;
  return store.want({ type: "sit", name, colour, portrait, salt: newSalt() });
}
