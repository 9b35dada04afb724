/** What has been told, in the reader's words: the log's lines, and what is read aloud of them. */
import { language } from "../text/i18n.svelte";
import type { Told } from "../wire/types";
import { type LogContext, type LogLine, type Speech, spoken } from "./log";
import type { GameLobby } from "./module";
import { newsLines } from "./news";
import { remember } from "./remember";
import type { TableStore } from "./store.svelte";

/** How a game tells its events. */
export interface Telling<Context extends LogContext> {
  /** Names its options. */
  readonly lobby: GameLobby;
  context(): Context;
  lines(told: Told, at: Context): readonly LogLine[];
  speech(at: Context): Speech;
}

export class Story<Context extends LogContext = LogContext> {
  readonly #store: TableStore;
  readonly #telling: Telling<Context>;
  readonly #linesOf: (told: Told, ...keys: unknown[]) => readonly LogLine[];

  constructor(store: TableStore, telling: Telling<Context>) {
    const { lobby } = telling;
    const option = (name: string, value: unknown) => ({
      name: lobby.optionName(name),
      value: lobby.valueName(name, value),
    });
    this.#store = store;
    this.#telling = telling;
    this.#linesOf = remember((told: Told) => [
      ...newsLines(told, { me: store.seat, option }),
      ...telling.lines(told, this.context),
    ]);
  }

  readonly context = $derived.by(() => this.#telling.context());
  readonly lines = $derived.by(() => this.#store.held.told.flatMap((told) => this.#of(told)));

  #of(told: Told): readonly LogLine[] {
    return this.#linesOf(told, this.context, language());
  }
  #spoken(line: LogLine): string {
    return spoken(line, this.#telling.speech(this.context));
  }
  /** An entry line by line, as it is read aloud. */
  words(told: Told): string[] {
    return this.#of(told).map((line) => this.#spoken(line));
  }
  /** Of an entry only what the game tells. */
  deeds(told: Told): string[] {
    return this.#telling.lines(told, this.context).map((line) => this.#spoken(line));
  }
  /** What happened last. */
  get last(): string {
    const last = this.lines.findLast((line) => line.kind === "line");
    return last ? this.#spoken(last) : "";
  }
}
