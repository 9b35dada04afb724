/** A drawing of the page as text that stands for itself: what style sheets say is written into it, what it uses comes along. */

/** What a drawing's parts look like by. */
const LOOKS = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linejoin",
  "stroke-linecap",
  "opacity",
  "color",
  "display",
];

const HALF = 37.5;

export interface Portable {
  /** The drawing, 75 units across around (0, 0). */
  readonly markup: string;
  /** The symbols that it uses, by name. */
  readonly symbols: ReadonlyMap<string, string>;
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
    const style = LOOKS.flatMap((name) => {
      const value = look.getPropertyValue(name);
      return value === "" ? [] : [`${name}:${value}`];
    });
    element.setAttribute("style", style.join(";"));
    element.removeAttribute("class");
  });
  for (const use of copy.querySelectorAll("use")) {
    const id = use.getAttribute("href")?.slice(1) ?? "";
    const symbol = document.getElementById(id);
    if (symbol) symbols.set(id, new XMLSerializer().serializeToString(symbol));
  }
  const place = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF, overflow: "visible" };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  copy.removeAttribute("class");
  return { markup: new XMLSerializer().serializeToString(copy), symbols };
}
