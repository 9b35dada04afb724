/** How messages change what a client holds of a table. Pure: old and message in, new out. */
import type {
  ChatLine,
  ClockView,
  MeView,
  Menu,
  Presence,
  Standing,
  TableView,
  Told,
  Update,
  Waiting,
  Welcome,
} from "../wire/types";

/** Everything held of one table. `public`, `own` and `menu` are null while there are none. */
export interface Held {
  readonly seq: number;
  readonly table: TableView | null;
  readonly me: MeView;
  readonly public: Record<string, unknown> | null;
  readonly own: Record<string, unknown> | null;
  readonly menu: Menu | null;
  readonly waiting: Waiting | null;
  readonly standing: Standing | null;
  readonly clock: ClockView | null;
  readonly told: readonly Told[];
  readonly chat: readonly ChatLine[];
  /** What watchers are called, those that say it. */
  readonly watching: readonly string[];
}

export const NOTHING: Held = {
  seq: -1,
  table: null,
  me: {},
  public: null,
  own: null,
  menu: null,
  waiting: null,
  standing: null,
  clock: null,
  told: [],
  chat: [],
  watching: [],
};

const KEPT = 400;

/** Everything anew, except the entries that are already known. */
export function foldWelcome(held: Held, message: Welcome): Held {
  const same = held.table !== null && held.table.code === message.table.code;
  return {
    seq: message.seq,
    table: message.table,
    me: message.me,
    public: message.public ?? null,
    own: message.own ?? null,
    menu: message.menu ?? null,
    waiting: message.waiting ?? null,
    standing: message.standing ?? null,
    clock: message.clock,
    told: joinTold(same ? held.told : [], message.told ?? []),
    chat: joinChat(same ? held.chat : [], message.chat ?? []),
    watching: same ? held.watching : [],
  };
}

type Sections = Record<string, unknown> | null;
const sections = (old: Sections, fresh: Sections | undefined): Sections =>
  fresh ? { ...old, ...fresh } : old;

/** Sections replace sections of the same name; what is not in the message stays. */
export function foldUpdate(held: Held, message: Update): Held {
  const me = message.me ?? held.me;
  const seated = typeof me.seat === "number";
  return {
    ...held,
    seq: message.seq,
    table: message.table ?? held.table,
    me,
    public: sections(held.public, message.public),
    own: seated ? sections(held.own, message.own) : null,
    menu: seated ? (message.menu ?? held.menu) : null,
    waiting: message.waiting ?? held.waiting,
    standing: message.standing ?? held.standing,
    clock: message.clock ?? held.clock,
    told: joinTold(held.told, message.told ?? []),
  };
}

/** The seat is played elsewhere now: nothing of it stays on this screen. */
export const foldMoved = (held: Held): Held => ({ ...held, me: {}, own: null, menu: null });

export function foldPresence(held: Held, message: Presence): Held {
  if (!held.table) return held;
  const seats = held.table.seats.map((seat, i) =>
    seat
      ? {
          ...seat,
          connected: message.connected[i] ?? false,
          away_at: message.away_at[i] ?? null,
        }
      : null,
  );
  const table = { ...held.table, seats, watchers: message.watchers };
  return { ...held, table, watching: message.names ?? [] };
}

interface UndoneEvent {
  readonly type: "undone";
  readonly seat: number;
}
const undoneIn = (told: Told): UndoneEvent | undefined =>
  (told.events as { type: string }[] | undefined)?.find(
    (e): e is UndoneEvent => e.type === "undone",
  );

/** Add entries in order of their seq; one that comes again replaces itself. An undo strikes its seat's last step out. */
export function joinTold(old: readonly Told[], fresh: readonly Told[]): Told[] {
  const bySeq = new Map(old.map((told) => [told.seq, told]));
  for (const told of fresh) {
    const known = bySeq.has(told.seq);
    bySeq.set(told.seq, told);
    const undone = undoneIn(told);
    if (!undone || known) continue;
    const taken = [...bySeq.values()]
      .filter((t) => t.seq < told.seq && !t.undone && !undoneIn(t) && byWhom(t) === undone.seat)
      .sort((a, b) => b.seq - a.seq)[0];
    if (taken) bySeq.set(taken.seq, { ...taken, undone: true });
  }
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-KEPT);
}

/** The seat that an entry is of, or null: the server's. */
export const byWhom = (told: Told): number | null => {
  const digits = /\d+$/.exec(told.by)?.[0];
  return digits === undefined ? null : Number(digits);
};

export function joinChat(old: readonly ChatLine[], fresh: readonly ChatLine[]): ChatLine[] {
  const byNumber = new Map(old.map((line) => [line.n, line]));
  for (const line of fresh) byNumber.set(line.n, line);
  return [...byNumber.values()].sort((a, b) => a.n - b.n).slice(-KEPT);
}
