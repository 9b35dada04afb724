import { afterEach, describe, expect, it, vi } from "vitest";
import { installed } from "./installed.svelte";

/** A browser's service worker, as far as we use it. */
class Worker extends EventTarget {
  told: unknown[] = [];
  constructor(public state: string) {
    super();
  }
  postMessage(message: unknown): void {
    this.told.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  update = vi.fn(() => Promise.resolve());
}

function browser(controlled: boolean): { registration: Registration; container: EventTarget } {
  const registration = new Registration();
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal("navigator", { serviceWorker: container, onLine: true });
  return { registration, container };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a new version", () => {
  it("waits until it is asked for, then takes over and loads the page anew", async () => {
    const { registration, container } = browser(true);
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    await installed.start();
    const coming = new Worker("installing");
    registration.installing = coming;
    registration.dispatchEvent(new Event("updatefound"));
    expect(installed.waiting).toBeNull();
    registration.installing = null;
    registration.waiting = coming;
    coming.become("installed");
    expect(installed.waiting).toBe(coming);
    expect([coming.told, reload.mock.calls]).toEqual([[], []]);
    await installed.reload();
    expect(coming.told).toEqual([{ type: "SKIP_WAITING" }]);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is not spoken of when it is the first", async () => {
    const { registration } = browser(false);
    const first = new Worker("installed");
    registration.waiting = first;
    await installed.start();
    expect(installed.waiting).toBeNull();
  });

  it("is looked for by who loads the page anew", async () => {
    const { registration } = browser(true);
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    await installed.start();
    await installed.reload();
    expect(registration.update).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });
});

it("nothing happens where there are no service workers: plain http", async () => {
  vi.stubGlobal("navigator", {});
  await expect(installed.start()).resolves.toBeUndefined();
});
