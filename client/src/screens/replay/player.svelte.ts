/** Plays a game that is over: where one is, how fast it goes, through whose eyes. The table's screen shows its store. */
import { TableStore } from "../../table/store.svelte";
import { askScene, askStory } from "../../wire/history";
import type { Refusal, Story } from "../../wire/types";
import { Film, LENGTH } from "./film";

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** Between two entries at speed 1. */
const PAUSE = 1_200;

export class Player {
  readonly store: TableStore;
  story = $state.raw<Story | null>(null);
  seq = $state(-1);
  playing = $state(false);
  speed = $state<Speed>(1);
  seat = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #film: Film;
  #timer: number | undefined;
  /** The last place that was asked for: answers that come late are not shown. */
  #wanted = -1;

  /** `person`: which one at this device looks. */
  constructor(code: string, person = 0) {
    this.store = new TableStore(code, undefined, person);
    this.#film = this.#filmOf(null);
  }

  get first(): number {
    return this.story?.first ?? 0;
  }
  get last(): number {
    return this.story?.last ?? 0;
  }
  readonly turn = $derived.by(
    () => this.story?.turns.findLast((one) => one.seq <= this.seq)?.turn ?? 0,
  );

  /** Begin at an entry. */
  async open(at: number): Promise<void> {
    const story = await askStory(this.store.code, this.store.person);
    if (!story.ok) {
      this.refusal = story.refusal;
      return;
    }
    this.story = story.value;
    await this.go(at);
  }

  /** Show the game after entry `seq`. */
  async go(seq: number): Promise<void> {
    const to = Math.min(Math.max(seq, this.first), this.last);
    this.#wanted = to;
    const held = await this.#film.at(to, this.seat);
    if (this.#wanted !== to) return;
    if ("code" in held) {
      this.refusal = held;
      this.stop();
      return;
    }
    const next = to === this.seq + 1;
    this.seq = to;
    // One step on is told as it is at a table: what moves moves, what speaks speaks.
    this.store.show(held, next ? held.told.filter((told) => told.seq === to) : []);
    if (to % LENGTH > LENGTH / 2 && to + LENGTH / 2 < this.last)
      this.#film.prepare(to + LENGTH / 2);
  }

  /** The beginning of the next turn, or (−1) of this one, or of the one before if one is there. */
  async goTurn(way: 1 | -1): Promise<void> {
    const turns = this.story?.turns ?? [];
    const to =
      way === 1
        ? (turns.find((one) => one.seq > this.seq)?.seq ?? this.last)
        : (turns.findLast((one) => one.seq < this.seq)?.seq ?? this.first);
    await this.go(to);
  }

  async look(seat: number | null): Promise<void> {
    if (seat === this.seat) return;
    this.seat = seat;
    this.#film = this.#filmOf(seat);
    await this.go(this.seq);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.#run();
  }

  stop(): void {
    this.playing = false;
    window.clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    this.playing = true;
    if (this.seq >= this.last) await this.go(this.first);
    const on = (): void => {
      if (!this.playing) return;
      void this.go(this.seq + 1).then(() => {
        if (this.seq >= this.last) this.stop();
        else if (this.playing) this.#timer = window.setTimeout(on, PAUSE / this.speed);
      });
    };
    this.#timer = window.setTimeout(on, PAUSE / this.speed);
  }

  #filmOf(seat: number | null): Film {
    return new Film((at, steps) => askScene(this.store.code, at, seat, steps, this.store.person));
  }
}
