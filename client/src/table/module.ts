/** What a game brings to the shared screens. The screens know games only through this. */
import type { Component, Snippet } from "svelte";
import type { Language } from "../text/i18n.svelte";
import type { TableView } from "../wire/types";
import type { RulesText } from "./rules/parse";
import type { TableStore } from "./store.svelte";

/** The light part: what home, New table and the waiting room show. */
export interface GameLobby {
  /** A still picture of the game's board. */
  readonly Preview: Component<{ label?: string }>;
  /** A few strokes of it, for small squares. */
  readonly Thumb: Component;
  /** A bust, for games with portraits. */
  readonly Portrait: Component<PortraitProps> | null;
  /** Who stands for a player in games without portraits. */
  readonly Figure?: Component<{ colour: string; size: number; away: boolean }>;
  /** Name of a portrait, of an option, of an option's value, and one line about a value. */
  portraitName(portrait: string): string;
  optionName(option: string): string;
  optionUnit(option: string): string;
  valueName(option: string, value: unknown): string;
  valueLine(option: string, value: unknown): string;
  /** What stands for an option that is in or out. */
  readonly OptionPicture?: Component<{ option: string }>;
  /** What a number of seats asks for, in a line; empty: nothing. */
  seatsLine?(seats: number): string;
  /** A table's options in a few words each, for pills: "Básico", "a 10 puntos". */
  summary(table: Pick<TableView, "options">): string[];
}

export interface PortraitProps {
  cls: string;
  colour: string | null;
  size?: number;
  mark?: boolean;
  label?: string;
  away?: boolean;
}

export interface TableProps {
  store: TableStore;
  onsettings: () => void;
  /** Go home. */
  onleave: () => void;
  /** A watcher wants a seat, or its own back. */
  onsit: () => void;
  /** The table shows a game that is over, as it was: what stands in the place of top bar and dock. */
  replay?: ReplayParts;
}

export interface ReplayParts {
  readonly top: Snippet;
  /** Given what happened last, in words. */
  readonly dock: Snippet<[last: string]>;
}

/** The heavy part, loaded when a game is played or looked at. */
export interface GameTable {
  readonly Table: Component<TableProps>;
  /** Types of events that a replay marks on its line. */
  readonly marks?: Readonly<Record<string, "attack" | "deal">>;
}

/** A game whose rules differ by mode. */
export interface RulesVersions {
  /** Their ids, no anchors of paragraphs; the first is read where nobody says which. */
  readonly ids: readonly string[];
  name(id: string): string;
  /** The one that a table with these options plays by. */
  of(options: Readonly<Record<string, unknown>>): string;
}

/** The rules of a game: the texts as data, and what is drawn in them. */
export interface GameRules {
  /** Absent: one text for every table. */
  readonly versions?: RulesVersions;
  text(language: Language, version?: string): RulesText;
  readonly Drawing: Component<{ name: string }>;
  readonly Table: Component<{ name: string }>;
}

export interface GameEntry {
  /** Nothing of it is hidden: people at one device need no cover between them. */
  readonly open?: boolean;
  lobby(): Promise<GameLobby>;
  table(): Promise<GameTable>;
  /** Absent while a game has no rules to read. */
  rules?(): Promise<GameRules>;
}
