/** Log and chat beside the table: which of them is in sight, and what of the chat is still to be read. */
import { wide } from "./media";
import type { SideTab } from "./side";
import type { TableStore } from "./store.svelte";

/** What stands open, as a game holds it. */
export interface Opened {
  panel: string | null;
  tab: SideTab;
}

/** Give the focus to a part of the table that has a key. */
export function focus(key: string): void {
  document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
}

export class Beside {
  readonly #store: TableStore;
  readonly #opened: Opened;
  #read = $state(-1);

  /** Made while a component is: it lives as long. */
  constructor(store: TableStore, opened: Opened) {
    this.#store = store;
    this.#opened = opened;
    this.#read = store.held.chat.at(-1)?.n ?? -1;
    $effect(() => {
      if (this.#chatting) this.#read = store.held.chat.at(-1)?.n ?? this.#read;
    });
  }

  readonly #chatting = $derived.by(
    () => this.#opened.tab === "chat" && (wide.current || this.#opened.panel === "side"),
  );
  /** Lines of the chat that nobody here has seen. */
  readonly unread = $derived.by(
    () => this.#store.held.chat.filter((line) => line.n > this.#read).length,
  );

  show(tab: "log" | "chat"): void {
    this.#opened.tab = tab;
    if (!wide.current) this.#opened.panel = "side";
    else if (tab === "chat") window.setTimeout(() => focus("chat"), 0);
  }
}
