/** What is asked of a game that is over: its scenes, its story in numbers, its record, its file. */
import { ask, post, type Result } from "./rest";
import type { Opened, RecordPage, Replay, Story, Told } from "./types";

const path = (code: string, what: string): string =>
  `/api/tables/${encodeURIComponent(code)}/${what}`;

/** Each person at this device is told what their own seat may know. */
const who = (person: number): string => `person=${String(person)}`;

/** The scene after entry `at` through a seat's eyes (null: as all saw it), and what the next `steps` entries change. */
export const askScene = (
  code: string,
  at: number,
  seat: number | null,
  steps: number,
  person = 0,
): Promise<Result<Replay>> => {
  const eyes = seat === null ? "" : `&seat=${String(seat)}`;
  return ask<Replay>(
    path(code, `replay?at=${String(at)}&steps=${String(steps)}${eyes}&${who(person)}`),
  );
};

export const askStory = (code: string, person = 0): Promise<Result<Story>> =>
  ask<Story>(path(code, `story?${who(person)}`));

/** Every entry of the record, page by page. `open`: in the form that watchers are shown, whoever asks. */
export async function askRecord(code: string, person = 0, open = false): Promise<Result<Told[]>> {
  const all: Told[] = [];
  for (;;) {
    const after = all.at(-1)?.seq ?? -1;
    const page = await ask<RecordPage>(
      path(code, `record?after=${String(after)}&limit=500&public=${String(open)}&${who(person)}`),
    );
    if (!page.ok) return page;
    all.push(...page.value.told);
    if (page.value.told.length === 0 || after + page.value.told.length >= page.value.head)
      return { ok: true, value: all };
  }
}

/** A table that goes on from there, with chance of its own. */
export const openFork = (code: string, at: number, person = 0): Promise<Result<Opened>> =>
  post<Opened>(path(code, `fork?${who(person)}`), { at });

/** The address of the file that `sobremesa verify` reads. */
export const fileAddress = (code: string, person = 0): string =>
  path(code, `export?${who(person)}`);
