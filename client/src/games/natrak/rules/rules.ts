/** The rules of Natrak, in the versions that can be played: loaded when somebody reads them. */
import "../catalogue";
import adventurersEn from "../../../../../docs/games/natrak/adventurers.en.md?raw";
import adventurersEs from "../../../../../docs/games/natrak/adventurers.es.md?raw";
import en from "../../../../../docs/games/natrak/rules.en.md?raw";
import es from "../../../../../docs/games/natrak/rules.es.md?raw";
import type { GameRules } from "../../../table/module";
import { parseRules, type RulesText, weave } from "../../../table/rules/parse";
import { type Language, t } from "../../../text/i18n.svelte";
import data from "./data.json";
import RuleDrawing from "./RuleDrawing.svelte";
import RuleTable from "./RuleTable.svelte";
import { inMode, MODES, type Mode } from "./tables";

const BASIC = { es, en };
const ADVENTURERS = { es: adventurersEs, en: adventurersEn };
const read = new Map<string, RulesText>();

/** Tables that both modes have show this one's numbers. */
const tabled = (text: RulesText, mode: Mode): RulesText => ({
  ...text,
  sections: text.sections.map((section) => ({
    ...section,
    rules: section.rules.map((rule) => ({
      ...rule,
      blocks: rule.blocks.map((block) =>
        block.kind === "table" ? { ...block, name: inMode(mode, block.name) } : block,
      ),
    })),
  })),
});

function make(language: Language, mode: Mode): RulesText {
  if (mode === "basic") return parseRules(BASIC[language], data);
  const values = { ...data, ...data.adventurers };
  const [base, more] = [BASIC, ADVENTURERS].map((source) => parseRules(source[language], values));
  if (!base || !more) throw new Error("no text");
  return tabled(weave(base, more), mode);
}

const modeOf = (id: unknown): Mode => MODES.find((mode) => mode === id) ?? "basic";

export const rules: GameRules = {
  versions: {
    ids: MODES,
    name: (id) => t(`natrak:mode.${id}`),
    of: (options) => modeOf(options["mode"]),
  },
  text: (language, version) => {
    const mode = modeOf(version);
    const key = `${language} ${mode}`;
    const text = read.get(key) ?? make(language, mode);
    read.set(key, text);
    return text;
  },
  Drawing: RuleDrawing,
  Table: RuleTable,
};
