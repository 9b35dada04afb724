/** What a board frame is given and tells. Points are in drawing units. */
import type { Snippet } from "svelte";
import type { Point } from "./hex";
import type { Spot } from "./pick";
import type { Box, Size, View } from "./view";

export type Via = "touch" | "mouse" | "keyboard";

export interface FrameProps {
  /** What "fit" shows. */
  box: Box;
  /** CSS px kept free around it. */
  padding: number;
  /** CSS px a drawing unit at 100 %, for a map that grows; else 100 % is what fits. */
  natural?: number;
  label: string;
  interactive: boolean;
  /** A finger between places that lie near brings them nearer first. */
  nearer?: boolean;
  /** Places that can be picked; their elements carry `data-spot` with the id. */
  spots: readonly Spot[];
  /** What the spots are for: the view eases to them when this or their being there is new, and at no other time. */
  aim: string;
  /** The spot under the ghost: picking it again confirms. */
  ghost: number | null;
  onpick: (id: number, via: Via) => void;
  onghost: (via: Via) => void;
  /** A tap that met no spot; `reach` is 28 px in drawing units. */
  onmiss: (at: Point, reach: number) => void;
  onsize?: (size: Size) => void;
  /** What is seen has changed and settled. */
  onview?: (view: View) => void;
  /** Behind the map and before it, both fixed to the frame. */
  under?: Snippet;
  over?: Snippet;
  /** SVG content; `stop` is the spot that takes part in the tab order. */
  children: Snippet<[stop: number | null]>;
}
