import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { installedApp } from "./pwa.ts";

// `sobremesa serve` beside `npm run dev`; another port by environment.
const server = process.env["SOBREMESA_DEV_SERVER"] ?? "http://127.0.0.1:8000";

/**
 * A phone pays some 15 ms for every file, however small, so what is loaded together lies together: what home needs; what
 * the other screens share; what all tables share; what a game's screens share. The rest is cut where it is imported when
 * needed.
 */
const chunks = [
  { name: "core", tags: ["$initial" as const] },
  { name: "shared", test: /node_modules|src\/(ui|wire|text)\//, minShareCount: 2 },
  { name: "tables", test: /src\/(table|board|screens)\/(?!end\/|rules\/)/, minShareCount: 2 },
  { name: (id: string) => /games\/(\w+)\//.exec(id)?.[1] ?? null, minShareCount: 2 },
];

/**
 * Chromium compiles a marked script while it loads, on another thread, instead of function by function while it runs:
 * on a phone 100 ms less until a table is drawn. The mark counts only in a file's first line.
 */
const compiledAhead: Plugin = {
  name: "compiled-ahead",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

export default defineConfig({
  plugins: [svelte(), compiledAhead, installedApp()],
  server: {
    // The texts of the rules lie with the documents, the tiles with the rules that play them.
    fs: { allow: [".", "../docs/games", "../src/sobremesa/games/vasallos/data"] },
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  build: {
    // Into the Python package: the wheel carries it, and the server has one place to look.
    outDir: "../src/sobremesa/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content policy allows no data: and no inline anything.
    assetsInlineLimit: 0,
    // scripts/client_size.py reads it.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  // Components are tested as the browser builds of themselves, not as server-side rendering.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "eslint/**/*.test.js"],
    // No test measures time; a busy machine may take it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
