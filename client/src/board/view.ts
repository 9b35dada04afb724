/**
 * Pan and zoom as numbers. A view says which point of the drawing is at the
 * middle of the frame and how many CSS px one drawing unit takes.
 */
import type { Point } from "./hex";

export interface View {
  readonly cx: number;
  readonly cy: number;
  /** CSS px a drawing unit. */
  readonly scale: number;
}

/** Width and height in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in drawing units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Least and most CSS px a drawing unit. */
export type Extent = readonly [least: number, most: number];

/** How far one may zoom: 25 % to 400 %. */
const MIN_ZOOM = 0.25;
const MAX_ZOOM = 4;

/** The limits of zoom: of the fitting scale, or of the scale that a map which grows is drawn for; it fits all the same. */
export const extentOf = (fitting: View, natural = fitting.scale): Extent => [
  Math.min(natural * MIN_ZOOM, fitting.scale),
  Math.max(natural * MAX_ZOOM, fitting.scale),
];

/** Smallest box round points, grown by `margin`. */
export function boxAround(points: readonly Point[], margin = 0): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The view that shows the whole box with `padding` px around it. */
export function fit(box: Box, size: Size, padding = 0): View {
  const room = (side: number): number => Math.max(side - 2 * padding, 1);
  return {
    cx: box.x + box.width / 2,
    cy: box.y + box.height / 2,
    scale: Math.min(room(size.width) / box.width, room(size.height) / box.height),
  };
}

/** The part of the drawing that is seen, as an SVG `viewBox`. */
export function viewBox(view: View, size: Size): Box {
  const width = size.width / view.scale;
  const height = size.height / view.scale;
  return { x: view.cx - width / 2, y: view.cy - height / 2, width, height };
}

/** Where a point of the drawing is in the frame, CSS px from its upper left corner. */
export const toFrame = (p: Point, view: View, size: Size): Point => ({
  x: (p.x - view.cx) * view.scale + size.width / 2,
  y: (p.y - view.cy) * view.scale + size.height / 2,
});

/** The point of the drawing under a point of the frame. */
export const toDrawing = (p: Point, view: View, size: Size): Point => ({
  x: (p.x - size.width / 2) / view.scale + view.cx,
  y: (p.y - size.height / 2) / view.scale + view.cy,
});

/** Zoom by a factor while the point `at` of the frame stays where it is. */
export function zoomAt(view: View, size: Size, at: Point, factor: number): View {
  const still = toDrawing(at, view, size);
  const scale = view.scale * factor;
  return {
    cx: still.x - (at.x - size.width / 2) / scale,
    cy: still.y - (at.y - size.height / 2) / scale,
    scale,
  };
}

/** Keep zoom between its limits and the middle of the frame on the drawing. */
export function limited(view: View, [least, most]: Extent, box: Box): View {
  const clamp = (n: number, lo: number, hi: number): number => Math.min(Math.max(n, lo), hi);
  return {
    cx: clamp(view.cx, box.x, box.x + box.width),
    cy: clamp(view.cy, box.y, box.y + box.height),
    scale: clamp(view.scale, least, most),
  };
}

/** Whether a point of the drawing is inside the frame. */
export function seen(p: Point, view: View, size: Size): boolean {
  const { x, y } = toFrame(p, view, size);
  return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
}
