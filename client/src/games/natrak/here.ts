/** What may be asked for at a place that was tapped, by what stands there: all of it data for the menu to allow or not. */
import { type Action, offers, valuesOf } from "../../table/menu";
import { t } from "../../text/i18n.svelte";
import type { Refusal } from "../../wire/types";
import { adventurerAt } from "./adventurers/box";
import { standsAs } from "./adventurers/describe";
import type { BoardPlace } from "./board-types";
import type { Model } from "./model.svelte";

const corner = (model: Model, id: number) => model.places?.grid.crossings[id];

/** A crossing beside this one, to ask about a move at all. */
function beside(model: Model, id: number): number {
  const edge = corner(model, id)?.edges[0];
  const ends = edge === undefined ? [] : (model.places?.grid.edges[edge]?.ends ?? []);
  return ends.find((end) => end !== id) ?? id;
}
const byDragon = (model: Model, id: number): boolean =>
  corner(model, id)?.hexes.includes(model.pub?.pieces.dragon ?? -1) ?? false;

const buildingAt = (model: Model, id: number) =>
  model.pub?.pieces.buildings.find((b) => b.crossing === id) ?? null;

/** Whether a piece of the reader's stands there that something can be done with. */
export const ownAt = (model: Model, { kind, id }: BoardPlace): boolean =>
  kind === "crossing" &&
  model.me !== null &&
  (buildingAt(model, id) ?? adventurerAt(model.box, id))?.seat === model.me;

/** What may be asked for at a place, possible or not: by what stands there. */
export function placeActions(model: Model, spot: BoardPlace): Action[] {
  const { id } = spot;
  if (spot.kind === "hex") return [];
  if (spot.kind === "edge") return [{ type: "build_road", edge: id }];
  const here = (type: string): Action => ({ type, crossing: id });
  const hero = adventurerAt(model.box, id);
  if (hero !== null && hero.seat === model.me)
    return [
      ...(hero.active ? [] : [here("activate")]),
      here("promote"),
      { type: "move_adventurer", source: id, to: beside(model, id) },
      ...(byDragon(model, id) ? [here("drive_off")] : []),
    ];
  const building = buildingAt(model, id);
  if (building && building.seat !== model.me) return [];
  if (building?.kind === "camp") return [here("build_city")];
  if (building) return model.box ? [here("build_wall")] : [];
  return [here("build_camp"), ...(model.box ? [here("build_adventurer")] : [])];
}

/** "your city", "camp of Lía". */
export const pieceOf = (model: Model, piece: string, seat: number): string =>
  seat === model.me
    ? t("natrak:here.yours", { piece })
    : t("natrak:here.of", { piece, name: model.name(seat) });

/** What stands at a place and whose it is, in words; empty where nothing does. */
export function standing(model: Model, { kind, id }: BoardPlace): string {
  const of = (piece: string, seat: number): string => pieceOf(model, piece, seat);
  if (kind === "edge") {
    const road = model.pub?.pieces.roads.find((one) => one.edge === id);
    return road ? of(t("natrak:piece.road"), road.seat) : "";
  }
  if (kind === "hex") return "";
  const building = buildingAt(model, id);
  if (building) return of(t(`natrak:piece.${standsAs(model, building.kind, id)}`), building.seat);
  const hero = adventurerAt(model.box, id);
  if (!hero) return "";
  const state = t(hero.active ? "natrak:player.active" : "natrak:player.resting");
  return of(t("natrak:here.adventurer", { level: hero.level, state }), hero.seat);
}

/** Whether an action at a place can be begun: a move asks where to on the board. */
export function possible(model: Model, action: Action): boolean {
  const { menu } = model.store;
  return action.type === "move_adventurer"
    ? valuesOf(menu, action.type, "source").includes(action["source"])
    : offers(menu, action);
}

/** Why it cannot; of a move the reason for all of them, if there is one. */
export async function reason(model: Model, action: Action): Promise<Refusal | null> {
  const { menu } = model.store;
  const all = action.type === "move_adventurer" ? menu?.blocked?.[action.type] : undefined;
  return all ?? (await model.store.explain(action));
}
