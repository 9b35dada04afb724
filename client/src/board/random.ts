/** Seeded generator for decoration: the same map is drawn the same everywhere. */
export interface Random {
  /** Uniform in [lo, hi). */
  between: (lo: number, hi: number) => number;
  /** One of the items. */
  pick: <T>(items: readonly [T, ...T[]]) => T;
  /** A new list in random order. */
  shuffled: <T>(items: readonly T[]) => T[];
}

/** The generator mulberry32: 32 bits of state, good enough for trees and sheep. */
export function seeded(seed: number): Random {
  let state = (seed * 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (lo: number, hi: number): number => lo + next() * (hi - lo);
  return {
    between,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}
