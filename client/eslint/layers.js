/**
 * The client's import law: screens > games > table > board > ui > wire, text; imports point down only,
 * and games never import each other. Files at the root of src/ (main.ts, App.svelte) see everything.
 */
import path from "node:path";

const RANKS = { screens: 5, games: 4, table: 3, board: 2, ui: 1, wire: 0, text: 0 };

/** Where a file stands: its layer, and its game if it belongs to one. */
export function placeOf(file) {
  const parts = file.split(path.sep);
  const src = parts.lastIndexOf("src");
  if (src < 0 || !(parts[src + 1] in RANKS) || parts.length <= src + 2) return null;
  const layer = parts[src + 1];
  const game = layer === "games" && parts.length > src + 3 ? parts[src + 2] : null;
  return { layer, game };
}

/** What is wrong with an import from one place to another; null if nothing is. */
export function breach(from, to) {
  if (!from || !to) return null;
  if (from.layer === to.layer) {
    if (from.game && to.game && from.game !== to.game) return "games never import each other";
    return null;
  }
  if (RANKS[to.layer] < RANKS[from.layer]) return null;
  return `${from.layer} may not import ${to.layer}: imports point down`;
}

/** @type {import("eslint").Rule.RuleModule} */
export const layers = {
  meta: { type: "problem", schema: [], messages: { breach: "{{why}} ({{name}})" } },
  create(context) {
    const here = placeOf(context.filename);
    function look(node) {
      const name = node.source?.value;
      if (typeof name !== "string" || !name.startsWith(".")) return;
      const file = path.resolve(path.dirname(context.filename), name);
      const why = breach(here, placeOf(file));
      if (why) context.report({ node, messageId: "breach", data: { why, name } });
    }
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};
