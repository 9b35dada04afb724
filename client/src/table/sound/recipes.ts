/** Every sound as data: no files, only tones and noise. Gains are shares of the master, which is quiet. */

export const SOUND_KINDS = [
  "turn",
  "action",
  "piece",
  "tile",
  "dice",
  "gain",
  "loss",
  "offer",
  "deal",
  "step",
  "attack",
  "score",
  "tick",
  "refusal",
  "message",
  "win",
] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

/** One tone (`hz`, gliding to `to`) or one grain of noise through a band at `hz`. Times in ms. */
export interface Voice {
  readonly wave: "sine" | "triangle" | "noise";
  readonly hz: number;
  readonly to?: number;
  readonly at: number;
  readonly ms: number;
  readonly gain: number;
}

const pluck = (hz: number, at: number, ms = 110, gain = 0.8): Voice => ({
  wave: "triangle",
  hz,
  at,
  ms,
  gain,
});
const noise = (hz: number, at: number, ms: number, gain: number): Voice => ({
  wave: "noise",
  hz,
  at,
  ms,
  gain,
});
const thud = (at: number): Voice => ({ wave: "sine", hz: 90, to: 55, at, ms: 150, gain: 0.9 });
const knock = (at: number): Voice[] => [
  noise(900, at, 40, 0.4),
  { wave: "sine", hz: 240, at, ms: 60, gain: 0.5 },
];
/** C, E, G, C, B, G, A, C. */
const PHRASE = [523, 659, 784, 1047, 988, 784, 880, 1047];

export const RECIPES: Readonly<Record<SoundKind, readonly Voice[]>> = {
  turn: [pluck(440, 0), pluck(660, 110)],
  action: [noise(2_500, 0, 30, 0.35)],
  piece: [noise(700, 0, 60, 0.5), { wave: "sine", hz: 180, at: 0, ms: 80, gain: 0.5 }],
  tile: [noise(1_800, 0, 22, 0.6), noise(600, 18, 45, 0.4)],
  dice: [0, 70, 150, 260, 400].map((at, i) => noise(1_400 + i * 150, at, 35, 0.6 - i * 0.07)),
  gain: [pluck(587, 0, 140, 0.6)],
  loss: [{ wave: "triangle", hz: 392, to: 262, at: 0, ms: 200, gain: 0.7 }],
  offer: [...knock(0), ...knock(130)],
  deal: [pluck(523, 0, 160, 0.5), pluck(784, 40, 160, 0.5)],
  step: [thud(0)],
  attack: [thud(0), thud(220), thud(440)],
  score: [523, 659, 784].map((hz, i) => pluck(hz, i * 90, 150, 0.5)),
  tick: [{ wave: "sine", hz: 1_000, at: 0, ms: 25, gain: 0.5 }],
  refusal: [0, 120].map((at) => ({ wave: "sine", hz: 140, at, ms: 90, gain: 0.7 })),
  message: [{ wave: "sine", hz: 880, at: 0, ms: 70, gain: 0.4 }],
  win: PHRASE.map((hz, i) => pluck(hz, i * 130, i === PHRASE.length - 1 ? 420 : 130, 0.7)),
};
