/** A live table as the screens see it: what is held of it, how the connection stands, and how to ask for things. */
import { newId } from "../wire/ids";
import { socketAddress } from "../wire/rest";
import { ServerTime } from "../wire/servertime";
import { type Answer, type Ask, type Deps, type Status, TableSocket } from "../wire/socket";
import type { Closed, Deadline, Owed, Refusal, SeatView, ServerMessage, Told } from "../wire/types";
import {
  foldMoved,
  foldPresence,
  foldUpdate,
  foldWelcome,
  type Held,
  joinChat,
  NOTHING,
} from "./fold";
import { noteCommitment, noteShare } from "./end/noted";
import type { Action } from "./menu";
import { troubles } from "./report/troubles";
import { settings } from "./settings.svelte";

/** A refusal as shown: `n` tells two of the same code apart (FP07). */
export interface ShownRefusal extends Refusal {
  readonly n: number;
  readonly action: string | null;
}

const SHOWN_FOR = 6_000;
/** Short losses of the connection pass without a word. */
const QUIET = 1_500;

function browserDeps(code: string): Deps {
  return {
    open: () => new WebSocket(socketAddress(code)),
    now: () => performance.now(),
    later: (run, ms) => window.setTimeout(run, ms),
    never: (timer) => {
      window.clearTimeout(timer);
    },
    newId,
    spread: () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255,
  };
}

export class TableStore {
  readonly code: string;
  /** Which of the people at this device. */
  readonly person: number;
  readonly time: ServerTime;
  readonly #socket: TableSocket;
  readonly #deps: Deps;
  #watchers: ((told: readonly Told[]) => void)[] = [];
  #refusals = 0;

  held = $state.raw<Held>(NOTHING);
  status = $state.raw<Status>({ kind: "connecting" });
  /** The connection has been lost for longer than a moment: it is said, and nothing new is sent. */
  cutOff = $state(false);
  /** Why the table is not to be had. */
  closed = $state.raw<Closed["reason"] | null>(null);
  /** Who took this seat to another device. */
  movedBy = $state.raw<string | null>(null);
  refusals = $state.raw<readonly ShownRefusal[]>([]);
  /** The action that has been sent and not yet answered. */
  pending = $state.raw<Action | null>(null);

