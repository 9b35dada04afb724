/** What an action is called, whole with its place, for the choices list. */
import type { Action } from "../../table/menu";
import type { ChoiceWords } from "../../table/words";
import { t } from "../../text/i18n.svelte";
import type { Piece } from "../../wire/vasallos";
import type { Model } from "./model.svelte";
import { capital, pieceName, placeName, zoneName } from "./words";

const actName = (type: string): string => t(`vasallos:act.${type}`);

/** A whole action in words. */
export function actionLine(action: Action, model: Model): string {
  switch (action.type) {
    case "place": {
      const [x, y] = action["cell"] as [number, number];
      const turn = t(`vasallos:turn.${String(action["turn"])}`);
      return t("vasallos:line.place", { place: placeName(x, y), turn });
    }
    case "figure":
    case "phantom": {
      const kind = action.type === "phantom" ? "phantom" : (action["kind"] as Piece);
      const zone = zoneName(model, String(action["zone"]));
      return t("vasallos:line.figure", { what: capital(pieceName(kind)), zone });
    }
    case "undo":
      return t(model.phase === "phantom" ? "vasallos:line.undo" : "vasallos:line.undo_tile");
    default:
      return actName(action.type);
  }
}

/** What the generic list needs to know of this game. */
export const choiceWords = (model: Model): ChoiceWords => ({
  line: (action) => actionLine(action, model),
  name: actName,
  field: (name) => name,
  value: (_, value) => String(value),
  kind: (kind) => kind,
});
