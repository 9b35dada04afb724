import { afterEach, describe, expect, it, vi } from "vitest";
import { gestures, wrapperTransform } from "./gesture";
import { extentOf, type View } from "./view";

const size = { width: 800, height: 600 };
const fitting = { cx: 0, cy: 0, scale: 1 };
const box = { x: -400, y: -300, width: 800, height: 600 };

function board(): {
  frame: HTMLElement;
  wrapper: HTMLElement;
  settled: View[];
  go: ReturnType<typeof gestures>;
} {
  const frame = document.createElement("div");
  const wrapper = document.createElement("div");
  frame.append(wrapper);
  document.body.append(frame);
  const settled: View[] = [fitting];
  const go = gestures(frame, wrapper, {
    size: () => size,
    box: () => box,
    extent: () => extentOf(fitting),
    settled: () => settled.at(-1) ?? fitting,
    settle: (view) => settled.push(view),
    zoomsOnDouble: () => false,
  });
  return { frame, wrapper, settled, go };
}

afterEach(() => {
  delete document.documentElement.dataset["motion"];
  vi.restoreAllMocks();
});

describe("wrapperTransform", () => {
  it("is nothing for the same view", () => {
    expect(wrapperTransform(fitting, fitting, size)).toBe("translate(0px, 0px) scale(1)");
  });

  it("keeps the middle still when only zoom changes", () => {
    expect(wrapperTransform({ ...fitting, scale: 2 }, fitting, size)).toBe(
      "translate(-400px, -300px) scale(2)",
    );
  });
});

describe("gestures", () => {
  it("settles a view it is moved to, and leaves no transform behind", () => {
    document.documentElement.dataset["motion"] = "none";
    const { go, settled, wrapper } = board();
    go.moveTo({ cx: 10, cy: 20, scale: 2 }, 200);
    expect(settled.at(-1)?.scale).toBe(2);
    expect(settled.at(-1)?.cx).toBeCloseTo(10);
    expect(wrapper.style.transform).toBe("");
  });

  it("holds zoom to a quarter and four times the fit", () => {
    document.documentElement.dataset["motion"] = "none";
    const { go, settled } = board();
    go.moveTo({ cx: 0, cy: 0, scale: 50 }, 0);
    expect(settled.at(-1)?.scale).toBe(4);
    go.moveTo({ cx: 0, cy: 0, scale: 0.01 }, 0);
    expect(settled.at(-1)?.scale).toBe(0.25);
  });

  it("stops listening when destroyed", () => {
    const { go, frame, settled } = board();
    go.destroy();
    frame.dispatchEvent(new WheelEvent("wheel", { deltaY: -100 }));
    expect(settled).toHaveLength(1);
  });
});
