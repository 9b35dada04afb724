/** Long press (450 ms) and right click as one gesture beside the plain tap. */

const LONG_PRESS = 450;

export interface Hold {
  /** What the element listens to. */
  readonly on: {
    readonly onpointerdown: (event: PointerEvent) => void;
    readonly onpointerup: () => void;
    readonly onpointerleave: () => void;
    readonly oncontextmenu: (event: MouseEvent) => void;
  };
  /** Whether the click that comes now ends a long press and so is none. */
  readonly swallows: () => boolean;
}

const LIFTED = ["click", "pointerdown", "keydown"] as const;

/** What a long press opens may lie under the finger: lifting it presses nothing there. */
function letGo(): void {
  const next = (event: Event): void => {
    for (const type of LIFTED) window.removeEventListener(type, next, true);
    if (event.type !== "click") return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of LIFTED) window.addEventListener(type, next, true);
}

export function hold(held: () => void): Hold {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;
  const stop = (): void => {
    clearTimeout(timer);
  };
  const on: Hold["on"] = {
    onpointerdown: (event) => {
      done = false;
      if (event.button !== 0) return;
      timer = setTimeout(() => {
        done = true;
        letGo();
        held();
      }, LONG_PRESS);
    },
    onpointerup: stop,
    onpointerleave: stop,
    oncontextmenu: (event) => {
      event.preventDefault();
      stop();
      // A long press on touch opens the context menu too: count it once.
      if (!done) held();
      done = true;
    },
  };
  return {
    on,
    swallows: () => {
      const was = done;
      done = false;
      return was;
    },
  };
}
