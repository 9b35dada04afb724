import { describe, expect, it } from "vitest";
import {
  boxAround,
  extentOf,
  fit,
  limited,
  seen,
  toDrawing,
  toFrame,
  viewBox,
  zoomAt,
} from "./view";

const size = { width: 800, height: 600 };
const box = { x: -400, y: -100, width: 800, height: 200 };

describe("fit", () => {
  it("shows the whole box inside the padding", () => {
    const view = fit(box, size, 20);
    expect(view).toEqual({ cx: 0, cy: 0, scale: 0.95 });
    expect(toFrame({ x: -400, y: 0 }, view, size).x).toBeCloseTo(20);
  });

  it("survives a frame without room", () => {
    expect(fit(box, { width: 0, height: 0 }, 9).scale).toBeGreaterThan(0);
  });
});

describe("frame and drawing", () => {
  const view = { cx: 30, cy: -20, scale: 2 };

  it("are inverse to each other", () => {
    const back = toDrawing(toFrame({ x: 7, y: 11 }, view, size), view, size);
    expect(back.x).toBeCloseTo(7);
    expect(back.y).toBeCloseTo(11);
  });

  it("agree with the viewBox", () => {
    const { x, y, width } = viewBox(view, size);
    expect(toDrawing({ x: 0, y: 0 }, view, size)).toEqual({ x, y });
    expect(width).toBe(400);
  });

  it("know what is seen", () => {
    expect(seen({ x: 30, y: -20 }, view, size)).toBe(true);
    expect(seen({ x: 300, y: -20 }, view, size)).toBe(false);
  });
});

describe("zoomAt", () => {
  it("keeps the point under the finger still", () => {
    const finger = { x: 120, y: 500 };
    const before = toDrawing(finger, { cx: 5, cy: 6, scale: 1 }, size);
    const after = toDrawing(finger, zoomAt({ cx: 5, cy: 6, scale: 1 }, size, finger, 1.7), size);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });
});

describe("limited", () => {
  const fitting = fit(box, size);

  const extent = extentOf(fitting);

  it("holds zoom between a quarter and four times the fit", () => {
    expect(limited({ ...fitting, scale: 99 }, extent, box).scale).toBe(4);
    expect(limited({ ...fitting, scale: 0 }, extent, box).scale).toBe(0.25);
  });

  it("v98 holds a map that grows between 25 % and 400 % of what it is drawn for, and always lets it fit", () => {
    expect(extentOf({ ...fitting, scale: 0.5 }, 1)).toEqual([0.25, 4]);
    expect(extentOf({ ...fitting, scale: 0.1 }, 1)).toEqual([0.1, 4]);
  });

  it("never lets the map leave the frame", () => {
    const view = limited({ cx: 9000, cy: -9000, scale: 1 }, extent, box);
    expect([view.cx, view.cy]).toEqual([400, -100]);
  });
});

describe("boxAround", () => {
  it("holds all points and the margin", () => {
    expect(
      boxAround(
        [
          { x: 0, y: 5 },
          { x: 10, y: -5 },
        ],
        2,
      ),
    ).toEqual({ x: -2, y: -7, width: 14, height: 14 });
  });
});
