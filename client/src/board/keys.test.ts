import { describe, expect, it } from "vitest";
import { keyAct } from "./keys";

const press = (key: string, more = {}) =>
  keyAct({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe("keyAct", () => {
  it("arrows move between targets, with Shift they pan", () => {
    expect(press("ArrowLeft")).toEqual({ act: "move", direction: "left" });
    expect(press("ArrowLeft", { shiftKey: true })).toEqual({ act: "pan", direction: "left" });
  });

  it("Enter and Space pick, F fits, + and - zoom", () => {
    expect(press("Enter")).toEqual({ act: "pick" });
    expect(press(" ")).toEqual({ act: "pick" });
    expect(press("f")).toEqual({ act: "fit" });
    expect(press("+")?.act).toBe("zoom");
  });

  it("leaves Tab and the browser's own keys alone", () => {
    expect(press("Tab")).toBeNull();
    expect(press("f", { ctrlKey: true })).toBeNull();
  });
});
