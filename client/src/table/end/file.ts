/**
 * A saved game's file, checked in the browser: is it whole, and does all its chance follow from the seed? Pure.
 * What a card was, among how many one chose and whether a move was legal are the rules' to say: `sobremesa verify`.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Noted } from "./noted";
import { type Drawn, type Fault, type Lot, prove, type Proven } from "./prove";

/** The first line. */
interface Header {
  readonly format: string;
  readonly version: number;
  readonly table: string;
  readonly game: string;
  readonly entries: number;
  readonly over: boolean;
}

interface Line {
  readonly seq: number;
  readonly kind: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly draws?: readonly (readonly [string, number | readonly number[]])[];
  readonly sides?: readonly number[];
  readonly hash: string;
}

/** Why a file cannot be right, besides what is wrong with its chance. */
export type FileFault = "not_a_log" | "not_over" | "missing_entry" | "changed" | "contributions";

export interface Checked {
  readonly table: string;
  readonly game: string;
  readonly entries: number;
  readonly fault: Fault | { why: FileFault; seq: number | null; label: string } | null;
  /** Null: it was not come so far. */
  readonly proven: Proven | null;
  /** Who gave what to chance, in the order of play. */
  readonly shares: readonly { name: string; share: string }[];
}

interface Seated {
  readonly name: string;
  readonly share: string | null;
}
type Seats = (Seated | null)[];

const FORMAT = "sobremesa-log";
const VERSION = 1;
/** More than any table has. */
const TOO_MANY_SEATS = 100;
const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** A line's hash is that of the line without it, behind the hash before. */
const TAIL = /,"hash":"[0-9a-f]{64}"\}$/;

class Wrong extends Error {
  constructor(
    readonly why: FileFault,
    readonly seq: number | null = null,
  ) {
    super(why);
  }
}

function parsed<T>(row: string | undefined, seq: number | null): T {
  try {
    const value: unknown = JSON.parse(row ?? "");
    if (typeof value === "object" && value !== null) return value as T;
  } catch {
    // Told below.
  }
  throw new Wrong(seq === null ? "not_a_log" : "missing_entry", seq);
}

function read(text: string): { header: Header; lines: Line[] } {
  const rows = text.split("\n").map((row) => row.trimEnd());
  const header = parsed<Header>(rows[0], null);
  if (header.format !== FORMAT || header.version !== VERSION) throw new Wrong("not_a_log");
  let before = hashOf(rows[0] ?? "");
  const lines = rows.slice(1, 1 + header.entries).map((row, seq) => {
    const line = parsed<Line>(row, seq);
    if (line.seq !== seq) throw new Wrong("missing_entry", seq);
    if (hashOf(before + row.replace(TAIL, "}")) !== line.hash) throw new Wrong("changed", seq);
    before = line.hash;
    return line;
  });
  if (lines.length !== header.entries || lines.length === 0)
    throw new Wrong("missing_entry", lines.length);
  return { header, lines };
}

/** Who sits where once the game begins, and what each gave; null before that. */
function follow(seats: Seats, { kind, body }: Line): Seats {
  const at = body["seat"] as number;
  const put = (one: Seated | null): Seats => seats.map((old, i) => (i === at ? one : old));
  switch (kind) {
    case "open": {
      const table = body["table"] as { seats: number };
      const kept = (body["reserved"] as { name: string }[] | undefined) ?? [];
      if (table.seats >= TOO_MANY_SEATS) throw new Wrong("not_a_log");
      const all: Seats = Array.from({ length: Math.max(table.seats, kept.length) }, () => null);
      return all.map((_, i) => (kept[i] ? { name: kept[i].name, share: null } : null));
    }
    case "sit":
      return put({ name: String(body["name"]), share: (body["salt"] as string | null) ?? null });
    case "bot":
      return put(body["bot"] === null ? null : { name: String(body["name"]), share: null });
    case "leave":
      return put(null);
    case "lot":
      return (body["order"] as number[]).map((old) => seats[old] ?? null);
    default:
      return seats;
  }
}

/** The shares that the game began with, if they are what people gave when they sat down. */
function sharesOf(lines: readonly Line[]): Seats {
  let seats: Seats = [];
  for (const line of lines) {
    if (line.kind === "start") {
      const given = line.body["salts"] as (string | null)[];
      const same =
        given.length === seats.length &&
        given.every((salt, i) => (salt ?? null) === (seats[i]?.share ?? null));
      if (!same) throw new Wrong("contributions", line.seq);
      return seats;
    }
    seats = follow(seats, line);
  }
  return [];
}

function drawsOf(lines: readonly Line[]): Drawn[] {
  return lines.flatMap(({ seq, draws = [], sides = [] }) => {
    let number = 0;
    return draws.map(([label, value]): Drawn => {
      const among = typeof value === "number" ? (sides[number++] ?? 0) : 0;
      return [seq, label, value, among];
    });
  });
}

const lotsOf = (lines: readonly Line[]): Lot[] =>
  lines.flatMap(({ seq, kind, body }) =>
    kind === "lot" ? [{ seq, n: body["n"] as number, order: body["order"] as number[] }] : [],
  );

/** Check it. Whatever text comes in, an answer comes out. `notedOf`: what this device saw of the table before its end. */
export function checkFile(text: string, notedOf: (code: string) => Noted): Checked {
  let found: Checked = {
    table: "",
    game: "",
    entries: 0,
    fault: null,
    proven: null,
    shares: [],
  };
  try {
    const { header, lines } = read(text);
    found = { ...found, table: header.table, game: header.game, entries: lines.length };
    const secret = lines.map((line) => line.body["secret"]).find((one) => typeof one === "string");
    if (!header.over || secret === undefined) throw new Wrong("not_over");
    const seats = sharesOf(lines);
    const proven = prove({
      code: header.table,
      proof: {
        commitment: String(lines[0]?.body["commitment"]),
        contributions: seats.map((one) => one?.share ?? null),
        secret: secret as string,
      },
      lots: lotsOf(lines),
      draws: drawsOf(lines),
      shown: [],
      noted: notedOf(header.table),
    });
    const shares = seats.flatMap((one) =>
      one?.share ? [{ name: one.name, share: one.share }] : [],
    );
    return { ...found, fault: proven.fault, proven, shares };
  } catch (why) {
    // What is broken in a way of its own is no log of ours.
    const { why: fault, seq } = why instanceof Wrong ? why : new Wrong("not_a_log");
    return { ...found, fault: { why: fault, seq, label: "" } };
  }
}
