import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import type { BoardPick, NatrakBoardProps } from "./board-types";
import { sampleBuildings, sampleColours, sampleHexes, samplePorts, sampleRoads } from "./sample";

const root = document.documentElement;

beforeEach(() => {
  root.dataset["motion"] = "none";
  // No layout here: every box is a phone's.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(468);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const IDS = [18, 28, 32, 36];
const position: NatrakBoardProps = {
  hexes: sampleHexes,
  ports: samplePorts,
  buildings: sampleBuildings,
  roads: sampleRoads,
  colours: sampleColours,
  dragon: 4,
  label: "Board",
};
const crossings = {
  kind: "crossing" as const,
  ids: IDS,
  name: (id: number) => `crossing ${String(id)}`,
};

async function board(more: Partial<NatrakBoardProps> = {}) {
  const onpick = vi.fn<(pick: BoardPick, ghost: boolean) => void>();
  const onoff = vi.fn();
  const view = render(Board, {
    props: { ...position, targets: crossings, onpick, onoff, ...more },
  });
  await tick();
  return { ...view, onpick, onoff };
}

describe("targets", () => {
  it("are buttons with names, one in the tab order, in a board that hides no button", async () => {
    const { getAllByRole, container } = await board();
    const buttons = getAllByRole("button");
    expect(buttons.map((b) => b.getAttribute("aria-label"))).toEqual(
      IDS.map((id) => `crossing ${String(id)}`),
    );
    expect(buttons.filter((b) => b.getAttribute("tabindex") === "0")).toHaveLength(1);
    for (const button of buttons)
      expect(button.closest("[role=img], [aria-hidden=true]")).toBeNull();
    expect(container.querySelectorAll("[style]")).toHaveLength(0);
  });

  it("Enter and a screen reader's click pick them", async () => {
    const { getByRole, onpick } = await board();
    await fireEvent.keyDown(getByRole("button", { name: "crossing 28" }), { key: "Enter" });
    await fireEvent.click(getByRole("button", { name: "crossing 32" }), { detail: 0 });
    expect(onpick.mock.calls).toEqual([
      [{ kind: "crossing", id: 28, via: "keyboard" }, false],
      [{ kind: "crossing", id: 32, via: "keyboard" }, false],
    ]);
  });

  it("arrows go from one to another", async () => {
    const { getAllByRole } = await board();
    const [first] = getAllByRole("button");
    first!.focus();
    const before = document.activeElement;
    for (const key of ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"]) {
      await fireEvent.keyDown(document.activeElement!, { key });
      if (document.activeElement !== before) break;
    }
    expect(document.activeElement).not.toBe(before);
    expect(document.activeElement?.getAttribute("data-spot")).not.toBeNull();
  });

  it("picking the one with the ghost confirms, but not within 300 ms", async () => {
    let now = 1000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const ghost = { kind: "crossing" as const, id: 28, piece: "camp" as const, seat: 1 };
    const { getByRole, onpick } = await board({ ghost });
    const target = getByRole("button", { name: "crossing 28" });
    expect(target.getAttribute("aria-pressed")).toBe("true");
    now += 299;
    await fireEvent.keyDown(target, { key: "Enter" });
    expect(onpick).not.toHaveBeenCalled();
    now += 2;
    await fireEvent.keyDown(target, { key: "Enter" });
    expect(onpick).toHaveBeenCalledWith({ kind: "crossing", id: 28, via: "keyboard" }, true);
  });
});

describe("fingers", () => {
  const pointer = (clientX: number, clientY: number, pointerType: string) => ({
    clientX,
    clientY,
    pointerId: 1,
    pointerType,
    button: 0,
  });
  async function tap(group: HTMLElement, x: number, y: number, kind = "touch") {
    await fireEvent.pointerDown(group, pointer(x, y, kind));
    await fireEvent.pointerUp(group, pointer(x, y, kind));
  }
  /** Where hex 9 is. */
  const MIDDLE = { x: 180, y: 220 };
  const viewBox = (container: HTMLElement) =>
    container.querySelector(".wrapper svg")!.getAttribute("viewBox");

  it("a tap between two close targets zooms first, and picks then", async () => {
    const all = { ...crossings, ids: Array.from({ length: 54 }, (_, i) => i) };
    const { getByRole, container, onpick } = await board({ targets: all });
    const before = viewBox(container);
    await tap(getByRole("group"), MIDDLE.x, MIDDLE.y);
    expect(onpick).not.toHaveBeenCalled();
    expect(viewBox(container)).not.toBe(before);
    await tap(getByRole("group"), MIDDLE.x + 22, MIDDLE.y + 39);
    expect(onpick).toHaveBeenCalledOnce();
    expect(onpick.mock.calls[0]![0].via).toBe("touch");
  });

  it("with a mouse it never zooms by itself", async () => {
    const all = { ...crossings, ids: Array.from({ length: 54 }, (_, i) => i) };
    const { getByRole, container } = await board({ targets: all });
    const before = viewBox(container);
    await tap(getByRole("group"), MIDDLE.x, MIDDLE.y, "mouse");
    expect(viewBox(container)).toBe(before);
  });

  it("a tap off targets says what is there", async () => {
    const { getByRole, onoff, onpick } = await board({ targets: null });
    await tap(getByRole("group"), MIDDLE.x, MIDDLE.y);
    expect(onpick).not.toHaveBeenCalled();
    expect(onoff).toHaveBeenCalledWith({ kind: "hex", id: 9 });
  });
});

describe("the drawing", () => {
  it("takes at most 3,000 nodes", async () => {
    const { container } = await board();
    expect(container.querySelectorAll("svg *").length).toBeLessThan(3000);
  });

  it("shows every piece and follows the data", async () => {
    const { container, rerender } = await board({ targets: null });
    const camps = () => container.querySelectorAll('use[href="#nk-camp"]').length;
    expect(camps()).toBe(sampleBuildings.filter((b) => b.kind === "camp").length);
    await rerender({ buildings: sampleBuildings.slice(1) });
    expect(camps()).toBe(sampleBuildings.filter((b) => b.kind === "camp").length - 1);
  });

  it("keeps the map as drawn when a view says the same again", async () => {
    const { container, rerender } = await board();
    const first = container.querySelector('use[href="#nk-fir"]');
    await rerender({ hexes: sampleHexes.map((hex) => ({ ...hex })), ports: [...samplePorts] });
    expect(container.querySelector('use[href="#nk-fir"]')).toBe(first);
  });

  it("lights the hexes that produced", async () => {
    const { container, rerender } = await board({ targets: null, producing: [6, 17] });
    expect(container.querySelectorAll(".glow")).toHaveLength(2);
    await rerender({ producing: [] });
    expect(container.querySelectorAll(".glow")).toHaveLength(0);
  });
});
