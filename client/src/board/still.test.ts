import { describe, expect, it } from "vitest";
import { symbolMarkup } from "./dom";
import { markup, still } from "./still";
import { circle, el, group, path, use } from "./svg";

const SYMBOLS =
  '<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="fir"><path d="M0,0h9" fill="var(--m1)"/></g></defs></svg>';
const box = { x: -10, y: -20, width: 30, height: 40 };
const read = (address: string): string =>
  decodeURIComponent(address.replace("data:image/svg+xml,", ""));

function drawn(value: (property: string) => string): string {
  const shapes = [
    group({ fill: "var(--m1)" }, use("fir", { x: 1 }), use("fir", { x: 5 }), use("own")),
    circle(4, { stroke: "var(--ink)" }),
  ];
  const defs = [el("clipPath", { id: "own" }, path("M0,0z"))];
  return read(still({ defs, shapes, box, symbol: (id) => symbolMarkup(SYMBOLS, id), value }));
}

describe("a still picture", () => {
  it("has every symbol that is used once, and none of the page's colours left to look up", () => {
    const page = drawn((property) => ({ "--m1": "#123456", "--ink": "#000" })[property] ?? "?");
    expect(page.match(/id="fir"/g)).toHaveLength(1);
    expect(page.match(/<use/g)).toHaveLength(3);
    expect(page).toContain('viewBox="-10 -20 30 40" width="30" height="40"');
    expect(page).toContain('fill="#123456"');
    expect(page).toContain('stroke="#000"');
    expect(page).not.toContain("var(");
    const { documentElement } = new DOMParser().parseFromString(page, "image/svg+xml");
    expect(documentElement.tagName).toBe("svg");
    expect(documentElement.querySelectorAll("use")).toHaveLength(3);
  });

  it("is another one in another theme", () => {
    expect(drawn(() => "#fff")).not.toBe(drawn(() => "#eee"));
  });

  it("writes what could be taken for markup as text", () => {
    const shape = { ...el("text", { "data-a": '"<&' }), text: "a < b & c" };
    expect(markup(shape)).toBe('<text data-a="&quot;&lt;&amp;">a &lt; b &amp; c</text>');
  });
});
