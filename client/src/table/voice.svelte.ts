/** What is read aloud because somebody asked: the prompt, the last event, the board, a player. */
import { t } from "../text/i18n.svelte";
import type { Asked } from "./keys";
import type { Prompt } from "./prompt";
import { settings } from "./settings.svelte";
import { sounds } from "./sound/player";
import type { TableStore } from "./store.svelte";
import { minutes } from "./tick.svelte";

/** What is there to be told; the board and the players in the game's words. */
export interface Sights {
  prompt(): Prompt;
  last(): string;
  board(): string;
  player(seat: number): string;
}

export class Voice {
  /** The sentence that readers are told now. */
  said = $state("");
  readonly #store: TableStore;
  readonly #sights: Sights;

  constructor(store: TableStore, sights: Sights) {
    this.#store = store;
    this.#sights = sights;
  }

  say(what: Asked): void {
    if (typeof what === "number") this.said = this.#sights.player(what);
    else if (what === "prompt") this.said = this.#prompt();
    else this.said = this.#sights[what]();
  }

  /** Sound off or on again, and say which. */
  mute(): void {
    settings.set({ sound: !settings.now.sound });
    sounds.wake();
    this.said = t(settings.now.sound ? "sound.now_on" : "sound.now_off");
  }

  #prompt(): string {
    const { sentence, deadline } = this.#sights.prompt();
    const left = deadline ? this.#store.time.until(deadline.at) : null;
    const clock = left === null ? [] : [t("table.time_left", { time: minutes(left) })];
    return [sentence, ...clock].join(". ");
  }
}
