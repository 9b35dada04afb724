/** Farmland: three fields of furrows in three directions, with a path between them. */
import type { Random } from "../../../board/random";
import { el, group, path, type Shape } from "../../../board/svg";

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

/** Furrows of the three fields; each path is cut to its field by the clips of `fieldDefs`. */
const FURROWS: readonly [clip: string, d: string][] = [
  [
    "a",
    range(-9, 12)
      .map((i) => `M${String(i * 11)},-110l42,110`)
      .join(""),
  ],
  [
    "b",
    range(-8, 9)
      .map((i) => `M-110,${String(i * 11)}L0,${String(i * 4)}`)
      .join(""),
  ],
  [
    "c",
    range(1, 11)
      .map(
        (i) => `M-120,${String(i * 11 + 58)}Q0,${String(i * 11 - 14)} 120,${String(i * 11 + 58)}`,
      )
      .join(""),
  ],
];

const CLIPS: readonly [clip: string, d: string][] = [
  ["a", "M0,0L-110,-64V-120H120V70z"],
  ["b", "M0,0L-110,-64V64z"],
  ["c", "M-120,70L0,0L120,70V120H-120z"],
];

/** Clips and the whole ground, drawn once: hexes only turn it. */
export function fieldDefs(prefix: string): Shape[] {
  const clips = CLIPS.map(([id, d]) => el("clipPath", { id: `${prefix}-field-${id}` }, path(d)));
  const furrows = FURROWS.map(([clip, d]) =>
    path(d, { "clip-path": `url(#${prefix}-field-${clip})` }),
  );
  const ground = group(
    { id: `${prefix}-fields` },
    path("M0,0L-120,-70V70z", { fill: "var(--farmland-hi)" }),
    path("M-120,70L0,0L120,70V120H-120z", { fill: "var(--farmland-lo)" }),
    group(
      { fill: "none", stroke: "var(--farmland-m2)", "stroke-opacity": 0.5, "stroke-width": 2.2 },
      ...furrows,
    ),
    path("M0,0L-104,-60M0,0L104,60M0,0L-104,60", {
      stroke: "var(--farmland-m3)",
      "stroke-width": 5,
      "stroke-linecap": "round",
      opacity: 0.9,
    }),
  );
  return [...clips, ground];
}

export function fields(random: Random, turned: boolean, prefix: string): Shape[] {
  const angle = random.pick([0, 60, 120, 180, 240, 300]) + (turned ? 30 : 0);
  return [el("use", { href: `#${prefix}-fields`, transform: `rotate(${String(angle)})` })];
}
