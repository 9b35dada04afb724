/**
 * Names of what has no written text: `data-tip` on an element says it. Shown 500 ms after the mouse or the keyboard's
 * focus has come to rest there, on touch by a long press of 450 ms, which is then no tap. One box for the whole page, in
 * the top layer: nothing moves for it and nothing cuts it off. It stays while the pointer is on the element or on the
 * box, and goes by Esc (which does nothing else then), a press, scrolling, or with its element (WCAG 1.4.13). Readers have the name already.
 */

export const HOVER = 500;
export const HOLD = 450;
/** A finger that moves further than this drags. */
const SLACK = 6;
/** Between the element and the box, and between the box and the window's edge. */
const GAP = 8;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const tipped = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-tip]") : null;

const within = (box: DOMRect, { x, y }: Spot): boolean =>
  x >= box.left - GAP && x <= box.right + GAP && y >= box.top - GAP && y <= box.bottom + GAP;

/** Where the box stands: under the element, else over it, and never beyond the window. */
export function placeTip(at: DOMRect, box: DOMRect, room: { width: number; height: number }): Spot {
  const middle = at.left + at.width / 2 - box.width / 2;
  const under = at.bottom + GAP;
  const over = at.top - GAP - box.height;
  return {
    x: Math.max(GAP, Math.min(middle, room.width - box.width - GAP)),
    y: under + box.height + GAP <= room.height || over < GAP ? under : over,
  };
}

class Tips {
  readonly #box = document.createElement("div");
  /** Whose name is shown. */
  #shown: Element | null = null;
  /** Where pointer or focus rest: shown once, it is not shown again before they have been elsewhere. */
  #rests: Element | null = null;
  #timer: number | undefined;
  /** Where a finger went down. */
  #finger: Spot | null = null;
  /** What it names may leave the page, and nobody moves then. */
  readonly #leaves = new MutationObserver(() => {
    if (this.#shown?.isConnected === false) this.hide();
  });
  /** The click that ends a long press is none. */
  #held = false;

  constructor() {
    this.#box.className = "tip";
    this.#box.popover = "manual";
    this.#box.setAttribute("aria-hidden", "true");
    document.body.append(this.#box);
  }

  readonly on: { [K in keyof WindowEventMap]?: (event: WindowEventMap[K]) => void } = {
    pointermove: (event) => {
      if (event.pointerType === "touch") this.#drag(event);
      else if (event.buttons === 0) this.#hover(event);
    },
    pointerdown: (event) => {
      this.hide();
      this.#held = false;
      this.#finger = null;
      this.#rests = tipped(event.target);
      // `data-hold`: a long press has a meaning of its own there.
      if (event.pointerType !== "touch" || !this.#rests || this.#rests.matches("[data-hold]"))
        return;
      this.#finger = { x: event.clientX, y: event.clientY };
      this.#later(this.#rests, HOLD);
    },
    pointerup: () => {
      this.#lift();
    },
    pointercancel: () => {
      this.#lift();
    },
    click: (event) => {
      if (this.#held) swallow(event);
      this.#held = false;
    },
    contextmenu: (event) => {
      if (this.#finger) event.preventDefault();
    },
    focusin: ({ target }) => {
      const at = tipped(target);
      if (at !== target || !at?.matches(":focus-visible")) return;
      this.#rests = at;
      this.#later(at, HOVER);
    },
    focusout: ({ target }) => {
      if (target === this.#shown || target === this.#rests) this.hide();
    },
    keydown: (event) => {
      if (event.key !== "Escape" || !this.#shown) return;
      this.hide();
      swallow(event);
    },
    scroll: ({ target }) => {
      const at = this.#shown ?? this.#rests;
      if (at && target instanceof Node && target.contains(at)) this.hide();
    },
    resize: () => {
      this.hide();
    },
    blur: ({ target }) => {
      if (target === window) this.hide();
    },
  };

  #hover(event: PointerEvent): void {
    const at = tipped(event.target);
    if (this.#shown && at !== this.#shown) {
      const spot = { x: event.clientX, y: event.clientY };
      const boxes = [this.#box, this.#shown].map((one) => one.getBoundingClientRect());
      if (!boxes.some((box) => within(box, spot))) this.hide();
    }
    if (at === this.#rests) return;
    this.#rests = at;
    window.clearTimeout(this.#timer);
    if (at && at !== this.#shown) this.#later(at, HOVER);
  }
  #drag({ clientX, clientY }: PointerEvent): void {
    const from = this.#finger;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLACK) this.#lift();
  }
  /** The finger is gone, or drags: what is shown stays until the next press. */
  #lift(): void {
    if (!this.#finger) return;
    this.#finger = null;
    window.clearTimeout(this.#timer);
  }
  #later(at: Element, ms: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#held = this.#finger !== null;
      this.#show(at);
    }, ms);
  }
  #show(at: Element): void {
    const text = at.getAttribute("data-tip");
    if (!text || !at.isConnected) return;
    this.hide();
    this.#shown = at;
    this.#box.textContent = text;
    this.#box.showPopover();
    const room = document.documentElement;
    const { x, y } = placeTip(at.getBoundingClientRect(), this.#box.getBoundingClientRect(), {
      width: room.clientWidth,
      height: room.clientHeight,
    });
    this.#box.style.left = `${String(x)}px`;
    this.#box.style.top = `${String(y)}px`;
    this.#leaves.observe(document.body, { childList: true, subtree: true });
  }
  hide(): void {
    window.clearTimeout(this.#timer);
    if (!this.#shown) return;
    this.#shown = null;
    this.#leaves.disconnect();
    this.#box.hidePopover();
  }
  remove(): void {
    this.hide();
    this.#box.remove();
  }
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Begin, once for the page; answers with what ends it. Before everything else of the page: Esc closes the box first. */
export function startTips(): () => void {
  const tips = new Tips();
  const all = Object.entries(tips.on) as [string, EventListener][];
  for (const [type, listener] of all) window.addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of all) window.removeEventListener(type, listener, true);
    tips.remove();
  };
}
