/** What went wrong on this page lately, for a report: kept in memory only, and never a word that a person wrote. */

export interface Trouble {
  /** Milliseconds before now. */
  readonly ago: number;
  readonly what: string;
}

const MOST = 20;
/** Lines of a stack that say where. */
const DEEP = 6;

/** Where in our own files, without the address of the server. */
const where = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? error.message)
        .split("\n")
        .slice(0, DEEP)
        .join("\n")
        .replaceAll(location.origin, "")
    : String(error);

class Troubles {
  #kept: { at: number; what: string }[] = [];
  #watching = false;

  note(what: string): void {
    this.#kept = [...this.#kept, { at: performance.now(), what }].slice(-MOST);
  }

  error(error: unknown): void {
    this.note(where(error));
  }

  /** Note what nobody catches; once a page. */
  watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    window.addEventListener("error", (event) => {
      this.error(event.error ?? event.message);
    });
    window.addEventListener("unhandledrejection", (event) => {
      this.error(event.reason);
    });
  }

  /** Oldest first. */
  list(): Trouble[] {
    const now = performance.now();
    return this.#kept.map(({ at, what }) => ({ ago: Math.round(now - at), what }));
  }
}

export const troubles = new Troubles();
