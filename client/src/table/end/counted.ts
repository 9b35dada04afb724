/** What was computed again, in a few words: "54 dice, 3 choices and 12 shuffles". */
import { list, t } from "../../text/i18n.svelte";
import type { Proven } from "./prove";

export const countedText = ({ numbers, choices, orders }: Proven): string =>
  list([
    ...(numbers > 0 ? [t("proof.numbers", { count: numbers })] : []),
    ...(choices > 0 ? [t("proof.choices", { count: choices })] : []),
    ...(orders > 0 ? [t("proof.orders", { count: orders })] : []),
  ]);
