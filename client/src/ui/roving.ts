/** A row of buttons as one stop of the Tab order: arrows go from one to the next, Home and End to the ends. */

const STEP: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const itemsOf = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>("button, a[href]"),
];

/** Attachment for the row. It begins at the primary button, if there is one. */
export function roving(row: HTMLElement): () => void {
  let stop: HTMLElement | null = null;
  row.dataset["roving"] = "";

  function settle(): void {
    const items = itemsOf(row);
    if (!stop || !items.includes(stop))
      stop = items.find((one) => one.matches(".primary")) ?? items[0] ?? null;
    for (const one of items) one.tabIndex = one === stop ? 0 : -1;
  }
  function focused(event: FocusEvent): void {
    stop = (event.target as HTMLElement).closest("button, a[href]");
    settle();
  }
  function keyed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const items = itemsOf(row);
    const at = items.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const by = STEP[event.key];
    const ends = { Home: 0, End: items.length - 1 }[event.key];
    const to = by === undefined ? ends : (at + by + items.length) % items.length;
    if (to === undefined) return;
    items[to]?.focus();
    event.preventDefault();
  }

  const watch = new MutationObserver(settle);
  watch.observe(row, { childList: true, subtree: true });
  row.addEventListener("focusin", focused);
  row.addEventListener("keydown", keyed);
  settle();
  return () => {
    watch.disconnect();
    row.removeEventListener("focusin", focused);
    row.removeEventListener("keydown", keyed);
  };
}
