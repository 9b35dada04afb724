/** Shapes of material chips: basics square, goods round, Gold hexagonal. */
import { BASIC_MATERIALS, GOODS, MATERIALS, type Material } from "../../ui/tokens";

export type ChipForm = "square" | "round" | "hexagon";

export interface ChipShape {
  /** Outline in a box of 24 units. */
  readonly path: string;
  /** Scale of the glyph on it. */
  readonly glyph: number;
}

const SHAPES: Readonly<Record<ChipForm, ChipShape>> = {
  square: {
    path: "M-6.5,-12h13a5.5,5.5 0 0 1 5.5,5.5v13a5.5,5.5 0 0 1 -5.5,5.5h-13a5.5,5.5 0 0 1 -5.5,-5.5v-13a5.5,5.5 0 0 1 5.5,-5.5z",
    glyph: 0.86,
  },
  round: { path: "M-12,0a12,12 0 1 1 24,0a12,12 0 1 1 -24,0z", glyph: 0.76 },
  hexagon: { path: "M-6.2,-11.4h12.4L12.4,0L6.2,11.4h-12.4L-12.4,0z", glyph: 0.76 },
};

export function chipForm(material: Material): ChipForm {
  if ((BASIC_MATERIALS as readonly Material[]).includes(material)) return "square";
  return (GOODS as readonly Material[]).includes(material) ? "round" : "hexagon";
}

export const chipShape = (material: Material): ChipShape => SHAPES[chipForm(material)];

export type Amounts = Readonly<Partial<Record<Material, number>>>;

export interface PriceToken {
  readonly material: Material;
  readonly missing: boolean;
  /** Distinguishes tokens of one price. */
  readonly key: string;
}

/** The tokens of a price in the order of the materials; of each kind the last ones are the missing. */
export function priceTokens(cost: Amounts, missing: Amounts = {}): PriceToken[] {
  return MATERIALS.flatMap((material) => {
    const count = cost[material] ?? 0;
    const held = count - (missing[material] ?? 0);
    return Array.from({ length: count }, (_, i) => ({
      material,
      missing: i >= held,
      key: `${material}${String(i)}`,
    }));
  });
}
