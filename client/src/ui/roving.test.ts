import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { roving } from "./roving";

let end: () => void;
let row: HTMLElement;
const press = (key: string): void => {
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
};
const stops = (): string[] =>
  [...row.querySelectorAll("button")].filter((one) => one.tabIndex === 0).map((one) => one.id);

beforeEach(() => {
  row = document.createElement("div");
  row.innerHTML = '<button id="a"></button><button id="b"></button><span></span>';
  document.body.replaceChildren(row);
  end = roving(row);
});
afterEach(() => {
  end();
});

describe("a row of buttons", () => {
  it("is one stop, and arrows go round in it", () => {
    expect(stops()).toEqual(["a"]);
    document.getElementById("a")?.focus();
    press("ArrowRight");
    expect([document.activeElement?.id, stops()]).toEqual(["b", ["b"]]);
    press("ArrowDown");
    expect(document.activeElement?.id).toBe("a");
    press("End");
    expect(document.activeElement?.id).toBe("b");
  });

  it("keeps one stop when its buttons change, the primary before others", async () => {
    row.replaceChildren();
    const [c, d] = [document.createElement("button"), document.createElement("button")];
    c.id = "c";
    d.id = "d";
    d.className = "primary";
    row.append(c, d);
    await Promise.resolve();
    expect(stops()).toEqual(["d"]);
  });

  it("leaves other keys alone", () => {
    document.getElementById("a")?.focus();
    const event = new KeyboardEvent("keydown", { key: "e", bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    expect([event.defaultPrevented, document.activeElement?.id]).toEqual([false, "a"]);
  });
});
