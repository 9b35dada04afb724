/**
 * What a table's screen needs is asked for while the page is still being made: its code, its game's, and the table itself.
 * On a phone that is half a second less until the board is seen.
 */
import { gameEntry } from "../games";
import { People } from "../table/people.svelte";
import type { Route } from "./address";
import { myTables } from "./mine";
import { pages } from "./pages";

let early: { readonly people: People; readonly leave: () => void } | null = null;

/** Ask for what the first screen needs; once, before anything is drawn. */
export function askAhead(route: Route): void {
  if (route.page !== "table") return;
  const people = peopleAt(route.code);
  early = { people, leave: people.open() };
  // Who goes elsewhere before that screen is there is not at the table.
  window.addEventListener("hashchange", forget, { once: true });
  // A screen that cannot be loaded is told by whoever shows it.
  pages.table().catch(() => undefined);
}

function forget(): void {
  early?.leave();
  early = null;
}

/** The people of this device at the table `code`: those asked for ahead, the first time. */
export function peopleAt(code: string): People {
  const found = early?.people.code === code ? early.people : null;
  if (!found) forget();
  early = null;
  if (found) return found;
  // A table that this device knows: its game comes while the table is still asked for.
  const known = myTables().find((one) => one.code === code);
  if (known) void gameEntry(known.game)?.table();
  return new People(code);
}
