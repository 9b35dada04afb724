/** The installed app: its manifest, and a service worker that keeps the client for when there is no connection. */
import { VitePWA, type VitePWAOptions } from "vite-plugin-pwa";

const options: Partial<VitePWAOptions> = {
  // A new version waits until somebody says so: a game is never reloaded by itself.
  registerType: "prompt",
  // Registered by screens/installed.svelte.ts: the content policy allows no inline script.
  injectRegister: false,
  manifest: {
    id: "/",
    name: "Sobremesa",
    short_name: "Sobremesa",
    description: "Juegos de mesa en el navegador, a un enlace de distancia.",
    lang: "es",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f5efe4",
    theme_color: "#f5efe4",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  },
  includeManifestIcons: false,
  workbox: {
    // Nothing else to fetch before it can work, but for what a tap on a note does.
    inlineWorkboxRuntime: true,
    importScripts: ["/notices.js"],
    sourcemap: false,
    cleanupOutdatedCaches: true,
    globPatterns: ["index.html", "icon*.svg", "assets/*.{js,css,woff2,svg}"],
    navigateFallback: "index.html",
    // The server's own pages and answers are never made up here.
    navigateFallbackDenylist: [/^\/api\//, /^\/ws/],
  },
};

export const installedApp = () => VitePWA(options);
