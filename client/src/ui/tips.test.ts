import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOLD, HOVER, placeTip, startTips } from "./tips";

let stop: () => void;
let button: HTMLButtonElement;
let pressed = 0;
let escaped = 0;
const escape = (event: KeyboardEvent): void => {
  if (event.key === "Escape") escaped += 1;
};
const box = (): HTMLElement => document.querySelector<HTMLElement>(".tip") as HTMLElement;
const shown = (): string | null => (box().dataset["open"] === "" ? box().textContent : null);

const point = (type: string, target: Element, over: PointerEventInit = {}): void => {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "mouse", ...over }),
  );
};
const touch: PointerEventInit = { pointerType: "touch" };

beforeEach(() => {
  vi.useFakeTimers();
  // The test's document has no top layer.
  HTMLElement.prototype.showPopover = function () {
    this.dataset["open"] = "";
  };
  HTMLElement.prototype.hidePopover = function () {
    delete this.dataset["open"];
  };
  stop = startTips();
  button = document.createElement("button");
  button.dataset["tip"] = "Ver todo el tablero";
  button.append(document.createElement("i"));
  document.body.append(button);
  pressed = 0;
  escaped = 0;
  button.onclick = () => {
    pressed += 1;
  };
  window.addEventListener("keydown", escape);
});
afterEach(() => {
  stop();
  button.remove();
  window.removeEventListener("keydown", escape);
  vi.useRealTimers();
});

describe("names of what has no written text", () => {
  it("come when the mouse has rested, and go when it leaves", () => {
    point("pointermove", button.firstElementChild as Element);
    vi.advanceTimersByTime(HOVER - 1);
    expect(shown()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(shown()).toBe("Ver todo el tablero");
    point("pointermove", document.body, { clientX: 400, clientY: 400 });
    expect(shown()).toBeNull();
  });

  it("stay while the pointer goes over the box", () => {
    point("pointermove", button);
    vi.advanceTimersByTime(HOVER);
    box().getBoundingClientRect = () => new DOMRect(100, 100, 80, 30);
    point("pointermove", document.body, { clientX: 120, clientY: 110 });
    expect(shown()).not.toBeNull();
  });

  it("do not come again until the mouse has been elsewhere", () => {
    point("pointermove", button);
    vi.advanceTimersByTime(HOVER);
    point("pointerdown", button);
    expect(shown()).toBeNull();
    point("pointermove", button);
    vi.advanceTimersByTime(HOVER);
    expect(shown()).toBeNull();
  });

  it("come by focus, and go by Esc, which then does nothing else", () => {
    vi.spyOn(button, "matches").mockReturnValue(true);
    button.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    vi.advanceTimersByTime(HOVER);
    expect(shown()).not.toBeNull();
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    press();
    expect([shown(), escaped]).toEqual([null, 0]);
    press();
    expect(escaped).toBe(1);
  });

  it("come by a long press, which is then no tap", () => {
    point("pointerdown", button, touch);
    vi.advanceTimersByTime(HOLD);
    expect(shown()).not.toBeNull();
    point("pointerup", button, touch);
    button.click();
    expect(pressed).toBe(0);
    expect(shown()).not.toBeNull();
    point("pointerdown", document.body, touch);
    expect(shown()).toBeNull();
    point("pointerup", document.body, touch);
    button.click();
    expect(pressed).toBe(1);
  });

  it("go with what they name", async () => {
    point("pointermove", button);
    vi.advanceTimersByTime(HOVER);
    expect(shown()).not.toBeNull();
    button.remove();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toBeNull();
  });

  it("do not come by a tap or a drag", () => {
    point("pointerdown", button, touch);
    point("pointerup", button, touch);
    button.click();
    expect(pressed).toBe(1);
    vi.advanceTimersByTime(HOLD);
    expect(shown()).toBeNull();
    point("pointerdown", button, touch);
    point("pointermove", button, { ...touch, clientX: 20 });
    vi.advanceTimersByTime(HOLD);
    expect(shown()).toBeNull();
  });
});

describe("the box", () => {
  const room = { width: 360, height: 740 };
  const tip = new DOMRect(0, 0, 120, 30);
  it("stands under its element, over it at the lower edge, and inside the window", () => {
    expect(placeTip(new DOMRect(100, 100, 44, 44), tip, room)).toEqual({ x: 62, y: 152 });
    expect(placeTip(new DOMRect(100, 690, 44, 44), tip, room)).toEqual({ x: 62, y: 652 });
    expect(placeTip(new DOMRect(2, 100, 44, 44), tip, room).x).toBe(8);
    expect(placeTip(new DOMRect(314, 100, 44, 44), tip, room).x).toBe(232);
  });
});
