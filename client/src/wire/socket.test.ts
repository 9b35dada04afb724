import { beforeEach, describe, expect, it } from "vitest";
import { type Answer, type Status, type SocketLike, TableSocket } from "./socket";
import type { ClientMessage, ServerMessage, Welcome } from "./types";

class FakeSocket implements SocketLike {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(new Event("open"));
  }
  say(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  die(): void {
    this.onclose?.(new Event("close") as CloseEvent);
  }
  of(type: string): ClientMessage[] {
    return this.sent.filter((m) => m.type === type);
  }
}

/** Time by hand. */
class Clockwork {
  now = 0;
  #timers = new Map<number, { at: number; run: () => void }>();
  #next = 1;
  later = (run: () => void, ms: number): number => {
    this.#timers.set(this.#next, { at: this.now + ms, run });
    return this.#next++;
  };
  never = (timer: number): void => {
    this.#timers.delete(timer);
  };
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.#timers]
        .filter(([, t]) => t.at <= end)
        .sort((a, b) => a[1].at - b[1].at);
      const first = due[0];
      if (!first) break;
      this.#timers.delete(first[0]);
      this.now = Math.max(this.now, first[1].at);
      first[1].run();
    }
    this.now = end;
  }
  get timers(): number {
    return this.#timers.size;
  }
}

const welcome = (seq: number): Welcome => ({
  type: "welcome",
  version: 1,
  seq,
  table: {} as Welcome["table"],
  me: {},
  clock: { now: 0, deadlines: [] },
});

let sockets: FakeSocket[];
let time: Clockwork;
let heard: ServerMessage[];
let statuses: Status[];
let client: TableSocket;

beforeEach(() => {
  sockets = [];
  time = new Clockwork();
  heard = [];
  statuses = [];
  let ids = 0;
  client = new TableSocket(
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      now: () => time.now,
      later: time.later,
      never: time.never,
      newId: () => `id${String(++ids)}`,
      spread: () => 0.5,
    },
    {
      message: (m) => heard.push(m),
      status: (s) => statuses.push(s),
      pong: () => undefined,
    },
  );
});

const current = (): FakeSocket => sockets.at(-1)!;
const connect = (seq = 5): void => {
  client.start();
  current().open();
  current().say(welcome(seq));
};

describe("hello and resync", () => {
  it("says hello with nothing, then with the last seq it holds", () => {
    client.name = "Ana";
    connect(5);
    expect(current().sent[0]).toEqual({
      type: "hello",
      version: 1,
      last: -1,
      watch: false,
      person: 0,
      name: "Ana",
    });
    current().say({ type: "update", seq: 8 });
    current().die();
    time.pass(1);
    current().open();
    expect(sockets).toHaveLength(2);
    expect(current().sent[0]).toMatchObject({ type: "hello", last: 8 });
  });

  it("never goes back to an older update", () => {
    connect(5);
    current().say({ type: "update", seq: 9 });
    current().say({ type: "update", seq: 7 });
    expect(client.last).toBe(9);
    expect(heard.filter((m) => m.type === "update")).toHaveLength(1);
  });

  it("begins anew when the server knows less than the client does", async () => {
    connect(5);
    const answer = client.request({ type: "do", on: 5, action: { type: "roll" } });
    current().say({ type: "refused", id: "id1", code: "bad_seq" });
    expect((await answer).type).toBe("refused");
    time.pass(1);
    current().open();
    expect(current().sent[0]).toMatchObject({ type: "hello", last: -1 });
  });
});

