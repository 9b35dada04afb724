/** Arithmetic of picked cards: pure helpers of the discard tray and the offer sheet. */
import { MATERIALS } from "../../ui/tokens";
import type { Cards, Material } from "../../wire/natrak";
import { kindsOf } from "./words";

export const sum = (cards: Cards): number => kindsOf(cards).reduce((all, [, n]) => all + n, 0);

/** `cards` with `by` more of `kind`, between 0 and `most`. */
export function add(cards: Cards, kind: Material, by: number, most: number): Cards {
  const n = Math.max(0, Math.min(most, (cards[kind] ?? 0) + by));
  const out: Cards = { ...cards, [kind]: n };
  return Object.fromEntries(kindsOf(out)) as Cards;
}

/** `n` cards out of `hand`, each from what is then the largest pile; the later kind gives first among equals. */
export function suggest(hand: Cards, n: number): Cards {
  const left: Cards = { ...hand };
  const out: Cards = {};
  for (let i = 0; i < Math.min(n, sum(hand)); i += 1) {
    const kind = [...MATERIALS].reduce((best, one) =>
      (left[one] ?? 0) >= (left[best] ?? 0) ? one : best,
    );
    left[kind] = (left[kind] ?? 0) - 1;
    out[kind] = (out[kind] ?? 0) + 1;
  }
  return out;
}

/** `cards` as far as `held` covers them, without the kinds of `but`. */
export const within = (cards: Cards, held: Cards, but: Cards): Cards =>
  Object.fromEntries(
    kindsOf(cards)
      .filter(([kind]) => (but[kind] ?? 0) === 0)
      .map(([kind, n]) => [kind, Math.min(n, held[kind] ?? 0)] as const)
      .filter(([, n]) => n > 0),
  );

/** `ratio` of one kind held for one of another: the kinds chosen stay where they can, else the largest pile is given. */
export function preset(
  deal: { readonly give: Cards; readonly want: Cards },
  held: Cards,
  ratio: number,
): { give: Cards; want: Cards } {
  const [want] = kindsOf(deal.want)[0] ?? [];
  const enough = kindsOf(held).filter(([kind, n]) => n >= ratio && kind !== want);
  const chosen = enough.find(([kind]) => (deal.give[kind] ?? 0) > 0);
  const most = enough.reduce<(typeof enough)[number] | undefined>(
    (best, one) => (best && best[1] >= one[1] ? best : one),
    undefined,
  );
  const [give] = chosen ?? most ?? [];
  return { give: give ? { [give]: ratio } : {}, want: want ? { [want]: 1 } : {} };
}
