/** Which of the two themes is shown; what is drawn without style sheets asks here. */
import { MediaQuery } from "svelte/reactivity";
import type { Theme } from "./themed";

const dark = new MediaQuery("(prefers-color-scheme: dark)");

class Shown {
  #choice = $state<Theme | "auto">("auto");

  /** Show a theme, or the one of the system. */
  choose(choice: Theme | "auto"): void {
    document.documentElement.dataset["theme"] = choice;
    this.#choice = choice;
  }

  get now(): Theme {
    if (this.#choice !== "auto") return this.#choice;
    return dark.current ? "dark" : "light";
  }
}

export const theme = new Shown();
