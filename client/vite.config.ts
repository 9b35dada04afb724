import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { installedApp } from "./pwa.ts";

// `sobremesa serve` beside `npm run dev`; another port by environment.
const server = process.env["SOBREMESA_DEV_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), installedApp()],
  server: {
    // The texts of the rules lie with the documents, the tiles with the rules that play them.
    fs: { allow: [".", "../docs/games", "../src/sobremesa/games/vasallos/data"] },
    proxy: {
      "/api": server,
      "/m": server,
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
