/** A part of the page that scrolls and holds nothing to press is a stop of the Tab order itself: keys can scroll it. */

/** Attachment for what may scroll. */
export function reachable(part: HTMLElement): () => void {
  function settle(): void {
    const scrolls =
      part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
    const holds = part.querySelector("button, a[href], input, select, textarea, summary") !== null;
    if (scrolls && !holds) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  }
  const sizes = new ResizeObserver(settle);
  sizes.observe(part);
  const content = new MutationObserver(settle);
  content.observe(part, { childList: true, subtree: true });
  settle();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
