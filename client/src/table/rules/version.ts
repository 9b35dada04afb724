/** Which version of a game's rules is read: the one asked for, else the one that has the paragraph, else the last one. */
import type { GameRules } from "../module";
import { keep, recall } from "../settings.svelte";
import { hasAnchor } from "./parse";

const KEY = "sobremesa.rules.version";

/** The version read last on this device, by game; "" for none. */
export const recallVersion = (game: string): string =>
  recall<Record<string, string>>(KEY, {})[game] ?? "";

export const keepVersion = (game: string, version: string): void => {
  keep(KEY, { ...recall<Record<string, string>>(KEY, {}), [game]: version });
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
