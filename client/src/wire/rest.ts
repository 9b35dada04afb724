/** What is not live: games, opening a table, cards of tables. A refusal's body is `{code, params}`. */
import type { GameList, Opened, OpenTable, Refusal, TableCard } from "./types";

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

const offline = { code: "offline", params: {} };

async function ask<T>(path: string, init?: RequestInit): Promise<Result<T>> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    return { ok: false, refusal: offline };
  }
  const text = await response.text();
  let body: unknown;
  try {
    body = text === "" ? null : JSON.parse(text);
  } catch {
    body = null;
  }
  if (response.ok) return { ok: true, value: body as T };
  const refusal = body as Partial<Refusal> | null;
  return {
    ok: false,
    refusal:
      typeof refusal?.code === "string"
        ? { code: refusal.code, params: refusal.params ?? {} }
        : { code: response.status === 429 ? "too_many" : "server_error", params: {} },
  };
}

const post = <T>(path: string, body: unknown): Promise<Result<T>> =>
  ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export const listGames = (): Promise<Result<GameList>> => ask<GameList>("/api/games");

export const openTable = (what: Partial<OpenTable> & { game: string }): Promise<Result<Opened>> =>
  post<Opened>("/api/tables", what);

export const tableCard = (code: string): Promise<Result<TableCard>> =>
  ask<TableCard>(`/api/tables/${encodeURIComponent(code)}`);

/** The address of a table's connection. */
export function socketAddress(code: string, at: Location = location): string {
  const scheme = at.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${at.host}/ws/${encodeURIComponent(code)}`;
}
