/** The tabs beside a table; `more` is the game's own. */
export type SideTab = "log" | "chat" | "more";
