/** What Vasallos' events sound like to one reader. */
import type { SoundKind } from "../../table/sound/recipes";
import type { Told } from "../../wire/types";
import type { VasallosEvent } from "../../wire/vasallos";

function soundOf(event: VasallosEvent, me: number | null): SoundKind | null {
  switch (event.type) {
    case "tile_laid":
      return "tile";
    case "figure_placed":
      return "piece";
    case "feature_scored":
      return event.holders.some(({ points }) => points > 0) ? "score" : null;
    case "goods_taken":
      return event.seat === me ? "gain" : null;
    case "game_over":
      return "win";
    default:
      return null;
  }
}

/** The sounds of an entry, each kind once, in order; the final count has the end's alone. */
export function soundsOf(told: Told, me: number | null): SoundKind[] {
  const events = (told.events ?? []) as VasallosEvent[];
  const heard = events.flatMap((event) => soundOf(event, me) ?? []);
  return heard.includes("win") ? ["win"] : [...new Set(heard)];
}
