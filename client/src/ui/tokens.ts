/**
 * The numbers of the look, as data. `tokens.css` is generated from this file
 * (`npx vitest run src/ui/tokens.test.ts -u` writes it) and the tests recompute
 * every contrast and colour distance from it.
 */

import {
  both,
  properties,
  rule,
  same,
  sheetOf,
  type Theme,
  type Themed,
  themedRules,
} from "./themed";

/** Surfaces, text and controls (`--name`). */
export const CHROME = {
  bg: both("#F5EFE4", "#16120E"),
  surface: both("#FFFCF6", "#211B15"),
  raised: both("#ECE3D3", "#2E261D"),
  board: both("#DCD0BA", "#0E0B08"),
  soft: both("#F6DDD0", "#4A281A"),
  line: both("#D8CAB4", "#463A2C"),
  ui: both("#7C6A50", "#94836A"),
  text: both("#2A2017", "#F4ECDD"),
  muted: both("#645642", "#C0B09A"),
  accent: both("#A23B1E", "#F2A07B"),
  "on-accent": both("#FFFFFF", "#2B1108"),
  focus: both("#0B5CAD", "#8EC5FF"),
  ok: both("#2B6A3A", "#8CCB95"),
  warn: both("#855600", "#EBC063"),
  danger: both("#B3202B", "#FF9A94"),
  ink: same("#1B140D"),
  halo: same("#FFFBF2"),
  /** Edge of swatches and portraits in panels: the one of ink and halo that stands out. */
  edge: both("#1B140D", "#FFFBF2"),
  /** Paper of number tokens, port floats and white dice. */
  paper: same("#FBF6EA"),
  /** Numbers 6 and 8, the mark of a dry hex. */
  red: same("#A11A12"),
} as const satisfies Record<string, Themed>;

export const PLAYER_COLOURS = [
  "red",
  "blue",
  "green",
  "yellow",
  "orange",
  "purple",
  "white",
  "black",
  "pink",
] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** Fill of a seat's pieces and the colour of the mark on them, both themes alike. */
export const PLAYERS: Readonly<Record<PlayerColour, { fill: string; mark: string }>> = {
  red: { fill: "#9E0404", mark: "#FFFFFF" },
  blue: { fill: "#0982E3", mark: "#1B140D" },
  green: { fill: "#04684E", mark: "#FFFFFF" },
  yellow: { fill: "#FCE34A", mark: "#1B140D" },
  orange: { fill: "#E36B00", mark: "#1B140D" },
  purple: { fill: "#66368B", mark: "#FFFFFF" },
  white: { fill: "#F9F8F5", mark: "#1B140D" },
  black: { fill: "#1D1713", mark: "#FFFFFF" },
  pink: { fill: "#CD93B3", mark: "#1B140D" },
};

export type Terrain =
  "forest" | "meadow" | "farmland" | "quarry" | "mine" | "wasteland" | "gold" | "sea";

/** Base fill of each terrain. */
export const TERRAIN: Readonly<Record<Terrain, Themed>> = {
  forest: both("#4C7F63", "#20462F"),
  meadow: both("#CBE6A6", "#90B175"),
  farmland: both("#F5C935", "#C89412"),
  quarry: both("#C04A22", "#8F3E00"),
  mine: both("#93969F", "#646971"),
  wasteland: both("#C8BBB1", "#8B8377"),
  gold: both("#D18E35", "#A07010"),
  sea: both("#5EA0D0", "#005F88"),
};

/** Back hill, front hill, main motif, second motif, accent (`--forest-hi` and so on). */
export interface Flats {
  readonly hi: Themed;
  readonly lo: Themed;
  readonly m1: Themed;
  readonly m2: Themed;
  readonly m3: Themed;
}

const flats = (light: string, dark: string): Flats => {
  const [l, d] = [light.split(" "), dark.split(" ")];
  const at = (i: number): Themed => both(l[i] ?? "", d[i] ?? "");
  return { hi: at(0), lo: at(1), m1: at(2), m2: at(3), m3: at(4) };
};

