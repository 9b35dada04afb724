import { describe, expect, it } from "vitest";
import type { Told } from "../../wire/types";
import { Rerun, WHOLE } from "./rerun.svelte";

const entry = (seq: number): Told => ({ seq, at: 0, kind: "act", by: "0", events: [] });
const entries = (n: number): Told[] => Array.from({ length: n }, (_, i) => entry(i + 1));

function rerun() {
  const shown: number[] = [];
  let timers: { run: () => void; ms: number }[] = [];
  const one = new Rerun((told) => shown.push(told.seq), {
    later: (run, ms) => timers.push({ run, ms }),
    never: () => (timers = []),
  });
  const pass = (): number => {
    const next = timers.shift();
    next?.run();
    return next?.ms ?? 0;
  };
  return { one, shown, pass, waits: () => timers.length };
}

describe("what was missed, again", () => {
  it("shows entry by entry what is said of it, and what has not come yet", () => {
    const { one, shown, pass } = rerun();
    one.play(entries(3), ({ seq }) => (seq === 2 ? "" : `line ${String(seq)}`));
    expect([one.caption, shown, one.future.map(({ seq }) => seq)]).toEqual(["line 1", [1], [2, 3]]);
    pass();
    expect([one.caption, shown, one.future]).toEqual(["line 3", [1, 3], []]);
    pass();
    expect(one.caption).toBeNull();
  });

  it("takes ten seconds at most, however much there is", () => {
    const { one, pass, waits } = rerun();
    one.play(entries(200), ({ seq }) => String(seq));
    let ms = 0;
    while (waits() > 0) ms += pass();
    expect(ms).toBeCloseTo(WHOLE);
  });

  it("ends at once, and shows the truth again", () => {
    const { one, shown, waits } = rerun();
    one.play(entries(4), () => "line");
    one.stop();
    expect([one.future, one.caption, shown, waits()]).toEqual([[], null, [1], 0]);
  });

  it("does not begin for what goes without saying", () => {
    const { one } = rerun();
    one.play(entries(4), () => "");
    expect([one.future, one.caption]).toEqual([[], null]);
  });
});
