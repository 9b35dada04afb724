/**
 * "Probar con bots": a table for four with three bots that starts at once.
 *
 * Home opens the table and leaves a note; the table's screen finds it, sits, seats the bots and starts. The note stays
 * until that is done, so that a page loaded again in between goes on where it was.
 */
import { isObject } from "../table/kept";
import { settings } from "../table/settings.svelte";
import type { TableStore } from "../table/store.svelte";
import { newSalt } from "../wire/ids";

interface Note {
  readonly code: string;
  readonly name: string;
}
const KEY = "sobremesa.trial";

export function leaveNote(note: Note): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(note));
  } catch {
    // Without storage the person sits down by hand.
  }
}

/** The note for this table. */
export function readNote(code: string): Note | null {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (!isObject(note) || note["code"] !== code || typeof note["name"] !== "string") return null;
    return { code, name: note["name"] };
  } catch {
    return null;
  }
}

export function dropNote(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The kind of bot to play with unasked: the level chosen last, else the game's gentlest. */
export const usualBot = (bots: readonly string[], chosen = settings.now.bot): string | null =>
  bots.includes(chosen) ? chosen : (bots[0] ?? null);

/** Put the usual bot into every free seat; false at the first refusal. */
export async function fillWithBots(store: TableStore): Promise<boolean> {
  const bot = usualBot(store.table?.bots ?? []);
  if (bot === null) return false;
  const free = store.seats.flatMap((seat, i) => (seat ? [] : [i]));
  for (const seat of free) {
    if (!(await store.want({ type: "add_bot", seat, bot }))) return false;
  }
  return true;
}

/** Sit as `name`, fill up with bots and start. */
export async function runTrial(store: TableStore, name: string): Promise<void> {
  const table = store.table;
  if (!table || table.status !== "waiting") return;
  const colour = table.colours?.[0];
  if (store.seat === null) {
    if (colour === undefined) return;
    const portrait = table.portraits?.[0] ?? null;
    const sat = await store.want({ type: "sit", name, colour, portrait, salt: newSalt() });
    if (!sat) return;
  }
  if (await fillWithBots(store)) await store.want({ type: "start" });
}
