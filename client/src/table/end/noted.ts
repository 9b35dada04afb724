/**
 * What this device saw of a table's chance before the game was over: the commitment, and the share that it drew itself.
 * At the end the proof is held against it: what was seen before cannot be changed afterwards.
 */
import { isObject, keep, recallItems } from "../kept";

export interface Noted {
  readonly code: string;
  /** C as it was shown while S was still secret. */
  readonly commitment: string | null;
  /** The 16 bytes that this browser gave, in hexadecimal. */
  readonly share: string | null;
}

const KEY = "sobremesa.chance";
const MOST = 24;

const isText = (value: unknown): boolean => value === null || typeof value === "string";
const isNoted = (value: unknown): value is Noted =>
  isObject(value) &&
  typeof value["code"] === "string" &&
  isText(value["commitment"]) &&
  isText(value["share"]);

const all = (): readonly Noted[] => recallItems(KEY, isNoted);

export const notedOf = (code: string): Noted =>
  all().find((one) => one.code === code) ?? { code, commitment: null, share: null };

function note(code: string, what: Partial<Noted>): void {
  const old = notedOf(code);
  const fresh = { ...old, ...what };
  if (fresh.commitment === old.commitment && fresh.share === old.share) return;
  keep(KEY, { items: [fresh, ...all().filter((one) => one.code !== code)].slice(0, MOST) });
}

/** C is shown and S is not told: the first that was seen is kept. */
export function noteCommitment(code: string, commitment: string): void {
  if (notedOf(code).commitment === null) note(code, { commitment });
}

/** The share that this browser has given, for the seat it took last; null: it plays no seat of its own. */
export const noteShare = (code: string, share: string | null): void => {
  note(code, { share });
};
