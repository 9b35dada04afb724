import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { below, commitmentOf, keyOf, lot, order } from "./chance";
import { type Drawn, prove, type Shown, type Told } from "./prove";

/** The exported log of a whole table, recorded by the server: an entry a line, with its draws. */
interface Line {
  seq: number;
  kind: string;
  body: Record<string, unknown>;
  draws?: [string, number | number[]][];
}
const [header, ...lines] = readFileSync("../tests/golden/natrak/6/four-closed.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((row) => JSON.parse(row) as Line);
const code = (header as unknown as { table: string }).table;
const opened = lines[0]!.body as { commitment: string };
const secret = lines.at(-1)!.body["secret"] as string;
const salts = lines.find((line) => line.kind === "start")!.body["salts"] as (string | null)[];
const draws = lines.flatMap((line) =>
  (line.draws ?? []).map(([label, value]): Drawn => [line.seq, label, value, 0]),
);
const dice: Shown[] = draws.flatMap(([seq, label, value]) =>
  label.startsWith("dice/") && typeof value === "number" ? [{ seq, label, sides: 6, value }] : [],
);
const lots = lines.flatMap((line) =>
  line.kind === "lot"
    ? [{ seq: line.seq, n: line.body["n"] as number, order: line.body["order"] as number[] }]
    : [],
);
const recorded: Told = {
  code,
  proof: { commitment: opened.commitment, contributions: salts, secret },
  lots,
  draws,
  shown: dice,
  noted: { code, commitment: opened.commitment, share: salts[0] ?? null },
};
const flip = (hex: string): string => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);

describe("chance, as the server draws it", () => {
  const key = keyOf(secret, code, salts);

  it("gives what a recorded table drew: commitment, lots, dice, orders", () => {
    expect(commitmentOf(secret)).toBe(opened.commitment);
    expect(dice.length).toBeGreaterThan(10);
    for (const one of dice) expect(below(key, one.label, 6)).toBe(one.value);
    const orders = draws.filter(([, , value]) => typeof value !== "number");
    expect(orders.map(([, label]) => label)).toContain("deck/scroll");
    for (const [, label, value] of orders) {
      expect(order(key, label, (value as number[]).length)).toEqual(value);
    }
    expect(lots.length).toBeGreaterThan(0);
    for (const one of lots) expect(lot(secret, code, one.n, one.order.length)).toEqual(one.order);
  });

  it("another secret, table, share or label draws otherwise", () => {
    const orders = [key, keyOf(flip(secret), code, salts), keyOf(secret, "AAAAAAAA", salts)].map(
      (k) => order(k, "deck/scroll", 25).join(),
    );
    orders.push(order(keyOf(secret, code, [null, ...salts.slice(1)]), "deck/scroll", 25).join());
    orders.push(order(key, "deck/other", 25).join());
    expect(new Set(orders).size).toBe(orders.length);
  });
});

describe("the proof", () => {
  it("agrees with a recorded table, and says what it has computed", () => {
    const found = prove(recorded);
    expect(found.fault).toBeNull();
    expect(found).toMatchObject({ numbers: dice.length, fixed: 0, before: true, ownShare: true });
    expect(found.orders).toBeGreaterThanOrEqual(4);
    expect(prove({ ...recorded, noted: { code, commitment: null, share: null } })).toMatchObject({
      fault: null,
      before: false,
      ownShare: false,
    });
  });

  it("counts a die without a draw as fixed by a card", () => {
    const without = draws.filter(([, label]) => label !== dice[0]!.label);
    expect(prove({ ...recorded, draws: without })).toMatchObject({ fault: null, fixed: 1 });
  });

  const die = dice[5]!;
  const other = { ...die, value: (die.value + 1) % 6 };
  const turned = draws.map((draw) =>
    draw[1] === "deck/scroll"
      ? ([draw[0], draw[1], [...(draw[2] as number[])].reverse(), 0] as const)
      : draw,
  );
  const swapped = draws.map((draw) =>
    draw[1] === die.label ? ([draw[0], draw[1], other.value, 6] as const) : draw,
  );
  it.each<[string, Partial<Told>, { why: string; label?: string }]>([
    ["the secret is not told", { proof: { ...recorded.proof, secret: null } }, { why: "untold" }],
    [
      "another secret",
      { proof: { ...recorded.proof, secret: flip(secret) } },
      { why: "commitment" },
    ],
    [
      "another commitment than this device saw",
      { noted: { ...recorded.noted, commitment: flip(opened.commitment) } },
      { why: "changed" },
    ],
    [
      "the own share is left out",
      { noted: { ...recorded.noted, share: "ff".repeat(16) } },
      { why: "share" },
    ],
    [
      "another order of play",
      { lots: [{ ...lots[0]!, order: [...lots[0]!.order].reverse() }] },
      { why: "lot" },
    ],
    ["another order of a deck", { draws: turned }, { why: "draw", label: "deck/scroll" }],
    ["a die that was shown and not drawn", { shown: [other] }, { why: "shown", label: die.label }],
    [
      "a die that was drawn otherwise and shown so",
      { draws: swapped, shown: [other] },
      { why: "draw", label: die.label },
    ],
  ])("says it plainly: %s", (_, change, fault) => {
    expect(prove({ ...recorded, ...change }).fault).toMatchObject(fault);
  });
});
