import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { lobby } from "../games/natrak/lobby";
import type { TableStore } from "../table/store.svelte";
import { t } from "../text/i18n.svelte";
import type { SeatView, TableView } from "../wire/types";
import { shareLink } from "../table/copy";
import WaitingRoom from "./WaitingRoom.svelte";

afterEach(cleanup);

const seat = (number: number, name: string): SeatView =>
  ({
    number,
    name,
    colour: number ? "blue" : "red",
    portrait: number ? "druida" : "mago",
    host: number === 0,
    connected: true,
  }) as unknown as SeatView;

function room(seats: (SeatView | null)[], host = true) {
  const table = {
    code: "ABCDEFGH",
    game: "natrak",
    options: { mode: "basic", target: 12 },
    table: { clock: 60 },
    seats,
    drawn: 0,
    opener: "Ana",
    bots: [],
  } as unknown as TableView;
  const want = vi.fn();
  const refuse = vi.fn();
  const store = {
    table,
    seats,
    seat: 0,
    host,
    held: { me: {} },
    refusals: [],
    want,
    refuse,
  } as unknown as TableStore;
  const props = { store, lobby, onsettings: vi.fn(), onsit: vi.fn() };
  return { ...render(WaitingRoom, { props }), want, refuse };
}

describe("the waiting room", () => {
  it("n9: shows who has come, the target, and while seats are free the link with a copy button", () => {
    const at = room([seat(0, "Ana"), seat(1, "Benito"), null]);
    for (const name of ["Ana", "Benito"]) expect(at.getByText(name)).toBeTruthy();
    expect(at.getByText(t("natrak:summary.target", { n: 12 }))).toBeTruthy();
    expect(at.getByText(t("natrak:mode.basic"))).toBeTruthy();
    const link = at.getByRole("textbox", { name: t("room.invite") });
    expect((link as HTMLInputElement).value).toBe(shareLink("ABCDEFGH"));
    expect(at.getByRole("button", { name: t("room.copy") })).toBeTruthy();
  });

  it("n9: a full table shows no link", () => {
    const at = room([seat(0, "Ana"), seat(1, "Benito")]);
    expect(at.queryByRole("textbox", { name: t("room.invite") })).toBeNull();
    expect(at.queryByRole("button", { name: t("room.copy") })).toBeNull();
  });

  it("n15 n17 n18: only ★ draws and starts, with all seats owned", async () => {
    const early = room([seat(0, "Ana"), null]);
    await fireEvent.click(early.getByRole("button", { name: t("room.lot") }));
    await fireEvent.click(
      early.getByRole("button", { name: t("room.start_missing", { count: 1 }) }),
    );
    expect(early.want).not.toHaveBeenCalled();
    expect(early.refuse).toHaveBeenCalledTimes(2);
    cleanup();
    const full = room([seat(0, "Ana"), seat(1, "Benito")]);
    await fireEvent.click(full.getByRole("button", { name: t("room.lot") }));
    await fireEvent.click(full.getByRole("button", { name: t("room.start") }));
    expect(full.want.mock.calls).toEqual([[{ type: "lot" }], [{ type: "start" }]]);
    cleanup();
    const guest = room([seat(0, "Ana"), seat(1, "Benito")], false);
    expect(guest.queryByRole("button", { name: t("room.lot") })).toBeNull();
    expect(guest.queryByRole("button", { name: t("room.start") })).toBeNull();
    expect(guest.queryByRole("button", { name: t("room.close") })).toBeNull();
  });
});
