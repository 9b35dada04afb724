/** Symbols of `glyphs.svg` that fit an icon of 24 units (`#nk-NAME`). */
import type { Material } from "../../ui/tokens";

export type ScrollKind = "mercenary" | "glory" | "roads" | "abundance" | "hoarding";

/** Signs of the mode With adventurers. */
export type BoxSign =
  "alchemy" | "crown" | "religion" | "goblin" | "gate" | "progress" | "defence" | "shield" | "won";

export type GlyphName =
  Material | ScrollKind | BoxSign | "scroll" | "cards" | "longest" | "company";

/** The nine classes (N14), symbols of `portraits.svg`. */
export const CLASSES = [
  "guerrero",
  "paladin",
  "enano",
  "cazador",
  "asesino",
  "druida",
  "mago",
  "hechicero",
  "monje",
] as const;
export type SeatClass = (typeof CLASSES)[number];
