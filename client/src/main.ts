import "./ui/tokens.css";
import "./ui/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { askAhead } from "./screens/ahead";
import { installed } from "./screens/installed.svelte";
import { router } from "./screens/route.svelte";
import { settings } from "./table/settings.svelte";
import { startTips } from "./ui/tips";

settings.load();
settings.follow();
router.start();
askAhead(router.route);
startTips();
const target = document.getElementById("app");
if (target) mount(App, { target });
// The service worker fetches the whole client: not while the first screen still comes.
if (import.meta.env.PROD) void installed.start(3_000);
