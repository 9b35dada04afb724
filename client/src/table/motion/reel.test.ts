import { afterEach, describe, expect, it, vi } from "vitest";
import type { Told } from "../../wire/types";
import { Reel } from "./reel";

const entry = (seq: number): Told => ({ seq, at: 0, kind: "act", by: "0", events: [] });

function look(state: "hidden" | "visible"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

function reel() {
  const seen: string[] = [];
  let wire: (told: readonly Told[]) => void = () => undefined;
  const one = new Reel(
    (told) => [
      { ms: 500, name: `${String(told.seq)}a` },
      { ms: 500, name: `${String(told.seq)}b` },
    ],
    (beat, pace) => seen.push(`${beat.name} ${String(pace)}`),
  );
  one.follow((told) => seen.push(...told.map(({ seq }) => `told ${String(seq)}`)));
  const stop = one.start({
    follow: (watcher) => {
      wire = watcher;
      return () => undefined;
    },
  });
  return {
    seen,
    stop,
    say: (...seqs: number[]) => {
      wire(seqs.map(entry));
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete document.documentElement.dataset["motion"];
});

describe("the reel", () => {
  it("tells an entry when it is shown, not when it comes", () => {
    vi.useFakeTimers();
    document.documentElement.dataset["motion"] = "full";
    const { seen, say } = reel();
    say(1);
    say(2);
    expect(seen).toEqual(["told 1", "1a 1"]);
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual(["told 1", "1a 1", "1b 1", "told 2", "2a 1"]);
  });

  it("shows nothing while nobody looks, and tells it all the same", () => {
    vi.useFakeTimers();
    document.documentElement.dataset["motion"] = "full";
    const { seen, say, stop } = reel();
    say(1);
    look("hidden");
    expect(seen).toEqual(["told 1", "1a 1", "1b Infinity"]);
    say(2);
    expect(seen.slice(3)).toEqual(["told 2", "2a Infinity", "2b Infinity"]);
    stop();
  });

  it.each(["less", "none"] as const)("moves nothing with motion %s, in the same order", (how) => {
    vi.useFakeTimers();
    document.documentElement.dataset["motion"] = how;
    const { seen, say } = reel();
    say(1);
    vi.advanceTimersByTime(how === "none" ? 0 : 240);
    expect(seen).toEqual(["told 1", "1a Infinity", "1b Infinity"]);
  });
});
