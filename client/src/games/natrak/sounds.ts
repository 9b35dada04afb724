/** What Natrak's events sound like to one reader. */
import type { SoundKind } from "../../table/sound/recipes";
import type { AdventurersEvent, NatrakEvent } from "../../wire/natrak";
import type { Told } from "../../wire/types";

/** Faces of the event die up to this one are goblins (N60). */
const GOBLINS = 3;

function soundOf(event: NatrakEvent | AdventurersEvent, me: number | null): SoundKind | null {
  switch (event.type) {
    case "piece_placed":
    case "wall_built":
    case "adventurer_placed":
    case "adventurer_moved":
    case "metropolis_placed":
      return "piece";
    case "rolled":
      return "dice";
    case "gained":
      return event.seat === me ? "gain" : null;
    case "stolen":
      return event.victim === me ? "loss" : event.thief === me ? "gain" : null;
    case "discarded":
      return event.seat === me ? "loss" : null;
    case "offer_posted":
      return event.seat !== me && (event.to === null || event.to === me) ? "offer" : null;
    case "dealt":
      return "deal";
    case "event_rolled":
      return event.face <= GOBLINS ? "step" : null;
    case "goblins_attacked":
      return "attack";
    case "won":
      return "win";
    default:
      return null;
  }
}

/** The sounds of an entry, in order. */
export const soundsOf = (told: Told, me: number | null): SoundKind[] =>
  ((told.events ?? []) as (NatrakEvent | AdventurersEvent)[]).flatMap(
    (event) => soundOf(event, me) ?? [],
  );
