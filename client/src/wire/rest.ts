/** What is not live: games, opening a table, cards of tables. A refusal's body is `{code, params}`. */
import type { GameList, Opened, OpenTable, Refusal, TableCard, TableOptions } from "./types";

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

const offline = { code: "offline", params: {} };

/** Ask the server; whatever happens, an answer comes. */
export async function ask<T>(path: string, init?: RequestInit): Promise<Result<T>> {
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
        : { code: response.status === 429 ? "too_fast" : "server_error", params: {} },
  };
}

/** The same with a body. */
export const post = <T>(path: string, body: unknown): Promise<Result<T>> =>
  ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export const listGames = (): Promise<Result<GameList>> => ask<GameList>("/api/games");

/** What to open: what is left out takes its default. */
export interface Opening {
  readonly game: string;
  readonly options?: OpenTable["options"];
  readonly table?: Partial<TableOptions>;
}

export const openTable = (what: Opening): Promise<Result<Opened>> =>
  post<Opened>("/api/tables", what);

/** Several tables as lists show them; those that do not exist are left out. */
export const tableCards = (codes: readonly string[]): Promise<Result<TableCard[]>> =>
  ask<TableCard[]>(`/api/mine?codes=${codes.map(encodeURIComponent).join(",")}`);

/** Wake a sleeping table: a person of this device who had a seat needs no name. */
export const wakeTable = (
  code: string,
  name: string | null = null,
  secret: string | null = null,
  person = 0,
): Promise<Result<null>> =>
  post<null>(`/api/tables/${encodeURIComponent(code)}/wake?person=${String(person)}`, {
    name,
    secret,
  });

/** The address of a table's connection. */
export function socketAddress(code: string, at: Location = location): string {
  const scheme = at.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${at.host}/ws/${encodeURIComponent(code)}`;
}
