/** Colours of two themes as data, and the style sheet made from them; a game's palette is written the same way. */

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** One value a theme: a colour, or how opaque something is. */
export type Themed = Readonly<Record<Theme, string>>;

export const both = (light: string, dark: string): Themed => ({ light, dark });
export const same = (value: string): Themed => ({ light: value, dark: value });

/** A rule of a style sheet. */
export const rule = (selector: string, lines: readonly string[], pad = ""): string =>
  `${pad}${selector} {\n${lines.map((line) => `${pad}  ${line}`).join("\n")}\n${pad}}\n`;

/** Custom properties by name, in one theme. */
export const properties = (named: Readonly<Record<string, Themed>>, theme: Theme): string[] =>
  Object.entries(named).map(([name, value]) => `--${name}: ${value[theme]};`);

/** The rules that set `lines` by the theme; the last one is for who leaves the theme to the system. */
export const themedRules = (lines: (theme: Theme) => readonly string[]): string[] => [
  rule(':root,\n[data-theme="light"]', lines("light")),
  rule('[data-theme="dark"]', lines("dark")),
  `@media (prefers-color-scheme: dark) {\n${rule(':root:not([data-theme="light"])', lines("dark"), "  ")}}\n`,
];

/** A style sheet from its rules, colours in small letters. */
export const sheetOf = (source: string, rules: readonly string[]): string =>
  [`/* Generated from ${source}; do not edit. */\n`, ...rules]
    .join("\n")
    .replace(/#[0-9A-F]{3,8}/g, (hex) => hex.toLowerCase());
