/** What grows and stands on each terrain: motifs at mid-sides, so that crossings stay free. */
import { distance, type Point } from "../../../board/hex";
import type { Random } from "../../../board/random";
import { num, path, polar, translate, use, type Shape } from "../../../board/svg";
import type { LandTerrain } from "../board-types";
import { fields } from "./fields";

/** A motif at its place; scenes are painted from far (small y) to near. */
interface Placed {
  readonly y: number;
  readonly shape: Shape;
}

const UPRIGHT = [30, 90, 150, 210, 270, 330];
const TURNED = [0, 60, 120, 180, 240, 300];
const middles = (turned: boolean): number[] => (turned ? TURNED : UPRIGHT);

function put(symbol: string, at: Point, size: number, mirrored = false): Placed {
  const flip = mirrored ? `scale(${num(-size)} ${num(size)})` : `scale(${num(size)})`;
  return { y: at.y, shape: use(`nk-${symbol}`, { transform: `${translate(at)} ${flip}` }) };
}

const painted = (things: readonly Placed[]): Shape[] =>
  [...things].sort((a, b) => a.y - b.y).map(({ shape }) => shape);

/** Back and front hill, one cubic each. */
function hills(terrain: LandTerrain, random: Random): Shape[] {
  const back = random.between(-34, -20);
  const front = random.between(18, 34);
  const k = random.pick([-1, 1]);
  const n = (value: number): string => num(Math.round(value));
  return [
    path(
      `M-100,-100H100V${n(back - 10 * k)}C60,${n(back - 28 * k)} 20,${n(back + 22 * k)} -30,${n(back)}` +
        `S-80,${n(back - 8 * k)} -100,${n(back + 8 * k)}z`,
      { fill: `var(--${terrain}-hi)` },
    ),
    path(
      `M-100,100H100V${n(front + 8 * k)}C50,${n(front - 22 * k)} 10,${n(front + 26 * k)} -40,${n(front)}` +
        `S-90,${n(front - 6 * k)} -100,${n(front + 4 * k)}z`,
      { fill: `var(--${terrain}-lo)` },
    ),
  ];
}

/** Firs at each mid-side, beside it and at the edge, 15 u apart and clear of the token. */
function forest(random: Random, turned: boolean): Shape[] {
  const kept: Point[] = [];
  for (const angle of middles(turned)) {
    const side = (): number => random.pick([-1, 1]);
    const spots: [number, number][] = [
      [0, random.between(56, 62)],
      [side() * random.between(17, 21), random.between(60, 70)],
      [side() * random.between(9, 14), random.between(74, 79)],
    ];
    for (const [off, radius] of spots) {
      const p = polar(angle + off + random.between(-3, 3), radius);
      const clear = distance(p, { x: 0, y: -4 }) > 47;
      if (clear && kept.every((q) => distance(p, q) > 15)) kept.push(p);
    }
  }
  return painted(kept.map((p) => put("fir", p, random.between(0.82, 1.18))));
}

/** Five sheep, and tufts and flowers 22 u from everything. */
function meadow(random: Random, turned: boolean): Shape[] {
  const things: Placed[] = [];
  const taken: Point[] = [];
  for (const angle of random.shuffled(middles(turned)).slice(0, 5)) {
    const p = polar(angle + random.between(-7, 7), random.between(57, 63));
    taken.push(p);
    things.push(put("sheep", p, random.between(0.98, 1.18), random.pick([true, false])));
  }
  for (let i = 0; i < 40; i += 1) {
    const angle = random.between(0, 360);
    const radius = random.between(42, 82);
    const p = polar(angle, radius);
    const atCrossing = Math.abs(((angle + (turned ? 0 : 30)) % 60) - 30) < 11 && radius > 70;
    if (atCrossing || taken.some((q) => distance(p, q) <= 22)) continue;
    taken.push(p);
    things.push(put(random.pick(["tuft", "flower"]), p, random.between(0.8, 1.1)));
  }
  return painted(things);
}

/** One motif at every given mid-side, in the given order, mirrored at random but for `fixed`. */
function ring(
  symbols: readonly string[],
  random: Random,
  turned: boolean,
  look: { radius: [number, number]; size: [number, number]; mirror?: boolean },
): Shape[] {
  const angles = random.shuffled(middles(turned));
  const things = symbols.map((symbol, i) => {
    const p = polar((angles[i] ?? 0) + random.between(-6, 6), random.between(...look.radius));
    const mirrored = look.mirror === true && symbol !== "adit" && random.pick([true, false]);
    return put(symbol, p, random.between(...look.size), mirrored);
  });
  return painted(things);
}

/** Eleven-sided terraces going down to the middle. */
function terraces(random: Random): Shape[] {
  const steps: [number, string, string][] = [
    [92, "lo", "lo"],
    [76, "base", "hi"],
    [58, "hi", "lo"],
    [43, "base", "hi"],
  ];
  return steps.map(([radius, fill, edge], i) => {
    const points = Array.from({ length: 11 }, (_, j) => {
      const p = polar(
        (360 / 11) * j + i * 13 + random.between(-7, 7),
        radius + random.between(-5, 6),
      );
      return `${num(Math.round(p.x))},${num(Math.round(p.y * 0.93))}`;
    });
    return path(`M${points.join("L")}z`, {
      fill: `var(--quarry-${fill})`,
      stroke: `var(--quarry-${edge})`,
      "stroke-width": 2.4,
      "stroke-linejoin": "round",
      "stroke-opacity": 0.9,
    });
  });
}

const dunes = (): Shape =>
  path("M-90,-40q22,-14 44,0t44,0M-10,62q20,-12 40,0t40,0M30,-60q16,-10 32,0", {
    fill: "none",
    stroke: "var(--wasteland-m2)",
    "stroke-opacity": 0.55,
    "stroke-width": 2,
  });

const SCENES: Readonly<
  Record<LandTerrain, (random: Random, turned: boolean, prefix: string) => Shape[]>
> = {
  forest: (random, turned) => [...hills("forest", random), ...forest(random, turned)],
  meadow: (random, turned) => [...hills("meadow", random), ...meadow(random, turned)],
  farmland: (random, turned, prefix) => [
    ...fields(random, turned, prefix),
    ...ring(["sheaf", "sheaf", "sheaf", "sheaf", "sheaf"], random, turned, {
      radius: [57, 62],
      size: [0.98, 1.14],
    }),
  ],
  quarry: (random, turned) => [
    ...hills("quarry", random),
    ...terraces(random),
    ...ring(["bricks", "bricks-tall", "bricks", "pick", "bricks-tall"], random, turned, {
      radius: [57, 63],
      size: [0.98, 1.12],
    }),
  ],
  mine: (random, turned) => [
    ...hills("mine", random),
    ...ring(["peaks", "peaks", "adit", "peak", "peaks", "gems"], random, turned, {
      radius: [58, 63],
      size: [1.12, 1.26],
      mirror: true,
    }),
  ],
  wasteland: (random, turned) => [
    ...hills("wasteland", random),
    dunes(),
    ...ring(["crack", "tree", "ribs", "rock", "crack", "tree"], random, turned, {
      radius: [55, 62],
      size: [1.28, 1.34],
      mirror: true,
    }),
  ],
};

/** The inside of a hex of radius 96, from back to front. */
export function scene(
  terrain: LandTerrain,
  random: Random,
  turned: boolean,
  prefix: string,
): Shape[] {
  return SCENES[terrain](random, turned, prefix);
}
