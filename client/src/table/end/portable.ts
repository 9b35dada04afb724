/** A drawing of the page as text that stands for itself: what style sheets say is written into it, what it uses comes along. */

/** What a drawing's parts look like by; as attributes, for the content policy lets no style stand in a picture. */
const LOOKS = ["fill", "stroke", "stroke-width", "opacity", "display"];
const HALF = 37.5;

export interface Portable {
  /** The drawing, 75 units across around (0, 0). */
  readonly markup: string;
  /** The symbols that it uses, by name. */
  readonly symbols: ReadonlyMap<string, string>;
}

const text = (node: Node): string => new XMLSerializer().serializeToString(node);

/** The symbols that a drawing uses, and those that they use. */
function gather(from: Element, into: Map<string, string>): void {
  for (const use of from.querySelectorAll("use")) {
    const id = use.getAttribute("href")?.slice(1) ?? "";
    const symbol = document.getElementById(id);
    if (!symbol || into.has(id)) continue;
    into.set(id, text(symbol));
    gather(symbol, into);
  }
}

export function portable(svg: SVGSVGElement | null): Portable {
  const symbols = new Map<string, string>();
  if (!svg) return { markup: "", symbols };
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[...svg.querySelectorAll("*")], [...copy.querySelectorAll("*")]];
  to.forEach((element, i) => {
    const original = from[i];
    if (!original) return;
    const look = getComputedStyle(original);
    for (const name of LOOKS) {
      const value = look.getPropertyValue(name);
      if (value !== "") element.setAttribute(name, value);
    }
    element.removeAttribute("class");
  });
  gather(svg, symbols);
  const place = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF, overflow: "visible" };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  copy.removeAttribute("class");
  // A colour that has a name in the style sheet: here it has its value only.
  const look = getComputedStyle(svg);
  const named = (markup: string): string =>
    markup.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
      look.getPropertyValue(name).trim(),
    );
  for (const [id, symbol] of symbols) symbols.set(id, named(symbol));
  return { markup: named(text(copy)), symbols };
}
