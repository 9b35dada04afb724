/// <reference types="node" />
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { MATERIALS } from "../../ui/tokens";
import { CLASSES } from "./glyph-names";
import glyphs from "./glyphs.svg?raw";
import portraits from "./portraits.svg?raw";

const ids = (file: string): string[] => [...file.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
const links = (file: string): string[] => [...file.matchAll(/href="#([^"]+)"/g)].map((m) => m[1]!);

describe.each([
  ["glyphs.svg", glyphs],
  ["portraits.svg", portraits],
])("%s", (_, file) => {
  it("names each symbol once and uses only its own", () => {
    expect(new Set(ids(file)).size).toBe(ids(file).length);
    for (const link of links(file)) expect(ids(file)).toContain(link);
  });

  it("has no style, no script and no picture from elsewhere", () => {
    expect(file).not.toMatch(/style|<script|<image|url\(|javascript:/);
  });
});

it("together they take at most 14 KB gzip", () => {
  expect(gzipSync(glyphs + portraits).length).toBeLessThanOrEqual(14 * 1024);
});

it("there is a glyph for every material and a bust for every class", () => {
  for (const material of MATERIALS) expect(ids(glyphs)).toContain(`nk-${material}`);
  for (const cls of CLASSES) expect(ids(portraits)).toContain(`nk-${cls}`);
});
