/** The picture of a podium as SVG text, 1200 × 630, of our own shapes: it needs nothing from anywhere. Pure. */

export interface Step {
  readonly name: string;
  readonly points: number;
  readonly place: number;
  /** "1.º", in the reader's language. */
  readonly placeText: string;
  /** A drawing around (0, 0), 75 units across. */
  readonly figure: string;
}

export interface Scene {
  readonly game: string;
  readonly title: string;
  /** Date and table. */
  readonly foot: string;
  /** Best first. */
  readonly steps: readonly Step[];
  /** Drawings that figures use, by name. */
  readonly symbols: string;
  /** A style sheet with the font, or nothing. */
  readonly style: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const PAPER = "#F5EFE4";
const INK = "#2A2017";
const MUTED = "#645642";
const LINE = "#7C6A50";
const FIRST = "#F6DDD0";
const OTHER = "#ECE3D3";
const ACCENT = "#A23B1E";
const CROWN = "M-21,12L-25,-13L-11,-3L0,-19L11,-3L25,-13L21,12Z";
const HEIGHTS = [152, 124, 110, 102];
const FLOOR = 544;

const FORBIDDEN: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
/** Names are people's: nothing in them is markup. */
export const plain = (text: string): string => text.replace(/[&<>"]/g, (c) => FORBIDDEN[c] ?? c);

/** A text cut to about so many letters. */
const cut = (text: string, most: number): string =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join("")}…` : text;

/** Second, first, third, and the others beside them. */
const inOrder = (steps: readonly Step[]): readonly Step[] => {
  const [first, second, ...rest] = steps;
  return first && second ? [second, first, ...rest] : steps;
};

function step(one: Step, x: number, width: number): string {
  const high = HEIGHTS[Math.min(one.place, HEIGHTS.length) - 1] ?? 102;
  const first = one.place === 1;
  const top = FLOOR - high;
  const size = first ? 1.7 : 1.3;
  const middle = x + width / 2;
  const crown = first
    ? `<path d="${CROWN}" transform="translate(${String(middle)} ${String(top - 44 - 75 * size - 14)})" fill="#F6C445" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round"/>`
    : "";
  return `<g>${crown}
<rect x="${String(x)}" y="${String(top)}" width="${String(width)}" height="${String(high)}" rx="10" fill="${first ? FIRST : OTHER}" stroke="${first ? ACCENT : LINE}" stroke-width="2"/>
<g transform="translate(${String(middle)} ${String(top - 44 - 37 * size)}) scale(${String(size)})">${one.figure}</g>
<text x="${String(middle)}" y="${String(top - 14)}" font-size="26" font-weight="650">${plain(cut(one.name, 15))}</text>
<text x="${String(middle)}" y="${String(top + 62)}" font-size="58" font-weight="750">${String(one.points)}</text>
<text x="${String(middle)}" y="${String(top + 92)}" font-size="22" fill="${MUTED}">${plain(one.placeText)}</text>
</g>`;
}

export function picture(scene: Scene): string {
  const shown = inOrder(scene.steps);
  const width = Math.min(230, (WIDTH - 120) / Math.max(1, shown.length));
  const left = (WIDTH - width * shown.length) / 2;
  const steps = shown.map((one, i) => step(one, left + i * width, width)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" font-family="'Atkinson Hyperlegible Next',system-ui,sans-serif" fill="${INK}" text-anchor="middle">
<style>${scene.style}</style><defs>${scene.symbols}</defs>
<rect width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="${PAPER}"/>
<rect x="16" y="16" width="${String(WIDTH - 32)}" height="${String(HEIGHT - 32)}" rx="18" fill="none" stroke="${ACCENT}" stroke-width="4"/>
<text x="60" y="88" font-size="30" font-weight="750" fill="${ACCENT}" text-anchor="start">${plain(scene.game)}</text>
<text x="${String(WIDTH - 60)}" y="88" font-size="26" font-weight="650" fill="${MUTED}" text-anchor="end">Sobremesa</text>
<text x="60" y="148" font-size="46" font-weight="750" text-anchor="start">${plain(cut(scene.title, 44))}</text>
${steps}
<path d="M60,${String(FLOOR)}H${String(WIDTH - 60)}" stroke="${LINE}" stroke-width="3"/>
<text x="60" y="584" font-size="24" fill="${MUTED}" text-anchor="start">${plain(scene.foot)}</text>
</svg>`;
}
