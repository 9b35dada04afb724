/** The mode's pieces in words, for those who listen. */
import { t } from "../../../text/i18n.svelte";
import type { Model } from "../model.svelte";
import type { Places } from "../places";
import { defenceOf, MARCH } from "./box";

/** A city with a metropolis is a fortress, one with a wall alone a castle. */
export function standsAs(model: Model, kind: string, crossing: number): string {
  const figures = model.box?.figures;
  if (figures?.metropolises.some((m) => m.crossing === crossing)) return "fortress";
  return figures?.walls.some((w) => w.crossing === crossing) ? "castle" : kind;
}

/** Every adventurer with its place, the Merchant, the goblins. */
export function boxLines(model: Model, places: Places): string[] {
  const { box } = model;
  if (!box) return [];
  const heroes = box.figures.adventurers.map(({ seat, level, active, crossing }) =>
    t("natrak:describe.adventurer", {
      name: model.name(seat),
      level,
      state: t(active ? "natrak:player.active" : "natrak:player.resting"),
      place: places.crossing(crossing),
    }),
  );
  const { merchant } = box.figures;
  const stall = merchant
    ? [
        t("natrak:describe.merchant", {
          name: model.name(merchant.seat),
          place: places.hex(merchant.hex),
        }),
      ]
    : [];
  const goblins = t("natrak:goblins.spoken", {
    n: box.goblins.march,
    most: MARCH,
    horde: box.goblins.strength,
    defence: defenceOf(box),
  });
  return [...heroes, ...stall, goblins];
}
