import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { setLanguage, t } from "../text/i18n.svelte";
import type { Told } from "../wire/types";
import InYourPlace from "./InYourPlace.svelte";
import type { TableStore } from "./store.svelte";

beforeAll(() => {
  setLanguage("es");
});
afterEach(cleanup);

const told = (by: string, ...events: object[]): Told => ({
  seq: 7,
  at: 0,
  kind: "act",
  by,
  events,
});
const skipped = (seat: number, turn: number) => ({ type: "turn_skipped", seat, turn });

function strip(missed: readonly Told[], seat: number | null = 1) {
  const watchers: ((told: readonly Told[]) => void)[] = [];
  const follow = (watcher: (told: readonly Told[]) => void) => {
    watchers.push(watcher);
    return () => undefined;
  };
  const store = { seat, follow } as unknown as TableStore;
  const at = render(InYourPlace, { props: { store, missed } });
  const words = (): string => at.getByRole("status").textContent.trim();
  const tell = (one: Told): void => {
    flushSync(() => {
      for (const watcher of watchers) watcher([one]);
    });
  };
  return { ...at, words, tell };
}

describe("what was done in one's place", () => {
  it("names the turn that was skipped, or how many", () => {
    expect(strip([told("server", skipped(1, 14))]).words()).toBe(
      "Mientras no estabas se saltó tu turno 14",
    );
    cleanup();
    expect(strip([told("server", skipped(1, 14), skipped(1, 17))]).words()).toContain("2 turnos");
  });

  it("says that a bot played", () => {
    expect(strip([told("host", { type: "table_went", seat: 1, bot: "normal" })]).words()).toBe(
      t("away.bot_played"),
    );
  });

  it("is silent about others, and to who watches", () => {
    expect(strip([told("server", skipped(2, 14))]).words()).toBe("");
    cleanup();
    expect(strip([told("server", skipped(1, 14))], null).words()).toBe("");
  });

  it("goes when it is closed, and comes again after the next absence", async () => {
    const at = strip([told("server", skipped(1, 14))]);
    await fireEvent.click(at.getByRole("button", { name: t("close") }));
    expect(at.words()).toBe("");
    await at.rerender({ missed: [told("server", skipped(1, 20))] });
    expect(at.words()).toContain("20");
  });

  it("stays while others play, and goes with one's own first move", () => {
    const at = strip([told("server", skipped(1, 14))]);
    at.tell(told("2"));
    expect(at.words()).not.toBe("");
    at.tell(told("1"));
    expect(at.words()).toBe("");
  });
});
