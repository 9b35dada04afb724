/**
 * What of a drawing never changes, as one image. However many shapes it has, for style, layout and every later change of
 * the page it is one element; it is still drawn by lines, sharp at every zoom. A page in an image knows neither our style
 * sheets nor our symbols: their colours and symbols are written into it.
 */
import type { Shape } from "./svg";
import type { Box } from "./view";

const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => ESCAPED[sign] ?? sign);

/** The markup of a shape. */
export function markup({ tag, attributes, children, text }: Shape): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${named.join("")}>${escaped(text)}${children.map(markup).join("")}</${tag}>`;
}

/** The symbols that shapes use, each once; those drawn by the shapes themselves are not asked for. */
function used(shapes: readonly Shape[], symbol: (id: string) => string): string {
  const names = new Set<string>();
  const own = new Set<string>();
  const look = ({ tag, attributes, children }: Shape): void => {
    const { id, href } = attributes;
    if (id !== undefined) own.add(id);
    if (tag === "use" && href !== undefined) names.add(href.slice(1));
    children.forEach(look);
  };
  shapes.forEach(look);
  return [...names].map((id) => (own.has(id) ? "" : symbol(id))).join("");
}

export interface StillParts {
  readonly defs: readonly Shape[];
  readonly shapes: readonly Shape[];
  readonly box: Box;
  /** The markup of a symbol of the page. */
  readonly symbol: (id: string) => string;
  /** The value of a custom property. */
  readonly value: (property: string) => string;
}

/** The address of the image, with all that is in it. */
export function still({ defs, shapes, box, symbol, value }: StillParts): string {
  const { x, y, width, height } = box;
  const inside =
    `<defs>${used([...defs, ...shapes], symbol)}${defs.map(markup).join("")}</defs>` +
    shapes.map(markup).join("");
  const known = new Map<string, string>();
  const coloured = inside.replace(/var\((--[\w-]+)\)/g, (_, property: string) => {
    const found = known.get(property) ?? escaped(value(property));
    known.set(property, found);
    return found;
  });
  const size = `viewBox="${[x, y, width, height].join(" ")}" width="${String(width)}" height="${String(height)}"`;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${coloured}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(page)}`;
}
