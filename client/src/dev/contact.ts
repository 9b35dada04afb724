/**
 * Contact sheets, for eyes only: `npm run dev`, then
 * `/src/dev/contact.html?sheet=board&theme=dark`. Never part of a build.
 */
import "../ui/tokens.css";
import "../ui/base.css";
import { mount } from "svelte";
import { theme } from "../ui/theme.svelte";
import Contact from "./Contact.svelte";

const query = new URLSearchParams(location.search);
theme.choose(query.get("theme") === "dark" ? "dark" : "light");
document.documentElement.dataset["motion"] = query.get("motion") ?? "none";
// Screenshots are taken once: wait for the face, which the product preloads.
await document.fonts.load('1em "Atkinson Hyperlegible Next"');
const target = document.getElementById("app");
if (target) mount(Contact, { target, props: { sheet: query.get("sheet") ?? "board" } });