/** Flats of the terrains that are drawn as scenes. */
export const FLATS: Readonly<Record<Exclude<Terrain, "gold" | "sea">, Flats>> = {
  forest: flats(
    "#5F9377 #43725A #0E2016 #2C543B #3B2716",
    "#2A553B #183725 #7FAE8B #B4D6B8 #8A6A48",
  ),
  meadow: flats(
    "#DCF1BF #B7D98E #2F3A1E #FFFBF2 #7DA550",
    "#9FBE85 #7FA165 #1B140D #F4ECDD #567640",
  ),
  farmland: flats(
    "#FBDB6C #E6B421 #5A3A07 #B07C10 #FFF1BD",
    "#D5A531 #B28108 #2A1A02 #7A5505 #F2D27C",
  ),
  quarry: flats(
    "#D0633A #A73D19 #2B0E05 #E9AC8B #D98562",
    "#A14B0D #783300 #2A0E00 #EBBD9B #CC8A5C",
  ),
  mine: flats("#A8ABB3 #7F838C #2A2C33 #575B66 #F6F3EC", "#747982 #595D66 #131417 #34373E #E2E0DB"),
  wasteland: flats(
    "#D8CDC4 #B6A89C #4A3B30 #8D7A6A #F3EBE1",
    "#999184 #787064 #1F1811 #51493E #D8CFC1",
  ),
};

/** Water and shore: `sea-1` is the deepest, `sea-5` the shallowest. */
const COAST = {
  "sea-1": both("#4F91C3", "#00486A"),
  "sea-2": both("#5EA0D0", "#005477"),
  "sea-3": both("#74B0DA", "#005F88"),
  "sea-4": both("#93C6E0", "#137196"),
  "sea-5": both("#B9DEE6", "#2C86A6"),
  foam: both("#FFFBF2", "#CFE6EA"),
  sand: both("#F2E2B8", "#CDB98A"),
  "sand-under": both("#D9C08A", "#8E7A4E"),
  wave: both("#2F6F9F", "#4FA3C4"),
  rose: both("#2B628E", "#6FB6D2"),
  "neat-dash": both("#2F5F86", "#7FB4CC"),
  "neat-band": both("#FFF6E2", "#0B2A3A"),
  plank: same("#C79A63"),
  "plank-edge": same("#4A3019"),
  rung: same("#7A5530"),
} as const satisfies Record<string, Themed>;

export const BASIC_MATERIALS = ["wood", "clay", "wheat", "wool", "stone"] as const;
export type BasicMaterial = (typeof BASIC_MATERIALS)[number];
export const GOODS = ["herbs", "tribute", "coin"] as const;
export const MATERIALS = [...BASIC_MATERIALS, ...GOODS, "gold"] as const;
export type Material = (typeof MATERIALS)[number];

/** Fill of a material's chip (`--wood` and so on), both themes alike; its glyph is ink. */
export const MATERIAL: Readonly<Record<Material, string>> = {
  wood: "#85BE8E",
  clay: "#DE6B4F",
  wheat: "#F3DF7E",
  wool: "#E8F3C9",
  stone: "#B6B7BC",
  herbs: "#459E8F",
  tribute: "#AC89BB",
  coin: "#C3E3F9",
  gold: "#F6A202",
};

/** Least contrast of text, and of what is not text (WCAG 1.4.3, 1.4.11). */
export const MIN_TEXT_CONTRAST = 4.5;
export const MIN_SHAPE_CONTRAST = 3;

/** Widths in CSS px where the layout changes; compact is also under `COMPACT_HEIGHT` high. */
export const COMPACT_WIDTH = 720;
export const COMPACT_HEIGHT = 500;
export const WIDE_WIDTH = 1100;

const variables = (theme: Theme): string[] => [
  ...properties(CHROME, theme),
  ...properties(COAST, theme),
  ...Object.entries(FLATS).flatMap(([t, f]) => [
    `--${t}-base: ${TERRAIN[t as Terrain][theme]};`,
    ...Object.entries(f).map(([k, v]) => `--${t}-${k}: ${(v as Themed)[theme]};`),
  ]),
  theme === "light"
    ? "--shadow: 0 1px 2px #2a201726, 0 6px 20px #2a20171f;"
    : "--shadow: 0 0 0 1px var(--line);",
  `color-scheme: ${theme};`,
];

/** The whole of `tokens.css`. */
export function tokensCss(): string {
  const materials = Object.entries(MATERIAL).map(([k, v]) => `--mat-${k}: ${v};`);
  return sheetOf("tokens.ts by tokens.test.ts", [
    ...themedRules(variables),
    rule(":root", materials),
    ...Object.entries(PLAYERS).map(([k, v]) =>
      rule(`.seat-${k}`, [`--seat: ${v.fill};`, `--seat-mark: ${v.mark};`]),
    ),
    ...Object.keys(MATERIAL).map((k) => rule(`.mat-${k}`, [`--chip: var(--mat-${k});`])),
  ]);
}