describe("fp06: requests over a lost connection", () => {
  it("sends an unanswered request again under the same id, once each time", async () => {
    connect();
    const answer = client.request({ type: "do", on: 5, action: { type: "roll" } });
    expect(current().of("do")).toHaveLength(1);
    current().die();
    time.pass(1);
    current().open();
    expect(current().of("do")).toHaveLength(0);
    current().say({ type: "update", seq: 6 });
    expect(current().of("do")).toEqual([
      { type: "do", id: "id1", on: 5, action: { type: "roll" } },
    ]);
    current().say({ type: "done", id: "id1", seq: 6 });
    expect(await answer).toMatchObject({ type: "done", seq: 6 });
    current().die();
    time.pass(1);
    current().open();
    current().say({ type: "update", seq: 6 });
    expect(current().of("do")).toHaveLength(0);
  });

  it("keeps what is asked before the connection stands", () => {
    client.start();
    void client.request({ type: "start" });
    current().open();
    expect(current().of("start")).toHaveLength(0);
    current().say(welcome(1));
    expect(current().of("start")).toHaveLength(1);
  });

  it("fp07: two refusals reach the two that asked", async () => {
    connect();
    const first = client.request({ type: "do", on: 5, action: { type: "a" } });
    const second = client.request({ type: "do", on: 5, action: { type: "b" } });
    current().say({ type: "refused", id: "id1", code: "occupied" });
    current().say({ type: "refused", id: "id2", code: "too_close" });
    const codes = [await first, await second].map((a: Answer) =>
      a.type === "refused" ? a.code : "",
    );
    expect(codes).toEqual(["occupied", "too_close"]);
  });

  it("answers what waits when the seat moves elsewhere", async () => {
    connect();
    const answer = client.request({ type: "do", on: 5, action: { type: "roll" } });
    current().say({ type: "moved", by_name: "Ana" });
    expect(await answer).toMatchObject({ type: "refused", code: "moved" });
  });
});

describe("fp28: retries", () => {
  it("grow, and stop when the page is left", () => {
    connect();
    const gaps: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const before = time.now;
      const count = sockets.length;
      current().die();
      while (sockets.length === count) time.pass(50);
      gaps.push(time.now - before);
    }
    expect(gaps[0]).toBeLessThanOrEqual(50);
    for (let i = 1; i < gaps.length; i += 1) expect(gaps[i]!).toBeGreaterThanOrEqual(gaps[i - 1]!);
    expect(gaps.at(-1)!).toBeGreaterThanOrEqual(7_500);
    const count = sockets.length;
    client.stop();
    time.pass(120_000);
    expect(sockets).toHaveLength(count);
    expect(time.timers).toBe(0);
    expect(statuses.at(-1)).toEqual({ kind: "stopped" });
  });

  it("are at once when the page is seen again", () => {
    connect();
    for (let i = 0; i < 7; i += 1) {
      current().die();
      time.pass(20_000);
    }
    current().die();
    const count = sockets.length;
    client.wake();
    expect(sockets).toHaveLength(count + 1);
  });

  it("are at once when a try from before the return fails, or goes nowhere", () => {
    connect();
    for (let i = 0; i < 7; i += 1) {
      current().die();
      time.pass(20_000);
    }
    const tried = sockets.length;
    while (sockets.length === tried) time.pass(100);
    client.wake();
    current().die();
    time.pass(1);
    expect(sockets).toHaveLength(tried + 2);
    client.wake();
    time.pass(1_001);
    expect(sockets).toHaveLength(tried + 3);
  });

  it("a dead connection is found within 1 s of the return, and the new one is current", () => {
    connect(5);
    time.pass(100);
    client.wake();
    time.pass(1_001);
    expect(sockets).toHaveLength(2);
    current().open();
    current().say({ type: "update", seq: 9 });
    expect(client.last).toBe(9);
    expect(statuses.at(-1)).toEqual({ kind: "open" });
  });

  it("a living connection stays after the return", () => {
    connect(5);
    client.wake();
    current().say({ type: "pong", n: 2, now: 1 });
    time.pass(5_000);
    expect(sockets).toHaveLength(1);
  });

  it("silence of 20 s is death", () => {
    connect(5);
    time.pass(31_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it.each(["closed", "crowded"] as const)("no more tries after a final closing: %s", (reason) => {
    connect(5);
    current().say({ type: "closed", reason });
    current().die();
    time.pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toEqual({ kind: "stopped" });
  });
});
