import { describe, expect, it } from "vitest";
import { build, drawn, mountSymbols } from "./dom";
import { el, group, hexagon, label, nodeCount, num, path, translate, use } from "./svg";

describe("shapes", () => {
  it("round numbers to two decimals and never write minus zero", () => {
    expect(num(1.23456)).toBe("1.23");
    expect(num(-0.001)).toBe("0");
  });

  it("leave undefined attributes out", () => {
    expect(el("g", { fill: "red", id: undefined }).attributes).toEqual({ fill: "red" });
    expect(use("fir", { x: 1 }).attributes).toEqual({ href: "#fir", x: "1" });
  });

  it("are counted with all their children", () => {
    expect(nodeCount([group({}, path("M0,0"), group({}, path("M1,1")))])).toBe(4);
  });

  it("turn and scale only where asked", () => {
    expect(translate({ x: 1, y: 2 })).toBe("translate(1 2)");
    expect(translate({ x: 1, y: 2 }, 1.2, -30)).toBe("translate(1 2) rotate(-30) scale(1.2)");
  });

  it("draw a closed hexagon with six rounded corners", () => {
    const d = hexagon(96.5, 9);
    expect(d.match(/Q/g)).toHaveLength(6);
    expect(d.endsWith("z")).toBe(true);
    expect(hexagon(96.5, 9, true)).not.toBe(d);
  });
});

describe("on the page", () => {
  it("become SVG elements; text stays text", () => {
    const node = build(group({ fill: "red" }, path("M0,0"), label("<b>8</b>", { y: 7 })));
    expect(node.namespaceURI).toBe("http://www.w3.org/2000/svg");
    expect(node.getAttribute("fill")).toBe("red");
    expect(node.children).toHaveLength(2);
    expect(node.lastElementChild?.textContent).toBe("<b>8</b>");
  });

  it("replace what was drawn before", () => {
    const node = build(group({}));
    drawn([path("M0,0"), path("M1,1")])(node);
    drawn([path("M2,2")])(node);
    expect(node.children).toHaveLength(1);
  });

  it("symbols are mounted once", () => {
    const file = '<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="x"/></defs></svg>';
    mountSymbols("test-symbols", file);
    mountSymbols("test-symbols", file);
    expect(document.querySelectorAll("#test-symbols")).toHaveLength(1);
    expect(document.getElementById("x")).not.toBeNull();
  });
});
