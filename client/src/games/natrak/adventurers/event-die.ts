/** What the faces of the event die mean. */
import { t } from "../../../text/i18n.svelte";
import type { Discipline } from "../../../wire/natrak";
import { DISCIPLINES } from "./box";

/** The discipline whose gate a face is; null: a goblin. */
export const gateOf = (face: number): Discipline | null => DISCIPLINES[face - 4] ?? null;

/** The face in words, with the march after it: 0 right after an attack. */
export function eventText(face: number, march: number): string {
  const gate = gateOf(face);
  if (gate) return t("natrak:dice.event.gate", { discipline: t(`natrak:discipline.${gate}`) });
  return march === 0 ? t("natrak:dice.event.attack") : t("natrak:dice.event.goblin", { n: march });
}
