/** The answers of the New table form: what was chosen, else what the form preselects. Knows no game. */
import type { OptionField } from "../../wire/types";

export type Answers = Record<string, unknown>;

/** What a field begins with, given the other answers; a touched field keeps its own (N5). */
function preselected(field: OptionField, answers: Answers): unknown {
  for (const [other, byValue] of Object.entries(field.default_by ?? {})) {
    const value = byValue[String(answers[other])];
    if (value !== undefined) return value;
  }
  return field.default ?? field.values?.[0] ?? null;
}

/** What the number of seats is called where a field's default depends on it. */
const SEATS = "seats";

/** Every field's answer: the touched ones as touched, the rest preselected. */
export function settle(form: readonly OptionField[], touched: Answers, seats?: number): Answers {
  const known: Answers = seats === undefined ? {} : { [SEATS]: seats };
  const answers: Answers = {};
  for (const field of form) {
    const { name } = field;
    answers[name] = name in touched ? touched[name] : preselected(field, { ...known, ...answers });
  }
  return answers;
}

/** What stays touched when another number of seats is chosen: not what that number answers. */
export const untouchedBy = (
  form: readonly OptionField[],
  touched: Answers,
  seats: number,
): Answers =>
  Object.fromEntries(
    Object.entries(touched).filter(([name]) => {
      const field = form.find((one) => one.name === name);
      return field?.default_by?.[SEATS]?.[String(seats)] === undefined;
    }),
  );

/** The form's questions: fields with something to choose, toggles that follow each other in one. */
export function questionsOf(form: readonly OptionField[]): OptionField[][] {
  const questions: OptionField[][] = [];
  for (const field of form.filter(isQuestion)) {
    const before = questions.at(-1);
    if (field.kind === "toggle" && before?.[0]?.kind === "toggle") before.push(field);
    else questions.push([field]);
  }
  return questions;
}

/** A typed number that the field takes, or null. */
export function readNumber(field: OptionField, text: string): number | null {
  const n = /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
  const fits = n >= (field.least ?? -Infinity) && n <= (field.most ?? Infinity);
  return Number.isSafeInteger(n) && fits ? n : null;
}

/** Is there anything to choose? A choice of one is not a question. */
const isQuestion = (field: OptionField): boolean =>
  field.kind !== "choice" || (field.values?.length ?? 0) > 1;
