import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { t } from "../text/i18n.svelte";
import type { SeatView } from "../wire/types";
import AbsentSeat from "./AbsentSeat.svelte";
import type { TableStore } from "./store.svelte";

afterEach(cleanup);

function offered(who: Partial<SeatView>, at: { host?: boolean; status?: string } = {}) {
  const want = vi.fn();
  const store = {
    host: at.host ?? true,
    seat: 0,
    seats: [{ name: "Ana" }, { name: "Lía", absent: true, ...who }],
    table: { status: at.status ?? "playing", bots: ["easy", "normal"] },
    want,
  } as unknown as TableStore;
  return { ...render(AbsentSeat, { props: { store, seat: 1 } }), want };
}

describe("the seat of somebody who has gone", () => {
  it("n15: ★ may let the best bot play, or give it to another", async () => {
    const at = offered({});
    expect(at.getByText(t("table.stand_in_offer", { name: "Lía" }))).toBeTruthy();
    await fireEvent.click(at.getByRole("button", { name: t("table.stand_in_set") }));
    expect(at.want).toHaveBeenLastCalledWith({ type: "stand_in", seat: 1, bot: "normal" });
    await fireEvent.click(at.getByRole("button", { name: t("table.give_seat") }));
    expect(at.want).toHaveBeenLastCalledWith({ type: "give_seat", seat: 1 });
  });

  it("n15: ★ may take the bot away again", async () => {
    const at = offered({ stand_in: "normal" });
    expect(at.queryByRole("button", { name: t("table.stand_in_set") })).toBeNull();
    await fireEvent.click(at.getByRole("button", { name: t("table.stand_in_end") }));
    expect(at.want).toHaveBeenLastCalledWith({ type: "stand_in", seat: 1, bot: null });
  });

  it.each([
    ["others than ★", {}, { host: false }],
    ["a seat whose person is here", { absent: false }, {}],
    ["a game that is over", {}, { status: "finished" }],
  ])("nothing for %s", (_, who, at) => {
    expect(offered(who, at).queryAllByRole("button")).toEqual([]);
  });
});