  constructor(code: string, deps: Deps = browserDeps(code), person = 0) {
    this.code = code;
    this.#deps = deps;
    this.person = person;
    this.time = new ServerTime(deps.now);
    this.#socket = new TableSocket(deps, {
      message: (message) => {
        this.#take(message);
      },
      status: (status) => {
        this.#stand(status);
      },
      pong: (sent, now) => {
        this.time.measured(sent, now);
      },
    });
  }

  get table() {
    return this.held.table;
  }
  get menu() {
    return this.held.menu;
  }
  get #waits(): boolean {
    return this.table?.status === "waiting";
  }
  get seats(): readonly (SeatView | null)[] {
    return this.held.table?.seats ?? [];
  }
  /** The reader's seat, or null: watches. */
  get seat(): number | null {
    return this.held.me.seat ?? null;
  }
  get host(): boolean {
    return this.held.me.host ?? false;
  }
  /** The reader may write in the chat. */
  get talks(): boolean {
    const rule = this.table?.table.chat ?? "all";
    if (this.seat === null) return rule === "all";
    return rule !== "off" && !(this.table?.chat_muted ?? []).includes(this.seat);
  }
  get owed(): readonly Owed[] {
    return this.held.waiting?.owed ?? [];
  }
  /** What the reader owes, if anything. */
  get debt(): Owed | null {
    return this.seat === null ? null : (this.owed.find((o) => o.seat === this.seat) ?? null);
  }

  /** The deadline of `seat`, or the soonest of all. */
  deadline(seat: number | null): Deadline | null {
    const all = this.held.clock?.deadlines ?? [];
    const mine = seat === null ? all : all.filter((d) => d.seat === seat);
    return mine.reduce<Deadline | null>((best, d) => (best && best.at <= d.at ? best : d), null);
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? "?";
  }

  /** Begin, and follow the page's comings and goings. Answers with what ends it. */
  open(watch = false): () => void {
    this.#socket.watch = watch;
    this.#socket.person = this.person;
    // The name that this device was last used with is one person's.
    if (this.person === 0) this.#socket.name = settings.now.name;
    this.#socket.start();
    const wake = (): void => {
      if (document.visibilityState === "visible") this.#socket.wake();
    };
    const leave = (): void => {
      this.#socket.stop();
    };
    const back = (event: PageTransitionEvent): void => {
      if (event.persisted) this.#socket.start();
    };
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    window.addEventListener("focus", wake);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", back);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
      window.removeEventListener("focus", wake);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", back);
      leave();
    };
  }

  /** Try again now. */
  retry(): void {
    this.#socket.wake();
  }

  /** Entries as they come, for what moves and speaks; not those of the first `welcome`. */
  follow(watcher: (told: readonly Told[]) => void): () => void {
    this.#watchers = [...this.#watchers, watcher];
    return () => {
      this.#watchers = this.#watchers.filter((one) => one !== watcher);
    };
  }

  /** Show what was: a replay's scene, and the entries that are new in it. The connection is not opened for that. */
  show(held: Held, fresh: readonly Told[] = []): void {
    this.held = held;
    this.#tell(fresh);
  }

  async ask(what: Ask): Promise<Answer> {
    const answer = await this.#socket.request(what);
    // The share is chance's only before the start; a newcomer's comes too late.
    if (what.type === "sit" && what.salt && answer.type === "done" && this.#waits)
      noteShare(this.code, what.salt);
    return answer;
  }

  /** Ask, and show the refusal if it is refused. True if it was done. */
  async want(what: Ask): Promise<boolean> {
    const answer = await this.ask(what);
    if (answer.type === "refused") this.refuse(answer.code, answer.params ?? {});
    return answer.type === "done";
  }

  /** Play an action; a refusal is shown. True if it was done. */
  async play(action: Action): Promise<boolean> {
    if (this.cutOff) {
      this.refuse("offline", {}, action.type);
      return false;
    }
    this.pending = action;
    const answer = await this.ask({ type: "do", on: this.held.seq, action });
    if (this.pending === action) this.pending = null;
    if (answer.type === "refused") this.refuse(answer.code, answer.params ?? {}, action.type);
    return answer.type === "done";
  }

  /** Why not? Null: it may be done, or nobody knows. */
  async explain(action: Action): Promise<Refusal | null> {
    const answer = await this.ask({ type: "explain", action });
    return answer.type === "explained" ? answer.refusal : null;
  }

  /** Show a refusal for 6 s, beside any other. */
  refuse(code: string, params: Record<string, unknown> = {}, action: string | null = null): void {
    const shown = { code, params, action, n: ++this.#refusals };
    troubles.note(`refused ${code}${action === null ? "" : ` (${action})`}`);
    this.refusals = [...this.refusals, shown].slice(-3);
    this.#deps.later(() => {
      this.refusals = this.refusals.filter((r) => r.n !== shown.n);
    }, SHOWN_FOR);
  }

  hush(): void {
    this.refusals = [];
  }

  #stand(status: Status): void {
    const lost = this.status.kind === "lost";
    this.status = status;
    if (status.kind !== "lost") this.cutOff = false;
    else if (!lost) {
      this.#deps.later(() => {
        if (this.status.kind === "lost" && this.status.since === status.since) this.cutOff = true;
      }, QUIET);
    }
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        const known = this.held.table ? this.held.seq : message.seq;
        this.time.told(message.clock.now);
        this.movedBy = null;
        this.closed = null;
        this.held = foldWelcome(this.held, message);
        this.#note();
        this.#tell((message.told ?? []).filter((t) => t.seq > known));
        break;
      }
      case "update": {
        const known = this.held.seq;
        if (message.clock) this.time.told(message.clock.now);
        this.held = foldUpdate(this.held, message);
        if (message.table) this.#note();
        this.#tell((message.told ?? []).filter((t) => t.seq > known));
        break;
      }
      case "presence":
        this.held = foldPresence(this.held, message);
        break;
      case "said":
        this.held = { ...this.held, chat: joinChat(this.held.chat, message.lines) };
        break;
      case "moved":
        this.movedBy = message.by_name;
        this.held = foldMoved(this.held);
        break;
      case "closed":
        this.closed = message.reason;
        break;
      case "refused":
        this.refuse(message.code, message.params ?? {});
        break;
      default:
    }
  }

  /** What is seen of the table's chance while it is secret is kept, for the proof at the end. */
  #note(): void {
    const { table } = this;
    if (table?.status !== "waiting" && table?.status !== "playing") return;
    noteCommitment(this.code, table.proof.commitment);
    // Who begins without the seat has taken its share along, or another device plays it.
    if (table.status === "playing" && this.seat === null) noteShare(this.code, null);
  }

  #tell(told: readonly Told[]): void {
    if (told.length > 0) for (const watcher of this.#watchers) watcher(told);
  }
}
