/** The mode's actions in words. */
import type { Action } from "../../../table/menu";
import { t } from "../../../text/i18n.svelte";
import type { Discipline, Material, Progress } from "../../../wire/natrak";
import type { Model } from "../model.svelte";
import { materialName } from "../words";

export const cardName = (card: string): string => t(`natrak:progress.${card}`);

const act = (type: string): string => t(`natrak:act.${type}`);

/** The public choices of a progress card in words; empty if it has none. */
export function choiceText(choices: Readonly<Record<string, unknown>>, model: Named): string {
  const { places } = model;
  const num = (key: string): number | null =>
    typeof choices[key] === "number" ? choices[key] : null;
  const [red, white, first, second] = ["red", "white", "first", "second"].map(num);
  if (red !== null && white !== null) return t("natrak:log.choice.dice", { red, white });
  if (typeof first === "number" && typeof second === "number")
    return t("natrak:log.choice.two", { a: places?.hex(first), b: places?.hex(second) });
  if (typeof choices["material"] === "string") return materialName(choices["material"] as Material);
  const rival = num("rival");
  if (rival !== null) return model.name(rival);
  const hex = num("hex");
  return hex !== null ? (places?.hex(hex) ?? "") : "";
}

/** What is needed to name seats and places. */
export type Named = Pick<Model, "places" | "name">;

function playLine(action: Action, model: Model): string {
  const what = act(action.type);
  const choices = { ...action } as Record<string, unknown>;
  const { places } = model;
  const words = [choiceText(choices, model)];
  if (typeof choices["crossing"] === "number")
    words.push(places?.crossing(choices["crossing"]) ?? "");
  else if ("crossing" in choices) words.push(t("natrak:line.nothing_placed"));
  if (typeof choices["edge"] === "number") words.push(places?.edge(choices["edge"]) ?? "");
  const choice = words.filter((word) => word !== "").join(", ");
  return choice === "" ? what : t("natrak:line.play_with", { what, choice });
}

/** A whole action of the mode in words; null: not one of ours, or its place says it all. */
export function boxLine(action: Action, model: Model): string | null {
  const discipline = (): string => t(`natrak:discipline.${String(action["discipline"])}`);
  const crossing = (key: string): string => model.places?.crossing(Number(action[key])) ?? "";
  switch (action.type) {
    case "raise": {
      const levels = model.me === null ? {} : (model.standing(model.me)?.levels ?? {});
      const level = (levels[action["discipline"] as Discipline] ?? 0) + 1;
      return t("natrak:line.raise", { discipline: discipline(), level });
    }
    case "move_adventurer":
      return t("natrak:line.move_adventurer", { from: crossing("source"), to: crossing("to") });
    case "place_metropolis":
      return t("natrak:line.place_metropolis", {
        discipline: discipline(),
        place: crossing("crossing"),
      });
    case "pick":
      return t("natrak:line.pick", { material: materialName(action["material"] as Material) });
    case "take_card":
      return t("natrak:line.take_card", { card: cardName(action["card"] as Progress) });
    default:
      return action.type.startsWith("play_") ? playLine(action, model) : null;
  }
}
