/**
 * A game that is over, as film: scenes at every fiftieth entry with the steps after them, fetched when they are looked
 * at and kept; where the steps are large, scenes between them too. What a scene shows is folded from them as live messages are. Pure but for `fetch`, which is given.
 */
import { type Held, joinTold, NOTHING } from "../../table/fold";
import type { Result } from "../../wire/rest";
import type { Refusal, Replay } from "../../wire/types";

/** Entries of a reel at most. */
export const LENGTH = 50;
/** Reels that are kept. */
const KEPT = 24;

export type Fetch = (at: number, steps: number) => Promise<Result<Replay>>;

export class Film {
  readonly #fetch: Fetch;
  readonly #reels = new Map<number, Promise<Result<Replay>>>();
  /** Of the last scene that was made: the next one goes on from it. */
  #last: { reel: Replay; held: Held } | null = null;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** The reel that holds entry `seq`. Where steps are large the server sends fewer: then another goes on from there. */
  async #reel(seq: number): Promise<Result<Replay>> {
    let begin = Math.floor(seq / LENGTH) * LENGTH;
    const last = begin + LENGTH - 1;
    for (;;) {
      const found = await this.#beginning(begin, last - begin);
      if (!found.ok) return found;
      const end = found.value.steps?.at(-1)?.seq ?? begin;
      if (seq <= end || end >= found.value.head) return found;
      begin = end + 1;
    }
  }

  /** The reel that begins with entry `begin`. */
  async #beginning(begin: number, steps: number): Promise<Result<Replay>> {
    let reel = this.#reels.get(begin);
    // Moved to the end of the map: the first is the one least used.
    this.#reels.delete(begin);
    reel ??= this.#fetch(begin, steps);
    this.#reels.set(begin, reel);
    const oldest = this.#reels.keys().next();
    if (this.#reels.size > KEPT && !oldest.done) this.#reels.delete(oldest.value);
    const found = await reel;
    if (!found.ok) this.#reels.delete(begin);
    return found;
  }

  /** Have the reel of an entry ready. */
  prepare(seq: number): void {
    void this.#reel(seq);
  }

  /** What was held after entry `seq`, by a seat or (null) by a watcher. */
  async at(seq: number, seat: number | null): Promise<Held | Refusal> {
    const found = await this.#reel(seq);
    if (!found.ok) return found.refusal;
    const reel = found.value;
    const last = this.#last;
    const on = last?.reel === reel && last.held.seq <= seq;
    let held = on ? last.held : beginning(reel, seat, last?.held ?? NOTHING);
    for (const step of reel.steps ?? []) {
      if (step.seq <= held.seq || step.seq > seq) continue;
      held = {
        ...held,
        seq: step.seq,
        table: step.table ?? held.table,
        public: step.public ? { ...held.public, ...step.public } : held.public,
        own: step.own ? { ...held.own, ...step.own } : held.own,
        standing: step.standing ?? held.standing,
        told: joinTold(held.told, [step.told]),
      };
    }
    this.#last = { reel, held };
    return held;
  }
}

/** A reel's first scene. The log goes on where the reel before it ended. */
function beginning(reel: Replay, seat: number | null, before: Held): Held {
  const known = before.seq === reel.seq - 1 ? before.told : [];
  return {
    ...NOTHING,
    seq: reel.seq,
    table: reel.table,
    me: seat === null ? {} : { seat },
    public: reel.public ?? null,
    own: reel.own ?? null,
    standing: reel.standing ?? null,
    told: joinTold(known, reel.told ? [reel.told] : []),
  };
}
