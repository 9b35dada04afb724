/**
 * What a person tries on the map before anything is sent: the tile on a square, then a figure in a zone (V98 to V103).
 *
 * The menu rules: what is tried counts only while the menu offers it, so nothing tried outlives its menu.
 */
import { type Action, offered, offers, valuesOf, withValue } from "../../table/menu";
import type { SideTab } from "../../table/side";
import { buzz } from "../../table/sound/player";
import type { FeatureView, Piece } from "../../wire/vasallos";
import type { Model } from "./model.svelte";
import { looks, tileFacts } from "./tiles";

export type Cell = readonly [number, number];
export type Panel = "choices" | "keys" | "menu" | "side" | "deck";
export interface Tried {
  readonly cell: Cell;
  readonly turn: number;
}

export type Pending =
  | { readonly tile: string; readonly cell: Cell; readonly turn: number }
  | { readonly kind: Piece; readonly zone: string };

const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

export class Play {
  readonly model: Model;
  panel = $state<Panel | null>(null);
  reading = $state<number | null>(null);
  tab = $state<SideTab>("log");
  /** All fields are shown. */
  fields = $state(false);
  /** Areas can be gone through, one by one, instead of what may be done. */
  exploring = $state(false);
  /** A zone of the area that was touched, and of the one that is pointed at or has the focus. */
  touched = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** Features as they would be with what is tried. */
  foreseen = $state.raw<readonly FeatureView[]>([]);
  /** Rises each time that the tile cannot be turned. */
  stuck = $state(0);
  #tile = $state.raw<Tried | null>(null);
  #turned = $state.raw({ step: "", turn: 0 });
  #kind = $state<Piece | null>(null);
  #zone = $state<string | null>(null);

  constructor(model: Model) {
    this.model = model;
  }

