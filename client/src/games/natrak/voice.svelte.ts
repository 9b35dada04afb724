/** What is read aloud because somebody asked: the prompt, the last event, the board, a player. */
import { minutes } from "../../table/tick.svelte";
import { t } from "../../text/i18n.svelte";
import { describeBoard, describePlayer } from "./describe";
import type { Model } from "./model.svelte";
import type { Prompt } from "./prompts/prompt";
import type { Story } from "./story.svelte";

export class Voice {
  /** The sentence that readers are told now. */
  said = $state("");
  readonly #model: Model;
  readonly #story: Story;
  readonly #prompt: () => Prompt;

  constructor(model: Model, story: Story, prompt: () => Prompt) {
    this.#model = model;
    this.#story = story;
    this.#prompt = prompt;
  }

  /** A number: the player of that seat. */
  say(what: "prompt" | "last" | "board" | number): void {
    if (typeof what === "number") this.said = describePlayer(this.#model, what);
    else if (what === "board") this.said = describeBoard(this.#model);
    else this.said = what === "last" ? this.#story.last : this.#asked();
  }

  #asked(): string {
    const { sentence, deadline } = this.#prompt();
    const left = deadline ? this.#model.store.time.until(deadline.at) : null;
    const clock = left === null ? [] : [t("table.time_left", { time: minutes(left) })];
    return [sentence, ...clock].join(". ");
  }
}
