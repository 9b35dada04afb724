/** An area in words: what it is, what lies in it, what it is worth, who leads. */
import { list, t } from "../../text/i18n.svelte";
import type { FeatureView } from "../../wire/vasallos";
import type { Model } from "./model.svelte";
import { capital, kindName, marksText } from "./words";

/** "Ciudad sin cerrar". */
export const areaTitle = ({ kind, complete }: FeatureView): string =>
  complete
    ? t(`vasallos:area.closed_${kind}`)
    : kind === "field"
      ? t("vasallos:area.field")
      : capital(t("vasallos:area.open", { kind: kindName(kind) }));

/** "8 losetas, 3 fuentes y 1 de vino". */
export const areaFacts = ({ kind, tiles, marks, cities, counts }: FeatureView): string =>
  [
    t("vasallos:area.tiles", { count: tiles }),
    marksText(marks ?? {}),
    kind === "field"
      ? t("vasallos:area.cities", {
          count: (cities ?? []).length,
          closed: (counts ?? []).length,
        })
      : "",
  ]
    .filter((fact) => fact !== "")
    .join(" · ");

/** "Manda Lía, con 2". */
export function areaLead(feature: FeatureView, model: Model): string {
  const leaders = (feature.holders ?? []).filter((holder) => holder.leads);
  if (leaders.length === 0) return t("vasallos:area.nobody");
  return t("vasallos:area.leads", {
    names: list(leaders.map(({ seat }) => model.name(seat))),
    n: leaders[0]?.strength ?? 0,
    count: leaders.length,
  });
}

/** What its last row is called. */
export const fullName = ({ kind }: FeatureView): string =>
  t(kind === "field" ? "vasallos:area.full_field" : "vasallos:area.full");

/** All of it in one breath. */
export function areaLine(feature: FeatureView, model: Model): string {
  const now = `${t("vasallos:area.now")}: ${String(feature.now)}`;
  const full = feature.complete ? [] : [`${fullName(feature)}: ${String(feature.full)}`];
  return [areaTitle(feature), areaFacts(feature), now, ...full, areaLead(feature, model)].join(
    ". ",
  );
}
