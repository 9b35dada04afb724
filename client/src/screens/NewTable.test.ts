import { cleanup, fireEvent, render, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
// Loaded beforehand: the screen loads it when a game is chosen, which may take longer than a search waits.
import "../games/natrak/lobby";
import { t } from "../text/i18n.svelte";
import type { GameList, Meta } from "../wire/types";
import NewTable from "./NewTable.svelte";

const meta = {
  id: "natrak",
  seats: [3, 4, 5, 6],
  minutes: [60, 120],
  generation: 6,
  form: [
    { name: "mode", kind: "choice", values: ["basic", "full"], default: "basic" },
    {
      name: "target",
      kind: "number",
      values: [8, 10, 12, 13, 15, 18, 21],
      least: 5,
      most: 500,
      default: 10,
      default_by: { mode: { basic: 10, full: 13 } },
    },
  ],
  colours: ["red"],
  portraits: ["mago"],
  secrets: true,
} as unknown as Meta;

const asked: { path: string; body: unknown }[] = [];
const copied: string[] = [];

beforeEach(() => {
  asked.length = copied.length = 0;
  localStorage.clear();
  location.hash = "#/admin";
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    asked.push({ path, body });
    const answer: unknown =
      path === "/api/games" ? ({ games: [{ meta }] } as unknown as GameList) : { code: "ABCDEFGH" };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
  });
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function screen() {
  const shown = render(NewTable, { props: { game: null, onsettings: vi.fn() } });
  const group = async (name: string) =>
    within(await shown.findByRole("group", { name }, { timeout: 5_000 }));
  return {
    ...shown,
    seats: await group(t("admin.seats")),
    mode: await group(t("natrak:option.mode")),
    target: await group(t("natrak:option.target")),
    clock: await group(t("admin.clock")),
  };
}
type Group = ReturnType<typeof within>;
const radios = (group: Group) => group.getAllByRole("radio") as HTMLInputElement[];
const text = (radio: HTMLInputElement) => radio.closest("label")?.textContent.trim();
const texts = (group: Group) => radios(group).map(text);
const chosen = (group: Group) =>
  radios(group)
    .filter((radio) => radio.checked)
    .map(text);

describe("New table", () => {
  it("n4 n5 n6 n7: asks four things, each with something preselected", async () => {
    const at = await screen();
    expect(texts(at.seats)).toEqual(["3", "4", "5", "6"]);
    expect(texts(at.mode)).toHaveLength(2);
    expect(texts(at.target).slice(0, 7)).toEqual(["8", "10", "12", "13", "15", "18", "21"]);
    expect(texts(at.clock)).toEqual([
      t("admin.clock_none"),
      ...[20, 30, 45, 60, 90].map((n) => t("admin.seconds", { n })),
      t("admin.two_minutes"),
    ]);
    expect([at.seats, at.mode, at.target, at.clock].map(chosen)).toEqual([
      ["4"],
      [t("natrak:mode.basic")],
      ["10"],
      [t("admin.two_minutes")],
    ]);
  });

  it("n5: a mode brings its target, a touched one stays", async () => {
    const at = await screen();
    await fireEvent.click(at.mode.getByText(t("natrak:mode.full")));
    expect(chosen(at.target)).toEqual(["13"]);
    await fireEvent.click(at.target.getByText("18"));
    await fireEvent.click(at.mode.getByText(t("natrak:mode.basic")));
    expect(chosen(at.target)).toEqual(["18"]);
  });

  it("n6 n7: one button opens the table, copies its link and enters it", async () => {
    const at = await screen();
    await fireEvent.click(at.seats.getByText("5"));
    await fireEvent.click(at.target.getByText("12"));
    await fireEvent.click(at.clock.getByText(t("admin.clock_none")));
    await fireEvent.click(at.getByRole("button", { name: t("admin.open") }));
    await vi.waitFor(() => {
      expect(location.hash).toBe("#/mesa/ABCDEFGH");
    });
    expect(asked.at(-1)).toEqual({
      path: "/api/tables",
      body: {
        game: "natrak",
        options: { mode: "basic", target: 12 },
        table: { seats: 5, clock: null },
      },
    });
    expect(copied).toEqual([`${location.origin}/m/ABCDEFGH`]);
  });
});
