/** The buttons of a turn: which there are, whether they are off, what they do. Shared by the tray and the phone's row. */
import { byWhom } from "../../table/fold";
import { offered } from "../../table/menu";
import { t } from "../../text/i18n.svelte";
import type { AdventurersEvent, NatrakEvent } from "../../wire/natrak";
import type { Told } from "../../wire/types";
import { actName } from "./labels";
import type { Model } from "./model.svelte";
import type { Play } from "./play.svelte";

/** Which action an event tells of, for those that undo takes back. */
const UNDONE: Readonly<Record<string, string>> = {
  exchanged: "guild",
  wall_built: "build_wall",
  adventurer_placed: "build_adventurer",
  adventurers_activated: "activate",
  adventurer_promoted: "promote",
  adventurer_moved: "move_adventurer",
  discipline_raised: "raise",
  metropolis_placed: "place_metropolis",
};

/** What cannot be taken back, by the event that tells of it. */
const FINAL: ReadonlySet<string> = new Set([
  "rolled",
  "scroll_bought",
  "scroll_cast",
  "progress_played",
  "dragon_moved",
  "dealt",
  "offer_posted",
]);

const DEBTS = ["discard", "give", "take_cards", "take_card", "pick"] as const;
/** What is owed in cards and picked in place of the hand. */
export type Debt = (typeof DEBTS)[number];

const eventsOf = (told: Told): readonly (NatrakEvent | AdventurersEvent)[] =>
  (told.events ?? []) as (NatrakEvent | AdventurersEvent)[];

export class Turn {
  readonly model: Model;
  readonly play: Play;
  #endPressed = -Infinity;

  constructor(model: Model, play: Play) {
    this.model = model;
    this.play = play;
  }

  can(type: string): boolean {
    return offered(this.model.store.menu, type);
  }

  /** What the big button does now: the action that moves the game on. */
  readonly big = $derived.by((): "roll" | "end_turn" | "end_window" =>
    this.model.mine && this.model.phase === "roll"
      ? "roll"
      : this.model.mine && this.model.phase === "special"
        ? "end_window"
        : "end_turn",
  );
  readonly debt = $derived.by((): Debt | null => DEBTS.find((type) => this.can(type)) ?? null);
  readonly canTrade = $derived.by(() => this.can("offer") || this.can("guild"));

  press(): void {
    if (this.big === "end_turn") this.end();
    else void this.play.attempt({ type: this.big });
  }

  /** End the turn; ask first if something would be lost. */
  end(): void {
    const { play } = this;
    if (!this.can("end_turn")) {
      void play.why("end_turn");
      return;
    }
    if (this.losses.length > 0) play.panel = "end";
    else void play.send({ type: "end_turn" });
  }

  /** What ending the turn now would lose, in sentences. */
  get losses(): string[] {
    const { model } = this;
    const free = this.can("build_road") ? (model.pub?.turn.free_roads ?? 0) : 0;
    const smiths = this.can("promote") ? (model.box?.effects.smiths ?? 0) : 0;
    return [
      ...(free > 0 ? [t("natrak:end.free_roads", { count: free })] : []),
      ...(smiths > 0 ? [t("natrak:end.smiths", { count: smiths })] : []),
      ...(model.offer?.seat === model.me && model.offer ? [t("natrak:end.offer")] : []),
    ];
  }

  /** E twice within 3 s ends the turn; true at the second. */
  endKey(now: number): boolean {
    const again = now - this.#endPressed < 3_000;
    this.#endPressed = again ? -Infinity : now;
    if (again) this.end();
    return again;
  }

  /** What confirming does, where that is more than putting a piece down. */
  get confirmLabel(): string {
    const { tool, victim } = this.play;
    if (tool !== "move_threat" || victim === undefined) return t("confirm");
    return victim === null
      ? t("natrak:button.move_here")
      : t("natrak:button.move_and_rob", { name: this.model.name(victim) });
  }

  trade(): void {
    if (this.canTrade) this.play.panel = "trade";
    else void this.play.why(this.model.offer?.seat === this.model.me ? "offer" : "guild");
  }

  undo(): void {
    if (this.can("undo")) void this.play.send({ type: "undo" });
    else this.whyNoUndo();
  }

  /** Why nothing can be taken back: what was done last and is final, if that is the reason. */
  whyNoUndo(): void {
    const { store } = this.model;
    if (store.menu?.blocked?.["undo"]?.code !== "nothing_to_undo") {
      void this.play.why("undo");
      return;
    }
    const events = store.held.told.filter((told) => !told.undone).flatMap(eventsOf);
    const turn = events.slice(events.findLastIndex((event) => event.type === "turn_began") + 1);
    const last = turn.findLast((event) => FINAL.has(event.type));
    if (last) store.refuse("no_undo", { why: t(`natrak:final.${last.type}`) }, "undo");
    else void this.play.why("undo");
  }

  get undoLabel(): string {
    return this.can("undo") ? t("table.undo_what", { what: this.undoes }) : t("table.undo");
  }
  /** The step that undo would take back, in words. */
  get undoes(): string {
    const { store, me } = this.model;
    const last = store.held.told.findLast((told) => !told.undone && byWhom(told) === me);
    const event = last ? eventsOf(last)[0] : undefined;
    if (event?.type === "piece_placed") return actName(`build_${event.piece}`);
    const type = event ? UNDONE[event.type] : undefined;
    return type ? actName(type) : "";
  }
}
