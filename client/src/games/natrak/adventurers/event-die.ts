/** What the faces of the event die mean. */
import { t } from "../../../text/i18n.svelte";
import type { Discipline } from "../../../wire/natrak";
import { DISCIPLINES, MARCH } from "./box";

/** The discipline whose gate a face is; null: a goblin. */
export const gateOf = (face: number): Discipline | null => DISCIPLINES[face - 4] ?? null;

/** The face in words, with the march after it: 0 or the last step: an attack. */
export function eventText(face: number, march: number): string {
  const gate = gateOf(face);
  if (gate) return t("natrak:dice.event.gate", { discipline: t(`natrak:discipline.${gate}`) });
  const attack = march === 0 || march >= MARCH;
  return attack ? t("natrak:dice.event.attack") : t("natrak:dice.event.goblin", { n: march });
}
