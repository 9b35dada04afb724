/** Lines of the log as data: a game makes them from events, the log draws them. */
import { type Piece, pieces, t } from "../text/i18n.svelte";

export type CardCounts = Partial<Record<string, number>>;

/**
 * A part of a line: words, a seat's name, words that stand out, cards (drawn by the game), or words that lead to a place
 * on the board.
 */
export type Part =
  | string
  | { readonly kind: "seat"; readonly seat: number }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "cards"; readonly cards: CardCounts }
  | { readonly kind: "place"; readonly text: string; readonly at: string };

export interface Gain {
  readonly seat: number;
  readonly cards: CardCounts;
}

export interface LogLine {
  readonly key: string;
  readonly seat: number | null;
  /** `turn`: a heading. */
  readonly kind: "line" | "turn";
  readonly parts: readonly Part[];
  readonly gains: readonly Gain[];
  /** Taken back by an undo. */
  readonly struck: boolean;
}

/** The pieces of a text with a part in each slot. */
export const fill = (pieces: readonly Piece[], slots: Readonly<Record<string, Part>>): Part[] =>
  pieces.map((piece) => (typeof piece === "string" ? piece : (slots[piece.slot] ?? "")));

/** Who reads, and what everybody is called. */
export interface LogContext {
  readonly me: number | null;
  name(seat: number): string;
}

/** What an event says: a text of the game's log, with parts in its slots. */
export interface Sentence {
  /** Whose mark stands beside it, and who is "you". */
  readonly seat: number | null;
  readonly key: string;
  readonly slots?: Readonly<Record<string, Part>>;
  readonly params?: Readonly<Record<string, unknown>>;
  /** The table did it for who was not there. */
  readonly auto?: boolean;
}

/** A sentence of `game` in the reader's words; `alike`: keys whose text is the same whoever reads. */
export function write(
  game: string,
  { seat, key, slots, params, auto }: Sentence,
  at: LogContext,
  alike?: ReadonlySet<string>,
): Part[] {
  const you = seat !== null && seat === at.me && !alike?.has(key);
  const all: Record<string, Part> = {
    ...slots,
    ...(seat === null ? {} : { who: { kind: "seat", seat } }),
  };
  const text = pieces(`${game}:log.${key}${you ? "_you" : ""}`, params ?? {}, Object.keys(all));
  const parts = fill(text, all);
  return auto ? [...parts, ` ${t(`${game}:log.auto`)}`] : parts;
}

export interface Speech {
  name(seat: number): string;
  cards(cards: CardCounts): string;
}

/** A line as plain words, for readers and live regions. */
export function spoken(line: LogLine, speech: Speech): string {
  const words = line.parts
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.kind === "seat") return speech.name(part.seat);
      return part.kind === "cards" ? speech.cards(part.cards) : part.text;
    })
    .join("");
  const gains = line.gains.map(({ seat, cards }) => `${speech.name(seat)} +${speech.cards(cards)}`);
  return [words, ...gains].join(". ");
}
