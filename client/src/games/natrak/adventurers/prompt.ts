/** What the prompt says in the phases and with the tools of the mode With adventurers. */
import { offered } from "../../../table/menu";
import { list, t } from "../../../text/i18n.svelte";
import type { Discipline } from "../../../wire/natrak";
import type { Owed } from "../../../wire/types";
import type { Tool } from "../aims";
import type { Model } from "../model.svelte";
import { owing } from "../prompts/owing";
import type { Play } from "../play.svelte";
import { cardsText } from "../words";
import { adventurerAt } from "./box";

const TRIED: ReadonlySet<Tool> = new Set<Tool>([
  "sack",
  "place_metropolis",
  "move_adventurer",
  "play_merchant",
  "play_bishop",
  "play_diplomat",
  "play_intrigue",
  "play_engineering",
  "play_medicine",
  "play_levy",
  "play_inventor",
  "play_deserter",
]);

/** Whose piece stands at the place tried. */
function ownerAt(model: Model, play: Play): number | null {
  const at = play.at ?? -1;
  if (play.aim?.kind === "edge")
    return model.pub?.pieces.roads.find((road) => road.edge === at)?.seat ?? null;
  return adventurerAt(model.box, at)?.seat ?? null;
}

/** The sentence over a ghost; null: not one of ours. */
export function boxTried(model: Model, play: Play, tool: Tool): string | null {
  if (!TRIED.has(tool)) return null;
  const owner = ownerAt(model, play);
  const thrown = tool === "move_adventurer" && owner !== null;
  return t(`natrak:prompt.tried.${thrown ? "throw_out" : tool}`, {
    name: owner === null ? "" : model.name(owner),
    price: cardsText(model.pub?.rules.prices["medicine"] ?? {}),
  });
}

/** The sentence while a tool is in hand and nothing tried; null: not one of ours. */
export function boxTool(play: Play, tool: Tool): string | null {
  if (tool === "play_inventor" && play.first !== null)
    return t("natrak:prompt.tool.play_inventor_second");
  const ours = tool.startsWith("play_") || tool === "move_adventurer";
  return ours ? t(`natrak:prompt.tool.${tool}`) : null;
}

const disciplineName = (d: Discipline): string => t(`natrak:discipline.${d}`);

/** What the reader owes, in words; null: not one of ours. */
export function boxYours(owed: Owed, model: Model): string | null {
  if (model.phase === "main" && model.pending && offered(model.store.menu, "place_metropolis"))
    return t("natrak:prompt.you.metropolis", { discipline: disciplineName(model.pending) });
  const count = Number(owed.params?.["number"] ?? 0);
  switch (owed.prompt) {
    case "gift":
      return t("natrak:prompt.you.gift", { count, name: model.name(model.pub?.turn.active ?? 0) });
    case "card":
      return t("natrak:prompt.you.card", {
        count,
        name: model.name(model.box?.effects.choosing?.victim ?? 0),
      });
    default:
      return null;
  }
}

const OF_SEVERAL = new Set(["sack", "pick", "gift"]);

/** Who of several has still to choose; null: not one of ours. */
export function boxOthers(owed: readonly Owed[], model: Model): string | null {
  const prompt = owed[0]?.prompt ?? "";
  if (!OF_SEVERAL.has(prompt)) return null;
  const names = prompt === "gift" ? owing(owed, model) : list(owed.map((o) => model.name(o.seat)));
  return t(`natrak:prompt.other.${prompt}`, { names, count: owed.length });
}
