import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../table/settings.svelte";
import { replayKey } from "./keys";
import type { Player } from "./player.svelte";

const was = settings.now.letterKeys;
beforeEach(() => {
  settings.set({ letterKeys: true });
});
afterEach(() => {
  settings.set({ letterKeys: was });
});

function pressed(key: string) {
  const player = {
    seq: 5,
    first: 1,
    last: 9,
    go: vi.fn(),
    goTurn: vi.fn(),
    stop: vi.fn(),
    toggle: vi.fn(),
  };
  const taken = replayKey(new KeyboardEvent("keydown", { key }), player as unknown as Player);
  return { ...player, taken };
}

describe("the keys of a replay", () => {
  it("go by entries, by turns, to the ends, and play", () => {
    expect(pressed("ArrowRight").go).toHaveBeenCalledWith(6);
    expect(pressed("End").go).toHaveBeenCalledWith(9);
    expect(pressed("[").goTurn).toHaveBeenCalledWith(-1);
    expect(pressed("]").goTurn).toHaveBeenCalledWith(1);
    expect(pressed(" ").toggle).toHaveBeenCalledOnce();
    expect(pressed("q").taken).toBe(false);
  });

  it("obey the switch of keys of one character; the others stay", () => {
    settings.set({ letterKeys: false });
    for (const key of ["[", "]"]) {
      const { taken, goTurn } = pressed(key);
      expect([key, taken, goTurn.mock.calls]).toEqual([key, false, []]);
    }
    expect(pressed("ArrowLeft").go).toHaveBeenCalledWith(4);
    expect(pressed("Home").taken).toBe(true);
    expect(pressed(" ").taken).toBe(true);
  });
});
