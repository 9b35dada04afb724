/** What the shared screens need of Vasallos before a game is played. */
import "./catalogue";
import type { GameLobby } from "../../table/module";
import { t } from "../../text/i18n.svelte";
import LobbyFigure from "./LobbyFigure.svelte";
import OptionPicture from "./OptionPicture.svelte";
import Preview from "./Preview.svelte";
import Thumb from "./Thumb.svelte";
import { TILES } from "./tiles";

/** What the data call the tiles of an expansion (V4). */
const SETS: Readonly<Record<string, string>> = { todo: "todo-o-nada", ferias: "ferias" };
/** The expansions, in the order of the form (V1). */
const BOXES = ["todo", "ferias", "sombra"] as const;

export const lobby: GameLobby = {
  Preview,
  Thumb,
  Portrait: null,
  Figure: LobbyFigure,
  portraitName: () => "",
  optionName: (option) => t(`vasallos:option.${option}`),
  optionUnit: (option) => {
    const count = TILES.reduce((sum, { set, count: n }) => sum + (set === SETS[option] ? n : 0), 0);
    return count > 0 ? t("vasallos:unit.tiles", { count }) : t(`vasallos:unit.${option}`);
  },
  OptionPicture,
  seatsLine: (seats) => (seats === 6 ? t("vasallos:six") : ""),
  valueName: (_, value) => t(`vasallos:value.${String(value)}`),
  valueLine: (option) => t(`vasallos:option_line.${option}`),
  summary: ({ options }) => {
    const played = BOXES.filter((box) => options[box] === true);
    return played.length === 0
      ? [t("vasallos:base")]
      : played.map((box) => t(`vasallos:option.${box}`));
  },
};
