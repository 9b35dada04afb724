/** The answers of the New table form: what was chosen, else what the form preselects. Knows no game. */
import type { OptionField } from "../../wire/types";

export type Answers = Record<string, unknown>;

/** What a field begins with, given the other answers; a touched field keeps its own (N5). */
export function preselected(field: OptionField, answers: Answers): unknown {
  for (const [other, byValue] of Object.entries(field.default_by ?? {})) {
    const value = byValue[String(answers[other])];
    if (value !== undefined) return value;
  }
  return field.default ?? field.values?.[0] ?? null;
}

/** Every field's answer: the touched ones as touched, the rest preselected. */
export function settle(form: readonly OptionField[], touched: Answers): Answers {
  const answers: Answers = {};
  for (const field of form) {
    answers[field.name] = field.name in touched ? touched[field.name] : preselected(field, answers);
  }
  return answers;
}

/** A typed number that the field takes, or null. */
export function readNumber(field: OptionField, text: string): number | null {
  const n = /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
  const fits = n >= (field.least ?? -Infinity) && n <= (field.most ?? Infinity);
  return Number.isSafeInteger(n) && fits ? n : null;
}

/** Is there anything to choose? A choice of one is not a question. */
export const isQuestion = (field: OptionField): boolean =>
  field.kind !== "choice" || (field.values?.length ?? 0) > 1;
