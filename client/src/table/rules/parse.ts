/**
 * The texts of the rules, from our own small piece of Markdown to data. No markup reaches the page: what is drawn is
 * text nodes.
 *
 *     # Title                      once
 *     ## Section {#id}
 *     [n92 n53]                    a rule begins: its anchors, the first one is its own
 *     > One sentence.              its summary
 *     A paragraph with **stress** and numbers of the game: {points.city}.
 *     - an item
 *     ![What is to be seen.](drawing)
 *     [[table]]
 *
 * What a mode or a box has otherwise is a text of the same kind, woven into the first one (`weave`).
 */

export type Inline = string | { readonly strong: string };
export type Block =
  | { readonly kind: "text"; readonly text: readonly Inline[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: "drawing"; readonly name: string; readonly caption: string }
  | { readonly kind: "table"; readonly name: string };

export interface Rule {
  readonly anchors: readonly string[];
  readonly summary: readonly Inline[] | null;
  readonly blocks: readonly Block[];
}
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}
export interface RulesText {
  readonly title: string;
  readonly sections: readonly Section[];
}

interface Draft {
  anchors: string[];
  summary: readonly Inline[] | null;
  blocks: Block[];
}

/** The value at `a.b.c`; a text that names what the game has not is a fault. */
function valueAt(values: unknown, path: string): string {
  let here = values;
  for (const name of path.split(".")) {
    here = typeof here === "object" && here !== null ? Reflect.get(here, name) : undefined;
  }
  if (typeof here !== "number" && typeof here !== "string") {
    throw new Error(`the game has no value {${path}}`);
  }
  return String(here);
}

function inline(text: string, values: unknown): Inline[] {
  const filled = text.replace(/\{([\w.]+)\}/g, (_, path: string) => valueAt(values, path));
  return filled
    .split("**")
    .map((part, i): Inline => (i % 2 === 1 ? { strong: part } : part))
    .filter((part) => part !== "");
}

function block(line: string, values: unknown): Block {
  const drawing = /^!\[(.+)\]\((\w+)\)$/.exec(line);
  if (drawing) {
    const [, caption = "", name = ""] = drawing;
    return { kind: "drawing", name, caption: plain(inline(caption, values)) };
  }
  const table = /^\[\[(\w+)\]\]$/.exec(line);
  if (table) return { kind: "table", name: table[1] ?? "" };
  if (line.startsWith("- ")) return { kind: "list", items: [inline(line.slice(2), values)] };
  return { kind: "text", text: inline(line, values) };
}

/** Items that follow each other are one list. */
function append(blocks: Block[], next: Block): void {
  const last = blocks.at(-1);
  if (last?.kind === "list" && next.kind === "list") {
    blocks[blocks.length - 1] = { kind: "list", items: [...last.items, ...next.items] };
  } else blocks.push(next);
}

/** Read a text; throws on what it does not understand, so that a test finds it. */
export function parseRules(source: string, values: unknown): RulesText {
  let title = "";
  const sections: { id: string; title: string; rules: Draft[] }[] = [];
  for (const line of source.split("\n").map((raw) => raw.trim())) {
    const rules = sections.at(-1)?.rules;
    const rule = rules?.at(-1);
    const section = /^## (.+) \{#([\w-]+)\}$/.exec(line);
    const anchors = /^\[([\w -]+)\]$/.exec(line);
    if (line === "") continue;
    if (line.startsWith("# ")) title = line.slice(2);
    else if (section) sections.push({ title: section[1] ?? "", id: section[2] ?? "", rules: [] });
    else if (anchors && rules) {
      rules.push({ anchors: (anchors[1] ?? "").split(" "), summary: null, blocks: [] });
    } else if (rule && line.startsWith("> ")) rule.summary = inline(line.slice(2), values);
    else if (rule) append(rule.blocks, block(line, values));
    else throw new Error(`outside of a rule: ${line}`);
  }
  return { title, sections };
}

/** `more` put into `base`: what has the same key takes its place, what is new comes after what stood before it. */
function woven<T>(
  base: readonly T[],
  more: readonly T[],
  key: (one: T) => string,
  merge: (old: T, now: T) => T,
): T[] {
  const all = [...base];
  let after = all.length - 1;
  for (const one of more) {
    const at = all.findIndex((old) => key(old) === key(one));
    const old = all[at];
    if (old === undefined) all.splice(after + 1, 0, one);
    else all[at] = merge(old, one);
    after = old === undefined ? after + 1 : at;
  }
  return all;
}

/**
 * The rules of a game with a mode or a box: its text says what is otherwise and what is new. A rule takes the place of
 * the one with the same first anchor, a section goes into the one with the same id; all else stands as it was.
 */
export const weave = (base: RulesText, more: RulesText): RulesText => ({
  title: more.title,
  sections: woven(
    base.sections,
    more.sections,
    (section) => section.id,
    (old, now) => ({
      ...now,
      rules: woven(
        old.rules,
        now.rules,
        (rule) => rule.anchors[0] ?? "",
        (_, rule) => rule,
      ),
    }),
  ),
});

/** Is there a paragraph or a section of this name? */
export const hasAnchor = (text: RulesText, anchor: string): boolean =>
  text.sections.some(
    (section) =>
      section.id === anchor || section.rules.some((rule) => rule.anchors.includes(anchor)),
  );

/** The text without its stress. */
export const plain = (text: readonly Inline[]): string =>
  text.map((part) => (typeof part === "string" ? part : part.strong)).join("");

/** All words of a rule, for the search. */
export function words(rule: Rule): string {
  const parts = rule.blocks.flatMap((one) => {
    if (one.kind === "text") return [plain(one.text)];
    if (one.kind === "list") return one.items.map(plain);
    return one.kind === "drawing" ? [one.caption] : [];
  });
  return [plain(rule.summary ?? []), ...parts].join(" ");
}

/** As it is looked for: small letters without accents. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The sections with the rules that have every word of `query`; all of them if there is none. */
export function search(text: RulesText, query: string): readonly Section[] {
  const wanted = folded(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (wanted.length === 0) return text.sections;
  return text.sections.flatMap((section) => {
    const rules = section.rules.filter((rule) => {
      const all = folded(`${section.title} ${words(rule)}`);
      return wanted.every((word) => all.includes(word));
    });
    return rules.length > 0 ? [{ ...section, rules }] : [];
  });
}
