import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeTable, fakeView } from "../../dev/fake-table";
import { setLanguage, t } from "../../text/i18n.svelte";
import type { TableEvent } from "../../wire/table";
import type { Told } from "../../wire/types";
import Report from "./Report.svelte";
import { plainLog, reportOf } from "./report";
import { troubles } from "./troubles";

const CODE = "ABCDEFGH";
const events: TableEvent[] = [
  { type: "table_opened", of: CODE },
  { type: "table_sat", seat: 0, name: "Ana", guest: false },
  { type: "table_bot_sat", seat: 1, bot: "normal", name: "Bruma" },
  { type: "table_left", seat: 2, name: "Teo", by_host: true },
  { type: "table_taken_over", seat: 0, name: "Ana" },
  { type: "table_option_set", name: "target", value: 13 },
  { type: "table_rematch_opened", code: CODE },
];
const record: Told[] = [
  ...events.map((event, seq) => ({ seq, at: 5_000 + seq, kind: "sit", by: "0", events: [event] })),
  {
    seq: 7,
    at: 9_000,
    kind: "act",
    by: "1",
    events: [{ type: "rolled", red: 3, white: 5 }],
    undone: true,
  },
];

beforeEach(() => {
  setLanguage("es");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("the log in a report tells what happened, without names and codes", () => {
  const text = JSON.stringify(plainLog(record));
  for (const secret of ["Ana", "Bruma", "Teo", CODE]) expect(text).not.toContain(secret);
  expect(plainLog(record)).toContainEqual({
    seq: 7,
    after_ms: 4_000,
    kind: "act",
    by: "1",
    undone: true,
    events: [{ type: "rolled", red: 3, white: 5 }],
  });
  expect(text).toContain('{"type":"table_option_set","name":"target","value":13}');
  expect(text).toContain('{"type":"table_bot_sat","seat":1,"bot":"normal"}');
});

it("an event that is not known yet is told by its type alone", () => {
  const told = [{ ...record[0]!, events: [{ type: "table_new", name: "Ana" }] }];
  expect(plainLog(told)).toMatchObject([{ events: [{ type: "table_new" }] }]);
  expect(JSON.stringify(plainLog(told))).not.toContain("Ana");
});

it("of the table there are the game, its options and who is a bot, and by which its host finds it", () => {
  const table = fakeView({ proof: { commitment: "c0ffee" } });
  const rest = { words: "", page: {}, browser: {}, server: "1.2", troubles: [], record: null };
  const text = JSON.stringify(reportOf({ ...rest, table, seat: 1, seq: 12 }));
  for (const seat of table.seats) expect(text).not.toContain(seat?.name);
  expect(text).not.toContain(table.code);
  expect(text).toContain('"commitment":"c0ffee"');
  expect(text).toContain('"reader":1,"seen":12');
});

it("shows all that is in the file, then saves it and sends nothing", async () => {
  troubles.note("refused stale (roll)");
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? "GET"} ${path.split("?")[0] ?? ""}`);
    const body = path.startsWith("/api/games")
      ? { games: [], version: "9.9" }
      : { told: path.includes("after=-1") ? record : [], head: 7 };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:x";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const table = fakeTable({ told: record });
  render(Report, { store: table.store, onclose: () => undefined });
  const shown = await screen.findByText(/"server": "9.9"/);
  await fireEvent.input(screen.getByLabelText(t("report.words")), {
    target: { value: "Se ha quedado quieto" },
  });
  await screen.findByText(t("report.has_log", { count: record.length }));
  await fireEvent.click(screen.getByText(t("report.save")));
  expect(saved).toHaveLength(1);
  const text = await saved[0]!.text();
  expect(text).toBe(shown.textContent);
  expect(JSON.parse(text)).toMatchObject({
    words: "Se ha quedado quieto",
    server: "9.9",
    troubles: [{ what: "refused stale (roll)" }],
  });
  for (const name of ["Ana", "Lía", "Teo", "Nuria", CODE]) expect(text).not.toContain(name);
  expect(asked.sort()).toEqual(["GET /api/games", `GET /api/tables/${CODE}/record`]);
});

it("without a server it says that the game is not in it", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  render(Report, { store: fakeTable().store, onclose: () => undefined });
  expect(await screen.findByText(t("report.no_log"))).toBeTruthy();
});

it("what nobody catches is noted, without the server's address", () => {
  troubles.watch();
  troubles.watch();
  const error = new Error("broken");
  error.stack = `Error: broken\n at draw (${location.origin}/assets/a.js:1:2)`;
  window.dispatchEvent(new ErrorEvent("error", { error }));
  const last = troubles.list().filter((one) => one.what.includes("broken"));
  expect(last).toHaveLength(1);
  expect(last[0]?.what).toContain("at draw (/assets/a.js:1:2)");
});
