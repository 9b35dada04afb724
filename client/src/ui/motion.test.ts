import { afterEach, describe, expect, it, vi } from "vitest";
import { animate, motion } from "./motion";

const root = document.documentElement;

afterEach(() => {
  delete root.dataset["motion"];
  vi.restoreAllMocks();
});

describe("motion", () => {
  it("is what the root says", () => {
    root.dataset["motion"] = "none";
    expect(motion()).toBe("none");
  });

  it("follows the system when nothing is set", () => {
    const media = vi.spyOn(window, "matchMedia");
    media.mockReturnValue({ matches: true } as MediaQueryList);
    expect(motion()).toBe("less");
    media.mockReturnValue({ matches: false } as MediaQueryList);
    expect(motion()).toBe("full");
  });
});

describe("animate", () => {
  const frames = [{ transform: "scale(1.15)" }, { transform: "none" }];

  it.each([
    ["full", 1, 220],
    ["less", 1, 120],
    ["none", 0, 0],
  ] as const)("%s", (setting, calls, duration) => {
    root.dataset["motion"] = setting;
    const node = document.createElement("i");
    const played = vi.fn();
    node.animate = played;
    animate(node, frames, { duration: 220 });
    expect(played).toHaveBeenCalledTimes(calls);
    if (calls) expect(played.mock.calls[0]?.[1]).toMatchObject({ duration });
  });
});
