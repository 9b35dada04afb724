import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkFile, type FileFault } from "./file";
import type { Fault } from "./prove";

/** Files that the server wrote: of before draws said among how many they were, and since. */
const golden = (name: string): string =>
  readFileSync(`../tests/golden/natrak/6/${name}.jsonl`, "utf8");
const text = golden("four-sides");
const rows = text.trimEnd().split("\n");
const unknown = (code: string) => ({ code, commitment: null, share: null });
const check = (changed: string) => checkFile(changed, unknown);
/** The file with a row put in the place of that of entry `seq`. */
const withRow = (seq: number, change: (row: string) => string): string =>
  rows.map((row, i) => (i === seq + 1 ? change(row) : row)).join("\n");
const seqOf = (part: string): number => rows.findIndex((row) => row.includes(part)) - 1;

/** The same chain of hashes made anew by whoever changed it. */
function rehashed(changed: string): string {
  const hash = (of: string): string => createHash("sha256").update(of).digest("hex");
  const [head = "", ...lines] = changed.split("\n");
  let before = hash(head);
  const made = [head];
  for (const line of lines) {
    const old = /"hash":"([0-9a-f]{64})"\}$/.exec(line)?.[1] ?? "";
    before = hash(before + line.replace(`,"hash":"${old}"`, ""));
    made.push(line.replace(old, before));
  }
  return made.join("\n");
}

describe("a saved game", () => {
  it("that is as the server wrote it is right, and all its draws were computed again", () => {
    const found = check(text);
    expect(found).toMatchObject({ fault: null, game: "natrak", entries: 152 });
    expect(found.shares).toEqual([{ name: "Ana", share: "ab".repeat(16) }]);
    // 72 dice, 3 thefts and where the ports begin; the map and the deck.
    expect(found.proven).toMatchObject({
      choices: 76,
      orders: 5,
      unsaid: 0,
      lots: 1,
      before: false,
    });
  });

  it("of before says what it does not say, and is right for the rest", () => {
    const found = check(golden("four-closed"));
    expect(found).toMatchObject({ fault: null, proven: { choices: 0, unsaid: 73, orders: 27 } });
  });

  it("is held against what this device saw before the end", () => {
    const other = checkFile(text, (code) => ({ code, commitment: "00".repeat(32), share: null }));
    expect(other.fault).toMatchObject({ why: "changed" });
  });

  it("that says something is drawn among more than there can be is answered, not searched for ever", () => {
    for (const many of ["1e30", "0.5"]) {
      const wild = withRow(seqOf('"theft/'), (row) =>
        row.replace(/"sides":\[\d+/, `"sides":[${many}`),
      );
      expect(wild).not.toBe(rows.join("\n"));
      expect(check(rehashed(wild)).fault).toMatchObject({ why: "not_a_log" });
    }
  });

  it("of a table of more seats than there can be is answered at once", () => {
    const wild = withRow(0, (row) => row.replace(/"seats":\d+/, '"seats":4000000000'));
    expect(wild).not.toBe(rows.join("\n"));
    expect(check(rehashed(wild)).fault).toMatchObject({ why: "not_a_log" });
  });

  const theft = seqOf('"theft/');
  const deck = seqOf('"deck/scroll"');
  const changes: [string, number, (row: string) => string, Fault["why"] | FileFault][] = [
    ["one stolen card", theft, (row) => row.replace(/("theft\/[^"]*",)3/, "$12"), "draw"],
    [
      "one order of a deck",
      deck,
      (row) => row.replace(/("deck\/scroll",\[)(\d+),(\d+)/, "$1$3,$2"),
      "draw",
    ],
    [
      "the lot",
      seqOf('"kind":"lot"'),
      // Two of the bots, which have given nothing.
      (row) =>
        row.replace(/"order":\[([^\]]*)\]/, (_, order: string) => {
          const turned = order.replace(/[12]/g, (one) => (one === "1" ? "2" : "1"));
          return `"order":[${turned}]`;
        }),
      "lot",
    ],
    [
      "a share",
      seqOf('"kind":"start"'),
      (row) => row.replace(/"salts":\[/, '"salts":[null,'),
      "contributions",
    ],
    [
      "the seed",
      seqOf('"secret"'),
      (row) => row.replace(/"secret":"../, '"secret":"00'),
      "commitment",
    ],
  ];
  it.each(changes)(
    "with %s changed is found out, also with all hashes made anew",
    (_, seq, change, why) => {
      const changed = withRow(seq, change);
      expect(changed).not.toBe(text.trimEnd());
      expect(check(changed).fault).toEqual({ why: "changed", seq, label: "" });
      expect(check(rehashed(changed)).fault).toMatchObject({ why });
    },
  );

  it.each<[string, string, FileFault, number | null]>([
    ["an entry left out", rows.filter((_, i) => i !== 20).join("\n"), "missing_entry", 19],
    ["cut off", rows.slice(0, 100).join("\n"), "missing_entry", 99],
    ["an entry that is torn", withRow(30, (row) => row.slice(0, 40)), "missing_entry", 30],
    [
      "a game that was not over",
      text.replace('"over":true', '"over":false').replace(/"hash":"[0-9a-f]{64}"/, (hash) => hash),
      "changed",
      0,
    ],
    ["nothing", "", "not_a_log", null],
    ["a picture", "\u0089PNG\r\n", "not_a_log", null],
    ["other JSON", '{"format":"x"}', "not_a_log", null],
    ["a list", "[1]", "not_a_log", null],
  ])("says what is wrong: %s", (_, changed, why, seq) => {
    expect(check(changed).fault).toEqual({ why, seq, label: "" });
  });

  it("that was not over cannot be checked, and says so", () => {
    const early = rehashed(text.trimEnd().replace('"over":true', '"over":false'));
    expect(check(early).fault).toMatchObject({ why: "not_over" });
  });

  it("whose parts are of another shape is no log", () => {
    const odd = rehashed(withRow(0, (row) => row.replace('"table":{', '"tabla":{')));
    expect(check(odd).fault).toMatchObject({ why: "not_a_log" });
  });
});
