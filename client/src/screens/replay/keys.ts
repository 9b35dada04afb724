/** Keys of a replay (ui, 5.4): entry, turn, ends, play. Off in text fields and where a key has a meaning of its own. */
import { settings } from "../../table/settings.svelte";
import type { Player } from "./player.svelte";

const OWN = "input, textarea, select, summary, [role='tab'], dialog[open] *";

/** True if the key was for the replay. */
export function replayKey(event: KeyboardEvent, player: Player): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(OWN)) return false;
  // Keys of one character can be off; Space is play on every player.
  if (/^[^ ]$/u.test(event.key) && !settings.now.letterKeys) return false;
  switch (event.key) {
    case "ArrowLeft":
      void player.go(player.seq - 1);
      break;
    case "ArrowRight":
      void player.go(player.seq + 1);
      break;
    case "[":
      void player.goTurn(-1);
      break;
    case "]":
      void player.goTurn(1);
      break;
    case "Home":
      void player.go(player.first);
      break;
    case "End":
      void player.go(player.last);
      break;
    case " ":
      if (at?.closest("button, a")) return false;
      player.toggle();
      return true;
    default:
      return false;
  }
  player.stop();
  return true;
}
