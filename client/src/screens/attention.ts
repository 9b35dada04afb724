/** What a tab says while it is not looked at: its title and its icon. */
import { t } from "../text/i18n.svelte";

const ICON = "/icon.svg";
const ICON_TURN = "/icon-turn.svg";

/** Show that `game` waits for the reader, or that it does not. */
export function showAttention(game: string, waits: boolean): void {
  document.title = waits ? t("table.title_turn", { game }) : `${game} · ${t("app")}`;
  showIcon(waits ? ICON_TURN : ICON);
}

/** The table is left: the tab is nobody's turn. */
export function dropAttention(): void {
  document.title = t("app");
  showIcon(ICON);
}

function showIcon(href: string): void {
  const link = document.head.querySelector('link[rel="icon"]');
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}
