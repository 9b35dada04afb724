import { describe, expect, it } from "vitest";
import { setLanguage, t } from "../text/i18n.svelte";
import { COMMON_ROWS, type KeyRow } from "../table/key-rows";
import "./natrak/catalogue";
import { keyRows } from "./natrak/key-rows";
import { pressKey as natrak, type KeyHost as NatrakHost } from "./natrak/keys";
import "./vasallos/catalogue";
import { KEY_ROWS } from "./vasallos/key-rows";
import { pressKey as vasallos, type KeyHost as VasallosHost } from "./vasallos/keys";

/** A host with which everything can be done, and nothing happens. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 1 : anything),
  set: () => true,
  apply: () => anything,
});
const ALL = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter(
  (key) => key === key.toLowerCase(),
);

const GAMES: [string, (event: KeyboardEvent) => boolean, readonly KeyRow[]][] = [
  ["natrak", (event) => natrak(event, anything as NatrakHost, true), keyRows(true)],
  ["vasallos", (event) => vasallos(event, anything as VasallosHost, true), KEY_ROWS],
];

describe.each(GAMES)("the keys that ? shows: %s", (_, press, own) => {
  const rows = [...own, ...COMMON_ROWS];

  it("are all that are bound, and no others", () => {
    const bound = ALL.filter((key) => press(new KeyboardEvent("keydown", { key })));
    const shown = new Set(rows.flatMap((row) => row.keys).filter((key) => /^[^A-Z ]$/.test(key)));
    expect(bound.toSorted()).toEqual([...shown].toSorted());
  });

  it("say what they do, each once, in both languages", () => {
    expect(new Set(rows.map((row) => row.text)).size).toBe(rows.length);
    for (const language of ["es", "en"] as const) {
      setLanguage(language);
      for (const { text } of rows) expect(t(text)).not.toBe(text);
    }
    setLanguage("es");
  });
});

it("shows no key of the adventurers to who plays without them", () => {
  const without = new Set(keyRows(false).flatMap((row) => row.keys));
  expect(
    keyRows(true)
      .flatMap((row) => row.keys)
      .filter((key) => !without.has(key)),
  ).toEqual(["4", "5", "y"]);
});
