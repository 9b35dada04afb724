/** The rules of Vasallos with its three boxes: loaded when somebody reads them. */
import "../catalogue";
import en from "../../../../../docs/games/vasallos/rules.en.md?raw";
import es from "../../../../../docs/games/vasallos/rules.es.md?raw";
import type { GameRules } from "../../../table/module";
import { parseRules, type RulesText } from "../../../table/rules/parse";
import type { Language } from "../../../text/i18n.svelte";
import data from "./data.json";
import RuleDrawing from "./RuleDrawing.svelte";
import RuleTable from "./RuleTable.svelte";

const SOURCES = { es, en };
const parsed = new Map<Language, RulesText>();

export const rules: GameRules = {
  text: (language) => {
    const known = parsed.get(language) ?? parseRules(SOURCES[language], data);
    parsed.set(language, known);
    return known;
  },
  Drawing: RuleDrawing,
  Table: RuleTable,
};
