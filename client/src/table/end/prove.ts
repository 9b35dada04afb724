/** The check of a whole game's chance: is everything what the server had bound itself to before the game? Pure. */
import type { Proof } from "../../wire/types";
import { below, commitmentOf, hex, keyOf, lot, order } from "./chance";
import type { Noted } from "./noted";

/** A draw as all saw it: what was shown, by the label that it is drawn by. */
export interface Shown {
  /** The entry that showed it. */
  readonly seq: number;
  readonly label: string;
  /** How many values there are, and which came (from 0). */
  readonly sides: number;
  readonly value: number;
}

export type Drawn = readonly [
  seq: number,
  label: string,
  value: number | readonly number[],
  sides: number,
];

export interface Lot {
  readonly seq: number;
  readonly n: number;
  readonly order: readonly number[];
}

export interface Told {
  readonly code: string;
  readonly proof: Proof;
  readonly lots: readonly Lot[];
  /** What the server says it has drawn: entry, label, value, and how many could have come (0: an order, or not said). */
  readonly draws: readonly Drawn[];
  /** What was shown of it. */
  readonly shown: readonly Shown[];
  readonly noted: Noted;
}

/** Why it does not agree. `seq`: the entry, where there is one. */
export interface Fault {
  readonly why: "untold" | "commitment" | "changed" | "share" | "lot" | "draw" | "shown";
  readonly seq: number | null;
  readonly label: string;
}

export interface Proven {
  readonly fault: Fault | null;
  readonly secret: string;
  readonly commitment: string;
  readonly key: string;
  /** Draws that were computed again here: numbers that were shown, other choices (thefts), orders of decks and maps. */
  readonly numbers: number;
  readonly choices: number;
  readonly orders: number;
  /** Choices of which nobody says among how many: files of before said nothing of it. */
  readonly unsaid: number;
  /** Numbers that were shown and that a card had fixed: there was no draw. */
  readonly fixed: number;
  readonly lots: number;
  /** This device saw the commitment before the game was over; its own share is in. */
  readonly before: boolean;
  readonly ownShare: boolean;
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

export function prove(told: Told): Proven {
  const { proof, code, noted } = told;
  const shares = proof.contributions ?? [];
  const secret = proof.secret ?? "";
  const key = secret === "" ? new Uint8Array() : keyOf(secret, code, shares);
  const drawn = new Map(told.draws.map(([, label, value]) => [label, value]));
  const orders = told.draws.filter(([, , value]) => typeof value !== "number");
  const numbers = told.shown.filter((one) => drawn.has(one.label));
  const seen = new Set(numbers.map((one) => one.label));
  const others = told.draws.filter(
    ([, label, value]) => typeof value === "number" && !seen.has(label),
  );
  const choices = others.filter(([, , , sides]) => sides > 0);
  return {
    fault: secret === "" ? fault("untold") : firstFault(),
    secret,
    commitment: proof.commitment,
    key: hex(key),
    numbers: numbers.length,
    choices: choices.length,
    orders: orders.length,
    unsaid: others.length - choices.length,
    fixed: told.shown.length - numbers.length,
    lots: told.lots.length,
    before: noted.commitment !== null,
    ownShare: noted.share !== null,
  };

  function fault(why: Fault["why"], seq: number | null = null, label = ""): Fault {
    return { why, seq, label };
  }
  function firstFault(): Fault | null {
    if (commitmentOf(secret) !== proof.commitment) return fault("commitment");
    if (noted.commitment !== null && noted.commitment !== proof.commitment) return fault("changed");
    if (noted.share !== null && !shares.includes(noted.share)) return fault("share");
    for (const one of told.lots) {
      if (!same(lot(secret, code, one.n, one.order.length), one.order))
        return fault("lot", one.seq);
    }
    for (const [seq, label, value] of told.draws) {
      if (typeof value === "number") continue;
      if (!same(order(key, label, value.length), value)) return fault("draw", seq, label);
    }
    for (const [seq, label, value, sides] of choices) {
      if (below(key, label, sides) !== value) return fault("draw", seq, label);
    }
    for (const one of numbers) {
      if (one.value !== drawn.get(one.label)) return fault("shown", one.seq, one.label);
      if (below(key, one.label, one.sides) !== one.value) return fault("draw", one.seq, one.label);
    }
    return null;
  }
}
