/** What Vasallos tells of itself at the end: the areas that brought points, and the goods. */
import type { VasallosEvent } from "../../wire/vasallos";

export function isKey(event: { readonly type: string }): boolean {
  const known = event as VasallosEvent;
  if (known.type === "feature_scored") return known.holders.some((holder) => holder.points > 0);
  return known.type === "goods_counted" || known.type === "game_over";
}
