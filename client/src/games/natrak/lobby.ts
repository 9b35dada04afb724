/** What the shared screens need of Natrak before a game is played. */
import "./catalogue";
import type { GameLobby } from "../../table/module";
import { has, t } from "../../text/i18n.svelte";
import LobbyPortrait from "./LobbyPortrait.svelte";
import Preview from "./Preview.svelte";
import Thumb from "./Thumb.svelte";

export const lobby: GameLobby = {
  Preview,
  Thumb,
  Portrait: LobbyPortrait,
  portraitName: (portrait) => t(`natrak:portrait.${portrait}`),
  optionName: (option) => t(`natrak:option.${option}`),
  optionUnit: (option) => (has(`natrak:unit.${option}`) ? t(`natrak:unit.${option}`) : ""),
  valueName: (option, value) =>
    option === "mode" ? t(`natrak:mode.${String(value)}`) : String(value),
  valueLine: (option, value) => (option === "mode" ? t(`natrak:mode_line.${String(value)}`) : ""),
  summary: ({ options }) => [
    t(`natrak:mode.${String(options["mode"])}`),
    t("natrak:summary.target", { n: Number(options["target"]) }),
  ],
};
