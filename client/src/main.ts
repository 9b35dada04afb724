import "./ui/tokens.css";
import "./ui/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { installed } from "./screens/installed.svelte";
import { router } from "./screens/route.svelte";
import { settings } from "./table/settings.svelte";

settings.load();
settings.follow();
router.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) void installed.start();
