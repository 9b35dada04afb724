/** What an attack of the goblins would cost now, and whom: as the server reckons it. */
import { list, t } from "../../../text/i18n.svelte";
import type { AdventurersPublic } from "../../../wire/natrak";
import { defenceOf } from "./box";
import type { Named } from "./lines";

/** "Ana 2, Lía 1 y Teo 0: pagaría Teo". */
export function stakes(model: Pick<Named, "name">, box: AdventurersPublic): string {
  const { goblins } = box;
  const each = list(goblins.defences.map((n, seat) => `${model.name(seat)} ${String(n)}`));
  if (defenceOf(box) >= goblins.strength) return each;
  const names = list(goblins.payers.map((seat) => model.name(seat)));
  const count = goblins.payers.length;
  return names === ""
    ? t("natrak:goblins.lose_nobody", { each })
    : t("natrak:goblins.lose", { each, names, count });
}
