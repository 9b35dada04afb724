/** What the prompt bar says (ui: the prompt catalogue), from view, menu and what is tried. */
import { compact } from "../../../table/media";
import { offered } from "../../../table/menu";
import type { Prompt } from "../../../table/prompt";
import { minutes } from "../../../table/tick.svelte";
import { t } from "../../../text/i18n.svelte";
import type { Owed } from "../../../wire/types";
import { owing } from "./owing";
import { boxOthers, boxTool, boxTried, boxYours } from "../adventurers/prompt";
import type { Model } from "../model.svelte";
import { type Play, PRICE_OF, type Tool } from "../play.svelte";
import { capital, cardsText } from "../words";

function ghostSentence(model: Model, play: Play, tool: Tool): string {
  if (tool === "move_threat") {
    if (play.victim === undefined) return t("natrak:prompt.you.victim");
    return play.victim === null
      ? t("natrak:prompt.ghost_nobody")
      : t("natrak:prompt.ghost_steal", { name: model.name(play.victim) });
  }
  const tried = boxTried(model, play, tool);
  if (tried !== null) return tried;
  const what = capital(t(`natrak:piece.${play.piece}`));
  const priced = PRICE_OF[tool];
  if (!priced) return t("natrak:prompt.ghost", { what });
  return play.cost
    ? t("natrak:prompt.ghost_price", { what, price: cardsText(play.cost) })
    : t("natrak:prompt.ghost_free", { what });
}

function mainSentence(model: Model): string {
  const offer = model.offer;
  if (offer && offer.seat === model.me) {
    const hands = offer.answers.filter((a) => a.stance === "hand" || a.stance === "counter");
    return t("natrak:prompt.you.offer", { count: hands.length });
  }
  return t(compact.current ? "natrak:prompt.you.main_short" : "natrak:prompt.you.main");
}

function yours(owed: Owed, model: Model, play: Play): string {
  const free = model.pub?.turn.free_roads ?? 0;
  const menu = model.store.menu;
  if (play.tool && play.at !== null) return ghostSentence(model, play, play.tool);
  if (free > 0 && offered(menu, "build_road") && model.phase === "main") {
    return t("natrak:prompt.you.free_roads", { count: free });
  }
  if (play.tool && play.tool in PRICE_OF) return t(`natrak:prompt.tool.${play.tool}`);
  const ours = (play.tool ? boxTool(play, play.tool) : null) ?? boxYours(owed, model);
  if (ours !== null) return ours;
  switch (owed.prompt) {
    case "setup_piece":
      return t("natrak:prompt.you.setup_piece", {
        piece: t(`natrak:piece.${String(owed.params?.["piece"])}`),
        lap: owed.params?.["lap"],
      });
    case "discard":
      return t("natrak:prompt.you.discard", { n: owed.params?.["number"], m: model.handSize });
    case "main":
      return mainSentence(model);
    default:
      return t(`natrak:prompt.you.${owed.prompt}`);
  }
}

function others(owed: readonly Owed[], model: Model): string {
  const first = owed[0];
  if (!first) return model.store.held.waiting?.stands ? t("table.stands") : "";
  const away = model.store.seats[first.seat]?.away_at;
  const name = model.name(first.seat);
  if (typeof away === "number" && model.store.time.until(away) > 0) {
    return t("table.away_prompt", { name, time: minutes(model.store.time.until(away)) });
  }
  if (first.prompt === "discard") {
    return t("natrak:prompt.other.discard", { names: owing(owed, model), count: owed.length });
  }
  const several = boxOthers(owed, model);
  if (several !== null) return several;
  return t(`natrak:prompt.other.${first.prompt}`, {
    name,
    piece: t(`natrak:piece.${String(first.params?.["piece"] ?? "camp")}`),
  });
}

const answers = ["accept", "decline", "counter", "take_back"];

/** The one sentence, who it is about, and the clock that runs. */
export function promptOf(model: Model, play: Play): Prompt {
  const { store } = model;
  const debt = store.debt;
  const seats = store.owed.map((o) => o.seat);
  if (model.over) {
    const winner = model.pub?.turn.winner ?? null;
    const points = winner === null ? 0 : (model.player(winner)?.points ?? 0);
    const sentence =
      winner === null
        ? t("end.over")
        : winner === model.me
          ? t("natrak:prompt.over_you", { points })
          : t("natrak:prompt.over", { name: model.name(winner), points });
    return { yours: false, seats: winner === null ? [] : [winner], sentence, deadline: null };
  }
  if (debt && model.me !== null) {
    return {
      yours: true,
      seats: [model.me],
      sentence: yours(debt, model, play),
      deadline: store.deadline(model.me),
    };
  }
  const deadline = seats.length > 0 ? store.deadline(seats[0] ?? null) : null;
  const offer = model.offer;
  if (offer && answers.some((type) => offered(store.menu, type))) {
    const sentence = t("natrak:prompt.other.offer", {
      name: model.name(offer.seat),
      give: cardsText(offer.give),
      want: cardsText(offer.want),
    });
    return { yours: false, seats, sentence, deadline };
  }
  return { yours: false, seats, sentence: others(store.owed, model), deadline };
}
