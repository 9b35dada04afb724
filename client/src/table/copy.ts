/** Copy text. On plain http there is no clipboard interface: then the old way by a selection, where it works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  const before = document.activeElement;
  area.value = text;
  area.className = "visually-hidden";
  area.readOnly = true;
  document.body.append(area);
  area.select();
  try {
    // The only way without a secure context; no browser of the last years has dropped it.
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** The link of a table that people share. */
export const shareLink = (code: string, origin: string = location.origin): string =>
  `${origin}/m/${code}`;
