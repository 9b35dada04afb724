/** Menus: what may be done, as data. Knows the kinds of fields and no game. */
import type { Choice, Field, Menu } from "../wire/types";

export type Action = { readonly type: string } & Readonly<Record<string, unknown>>;
export type CountsOf = Partial<Record<string, number>>;

/** Equal values; cells are lists of numbers. */
const same = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((one, i) => one === b[i])
    : a === b;

/** The shapes of `type` that are offered. */
export const shapes = (menu: Menu | null, type: string): Choice[] =>
  (menu?.choices ?? []).filter((choice) => choice.type === type);

/** Is any shape of `type` offered? */
export const offered = (menu: Menu | null, type: string): boolean =>
  (menu?.choices ?? []).some((choice) => choice.type === type);

/** Every value that the parameter `name` of `type` may take. */
export function valuesOf(menu: Menu | null, type: string, name: string): unknown[] {
  const values = new Set<unknown>();
  for (const choice of shapes(menu, type)) {
    for (const field of choice.fields ?? []) {
      if (field.kind === "one" && field.name === name) field.values.forEach((v) => values.add(v));
      if (field.kind === "pair") {
        const [first, second] = field.names;
        for (const [value, others] of field.options) {
          if (first === name) values.add(value);
          if (second === name) others.forEach((v) => values.add(v));
        }
      }
    }
  }
  return [...values];
}

/** The values of the second parameter of a pair that go with `value` of the first. */
export function withValue(
  menu: Menu | null,
  type: string,
  first: string,
  value: unknown,
): unknown[] {
  const values = new Set<unknown>();
  for (const choice of shapes(menu, type)) {
    for (const field of choice.fields ?? []) {
      if (field.kind !== "pair" || field.names[0] !== first) continue;
      for (const [one, others] of field.options) {
        if (same(one, value)) others.forEach((v) => values.add(v));
      }
    }
  }
  return [...values];
}

/** The `Counts` field `name` of `type`, if a shape has one. */
export function countsField(
  menu: Menu | null,
  type: string,
  name: string,
): Extract<Field, { kind: "counts" }> | null {
  for (const choice of shapes(menu, type)) {
    for (const field of choice.fields ?? []) {
      if (field.kind === "counts" && field.name === name) return field;
    }
  }
  return null;
}

export const total = (counts: CountsOf): number =>
  Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** Only the positive numbers of `counts`. */
export function positive(counts: CountsOf): Record<string, number> {
  const out: Record<string, number> = {};
  for (const [kind, n] of Object.entries(counts)) if (n !== undefined && n > 0) out[kind] = n;
  return out;
}

function countsFit(field: Extract<Field, { kind: "counts" }>, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const counts = value as CountsOf;
  const sum = total(counts);
  return (
    sum >= field.least &&
    sum <= field.most &&
    Object.entries(counts).every(([kind, n]) => (n ?? 0) >= 1 && (n ?? 0) <= (field.max[kind] ?? 0))
  );
}

function fieldFits(field: Field, action: Action): boolean {
  switch (field.kind) {
    case "one":
      return field.values.some((v) => same(v, action[field.name]));
    case "counts":
      return countsFit(field, action[field.name]);
    case "pair": {
      const [first, second] = field.names;
      return field.options.some(
        ([v, others]) => same(v, action[first]) && others.some((o) => same(o, action[second])),
      );
    }
    case "cells":
      return field.orientations.some(
        (o) =>
          o.flip === action["flip"] &&
          o.turn === action["turn"] &&
          ((BigInt(`0x${o.anchors}`) >> BigInt(Number(action["at"]))) & 1n) === 1n,
      );
  }
}

const namesOf = (field: Field): string[] => {
  if (field.kind === "pair") return field.names;
  return field.kind === "cells" ? ["flip", "turn", "at"] : [field.name];
};

function choiceFits(choice: Choice, action: Action): boolean {
  const fields = choice.fields ?? [];
  const names = new Set(["type", ...fields.flatMap(namesOf)]);
  if (Object.keys(action).some((key) => !names.has(key))) return false;
  if (!fields.every((field) => fieldFits(field, action))) return false;
  const halves = fields.flatMap((f) => (f.kind === "counts" ? [action[f.name] as CountsOf] : []));
  const [a = {}, b = {}] = halves;
  if (choice.disjoint && Object.keys(a).some((kind) => kind in b)) return false;
  return !(choice.equal_total && total(a) !== total(b));
}

/** Does the menu offer `action`? */
export const offers = (menu: Menu | null, action: Action): boolean =>
  shapes(menu, action.type).some((choice) => choiceFits(choice, action));

const hasForm = (choice: Choice): boolean =>
  (choice.fields ?? []).some((field) => field.kind === "counts" || field.kind === "cells");

/** One line of the choices list: a ready action, or a choice that asks for numbers first. */
export type Line =
  | { readonly kind: "action"; readonly choice: Choice; readonly action: Action }
  | { readonly kind: "form"; readonly choice: Choice };

function spread(fields: readonly Field[]): Record<string, unknown>[] {
  return fields.reduce<Record<string, unknown>[]>(
    (rows, field) =>
      rows.flatMap((row) => {
        if (field.kind === "one") return field.values.map((v) => ({ ...row, [field.name]: v }));
        if (field.kind !== "pair") return [row];
        const [first, second] = field.names;
        return field.options.flatMap(([v, others]) =>
          others.map((o) => ({ ...row, [first]: v, [second]: o })),
        );
      }),
    [{}],
  );
}

/** Everything the menu offers, line by line, in its own order; other names for the same left out. */
export function lines(menu: Menu | null): Line[] {
  return (menu?.choices ?? [])
    .filter((choice) => !choice.alias)
    .flatMap((choice): Line[] =>
      hasForm(choice)
        ? [{ kind: "form", choice }]
        : spread(choice.fields ?? []).map((row) => ({
            kind: "action",
            choice,
            action: { type: choice.type, ...row },
          })),
    );
}

/** The one value of each parameter that leaves no choice, to begin a form with. */
export function forced(choice: Choice): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const field of choice.fields ?? []) {
    if (field.kind === "one" && field.values.length === 1) out[field.name] = field.values[0];
    const only = field.kind === "pair" && field.options.length === 1 ? field.options[0] : null;
    if (field.kind === "pair" && only) {
      out[field.names[0]] = only[0];
      if (only[1].length === 1) out[field.names[1]] = only[1][0];
    }
  }
  return out;
}

/** A name for an action, equal for equal actions. */
export const actionKey = (action: Action): string =>
  JSON.stringify(action, Object.keys(action).sort());
