/**
 * What this browser keeps, as JSON. It may be anything: written by an older build, by another program, by hand. What is not
 * of the kind that is expected counts as not kept.
 */

/** Whether something is what was kept there. */
type Fits<T> = (value: unknown) => value is T;

function read(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

const kindOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with the fields of `fallback`; those that are missing or of another kind are the fallback's. */
export function recall<T extends object>(key: string, fallback: T): T {
  const kinds = new Map(Object.entries(fallback).map(([name, usual]) => [name, kindOf(usual)]));
  const good = Object.entries(read(key)).filter(
    ([name, value]) => !kinds.has(name) || kinds.get(name) === kindOf(value),
  );
  return { ...fallback, ...Object.fromEntries(good) };
}

/** A list that is kept as `items`: those that fit. */
export function recallItems<T>(key: string, fits: Fits<T>): readonly T[] {
  const { items } = read(key);
  return Array.isArray(items) ? items.filter(fits) : [];
}

/** What is kept by name: what fits. */
export function recallByName<T>(key: string, fits: Fits<T>): Record<string, T> {
  const entries = Object.entries(read(key));
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => fits(entry[1])));
}

/** Keep JSON in this browser; without storage it lives as long as the page. */
export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window may refuse, or there is no room: nothing to do.
  }
}
