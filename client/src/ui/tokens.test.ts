import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import {
  CHROME,
  FLATS,
  MATERIAL,
  MATERIALS,
  MIN_SHAPE_CONTRAST,
  MIN_TEXT_CONTRAST,
  PLAYERS,
  PLAYER_COLOURS,
  TERRAIN,
  tokensCss,
  type Flats,
  type Terrain,
} from "./tokens";
import { THEMES, type Theme } from "./themed";
import { EYES, worstPair } from "./vision";

const { ink, halo } = { ink: CHROME.ink.light, halo: CHROME.halo.light };
const SURFACES = ["bg", "surface", "raised", "soft"] as const;
const TEXTS = ["text", "muted", "accent", "ok", "warn", "danger"] as const;

const least = (foregrounds: readonly string[], backgrounds: readonly string[]): number =>
  Math.min(...foregrounds.flatMap((f) => backgrounds.map((b) => wcagContrast(f, b))));
const chrome = (theme: Theme, names: readonly (keyof typeof CHROME)[]): string[] =>
  names.map((name) => CHROME[name][theme]);

describe("tokens.css", () => {
  it("is generated from tokens.ts", async () => {
    await expect(tokensCss()).toMatchFileSnapshot("tokens.css");
  });
});

describe("contrast of the chrome", () => {
  it.each([
    ["light", 4.86],
    ["dark", 6.16],
  ] as const)("every text on every surface, %s: %f", (theme, computed) => {
    const worst = least(chrome(theme, TEXTS), chrome(theme, SURFACES));
    expect(worst).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    expect(worst).toBeCloseTo(computed, 1);
  });

  it.each(THEMES)("writing on the accent, %s", (theme) => {
    const worst = least([CHROME["on-accent"][theme]], [CHROME.accent[theme]]);
    expect(worst).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  });

  it.each(THEMES)("borders of controls and the focus ring, %s", (theme) => {
    const grounds = chrome(theme, [...SURFACES, "board"]);
    expect(least([CHROME.ui[theme]], grounds)).toBeGreaterThanOrEqual(MIN_SHAPE_CONTRAST);
    expect(least([CHROME.focus[theme]], grounds)).toBeGreaterThanOrEqual(MIN_SHAPE_CONTRAST);
  });

  it("ink on halo outlines every piece: 17.6", () => {
    expect(wcagContrast(ink, halo)).toBeCloseTo(17.6, 1);
  });
});

describe("player colours", () => {
  const fills = PLAYER_COLOURS.map((c) => PLAYERS[c].fill);

  it("are at least CIEDE2000 15 apart for every eye", () => {
    expect(worstPair(fills, [EYES[0]!])).toBeCloseTo(27.2, 1);
    expect(worstPair(fills)).toBeGreaterThanOrEqual(15);
  });

  it.each(PLAYER_COLOURS)("the mark stands out of %s", (colour) => {
    expect(wcagContrast(PLAYERS[colour].fill, PLAYERS[colour].mark)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PLAYER_COLOURS)("the swatch of %s or its edge shows on every surface", (colour) => {
    for (const theme of THEMES) {
      const grounds = chrome(theme, [...SURFACES, "board"]);
      for (const ground of grounds) {
        const shown = [PLAYERS[colour].fill, CHROME.edge[theme]].map((c) =>
          wcagContrast(c, ground),
        );
        expect(Math.max(...shown)).toBeGreaterThanOrEqual(MIN_SHAPE_CONTRAST);
      }
    }
  });
});

describe("terrain", () => {
  it.each(THEMES)("bases are at least CIEDE2000 12 apart for every eye, %s", (theme) => {
    const bases = Object.values(TERRAIN).map((t) => t[theme]);
    expect(worstPair(bases)).toBeGreaterThanOrEqual(12);
  });

  it.each(Object.entries(FLATS) as [Terrain, Flats][])(
    "a motif flat of %s shows on its base",
    (name, f) => {
      for (const theme of THEMES) {
        const best = Math.max(
          ...[f.m1, f.m2, f.m3].map((c) => wcagContrast(c[theme], TERRAIN[name][theme])),
        );
        expect(best).toBeGreaterThanOrEqual(3.6);
      }
    },
  );

  it.each(THEMES)("the double ring of a target shows on every terrain, %s: 4.2", (theme) => {
    for (const base of Object.values(TERRAIN).map((t) => t[theme])) {
      expect(Math.max(wcagContrast(ink, base), wcagContrast(halo, base))).toBeGreaterThanOrEqual(
        4.2,
      );
    }
  });
});

describe("materials", () => {
  it("chips are at least CIEDE2000 11 apart for every eye", () => {
    expect(worstPair(Object.values(MATERIAL))).toBeGreaterThanOrEqual(11);
  });

  it.each(MATERIALS)("ink on the chip of %s: at least 5.4", (material) => {
    expect(wcagContrast(MATERIAL[material], ink)).toBeGreaterThanOrEqual(5.4);
  });
});
