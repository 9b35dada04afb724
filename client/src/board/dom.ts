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

/**
 * Put a file of symbols into the document, once, so that `use` finds them.
 * The file is our own, bundled text.
 */
export function mountSymbols(id: string, svg: string): void {
  if (document.getElementById(id)) return;
  const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
  const node = document.importNode(documentElement, true);
  node.id = id;
  node.setAttribute("class", "symbols");
  document.body.prepend(node);
}
