/** Water and shore: all land as one shape, drawn again and again with thinner strokes. */
import type { Point } from "../../../board/hex";
import { el, group, hexagon, path, type Shape } from "../../../board/svg";

/** Stroke width and colour of each ring, outermost first; `down` moves it like a shadow. */
const RINGS: readonly { width: number; colour: string; opacity?: number; down?: number }[] = [
  { width: 150, colour: "sea-2" },
  { width: 147, colour: "sea-3" },
  { width: 100, colour: "sea-4", opacity: 0.9 },
  { width: 97, colour: "sea-4" },
  { width: 62, colour: "foam", opacity: 0.55 },
  { width: 57, colour: "sea-4" },
  { width: 40, colour: "sea-5" },
  { width: 31, colour: "foam" },
  { width: 22, colour: "sand-under", down: 7 },
  { width: 22, colour: "sand" },
];

/** How far the shallow water reaches from the land, u. */
export const SHALLOWS = Math.max(...RINGS.map((ring) => ring.width)) / 2;

/** The coast round the hexes at these centres. Holds for any number of islands. */
export function coast(centres: readonly Point[], turned: boolean): Shape[] {
  const land = centres.map((c) => hexagon(99, 6, turned, c)).join("");
  return RINGS.map(({ width, colour, opacity, down }) =>
    path(land, {
      fill: `var(--${colour})`,
      stroke: `var(--${colour})`,
      "stroke-width": width,
      "stroke-linejoin": "round",
      opacity,
      transform: down === undefined ? undefined : `translate(0 ${String(down)})`,
    }),
  );
}

/** The pattern of waves. */
export function seaDefs(prefix: string): Shape[] {
  const waves = path("M6,8q4,-4.6 8,0t8,0M34,22q4,-4.6 8,0t8,0", {
    fill: "none",
    stroke: "var(--wave)",
    "stroke-width": 1.3,
    "stroke-linecap": "round",
    opacity: 0.3,
  });
  return [
    el(
      "pattern",
      {
        id: `${prefix}-waves`,
        width: 56,
        height: 28,
        patternUnits: "userSpaceOnUse",
        patternTransform: "scale(1.4)",
      },
      waves,
    ),
  ];
}

/** Half the side of the square of sea that is drawn: enough at the smallest zoom. */
const REACH = 3600;

/** The waves, far beyond every map. */
export const sea = (prefix: string): Shape[] => [
  el("rect", {
    x: -REACH,
    y: -REACH,
    width: 2 * REACH,
    height: 2 * REACH,
    fill: `url(#${prefix}-waves)`,
  }),
];

/** The compass rose, 44 u high, its N kept where the map's north is. */
export function rose(turned: boolean): Shape {
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => {
    const [long, wide] = k % 2 === 0 ? [44, 7] : [27, 5];
    const [l, w] = [String(long), String(wide)];
    return group(
      { transform: `rotate(${String(45 * k)})` },
      path(`M0,-${l}L${w},-${w}L0,0z`, { "stroke-width": 0.6 }),
      path(`M0,-${l}L-${w},-${w}L0,0z`, { fill: "none", "stroke-width": 1.1 }),
    );
  });
  const north = el("text", {
    x: turned ? 54 : 0,
    y: turned ? 5.5 : -48,
    "font-size": 15,
    "font-weight": 750,
    "text-anchor": "middle",
    stroke: "none",
  });
  return group(
    { fill: "var(--rose)", stroke: "var(--rose)", opacity: 0.62, "stroke-linejoin": "round" },
    el("circle", { r: 34, fill: "none", "stroke-width": 1.4 }),
    el("circle", { r: 30, fill: "none", "stroke-width": 0.7 }),
    ...points,
    { ...north, text: "N" },
  );
}
