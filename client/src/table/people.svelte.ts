/**
 * Several people at one device (ui 5.6). Each has a connection and a seat of their own, all open at once, so that
 * nobody counts as away; the screen is one person's at a time.
 */
import { getContext, setContext } from "svelte";
import { keep, recallByName } from "./kept";
import { TableStore } from "./store.svelte";

const KEY = "sobremesa.people";
const MOST_TABLES = 12;
/** As many as the server tells apart at one device. */
const MOST_PEOPLE = 6;

/** A number of people at one device. */
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_PEOPLE;
const counts = (): Record<string, number> => recallByName(KEY, isCount);

/** How many people this device has at a table. */
const countOf = (code: string): number => counts()[code] ?? 1;

/** Remember it, for when the page is opened again; for the next table after a rematch too. */
export function keepCount(code: string, count: number): void {
  const others = Object.entries(counts()).filter(([one]) => one !== code);
  const now: [string, number][] = count > 1 ? [[code, count]] : [];
  keep(KEY, Object.fromEntries([...now, ...others].slice(0, MOST_TABLES)));
}

export class People {
  readonly code: string;
  readonly #make: (person: number) => TableStore;
  #leave: (() => void)[] = [];
  #running = false;
  #settled = false;
  stores = $state.raw<readonly TableStore[]>([]);
  /** Whose the screen is. */
  at = $state(0);

  constructor(
    code: string,
    make: (person: number) => TableStore = (person) => new TableStore(code, undefined, person),
  ) {
    this.code = code;
    this.#make = make;
    this.stores = Array.from({ length: Math.min(countOf(code), MOST_PEOPLE) }, (_, n) => make(n));
  }

  readonly store = $derived.by((): TableStore => {
    const now = this.stores[this.at] ?? this.stores[0];
    if (!now) throw new RangeError("nobody is at this device");
    return now;
  });

  /** The person who owes something while whoever has the screen owes nothing; null: it stays where it is. */
  readonly next = $derived.by((): number | null => {
    if (this.stores.length < 2 || this.store.debt) return null;
    const found = this.stores.findIndex((one) => one.debt !== null);
    return found < 0 || found === this.at ? null : found;
  });
  /** Somebody else who may answer what was asked of all, and owes nothing; null: nobody. */
  readonly asked = $derived.by((): number | null => {
    const found = this.stores.findIndex(
      (one, n) =>
        n !== this.at &&
        one.debt === null &&
        (one.menu?.choices ?? []).some((choice) => choice.group === "talk"),
    );
    return found < 0 ? null : found;
  });
  readonly waits = $derived.by(() => this.stores.some((one) => one.debt !== null));

  nameOf(person: number): string {
    const one = this.stores[person];
    const seat = one?.seat ?? null;
    return seat === null ? "" : (one?.nameOf(seat) ?? "");
  }

  /** The others at this device who have a seat. */
  get others(): number[] {
    return this.stores.flatMap((one, n) => (n !== this.at && one.seat !== null ? [n] : []));
  }

  /** Begin, if it has not begun yet; answers with what ends it. */
  open(): () => void {
    if (!this.#running) this.#leave = this.stores.map((one) => one.open());
    this.#running = true;
    return () => {
      this.#running = false;
      for (const leave of this.#leave) leave();
    };
  }

  /** Begin with somebody who has a seat here, once it is known who has: not always the first, who may have none. */
  settle(): void {
    if (this.#settled || this.stores.some((one) => one.table === null && one.closed === null))
      return;
    this.#settled = true;
    const seated = this.stores.findIndex((one) => one.seat !== null);
    if (this.store.seat === null && seated >= 0) this.at = seated;
  }

  /** One person more, who is about to sit down: whoever of those here has no seat yet, or a new one. */
  add(): void {
    const standing = this.stores.findIndex((one) => one.seat === null);
    if (standing >= 0) {
      this.at = standing;
      return;
    }
    if (this.stores.length >= MOST_PEOPLE) return;
    const store = this.#make(this.stores.length);
    if (this.#running) this.#leave = [...this.#leave, store.open()];
    this.stores = [...this.stores, store];
    this.at = this.stores.length - 1;
    keepCount(this.code, this.stores.length);
  }

  /** Give the screen to `person`. Who was added last and did not sit down is gone. */
  look(person: number): void {
    const last = this.stores.length - 1;
    this.at = person;
    if (last > 0 && last !== person && this.stores[last]?.seat === null) {
      this.#leave[last]?.();
      this.#leave = this.#leave.slice(0, last);
      this.stores = this.stores.slice(0, last);
      keepCount(this.code, last);
    }
  }
}

const CONTEXT = Symbol("people");
export const providePeople = (people: People): People => setContext(CONTEXT, people);
/** The people at this device, below a table's screen; null elsewhere. */
export const usePeople = (): People | null => getContext<People | undefined>(CONTEXT) ?? null;
