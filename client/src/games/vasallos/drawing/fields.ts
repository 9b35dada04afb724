/** What grows in the fields of a tile: parcels, groves, grass, sheep. The ground under it is the map's. */
import type { Point } from "../../../board/hex";
import type { Random } from "../../../board/random";
import { circle, ellipse, group, path, type Shape } from "../../../board/svg";
import type { Geometry } from "./geometry";
import type { Tree } from "./houses";
import { distance, outline, point, spun, xy } from "./plane";

/** A place that is taken, with its radius. */
interface Taken {
  readonly at: Point;
  readonly r: number;
}
export interface Growth {
  readonly shapes: Shape[];
  /** Drawn last, over everything. */
  readonly trees: Tree[];
}

const MOST_PARCEL = 17;
const LEAST_PARCEL = 10.5;
const short = (n: number): string => String(Math.round(n * 10) / 10 + 0);
const some = (free: readonly Point[], random: Random): Point =>
  free[Math.floor(random.between(0, free.length))] ?? point(50, 50);
const apart = (p: Point, taken: readonly Taken[], gap: number): boolean =>
  taken.every(({ at, r }) => distance(p, at) > r + gap);

/** A skewed patch with rows and a hedge on three sides; at most `d` from its middle. */
function parcel(at: Point, d: number, angle: number, random: Random): Shape {
  const kind = random.pick(["wheat", "plough", "crop", "crop", "wheat"]);
  const [w, h] = [d * 0.86, d * 0.52];
  const corners = [point(-w, -h + 1.2), point(w - 1.6, -h), point(w, h - 1), point(-w + 1.2, h)];
  let rows = "";
  for (let y = -h + 2.4; y < h - 1; y += 2.7)
    rows += `M${short(-w + 1.8)},${short(y)}H${short(w - 2.2)}`;
  const [a, b, c, e] = corners.map(xy);
  const dash = random.pick(["none", "5 1.2", "2 1.4"]);
  return group(
    { transform: `translate(${xy(at).replace(",", " ")}) rotate(${short(angle)})` },
    path(outline(corners), {
      fill: `var(--v-${kind})`,
      stroke: `var(--v-${kind})`,
      "stroke-width": 2,
      "stroke-linejoin": "round",
    }),
    path(rows, {
      stroke: `var(--v-${kind}-row)`,
      "stroke-width": 0.9,
      opacity: 0.75,
      "stroke-dasharray": dash,
    }),
    path(`M${e ?? ""}L${a ?? ""} ${b ?? ""} ${c ?? ""}`, {
      fill: "none",
      stroke: "var(--v-hedge)",
      "stroke-width": 2.5,
      "stroke-linecap": "round",
      "stroke-dasharray": "0 2.9",
      transform: "scale(1.07 1.12)",
    }),
  );
}

const upright = (angle: number): number => {
  const half = ((angle % 180) + 180) % 180;
  return half < 90 ? half : half - 180;
};

function parcels(g: Geometry, turn: number, random: Random, taken: Taken[]): Shape[] {
  const shapes: Shape[] = [];
  for (let n = 0; n < 3; n++) {
    let best = { d: -1, p: point(50, 50) };
    for (let i = 0; i < 60; i++) {
      const p = some(g.free, random);
      const d = taken.reduce(
        (least, t) => Math.min(least, distance(p, t.at) - t.r - 3),
        g.clear(p),
      );
      if (d > best.d) best = { d, p };
    }
    if (best.d < LEAST_PARCEL) break;
    const d = Math.min(best.d, MOST_PARCEL);
    const lean = random.pick([-24, -12, 8, 20, 32, -38]);
    taken.push({ at: best.p, r: d * 0.9 });
    const angle = upright(lean + (turn % 2 === 1 ? 90 : 0));
    shapes.push(parcel(spun(best.p, turn), d, angle, random));
  }
  return shapes;
}

function groves(g: Geometry, random: Random, taken: Taken[]): Tree[] {
  const found: Tree[] = [];
  const groups = random.pick([2, 3, 3]);
  for (let n = 0; n < groups; n++)
    for (let i = 0; i < 50; i++) {
      const p = some(g.free, random);
      if (g.clear(p) <= 7.5 || !apart(p, taken, 5)) continue;
      const size = random.pick([1, 2, 3, 4]);
      for (let k = 0; k < size; k++) {
        const far = k > 0 ? 1 : 0;
        const q = point(p.x + far * random.between(-5.5, 5.5), p.y + far * random.between(-5, 5));
        const r = random.pick([2.6, 3.1, 3.6]);
        if (g.clear(q) > r + 1.4 && found.every((t) => distance(q, t) > 3.4))
          found.push({ ...q, r });
      }
      taken.push({ at: p, r: 8 });
      break;
    }
  return found;
}

function grass(g: Geometry, turn: number, random: Random, taken: readonly Taken[]): Shape[] {
  let d = "";
  for (let i = 0; i < 30; i++) {
    const p = some(g.free, random);
    if (g.clear(p) <= 3 || !apart(p, taken, 0)) continue;
    const { x, y } = spun(p, turn);
    d += `M${short(x)},${short(y)}l-.9,-2.4M${short(x + 1)},${short(y)}l.9,-2.2`;
  }
  const look = { stroke: "var(--v-grass)", "stroke-width": 0.8, "stroke-linecap": "round" };
  return d === "" ? [] : [path(d, { ...look, opacity: 0.7 })];
}

function sheep(g: Geometry, turn: number, random: Random, taken: readonly Taken[]): Shape[] {
  if (random.between(0, 1) > 0.45) return [];
  for (let i = 0; i < 60; i++) {
    const p = some(g.free, random);
    if (g.clear(p) <= 9 || !apart(p, taken, 4)) continue;
    return [0, 1, 2].flatMap((k) => {
      const { x, y } = spun(point(p.x + k * 4.2 - 4, p.y + (k % 2) * 2.6), turn);
      return [
        ellipse(1.9, 1.35, {
          cx: x,
          cy: y,
          fill: "var(--v-sheep)",
          stroke: "var(--v-wall)",
          "stroke-width": 0.5,
        }),
        circle(0.75, { cx: x - 1.8, cy: y - 0.5, fill: "var(--v-wall)" }),
      ];
    });
  }
  return [];
}

/** All that grows on a tile that lies turned. */
export function growth(g: Geometry, turn: number, random: Random): Growth {
  if (g.free.length === 0) return { shapes: [], trees: [] };
  const taken: Taken[] = [];
  const patches = parcels(g, turn, random, taken);
  const wood = groves(g, random, taken);
  const shapes = [...patches, ...grass(g, turn, random, taken), ...sheep(g, turn, random, taken)];
  return { shapes, trees: wood.map((t) => ({ ...spun(t, turn), r: t.r })) };
}
