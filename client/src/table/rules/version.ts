/** Which version of a game's rules is read: the one asked for, else the one that has the paragraph, else the last one. */
import type { GameRules } from "../module";
import { keep, recallByName } from "../kept";
import { hasAnchor } from "./parse";

const KEY = "sobremesa.rules.version";

/** The version read last on this device, by game; "" for none. */
const isText = (value: unknown): value is string => typeof value === "string";
const versions = (): Record<string, string> => recallByName(KEY, isText);

export const recallVersion = (game: string): string => versions()[game] ?? "";

export const keepVersion = (game: string, version: string): void => {
  keep(KEY, { ...versions(), [game]: version });
};

/** `anchor` is a paragraph, a section or a version; `last` the version read until now. */
export function versionFor(rules: GameRules, anchor: string, last: string): string {
  const ids = rules.versions?.ids ?? [];
  if (ids.includes(anchor)) return anchor;
  const now = ids.includes(last) ? last : (ids[0] ?? "");
  const there = (id: string): boolean => hasAnchor(rules.text("es", id), anchor);
  if (anchor === "" || there(now)) return now;
  return ids.find(there) ?? now;
}
