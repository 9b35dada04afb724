/**
 * A note from the system when it is one's turn and nobody looks. Only for who wants it: asked once, after the first own
 * turn that came while the tab was hidden; the browser's own question follows a press, never a page.
 */
import { settings } from "./settings.svelte";

/** The browser can do it here; plain http cannot. */
export const canNotify = (): boolean =>
  typeof Notification !== "undefined" && window.isSecureContext;

const hidden = (): boolean => document.visibilityState === "hidden";

class Notices {
  /** A turn has come unseen, and it was never asked whether that should be told. */
  asks = $state(false);
  #shown: Notification | null = null;

  /** It is the reader's turn now. */
  turn(title: string, body: string): void {
    if (!hidden() || !canNotify()) return;
    if (settings.now.notices === "unasked" && Notification.permission !== "denied")
      this.asks = true;
    if (settings.now.notices === "on" && Notification.permission === "granted")
      void this.#show(title, body);
  }

  /** Somebody looks, or it is nobody's turn any more. */
  drop(): void {
    this.#shown?.close();
    this.#shown = null;
  }

  /** Yes or no. True if notes will come; the browser may say no. */
  async answer(yes: boolean): Promise<boolean> {
    this.asks = false;
    const allowed = yes && canNotify() && (await Notification.requestPermission()) === "granted";
    settings.set({ notices: allowed ? "on" : "off" });
    return allowed;
  }

  async #show(title: string, body: string): Promise<void> {
    this.drop();
    const options = { body, tag: "sobremesa-turn", icon: "/icon-192.png" };
    try {
      const note = new Notification(title, options);
      note.onclick = () => {
        window.focus();
        note.close();
      };
      this.#shown = note;
    } catch {
      // Android's browsers show them through the service worker only.
      const worker = await navigator.serviceWorker.getRegistration();
      await worker?.showNotification(title, options);
    }
  }
}

export const notices = new Notices();
