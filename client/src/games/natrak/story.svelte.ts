/** What has been told, in the reader's words: the log's lines, and what is read aloud of them. */
import { type LogLine, spoken } from "../../table/log";
import { newsLines } from "../../table/news";
import { remember } from "../../table/remember";
import { language } from "../../text/i18n.svelte";
import type { Told } from "../../wire/types";
import { lobby } from "./lobby";
import { type LogContext, logLines, speech } from "./log";
import type { Model } from "./model.svelte";

const option = (name: string, value: unknown) => ({
  name: lobby.optionName(name),
  value: lobby.valueName(name, value),
});

export class Story {
  readonly #model: Model;
  readonly #linesOf: (told: Told, ...keys: unknown[]) => LogLine[];

  constructor(model: Model) {
    this.#model = model;
    this.#linesOf = remember((told: Told) => [
      ...newsLines(told, { me: model.me, option }),
      ...logLines(told, this.context),
    ]);
  }

  readonly context = $derived.by((): LogContext => {
    const model = this.#model;
    return { me: model.me, places: model.places, name: (seat) => model.name(seat) };
  });
  readonly lines = $derived.by(() => this.#model.store.held.told.flatMap((told) => this.#of(told)));

  #of(told: Told): LogLine[] {
    return this.#linesOf(told, this.context, language());
  }
  #spoken(line: LogLine): string {
    return spoken(line, speech(this.context));
  }
  /** An entry line by line, as it is read aloud. */
  words(told: Told): string[] {
    return this.#of(told).map((line) => this.#spoken(line));
  }
  /** Of an entry only what the game tells. */
  deeds(told: Told): string[] {
    return logLines(told, this.context).map((line) => this.#spoken(line));
  }
  /** What happened last. */
  get last(): string {
    const last = this.lines.findLast((line) => line.kind === "line");
    return last ? this.#spoken(last) : "";
  }
}
