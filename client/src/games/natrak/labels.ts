/** What an action is called: short, and whole with its place, for the choices list. */
import type { Action } from "../../table/menu";
import { t } from "../../text/i18n.svelte";
import type { Cards, Material } from "../../wire/natrak";
import { boxLine } from "./adventurers/lines";
import type { Model } from "./model.svelte";
import { cardsText, materialName } from "./words";

export const actName = (type: string): string => t(`natrak:act.${type}`);

/** Where an action would be, in words; empty if it has no place. */
export function placeName(action: Action, model: Model): string {
  const places = model.places;
  if (!places) return "";
  if (typeof action["crossing"] === "number") return places.crossing(action["crossing"]);
  if (typeof action["edge"] === "number") return places.edge(action["edge"]);
  return typeof action["hex"] === "number" ? places.hex(action["hex"]) : "";
}

const some = (kind: unknown, n: number): string => cardsText({ [kind as Material]: n });

/** A whole action in words. */
export function actionLine(action: Action, model: Model): string {
  const name = (key: string): string => model.name(Number(action[key]));
  switch (action.type) {
    case "move_threat":
      return action["victim"] === null
        ? t("natrak:line.move_threat_nobody", { place: placeName(action, model) })
        : t("natrak:line.move_threat", { place: placeName(action, model), victim: name("victim") });
    case "guild": {
      const give = action["give"] as Material;
      return t("natrak:line.guild", {
        give: some(give, model.own?.rates[give] ?? 0),
        get: some(action["get"], 1),
      });
    }
    case "close_with":
    case "reject_counter":
      return t(`natrak:line.${action.type}`, { name: name("seat") });
    case "accept_counter":
      return acceptCounter(action, model);
    case "accept": {
      const offer = model.offer;
      return offer ? t("natrak:line.accept", halves(offer.want, offer.give)) : actName("accept");
    }
    case "cast_hoarding":
      return t("natrak:line.hoarding", { material: materialName(action["material"] as Material) });
    default: {
      const ours = boxLine(action, model);
      if (ours !== null) return ours;
      const place = placeName(action, model);
      const what = actName(action.type);
      return place === "" ? what : t("natrak:line.place", { what, place });
    }
  }
}

const halves = (give: Cards, get: Cards): Record<string, string> => ({
  give: cardsText(give),
  get: cardsText(get),
});

function acceptCounter(action: Action, model: Model): string {
  const answer = model.offer?.answers.find((a) => a.counter === action["counter"]);
  const name = model.name(Number(action["seat"]));
  return t("natrak:line.accept_counter", {
    name,
    ...halves(answer?.want ?? {}, answer?.give ?? {}),
  });
}
