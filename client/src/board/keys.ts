/** What a key means on a board. */
import type { Direction } from "./pick";

export type KeyAct =
  | { readonly act: "move"; readonly direction: Direction }
  | { readonly act: "pan"; readonly direction: Direction }
  | { readonly act: "pick" }
  | { readonly act: "fit" }
  | { readonly act: "zoom"; readonly factor: number };

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** One step of + and −. */
export const ZOOM_STEP = 1.4;

export function keyAct(
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">,
): KeyAct | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const direction = ARROWS[event.key];
  if (direction) return event.shiftKey ? { act: "pan", direction } : { act: "move", direction };
  switch (event.key) {
    case "Enter":
    case " ":
      return { act: "pick" };
    case "f":
    case "F":
      return { act: "fit" };
    case "+":
      return { act: "zoom", factor: ZOOM_STEP };
    case "-":
    case "−":
      return { act: "zoom", factor: 1 / ZOOM_STEP };
    default:
      return null;
  }
}
