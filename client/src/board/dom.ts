/** Puts shapes on the page, element by element: no markup is ever parsed. */
import type { Shape } from "./svg";

const SVG = "http://www.w3.org/2000/svg";

/** The element of a shape, with its children. */
export function build(shape: Shape): SVGElement {
  const node = document.createElementNS(SVG, shape.tag);
  for (const [name, value] of Object.entries(shape.attributes)) node.setAttribute(name, value);
  if (shape.text) node.textContent = shape.text;
  else node.append(...shape.children.map(build));
  return node;
}

/** An attachment that shows the shapes inside the element, replacing what was there. */
export const drawn =
  (shapes: readonly Shape[]) =>
  (node: Element): void => {
    node.replaceChildren(...shapes.map(build));
  };

const read = new Map<string, Document>();
/** A file of symbols, read once. The file is our own, bundled text. */
function symbolsOf(svg: string): Document {
  const found = read.get(svg) ?? new DOMParser().parseFromString(svg, "image/svg+xml");
  read.set(svg, found);
  return found;
}

/** Put a file of symbols into the document, once, so that `use` finds them. */
export function mountSymbols(id: string, svg: string): void {
  if (document.getElementById(id)) return;
  const node = document.importNode(symbolsOf(svg).documentElement, true);
  node.id = id;
  node.setAttribute("class", "symbols");
  document.body.prepend(node);
}

/** The markup of one symbol of a file; nothing if it has none of that name. */
export const symbolMarkup = (svg: string, id: string): string =>
  symbolsOf(svg).getElementById(id)?.outerHTML ?? "";
