import { describe, expect, it } from "vitest";
import { Queue, type Step } from "./queue";

function line() {
  const shown: string[] = [];
  let timers: { run: () => void; ms: number }[] = [];
  const queue = new Queue({
    later: (run, ms) => timers.push({ run, ms }),
    never: () => (timers = []),
  });
  const step = (name: string, ms = 400): Step => ({
    ms,
    show: (pace) => shown.push(`${name} ${String(pace)}`),
  });
  /** Let the step that is shown come to its end; how long that took. */
  const pass = (): number | undefined => {
    const next = timers.shift();
    next?.run();
    return next?.ms;
  };
  return { queue, shown, step, pass };
}

describe("the queue of what is shown", () => {
  it("shows one step after the other, and steps without time with the one before", () => {
    const { queue, shown, step, pass } = line();
    queue.push([step("dice", 650), step("turn", 0), step("cards")]);
    expect(shown).toEqual(["dice 1"]);
    expect(pass()).toBe(650);
    expect(shown).toEqual(["dice 1", "turn 1", "cards 1"]);
    expect(pass()).toBe(400);
    expect(pass()).toBeUndefined();
  });

  it("runs at three times the pace while more than three wait", () => {
    const { queue, shown, step, pass } = line();
    queue.push(["a", "b", "c", "d", "e"].map((name) => step(name, 300)));
    expect(shown).toEqual(["a 3"]);
    expect(pass()).toBe(100);
    expect(pass()).toBe(300);
    expect(shown).toEqual(["a 3", "b 1", "c 1"]);
  });

  it("jumps when more than ten wait, and goes on in order afterwards", () => {
    const { queue, shown, step, pass } = line();
    queue.push([step("first")]);
    queue.push(Array.from({ length: 11 }, (_, i) => step(String(i))));
    expect(shown.slice(1)).toEqual(Array.from({ length: 11 }, (_, i) => `${String(i)} Infinity`));
    expect(pass()).toBeUndefined();
    queue.push([step("after")]);
    expect(shown.at(-1)).toBe("after 1");
  });

  it("tells everything at once when it is skipped", () => {
    const { queue, shown, step, pass } = line();
    queue.push([step("a"), step("b"), step("c")]);
    queue.skip();
    expect(shown).toEqual(["a 1", "b Infinity", "c Infinity"]);
    expect(pass()).toBeUndefined();
  });
});
