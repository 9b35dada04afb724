/**
 * The client as an installed app: what is kept for offline, a new version that waits, and the offer to install it.
 * Browsers do this on https (and on one's own machine) only; elsewhere nothing of it happens.
 */

/** Chromium's event: the app can be installed now. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Installed {
  /** A new version is ready and waits to be asked for. */
  waiting = $state.raw<ServiceWorker | null>(null);
  /** The browser's offer to install. */
  offer = $state.raw<InstallEvent | null>(null);
  readonly secure = typeof window !== "undefined" && window.isSecureContext;
  #registration: ServiceWorkerRegistration | null = null;

  /** Register the service worker `after` ms and watch for new versions; once. Offers are listened to from now on. */
  async start(after = 0): Promise<void> {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallEvent;
    });
    window.addEventListener("appinstalled", () => (this.offer = null));
    if (!("serviceWorker" in navigator)) return;
    await new Promise((done) => window.setTimeout(done, after));
    // Without a connection there is nothing to fetch; one that comes back is used.
    if (!navigator.onLine)
      await new Promise((done) => {
        window.addEventListener("online", done, { once: true });
      });
    try {
      const registration = await navigator.serviceWorker.register("/sw.js");
      this.#registration = registration;
      this.#look(registration);
      registration.addEventListener("updatefound", () => {
        const coming = registration.installing;
        coming?.addEventListener("statechange", () => {
          this.#look(registration);
        });
      });
    } catch {
      // Without it everything works but offline.
    }
  }

  /** The first version of all takes over by itself: only one that replaces another waits. */
  #look(registration: ServiceWorkerRegistration): void {
    this.waiting = navigator.serviceWorker.controller ? registration.waiting : null;
  }

  /** Load the page anew, with the newest version there is. */
  async reload(): Promise<void> {
    try {
      if (!this.waiting) await this.#registration?.update();
    } catch {
      // Offline: the version at hand it is.
    }
    const next = this.#registration?.installing ?? this.#registration?.waiting ?? null;
    if (!next) {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      location.reload();
    });
    const go = (): void => {
      if (next.state === "installed") next.postMessage({ type: "SKIP_WAITING" });
      else if (next.state === "redundant") location.reload();
    };
    next.addEventListener("statechange", go);
    go();
  }

  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const installed = new Installed();
