/** Files that a person takes away: saved, or handed on by the device where it can. Nothing is sent to anybody else. */

export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  window.setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}

/** Absent without a secure context, and in many desktop browsers. */
const sharing = (): Partial<Pick<Navigator, "share" | "canShare">> => navigator;

export const canShareFile = (file: File): boolean => {
  const nav = sharing();
  return nav.share !== undefined && (nav.canShare?.({ files: [file] }) ?? false);
};

/** Hand it on. False: the person thought better of it. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (why) {
    if (why instanceof DOMException && why.name === "AbortError") return false;
    throw why;
  }
}
