/** The sentence for a refusal. */
import { has, t } from "../text/i18n.svelte";
import type { Refusal } from "../wire/types";

/** `catalogues`: where to look, first to last; a game puts its own before the shared one. */
export function refusalText(refusal: Refusal, catalogues: readonly string[] = ["ui"]): string {
  const params = { ...refusal.params };
  // The number that a plural leans on.
  params["count"] ??= params["free"];
  for (const name of catalogues) {
    const key = `${name}:refusal.${refusal.code}`;
    if (has(key, params)) return t(key, params);
  }
  return t("refusal.other");
}
