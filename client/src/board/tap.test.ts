import { describe, expect, it } from "vitest";
import { seeded } from "./random";
import { watchTaps, type PointerFact } from "./tap";

const fact = (x: number, y: number, more: Partial<PointerFact> = {}): PointerFact => ({
  pointer: 1,
  kind: "touch",
  button: 0,
  x,
  y,
  ...more,
});

describe("watchTaps", () => {
  it("a press and release in place is a tap", () => {
    const watch = watchTaps();
    watch.down(fact(10, 10));
    watch.move(fact(13, 12));
    expect(watch.up(fact(13, 12))).toEqual({ x: 13, y: 12, touch: true });
  });

  it("a drag is none, even if it comes back", () => {
    const watch = watchTaps();
    watch.down(fact(10, 10));
    watch.move(fact(30, 10));
    expect(watch.up(fact(10, 10))).toBeNull();
  });

  it("a second finger spoils both", () => {
    const watch = watchTaps();
    watch.down(fact(10, 10));
    watch.down(fact(50, 50, { pointer: 2 }));
    expect(watch.up(fact(50, 50, { pointer: 2 }))).toBeNull();
    expect(watch.up(fact(10, 10))).toBeNull();
    watch.down(fact(10, 10));
    expect(watch.up(fact(10, 10))).not.toBeNull();
  });

  it("neither is another button nor a cancelled press", () => {
    const watch = watchTaps();
    watch.down(fact(10, 10, { kind: "mouse", button: 2 }));
    expect(watch.up(fact(10, 10, { kind: "mouse", button: 2 }))).toBeNull();
    watch.down(fact(10, 10));
    watch.cancel(1);
    expect(watch.up(fact(10, 10))).toBeNull();
  });

  it("500 random drags are no tap", () => {
    const random = seeded(5);
    const watch = watchTaps();
    for (let i = 0; i < 500; i += 1) {
      const [x, y] = [random.between(0, 360), random.between(0, 640)];
      watch.down(fact(x, y));
      for (let j = 0; j < 4; j += 1)
        watch.move(fact(x + random.between(-40, 40), y + 7 + random.between(0, 40)));
      expect(watch.up(fact(x + random.between(-3, 3), y))).toBeNull();
    }
  });
});
