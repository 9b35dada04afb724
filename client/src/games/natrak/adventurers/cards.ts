/** How a progress card asks for its choices, read from its fields in the menu. */
import { shapes, valuesOf } from "../../../table/menu";
import type { Menu } from "../../../wire/types";
import { aimOf, isTool, type Tool } from "../aims";

/** `none`: played at once; `board`: a place; `rival`: a person (and then perhaps a place); `form`: in the choices list. */
export type Asks =
  | { readonly kind: "none" }
  | { readonly kind: "board"; readonly tool: Tool }
  | { readonly kind: "rival"; readonly seats: readonly number[]; readonly tool: Tool | null }
  | { readonly kind: "material"; readonly kinds: readonly string[] }
  | { readonly kind: "dice" }
  | { readonly kind: "form" };

/** What playing `type` asks for; null: it is not offered. */
export function asksOf(menu: Menu | null, type: string): Asks | null {
  const [shape] = shapes(menu, type);
  if (!shape) return null;
  const fields = shape.fields ?? [];
  if (fields.length === 0) return { kind: "none" };
  if (fields.some((f) => f.kind === "counts")) return { kind: "form" };
  const tool = isTool(type) ? type : null;
  const seats = valuesOf(menu, type, "rival") as number[];
  if (seats.length > 0) return { kind: "rival", seats, tool };
  if (tool && aimOf(tool)) return { kind: "board", tool };
  const kinds = valuesOf(menu, type, "material") as string[];
  if (kinds.length > 0) return { kind: "material", kinds };
  return fields.length === 2 ? { kind: "dice" } : { kind: "form" };
}
