import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLanguage, t } from "../../text/i18n.svelte";
import type { Proof, Story, Told } from "../../wire/types";
import type { TableStore } from "../store.svelte";
import { below, commitmentOf, keyOf, order } from "./chance";
import type { EndGame } from "./game";
import { keyPart } from "./game";
import { portable } from "./portable";
import Verified from "./Verified.svelte";
import type { WholeGame } from "./whole.svelte";

const CODE = "K7QFX2MD";
const SECRET = "5a".repeat(32);
const SHARE = "ab".repeat(16);
const key = keyOf(SECRET, CODE, [SHARE, null]);
const proof: Proof = {
  commitment: commitmentOf(SECRET),
  contributions: [SHARE, null],
  secret: SECRET,
};
const draws: Story["draws"] = [
  [3, "deck", order(key, "deck", 7), 0],
  [5, "die", below(key, "die", 6), 6],
];

function shown(changed: Partial<{ proof: Proof; die: number; failed: boolean }> = {}) {
  const store = { code: CODE, table: { proof: changed.proof ?? proof } } as unknown as TableStore;
  const value = changed.die ?? (draws[1]![2] as number);
  const game = {
    name: (seat: number) => ["Ana", "Teo"][seat]!,
    shown: () => [{ seq: 5, label: "die", sides: 6, value }],
  } as unknown as EndGame;
  const whole = {
    story: changed.failed ? null : { draws },
    told: [],
    failed: changed.failed ?? false,
  } as unknown as WholeGame;
  return render(Verified, { store, game, whole }).container;
}

beforeEach(() => {
  localStorage.clear();
  setLanguage("es");
});
afterEach(cleanup);

describe("the line of the proof", () => {
  it("says what agrees, what it means, and the numbers that it was computed from", () => {
    const text = shown().textContent;
    for (const part of [
      t("proof.right"),
      t("proof.numbers", { count: 1 }),
      t("proof.orders", { count: 1 }),
      t("proof.means"),
      t("proof.not_before"),
      SECRET,
      SHARE,
      t("proof.share", { name: "Ana" }),
    ])
      expect(text).toContain(part);
    expect(text).not.toContain(t("proof.wrong"));
  });

  it("says plainly that it does not agree, and where, and is open then", () => {
    const value = (draws[1]![2] as number) === 2 ? 3 : 2;
    const at = shown({ die: value });
    expect(at.textContent).toContain(t("proof.wrong"));
    expect(at.textContent).toContain(t("proof.fault.shown", { n: 5, label: "die" }));
    expect(at.textContent).not.toContain(t("proof.right"));
    expect(at.querySelector("details")?.open).toBe(true);
  });

  it("says of a secret that does not fit what it does not fit", () => {
    const at = shown({ proof: { ...proof, secret: "00".repeat(32) } });
    expect(at.textContent).toContain(t("proof.fault.commitment"));
  });

  it("does not call unproved what could not be read", () => {
    const text = shown({ failed: true }).textContent;
    expect(text).toContain(t("proof.unknown"));
    expect(text).not.toContain(t("proof.wrong"));
  });
});

it("the history tells of an entry what is worth telling, and nothing that was taken back", () => {
  const told: Told = {
    seq: 1,
    at: 0,
    kind: "act",
    by: "0",
    events: [{ type: "built" }, { type: "won" }],
  };
  const game = { isKey: (event: { type: string }) => event.type === "won" };
  expect(keyPart(game, told)?.events).toEqual([{ type: "won" }]);
  expect(keyPart(game, { ...told, undone: true })).toBeNull();
  expect(keyPart({ isKey: () => false }, told)).toBeNull();
});

it("a drawing for the picture brings along what it uses, and no name of a style sheet", () => {
  document.body.innerHTML = `<svg><g id="hat"><path fill="var(--hat)" d="M0,0"/></g>
    <g id="bust"><use href="#hat"/></g></svg>
    <svg id="it" class="seat" viewBox="-2 -2 4 4"><use href="#bust"/></svg>`;
  const drawing = portable(document.querySelector<SVGSVGElement>("#it"));
  expect([...drawing.symbols.keys()].sort()).toEqual(["bust", "hat"]);
  expect(drawing.markup + [...drawing.symbols.values()].join("")).not.toMatch(
    /var\(|style=|class=/,
  );
  expect(drawing.markup).toMatch(/viewBox="-2 -2 4 4"/);
  expect(portable(null).markup).toBe("");
});
