/**
 * One table's connection: hello, resync by the last seq, requests that survive a reconnect.
 *
 * Plain TypeScript with everything injected. A request keeps its id until it is answered, so that sending it again after
 * a reconnect can never do it twice. Retries grow and stop when the page is left; a page that becomes visible again asks
 * at once whether its connection still lives (FP28).
 */
import type { ClientMessage, ServerMessage } from "./types";

export const VERSION = 1;

export interface SocketLike {
  send(data: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Deps {
  open(): SocketLike;
  /** Milliseconds that only ever grow. */
  now(): number;
  later(run: () => void, ms: number): number;
  never(timer: number): void;
  newId(): string;
  /** 0 to 1, spreads the retries of many clients. */
  spread(): number;
}

/** `lost`: the next try is at `retryAt` (local clock); null while one is under way. */
export type Status =
  | { readonly kind: "connecting" }
  | { readonly kind: "open" }
  | { readonly kind: "lost"; readonly since: number; readonly retryAt: number | null }
  | { readonly kind: "stopped" };

export interface Listener {
  message(message: ServerMessage): void;
  status(status: Status): void;
  pong(sent: number, now: number): void;
}

export type Answer = Extract<
  ServerMessage,
  { type: "done" | "refused" | "explained" | "previewed" }
>;
type WithId = Extract<ClientMessage, { id: string }>;
type Without<T> = T extends WithId ? Omit<T, "id"> : never;
/** A request before it has an id. */
export type Ask = Without<WithId>;

interface Pending {
  readonly message: WithId;
  readonly resolve: (answer: Answer) => void;
}

const DELAYS = [0, 400, 1_000, 2_000, 4_000, 8_000, 15_000];
const PING_EVERY = 10_000;
const DEAD_AFTER = 20_000;
const PROBE = 1_000;
const CONNECT_WITHIN = 5_000;
/** A hidden page may have lost its connection without being told: closing reasons after which it is no use to try. */
const FINAL = new Set(["closed", "asleep", "unknown", "too_old", "crowded"]);

export class TableSocket {
  readonly #deps: Deps;
  readonly #listener: Listener;
  readonly #pending = new Map<string, Pending>();
  readonly #pings = new Map<number, number>();
  #socket: SocketLike | null = null;
  #ready = false;
  #stopped = false;
  #tries = 0;
  #lostSince: number | null = null;
  #heard = 0;
  #ping = 0;
  #retry: number | null = null;
  #beat: number | null = null;
  #guard: number | null = null;
  /** The last seq this client has folded; -1: nothing. */
  last = -1;
  /** Only watch, even if this device has a seat. */
  watch = false;
  /** Which person at this device; each has a seat of their own. */
  person = 0;
  /** What it is called while it watches. */
  name = "";

  constructor(deps: Deps, listener: Listener) {
    this.#deps = deps;
    this.#listener = listener;
  }

  /** Connect now, unless connected. Also takes up again after `stop`. */
  start(): void {
    this.#stopped = false;
    if (!this.#socket) this.#connect();
  }

  /** The page is left: no more tries. */
  stop(): void {
    this.#stopped = true;
    this.#drop();
    this.#clear("retry");
    this.#listener.status({ kind: "stopped" });
  }

  /** Begin anew from nothing: `welcome` will bring everything. */
  restart(): void {
    this.last = -1;
    this.#drop();
    this.#tries = 0;
    this.start();
  }

  /** The page is seen again or the network is back: connected and current in under 2 s (FP28). */
  wake(): void {
    if (this.#stopped) return;
    if (!this.#socket) {
      this.#tries = 0;
      this.#connect();
      return;
    }
    // A try that is under way may be one from before: if it fails, the next one comes at once.
    this.#tries = 0;
    if (!this.#ready) {
      this.#arm(PROBE);
      return;
    }
    this.#sendPing();
    this.#arm(PROBE);
  }

  /** Ask for something; the promise is kept over reconnects and resolves with the server's answer. */
  request(ask: Ask): Promise<Answer> {
    const message = { ...ask, id: this.#deps.newId() } as WithId;
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve });
      if (this.#ready) this.#send(message);
    });
  }

  /** How many requests wait for their answer. */
  get waiting(): number {
    return this.#pending.size;
  }

  #connect(): void {
    this.#clear("retry");
    this.#listener.status(
      this.#lostSince === null
        ? { kind: "connecting" }
        : { kind: "lost", since: this.#lostSince, retryAt: null },
    );
    const socket = this.#deps.open();
    this.#socket = socket;
    this.#ready = false;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#send({
        type: "hello",
        version: VERSION,
        last: this.last,
        watch: this.watch,
        person: this.person,
        name: this.name,
      });
    };
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#arm(CONNECT_WITHIN);
  }

  #receive(message: ServerMessage): void {
    this.#heard = this.#deps.now();
    if (this.#ready) this.#clear("guard");
    switch (message.type) {
      case "pong":
        this.#pong(message.n, message.now);
        return;
      case "done":
      case "refused":
      case "explained":
      case "previewed":
        this.#answer(message);
        return;
      case "closed":
        if (FINAL.has(message.reason)) this.#stopped = true;
        break;
      case "welcome":
        this.last = message.seq;
        break;
      case "update":
        // Never backwards: an update that was overtaken has nothing new.
        if (message.seq < this.last) return;
        this.last = message.seq;
        break;
      case "moved":
        this.#giveUp("moved");
        break;
      default:
    }
    this.#listener.message(message);
    if (!this.#ready && (message.type === "welcome" || message.type === "update")) this.#opened();
  }

  #opened(): void {
    this.#ready = true;
    this.#tries = 0;
    this.#lostSince = null;
    this.#clear("guard");
    this.#listener.status({ kind: "open" });
    for (const { message } of this.#pending.values()) this.#send(message);
    this.#sendPing();
    this.#nextBeat();
  }

  #answer(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.type === "refused" && answer.code === "bad_seq") this.restart();
    if (pending) pending.resolve(answer);
    else this.#listener.message(answer);
  }

  #giveUp(code: string): void {
    for (const [id, { resolve }] of this.#pending) {
      resolve({ type: "refused", id, code, params: {} });
    }
    this.#pending.clear();
  }

  #lost(): void {
    this.#drop();
    if (this.#stopped) {
      this.#giveUp("closed");
      this.#listener.status({ kind: "stopped" });
      return;
    }
    this.#lostSince ??= this.#deps.now();
    const step = DELAYS[Math.min(this.#tries, DELAYS.length - 1)] ?? 0;
    const wait = step * (0.75 + 0.5 * this.#deps.spread());
    this.#tries += 1;
    this.#retry = this.#deps.later(() => {
      this.#connect();
    }, wait);
    this.#listener.status({
      kind: "lost",
      since: this.#lostSince,
      retryAt: this.#deps.now() + wait,
    });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    this.#clear("beat");
    this.#clear("guard");
    this.#pings.clear();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #nextBeat(): void {
    this.#clear("beat");
    this.#beat = this.#deps.later(() => {
      if (this.#deps.now() - this.#heard > DEAD_AFTER) {
        this.#lost();
        return;
      }
      this.#sendPing();
      this.#nextBeat();
    }, PING_EVERY);
  }

  /** Unless something is heard within `ms`, the connection is dead. */
  #arm(ms: number): void {
    this.#clear("guard");
    this.#guard = this.#deps.later(() => {
      this.#lost();
    }, ms);
  }

  #sendPing(): void {
    this.#ping += 1;
    this.#pings.set(this.#ping, this.#deps.now());
    this.#send({ type: "ping", n: this.#ping });
  }

  #pong(n: number, now: number): void {
    const sent = this.#pings.get(n);
    this.#pings.delete(n);
    if (sent !== undefined) this.#listener.pong(sent, now);
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #clear(which: "retry" | "beat" | "guard"): void {
    const timer = { retry: this.#retry, beat: this.#beat, guard: this.#guard }[which];
    if (timer !== null) this.#deps.never(timer);
    if (which === "retry") this.#retry = null;
    else if (which === "beat") this.#beat = null;
    else this.#guard = null;
  }
}
