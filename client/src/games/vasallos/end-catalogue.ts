/** Vasallos' texts of the end, under the name `vasallos_end`: a table that is being played does without them. */
import { addCatalogue } from "../../text/i18n.svelte";
import en from "./text/end.en.json";
import es from "./text/end.es.json";

addCatalogue("vasallos_end", { es, en });
