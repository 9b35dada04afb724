/** The price beside a ghost: tokens on a paper pill, above the piece. */
import { el, group, path, use, type Shape } from "../../../board/svg";
import { chipShape, type PriceToken } from "../chips";

const STEP = 27;
/** How far above the ghost's place the pill's middle is. */
const ABOVE = -66;

export function priceChip(tokens: readonly PriceToken[]): Shape[] {
  if (tokens.length === 0) return [];
  const width = tokens.length * STEP + 14;
  const pill = el("rect", {
    x: -width / 2,
    y: -18,
    width,
    height: 36,
    rx: 18,
    fill: "var(--halo)",
    stroke: "var(--ink)",
    "stroke-width": 2.4,
  });
  const drawn = tokens.map(({ material }, i) => {
    const { path: d, glyph } = chipShape(material);
    const x = (i - (tokens.length - 1) / 2) * STEP;
    return group(
      { class: `mat-${material}`, color: "var(--ink)", transform: `translate(${String(x)} 0)` },
      path(d, { fill: "var(--chip)", stroke: "var(--ink)", "stroke-width": 1.5 }),
      use(`nk-${material}`, { transform: `scale(${String(glyph)})` }),
    );
  });
  return [group({ transform: `translate(0 ${String(ABOVE)})` }, pill, ...drawn)];
}
