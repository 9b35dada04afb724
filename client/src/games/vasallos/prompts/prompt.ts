/** What the prompt bar says (ui: the prompt catalogue), from view, menu and what is tried. */
import { compact } from "../../../table/media";
import type { Prompt } from "../../../table/prompt";
import { minutes } from "../../../table/tick.svelte";
import { list, t } from "../../../text/i18n.svelte";
import type { Owed } from "../../../wire/types";
import type { FeatureView } from "../../../wire/vasallos";
import type { Model } from "../model.svelte";
import type { Play } from "../play.svelte";
import { capital, pieceName, zoneWords } from "../words";

/** What the area of the figure tried gives its owner now, or would if it were counted. */
const worth = (feature: FeatureView | undefined): number => feature?.now ?? 0;

function yours(owed: Owed, play: Play): string {
  if (play.tile) return t(`vasallos:prompt.you.place_tried${compact.current ? "_touch" : ""}`);
  if (play.zone && play.kind) {
    return t("vasallos:prompt.you.figure_tried", {
      what: capital(pieceName(play.kind)),
      zone: zoneWords(play.zone),
      count: worth(play.foreseen[0]),
    });
  }
  const extra = owed.params?.["extra"] === true && owed.prompt === "place";
  return t(`vasallos:prompt.you.${extra ? "extra" : owed.prompt}`);
}

function others(owed: readonly Owed[], model: Model): string {
  const first = owed[0];
  if (!first) return model.store.held.waiting?.stands ? t("table.stands") : "";
  const away = model.store.seats[first.seat]?.away_at;
  const name = model.name(first.seat);
  if (typeof away === "number" && model.store.time.until(away) > 0) {
    return t("table.away_prompt", { name, time: minutes(model.store.time.until(away)) });
  }
  const extra = first.params?.["extra"] === true && first.prompt === "place";
  return t(`vasallos:prompt.other.${extra ? "extra" : first.prompt}`, { name });
}

function ended(model: Model): Prompt {
  const winners = model.store.held.standing?.winners ?? [];
  const points = Math.max(0, ...winners.map((seat) => model.player(seat)?.points ?? 0));
  const names = list(winners.map((seat) => model.name(seat)));
  const alone = winners.length === 1 && winners[0] === model.me;
  const sentence = alone
    ? t("vasallos:prompt.over_you", { count: points })
    : t("vasallos:prompt.over", { names, points, count: winners.length });
  return { yours: false, seats: winners, sentence, deadline: null };
}

/** The one sentence, who it is about, and the clock that runs. */
export function promptOf(model: Model, play: Play): Prompt {
  const { store } = model;
  if (model.over) return ended(model);
  const debt = store.debt;
  if (debt && model.me !== null) {
    const deadline = store.deadline(model.me);
    return { yours: true, seats: [model.me], sentence: yours(debt, play), deadline };
  }
  const seats = store.owed.map((o) => o.seat);
  const deadline = seats.length > 0 ? store.deadline(seats[0] ?? null) : null;
  return { yours: false, seats, sentence: others(store.owed, model), deadline };
}
