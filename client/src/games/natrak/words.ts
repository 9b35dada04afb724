/** Natrak's things in words of the reader's language. */
import { refusalText } from "../../table/refusals";
import { list, t } from "../../text/i18n.svelte";
import type { Refusal } from "../../wire/types";
import type { Cards, Material } from "../../wire/natrak";
import { MATERIALS } from "../../ui/tokens";

/** The kinds of `cards` of which there are some, in the fixed order of materials (N45). */
export const kindsOf = (cards: Cards): [Material, number][] =>
  MATERIALS.flatMap((kind): [Material, number][] => {
    const n = cards[kind] ?? 0;
    return n > 0 ? [[kind, n]] : [];
  });

export const materialName = (kind: Material): string => t(`natrak:material.${kind}`);

/** With a capital at its head. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** "2 madera y 1 piedra"; goods that one counts have a plural, "2 monedas". */
export const cardsText = (cards: Cards): string =>
  list(
    kindsOf(cards).map(([kind, n]) => `${String(n)} ${t(`natrak:in_words.${kind}`, { count: n })}`),
  );

/** What somebody lacks, as a sentence. */
const total = (cards: Cards): number => kindsOf(cards).reduce((all, [, n]) => all + n, 0);

export const missingText = (lack: Cards): string =>
  t("natrak:build.missing", { cards: cardsText(lack), count: total(lack) });

/** `cards` without what `held` covers. */
export function missing(cards: Cards, held: Cards): Cards {
  const out: Cards = {};
  for (const [kind, n] of kindsOf(cards)) {
    const lack = n - (held[kind] ?? 0);
    if (lack > 0) out[kind] = lack;
  }
  return out;
}

export function natrakRefusal(refusal: Refusal): string {
  const lack = refusal.params?.["missing"];
  const params =
    typeof lack === "object" && lack !== null
      ? { ...refusal.params, missing: cardsText(lack as Cards), count: total(lack as Cards) }
      : refusal.params;
  return refusalText({ code: refusal.code, params: params ?? {} }, ["natrak", "ui"]);
}