  readonly #menu = $derived.by(() => this.model.store.menu);
  readonly placing = $derived.by(() => offered(this.#menu, "place"));
  /** Which of the two phases of figures the menu is in. */
  readonly step = $derived.by((): "figure" | "phantom" | null =>
    offered(this.#menu, "no_figure")
      ? "figure"
      : offered(this.#menu, "no_phantom")
        ? "phantom"
        : null,
  );
  readonly cells = $derived.by((): readonly Cell[] =>
    this.placing ? (valuesOf(this.#menu, "place", "cell") as Cell[]) : [],
  );
  /** The tile where it is tried. */
  readonly tile = $derived.by((): Tried | null =>
    this.#tile && this.turnsAt(this.#tile.cell).includes(this.#tile.turn) ? this.#tile : null,
  );
  /** A tile newly drawn lies unturned, as the one before it has gone. */
  readonly #step = $derived.by(() => {
    const at = this.model.pub?.turn;
    return at ? `${String(at.turn)}.${String(at.step)}` : "";
  });
  /** How the tile in hand lies: as it is tried, or as it was last turned. */
  readonly turn = $derived.by(
    () => this.tile?.turn ?? (this.#turned.step === this.#step ? this.#turned.turn : 0),
  );
  /** Kinds of figures that can go somewhere. */
  readonly kinds = $derived.by((): readonly Piece[] => {
    if (this.step === "phantom") return offered(this.#menu, "phantom") ? ["phantom"] : [];
    return this.step ? (valuesOf(this.#menu, "figure", "kind") as Piece[]) : [];
  });
  readonly kind = $derived.by((): Piece | null =>
    this.#kind && this.kinds.includes(this.#kind) ? this.#kind : (this.kinds[0] ?? null),
  );
  /** Zones that the chosen figure may go to, each by its canonical name. */
  readonly zones = $derived.by((): readonly string[] => {
    if (!this.kind) return [];
    const names = (type: string): unknown[] =>
      this.step === "phantom"
        ? valuesOf(this.#canonical, type, "zone")
        : withValue(this.#canonical, type, "kind", this.kind);
    return names(this.step ?? "figure") as string[];
  });
  readonly zone = $derived.by((): string | null =>
    this.#zone && this.zones.includes(this.#zone) ? this.#zone : null,
  );
  /** What confirming would send. */
  readonly action = $derived.by((): Action | null => {
    if (this.tile) return { type: "place", cell: this.tile.cell, turn: this.tile.turn };
    if (!this.zone) return null;
    return this.step === "phantom"
      ? { type: "phantom", zone: this.zone }
      : { type: "figure", kind: this.kind, zone: this.zone };
  });
  readonly #canonical = $derived.by(() => ({
    choices: (this.#menu?.choices ?? []).filter((choice) => !choice.alias),
  }));

  /** What has been sent and is not answered yet: the tile, or the figure and the address of its zone. */
  readonly pending = $derived.by((): Pending | null => {
    const sent = this.model.store.pending;
    const { hand, last } = this.model;
    if (sent?.type === "place" && hand)
      return { tile: hand, cell: sent["cell"] as Cell, turn: Number(sent["turn"]) };
    if (!last || (sent?.type !== "figure" && sent?.type !== "phantom")) return null;
    const kind = sent.type === "phantom" ? "phantom" : (sent["kind"] as Piece);
    return { kind, zone: String(sent["zone"]) };
  });

  /** The turns that fit a square and look different. */
  turnsAt(cell: Cell): readonly number[] {
    const hand = this.model.hand;
    const at = this.cells.find((one) => sameCell(one, cell));
    if (!hand || !at) return [];
    const turns = withValue(this.#menu, "place", "cell", at) as number[];
    return looks(tileFacts(hand), turns);
  }

  /** Try the tile on a square: in the turn it had, else in the next one clockwise that fits. */
  tryAt(cell: Cell): void {
    const turns = this.turnsAt(cell);
    const turn = [0, 1, 2, 3].map((k) => (this.turn + k) % 4).find((k) => turns.includes(k));
    if (turn === undefined) return;
    this.#tile = { cell, turn };
    this.#keep(turn);
    this.touched = null;
  }
  /** Turn the tile tried to the next look that fits, or the tile in the hand to its next look; `by` -1: the other way. */
  rotate(by: 1 | -1 = 1): void {
    const { tile } = this;
    const hand = this.model.hand;
    if (!hand || !this.placing) return;
    const turns = tile ? this.turnsAt(tile.cell) : looks(tileFacts(hand), [0, 1, 2, 3]);
    if (turns.length < 2) {
      this.stuck += 1;
      return;
    }
    const at = turns.indexOf(tile?.turn ?? this.turn);
    const turn = turns[(at + by + turns.length) % turns.length] ?? 0;
    if (tile) this.#tile = { cell: tile.cell, turn };
    this.#keep(turn);
  }
  #keep(turn: number): void {
    this.#turned = { step: this.#step, turn };
  }
  choose(kind: Piece): void {
    this.#kind = kind;
  }
  /** Try the figure in a zone; the same again takes it away. */
  tryZone(zone: string): void {
    this.#zone = this.zone === zone ? null : zone;
    this.touched = null;
  }
  /** Take back what is tried, else what is looked at; true if there was something. */
  cancel(): boolean {
    if (this.action) {
      this.#tile = null;
      this.#zone = null;
    } else if (this.exploring || this.touched) {
      this.exploring = false;
      this.touched = null;
    } else return false;
    return true;
  }
  /** Esc: cancel, or if nothing is tried take the last thing back where that is allowed (V103). */
  escape(): boolean {
    if (this.cancel()) return true;
    if (this.canUndo) void this.undo();
    return this.canUndo;
  }
  async confirm(): Promise<void> {
    const { action } = this;
    if (!action) return;
    buzz();
    this.#tile = null;
    this.#zone = null;
    await this.send(action);
  }
  /** No figure, no phantom. */
  async none(): Promise<void> {
    if (this.step) await this.send({ type: `no_${this.step}` });
  }
  async undo(): Promise<void> {
    await this.attempt({ type: "undo" });
  }
  readonly canUndo = $derived.by(() => offered(this.#menu, "undo"));

  send(action: Action): Promise<boolean> {
    this.model.store.hush();
    return this.model.store.play(action);
  }
  /** Send it if it is offered; else say why not. */
  async attempt(action: Action): Promise<boolean> {
    const { store } = this.model;
    if (offers(store.menu, action)) return this.send(action);
    const refusal = await store.explain(action);
    if (refusal) store.refuse(refusal.code, refusal.params ?? {}, action.type);
    return false;
  }
  /** Say why a figure cannot go anywhere. */
  why(kind: Piece): void {
    const { store } = this.model;
    const type = this.step === "phantom" ? "phantom" : "figure";
    const refusal = store.menu?.blocked?.[`${type}/${kind}`];
    if (refusal) store.refuse(refusal.code, refusal.params ?? {}, type);
  }

  /** Ask what the action tried would make of the areas it touches; keep it if it is still tried. */
  async foresee(action: Action): Promise<void> {
    const answer = await this.model.store.ask({ type: "preview", action });
    if (answer.type !== "previewed" || this.action !== action) return;
    const result = answer.result as { features?: FeatureView[] } | null;
    this.foreseen = result?.features ?? [];
  }
}
