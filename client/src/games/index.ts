/** The games this client can show, each loaded when it is needed. */
import type { GameEntry } from "../table/module";

export const GAMES: Readonly<Record<string, GameEntry>> = {
  natrak: {
    lobby: async () => (await import("./natrak/lobby")).lobby,
    table: async () => (await import("./natrak/table")).table,
    rules: async () => (await import("./natrak/rules/rules")).rules,
  },
  vasallos: {
    open: true,
    lobby: async () => (await import("./vasallos/lobby")).lobby,
    table: async () => (await import("./vasallos/table")).table,
    rules: async () => (await import("./vasallos/rules/rules")).rules,
  },
};

export const gameEntry = (id: string): GameEntry | null => GAMES[id] ?? null;
