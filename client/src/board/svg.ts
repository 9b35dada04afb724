/** Small builder of SVG. Only presentation attributes are used, so no content policy minds. */
import type { Point } from "./hex";

/** A number with at most two decimals, short. */
export const num = (n: number): string => String(Math.round(n * 100) / 100 + 0);

/** An element to draw. Plain data: pure functions make it, `dom.ts` puts it on the page. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Shape[];
  readonly text: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; undefined attributes are left out, numbers are rounded. */
export function el(tag: string, attributes: Attributes, ...children: readonly Shape[]): Shape {
  const kept = Object.entries(attributes).flatMap(([k, v]) =>
    v === undefined ? [] : [[k, typeof v === "number" ? num(v) : v]],
  );
  return {
    tag,
    attributes: Object.fromEntries(kept) as Record<string, string>,
    children,
    text: "",
  };
}

export const group = (attributes: Attributes, ...children: readonly Shape[]): Shape =>
  el("g", attributes, ...children);

export const path = (d: string, attributes: Attributes = {}): Shape =>
  el("path", { d, ...attributes });

export const circle = (r: number, attributes: Attributes = {}): Shape =>
  el("circle", { r, ...attributes });

export const ellipse = (rx: number, ry: number, attributes: Attributes = {}): Shape =>
  el("ellipse", { rx, ry, ...attributes });

export const use = (id: string, attributes: Attributes = {}): Shape =>
  el("use", { href: `#${id}`, ...attributes });

export const label = (text: string, attributes: Attributes): Shape => ({
  ...el("text", { "text-anchor": "middle", ...attributes }),
  text,
});

/** How many elements a drawing has. */
export const nodeCount = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, shape) => sum + 1 + nodeCount(shape.children), 0);

export const translate = ({ x, y }: Point, scale = 1, turn = 0): string =>
  `translate(${num(x)} ${num(y)})` +
  (turn === 0 ? "" : ` rotate(${num(turn)})`) +
  (scale === 1 ? "" : ` scale(${num(scale)})`);

/** Point at an angle (degrees clockwise from up) and a distance. */
export const polar = (degrees: number, radius: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(a), y: -radius * Math.cos(a) };
};

/** A regular hexagon with rounded corners, pointy top unless turned. */
export function hexagon(
  radius: number,
  corner: number,
  turned = false,
  at: Point = { x: 0, y: 0 },
): string {
  const points = [0, 1, 2, 3, 4, 5].map((k) => {
    const p = polar(60 * k + (turned ? 30 : 0), radius);
    return { x: at.x + p.x, y: at.y + p.y };
  });
  return rounded(points, corner);
}

/** A closed polygon whose corners are rounded, starting `corner` units before each. */
function rounded(points: readonly Point[], corner: number): string {
  const n = points.length;
  const towards = (p: Point, q: Point): Point => {
    const share = corner / Math.hypot(p.x - q.x, p.y - q.y);
    return { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share };
  };
  const text = (p: Point): string => `${num(p.x)},${num(p.y)}`;
  const steps = points.map((p, i) => {
    const before = towards(p, points[(i + n - 1) % n] ?? p);
    const after = towards(p, points[(i + 1) % n] ?? p);
    return `${i === 0 ? "M" : "L"}${text(before)}Q${text(p)} ${text(after)}`;
  });
  return `${steps.join("")}z`;
}

/** The outline of a hexagon as a shape. */
export const hexagonRing = (radius: number, turned: boolean, attributes: Attributes): Shape =>
  path(hexagon(radius, 9, turned), attributes);
