/** Vasallos' texts, under the name `vasallos`. */
import { addCatalogue } from "../../text/i18n.svelte";
import en from "./text/en.json";
import es from "./text/es.json";

addCatalogue("vasallos", { es, en });
