/**
 * How colours look to people with a colour vision deficiency, for the tests of
 * the palette. Matrices act on linear RGB, rows first.
 *
 * Sources: Machado, Oliveira and Fernandes 2009 (severity 1); Viénot, Brettel
 * and Mollon 1999 (protanopia, deuteranopia); Brettel, Viénot and Mollon 1997
 * (tritanopia, two half planes of linear RGB, in libDaltonLens' sRGB form).
 */
import { converter, differenceCiede2000, type Rgb } from "culori";

type Matrix = readonly (readonly [number, number, number])[];
type Triple = readonly [number, number, number];

const MACHADO: readonly Matrix[] = [
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

const VIENOT: readonly Matrix[] = [
  [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
];

const BRETTEL: readonly [Matrix, Matrix] = [
  [
    [1.01277, 0.13548, -0.14826],
    [-0.01243, 0.86812, 0.14431],
    [0.07589, 0.805, 0.11911],
  ],
  [
    [0.93678, 0.18979, -0.12657],
    [0.06154, 0.81526, 0.1232],
    [-0.37562, 1.12767, 0.24796],
  ],
];
const BRETTEL_PLANE: Triple = [0.03901, -0.02788, -0.01113];

const toLinear = converter("lrgb");
const toRgb = converter("rgb");
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const apply = (matrix: Matrix, colour: Triple): Rgb => {
  const [r = 0, g = 0, b = 0] = matrix.map((row) => Math.min(1, Math.max(0, dot(row, colour))));
  return toRgb({ mode: "lrgb", r, g, b });
};

const linear = (hex: string): Triple => {
  const c = toLinear(hex);
  if (!c) throw new TypeError(`not a colour: ${hex}`);
  return [c.r, c.g, c.b];
};

const tritan: (colour: Triple) => Rgb = (colour) =>
  apply(dot(BRETTEL_PLANE, colour) >= 0 ? BRETTEL[0] : BRETTEL[1], colour);

/** Normal sight first, then every simulation of a deficiency. */
export const EYES: readonly ((hex: string) => Rgb)[] = [
  (hex) => toRgb({ mode: "lrgb", ...rgb(linear(hex)) }),
  ...[...MACHADO, ...VIENOT].map((matrix) => (hex: string) => apply(matrix, linear(hex))),
  (hex) => tritan(linear(hex)),
];

function rgb([r, g, b]: Triple): { r: number; g: number; b: number } {
  return { r, g, b };
}

const ciede2000 = differenceCiede2000();

/** The smallest CIEDE2000 distance of any two colours, over all eyes given. */
export function worstPair(colours: readonly string[], eyes = EYES): number {
  let least = Infinity;
  for (const eye of eyes) {
    const seen = colours.map(eye);
    for (const [i, a] of seen.entries()) {
      for (const b of seen.slice(i + 1)) least = Math.min(least, ciede2000(a, b));
    }
  }
  return least;
}
