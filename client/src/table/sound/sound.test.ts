import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { heard } from "./heard";
import { MASTER, SoundPlayer } from "./player";
import { RECIPES, SOUND_KINDS, type Voice } from "./recipes";

const ends = (voices: readonly Voice[]): number => Math.max(...voices.map((v) => v.at + v.ms));
const param = () => ({ value: 1, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const node = () => ({ connect: vi.fn(), start: vi.fn(), stop: vi.fn(), frequency: param() });

/** A context that plays into nothing; `gains` are its gain nodes, the master first. */
function fakeContext() {
  const gains: { gain: ReturnType<typeof param>; connect: () => void }[] = [];
  const sources: ReturnType<typeof node>[] = [];
  const source = () => {
    sources.push(node());
    return sources.at(-1);
  };
  return {
    gains,
    sources,
    currentTime: 1,
    sampleRate: 8_000,
    state: "running",
    destination: {},
    createGain: () => {
      gains.push({ gain: param(), connect: vi.fn() });
      return gains.at(-1);
    },
    createOscillator: source,
    createBufferSource: source,
    createBiquadFilter: () => ({ ...node(), type: "" }),
    createBuffer: (_: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    }),
  };
}

beforeEach(() => {
  localStorage.clear();
  settings.load();
});

describe("recipes", () => {
  it("are there for every kind, short, and no louder together than the master allows", () => {
    for (const kind of SOUND_KINDS) {
      const voices = RECIPES[kind];
      expect(ends(voices)).toBeLessThanOrEqual(kind === "win" ? 1_500 : 600);
      for (const { at } of voices) {
        const together = voices.filter((v) => v.at <= at && at < v.at + v.ms);
        expect(together.reduce((sum, v) => sum + v.gain, 0)).toBeLessThanOrEqual(1.05);
      }
    }
    expect(20 * Math.log10(MASTER)).toBeCloseTo(-18);
  });

  it("are what the law says they are", () => {
    const [low, high] = RECIPES.turn;
    expect(ends(RECIPES.turn)).toBe(220);
    expect(high!.hz / low!.hz).toBeCloseTo(1.5);
    expect(RECIPES.dice.map((v) => v.wave)).toEqual(Array(5).fill("noise"));
    expect(RECIPES.attack).toHaveLength(3);
    expect(RECIPES.win).toHaveLength(8);
  });
});

describe("the player", () => {
  it("opens no sound before a gesture, and then plays under the master", () => {
    const context = fakeContext();
    const open = vi.fn(() => context as unknown as AudioContext);
    const player = new SoundPlayer(open);
    expect(player.play("turn")).toBe(false);
    expect(open).not.toHaveBeenCalled();
    player.wake();
    player.wake();
    expect(open).toHaveBeenCalledTimes(1);
    expect(player.play("piece")).toBe(true);
    expect(context.gains[0]!.gain.value).toBe(MASTER);
    expect(context.sources.map((s) => s.start.mock.calls)).toEqual([[[1]], [[1]]]);
  });

  it("obeys the switch of all and of each kind, and plays the same at once only once", () => {
    const context = fakeContext();
    const player = new SoundPlayer(() => context as unknown as AudioContext);
    player.wake();
    settings.set({ silent: ["dice"] });
    expect(player.play("dice")).toBe(false);
    expect(player.play("gain")).toBe(true);
    expect(player.play("gain")).toBe(false);
    settings.set({ sound: false });
    expect(player.play("deal")).toBe(false);
  });
});

describe("what is heard", () => {
  const told = (seq: number, by: string) => ({ seq, at: 0, kind: "act", by, events: [] });

  it("ticks for what others do without a sound of their own", () => {
    expect(heard([told(1, "2")], 1, () => [])).toEqual(["action"]);
    expect(heard([told(1, "1")], 1, () => [])).toEqual([]);
    expect(heard([told(1, "2")], 1, () => ["dice", "gain"])).toEqual(["dice", "gain"]);
  });

  it("plays only the last of many that come at once", () => {
    const many = [1, 2, 3, 4].map((seq) => told(seq, "2"));
    expect(heard(many, 1, (one) => (one.seq === 4 ? ["deal"] : ["dice"]))).toEqual(["deal"]);
  });
});
