/** Natrak's texts, under the name `natrak`. */
import { addCatalogue } from "../../text/i18n.svelte";
import en from "./text/en.json";
import es from "./text/es.json";

addCatalogue("natrak", { es, en });
