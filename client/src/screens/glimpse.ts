/**
 * The table as it was last seen on this device: where its parts lay and what its board showed. It stands in for the table
 * from the first moment of the next visit until the table itself is there. Only what all at the table see is kept.
 */
import { keep, recall } from "../table/kept";
import { theme } from "../ui/theme.svelte";
import type { Theme } from "../ui/themed";

/** A rectangle on the screen, CSS px. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Glimpse {
  readonly format: typeof FORMAT;
  readonly code: string;
  /** It fits no other look of the page. */
  readonly theme: Theme;
  readonly screen: readonly [width: number, height: number];
  /** The parts of the frame by their names. */
  readonly areas: readonly (Place & { readonly name: string })[];
  /** What is behind the drawing. */
  readonly ground: string;
  readonly drawing: Place & { readonly markup: string };
  /** Colours that the drawing asks for, as its game sets them. */
  readonly values: Readonly<Record<string, string>>;
}

const KEY = "sobremesa.glimpse";
/** Raised when a glimpse consists of something else: what another build kept is not understood. */
const FORMAT = 1;

function placeOf(node: Element): Place {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
}

/** What an element stands on: the nearest background behind it. */
function groundOf(node: Element): string {
  for (let one: Element | null = node; one; one = one.parentElement) {
    const { backgroundImage, backgroundColor } = getComputedStyle(one);
    if (backgroundImage !== "none") return backgroundImage;
    if (!/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return "transparent";
}

/**
 * The markup of the drawing with the symbols it uses, and without what only this person saw: what could be picked, and
 * what was tried or sent and is not the table's yet (`data-own`). It is made from text in a document
 * of its own: a copy in a page that is being left would load its images once more.
 */
function markupOf(drawing: SVGElement): string {
  const serializer = new XMLSerializer();
  const page = new DOMParser().parseFromString(
    serializer.serializeToString(drawing),
    "image/svg+xml",
  );
  for (const own of page.querySelectorAll("[data-spot], [data-own]")) own.remove();
  const used = [...page.querySelectorAll("use")].map((one) => one.getAttribute("href")?.slice(1));
  const defs = page.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (const id of new Set(used)) {
    const symbol = id === undefined || page.getElementById(id) ? null : document.getElementById(id);
    if (symbol) defs.append(page.importNode(symbol, true));
  }
  page.documentElement.prepend(defs);
  return serializer.serializeToString(page.documentElement);
}

/** The values of the custom properties that a drawing asks for, as far as the whole page has them. */
function valuesOf(markup: string): Record<string, string> {
  const look = getComputedStyle(document.documentElement);
  const names = new Set(Array.from(markup.matchAll(/var\((--[\w-]+)\)/g), ([, name = ""]) => name));
  const found = [...names].map((name) => [name, look.getPropertyValue(name)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== ""));
}

/** What is on the screen now; null: there is no board. */
function look(code: string): Glimpse | null {
  const drawing = document.querySelector<SVGElement>("[data-area=board] svg[data-drawing]");
  if (!drawing) return null;
  const markup = markupOf(drawing);
  return {
    format: FORMAT,
    code,
    theme: theme.now,
    screen: [innerWidth, innerHeight],
    areas: [...document.querySelectorAll<HTMLElement>("[data-area]")].map((one) => ({
      name: one.dataset["area"] ?? "",
      ...placeOf(one),
    })),
    ground: groundOf(drawing),
    drawing: { ...placeOf(drawing), markup },
    values: valuesOf(markup),
  };
}

/** Keep what is on the screen of the table `code`; where there is no board to be seen, nothing is kept of it. */
export function keepGlimpse(code: string): void {
  const seen = look(code);
  if (seen || recall<{ code?: string }>(KEY, {}).code === code) keep(KEY, seen ?? {});
}

/** What was last seen of the table `code`, if the screen is still the same. */
export function glimpseOf(code: string): Glimpse | null {
  const kept = recall<Partial<Glimpse>>(KEY, {});
  const fits =
    kept.format === FORMAT &&
    kept.code === code &&
    kept.theme === theme.now &&
    kept.screen?.[0] === innerWidth &&
    kept.screen[1] === innerHeight;
  return fits ? (kept as Glimpse) : null;
}
