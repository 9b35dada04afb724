/** A table without a server, for tests: what the client sends is kept, what the server says is said by hand. */
import { TableStore } from "../table/store.svelte";
import type { SocketLike } from "../wire/socket";
import type { ClientMessage, Menu, ServerMessage, TableView, Welcome } from "../wire/types";

class FakeSocket implements SocketLike {
  readonly sent: ClientMessage[] = [];
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {
    this.onclose = null;
  }
}

export interface FakeTable {
  readonly store: TableStore;
  say(message: ServerMessage): void;
  /** Requests of a type that were sent, oldest first. */
  asked(type: ClientMessage["type"]): ClientMessage[];
  /** Answer the last request: done, or refused with `code`. */
  answer(code?: string): Promise<void>;
  /** The connection breaks. */
  lose(): void;
  /** Let everything happen that was to happen within `ms`. */
  pass(ms: number): void;
  update(change: { menu?: Menu; public?: object; own?: object }): void;
}

export const fakeView = (over: Partial<TableView> = {}): TableView => ({
  code: "ABCDEFGH",
  game: "natrak",
  generation: 6,
  options: { mode: "basic", target: 10 },
  table: {
    seats: 4,
    clock: null,
    protected: false,
    watchers: "all",
    chat: "all",
    absent: "rules",
  },
  status: "playing",
  seats: ["Ana", "Lía", "Teo", "Nuria"].map((name, number) => ({
    number,
    name,
    colour: ["green", "blue", "purple", "orange"][number] ?? "red",
    portrait: ["guerrero", "mago", "enano", "druida"][number] ?? null,
    connected: true,
  })),
  drawn: 1,
  opener: "Ana",
  proof: { commitment: "" },
  ...over,
});

/** A store that has had this `welcome`. */
export function fakeTable(welcome: Partial<Welcome> = {}): FakeTable {
  const socket = new FakeSocket();
  let ids = 0;
  let timer = 0;
  let timers: { id: number; run: () => void; ms: number }[] = [];
  let seq = 10;
  const store = new TableStore("ABCDEFGH", {
    open: () => socket,
    now: () => 0,
    later: (run, ms) => {
      timers.push({ id: ++timer, run, ms });
      return timer;
    },
    never: (id) => {
      timers = timers.filter((one) => one.id !== id);
    },
    newId: () => `id${String(++ids)}`,
    spread: () => 0,
  });
  const say = (message: ServerMessage): void => {
    socket.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  };
  store.open();
  socket.onopen?.(new Event("open"));
  say({
    type: "welcome",
    version: 1,
    seq,
    table: fakeView(),
    me: { seat: 1 },
    clock: { now: 0, deadlines: [] },
    ...welcome,
  });
  return {
    store,
    say,
    asked: (type) => socket.sent.filter((message) => message.type === type),
    answer: async (code) => {
      const last = socket.sent.findLast((message) => "id" in message);
      if (!last || !("id" in last)) throw new Error("nothing was asked");
      if (code === undefined) say({ type: "done", id: last.id, seq: -1 });
      else say({ type: "refused", id: last.id, code });
      await Promise.resolve();
    },
    lose: () => {
      socket.onclose?.(new CloseEvent("close"));
    },
    pass: (ms) => {
      const due = timers.filter((one) => one.ms <= ms);
      timers = timers.filter((one) => one.ms > ms);
      for (const { run } of due) run();
    },
    update: (change) => {
      seq += 1;
      say({ type: "update", seq, ...change } as ServerMessage);
    },
  };
}
