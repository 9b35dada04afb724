import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "./notices.svelte";
import { settings } from "./settings.svelte";

let made: { title: string; closed: boolean }[] = [];
class FakeNotification {
  static permission: NotificationPermission = "default";
  static requestPermission = (): Promise<NotificationPermission> => {
    FakeNotification.permission = "granted";
    return Promise.resolve("granted");
  };
  readonly note: { title: string; closed: boolean };
  constructor(title: string) {
    this.note = { title, closed: false };
    made.push(this.note);
  }
  close(): void {
    this.note.closed = true;
  }
}

const look = (state: "hidden" | "visible"): void => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
};

beforeEach(() => {
  localStorage.clear();
  settings.load();
  made = [];
  notices.asks = false;
  FakeNotification.permission = "default";
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("isSecureContext", true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a note that it is one's turn", () => {
  it("is asked about once, after the first own turn in a hidden tab, and not before", async () => {
    look("visible");
    notices.turn("Te toca", "Natrak");
    expect(notices.asks).toBe(false);
    look("hidden");
    notices.turn("Te toca", "Natrak");
    expect([notices.asks, made]).toEqual([true, []]);
    expect(await notices.answer(true)).toBe(true);
    expect([notices.asks, settings.now.notices]).toEqual([false, "on"]);
  });

  it("comes when the tab is hidden and it is wanted, and goes when somebody looks", () => {
    settings.set({ notices: "on" });
    FakeNotification.permission = "granted";
    look("visible");
    notices.turn("Te toca", "Natrak");
    expect(made).toEqual([]);
    look("hidden");
    notices.turn("Te toca", "Natrak");
    expect(made).toEqual([{ title: "Te toca", closed: false }]);
    notices.drop();
    expect(made[0]?.closed).toBe(true);
  });

  it("is never asked about again after a no, nor where the browser forbids it", async () => {
    look("hidden");
    FakeNotification.permission = "denied";
    notices.turn("Te toca", "Natrak");
    expect(notices.asks).toBe(false);
    FakeNotification.permission = "default";
    expect(await notices.answer(false)).toBe(false);
    notices.turn("Te toca", "Natrak");
    expect([notices.asks, settings.now.notices, made]).toEqual([false, "off", []]);
  });
});
