import { describe, expect, it } from "vitest";
import { ring, RING_BUTTON } from "./ring";

const frame = { left: 0, top: 100, right: 360, bottom: 560 };
const { width, height } = RING_BUTTON;

describe("a ring of buttons", () => {
  const spots = [
    { x: 180, y: 320 },
    { x: 0, y: 100 },
    { x: 360, y: 560 },
  ];

  it.each([1, 2, 3, 4, 5])("of %i lies inside the board and covers nothing twice", (n) => {
    for (const at of spots) {
      const all = ring(at, n, frame);
      expect(all).toHaveLength(n);
      for (const { x, y } of all) {
        expect(x - width / 2).toBeGreaterThanOrEqual(frame.left);
        expect(x + width / 2).toBeLessThanOrEqual(frame.right);
        expect(y - height / 2).toBeGreaterThanOrEqual(frame.top);
        expect(y + height / 2).toBeLessThanOrEqual(frame.bottom);
      }
      for (const a of all)
        for (const b of all)
          if (a !== b)
            expect(Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= height).toBe(true);
    }
  });

  it("leaves the piece in sight where there is room", () => {
    for (const { x, y } of ring({ x: 180, y: 320 }, 5, frame))
      expect(Math.abs(x - 180) > width / 2 || Math.abs(y - 320) > height / 2).toBe(true);
  });
});
