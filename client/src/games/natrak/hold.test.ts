import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hold } from "./hold";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const press = { button: 0 } as PointerEvent;
const menu = { preventDefault: vi.fn() } as unknown as MouseEvent;

describe("hold", () => {
  it("fires after 450 ms and swallows the click that follows", () => {
    const held = vi.fn();
    const h = hold(held);
    h.on.onpointerdown(press);
    vi.advanceTimersByTime(450);
    h.on.onpointerup();
    expect(held).toHaveBeenCalledOnce();
    expect(h.swallows()).toBe(true);
    expect(h.swallows()).toBe(false);
  });

  it("lifting the finger presses nothing of what opened under it; the next tap does", () => {
    const pressed = vi.fn();
    const opened = document.body.appendChild(document.createElement("button"));
    opened.addEventListener("click", pressed);
    const h = hold(vi.fn());
    h.on.onpointerdown(press);
    vi.advanceTimersByTime(450);
    h.on.onpointerup();
    opened.click();
    expect(pressed).not.toHaveBeenCalled();
    opened.click();
    expect(pressed).toHaveBeenCalledOnce();
    opened.remove();
  });

  it("a key after a long press that no click followed is its own", () => {
    const pressed = vi.fn();
    const opened = document.body.appendChild(document.createElement("button"));
    opened.addEventListener("click", pressed);
    const h = hold(vi.fn());
    h.on.onpointerdown(press);
    vi.advanceTimersByTime(450);
    opened.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    opened.click();
    expect(pressed).toHaveBeenCalledOnce();
    opened.remove();
  });

  it("a short tap is left to the click", () => {
    const held = vi.fn();
    const h = hold(held);
    h.on.onpointerdown(press);
    vi.advanceTimersByTime(300);
    h.on.onpointerup();
    vi.advanceTimersByTime(500);
    expect(held).not.toHaveBeenCalled();
    expect(h.swallows()).toBe(false);
  });

  it("the context menu of a long press does not count twice", () => {
    const held = vi.fn();
    const h = hold(held);
    h.on.onpointerdown(press);
    vi.advanceTimersByTime(450);
    h.on.oncontextmenu(menu);
    expect(held).toHaveBeenCalledOnce();
  });

  it("a right click holds at once", () => {
    const held = vi.fn();
    const h = hold(held);
    h.on.onpointerdown({ button: 2 } as PointerEvent);
    h.on.oncontextmenu(menu);
    expect(held).toHaveBeenCalledOnce();
  });
});
