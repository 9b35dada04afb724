/**
 * What a person is about to do on the board: the tool in hand, the ghost tried, what opens over the table.
 *
 * The menu rules: a tool that is not offered is not in hand, a ghost that is no target does not exist. So nothing
 * tried can outlive the menu it was tried under.
 */
import { type Action, offered, offers, valuesOf, withValue } from "../../table/menu";
import { settings } from "../../table/settings.svelte";
import type { SideTab } from "../../table/side";
import { buzz } from "../../table/sound/player";
import { type Aim, aimOf, fieldOf, FORCED, isTool, MENDED, type Tool } from "./aims";
import type { BoardGhost, BoardPick, BoardPlace, GhostPiece } from "./board-types";
import { adventurerAt } from "./adventurers/box";
import type { Cards, Discipline, Material } from "../../wire/natrak";
import type { Model, Priced } from "./model.svelte";
import { Trade } from "./trade.svelte";

/** What a tool's piece costs. */
export const PRICE_OF: Partial<Record<Tool, Priced>> = {
  build_road: "road",
  build_camp: "camp",
  build_city: "city",
  build_wall: "wall",
  build_adventurer: "adventurer",
};

export type { Tool };

export type Panel =
  | "build"
  | "trade"
  | "counter"
  | "scrolls"
  | "disciplines"
  | "choices"
  | "keys"
  | "menu"
  | "place"
  | "material"
  | "end"
  | "side";

export class Play {
  readonly model: Model;
  readonly trade: Trade;
  /** The panel that is open over the table. */
  panel = $state<Panel | null>(null);
  /** The player whose card is open. */
  reading = $state<number | null>(null);
  /** Which tab the side column or drawer shows. */
  tab = $state<SideTab>("log");
  /** Where one tapped without a tool. */
  spot = $state.raw<BoardPlace | null>(null);
  /** The material one asks about: what it buys, and how to come by it. */
  material = $state<Material | null>(null);
  /** The turn in which every offer gets a no. */
  noUntil = $state<number | null>(null);
  /** The board has been read aloud: its hexes are gone through by keys, until Esc. */
  exploring = $state(false);
  #tool = $state<Tool | null>(null);
  #first = $state<unknown>(null);
  #ghost = $state<number | null>(null);
  #victim = $state<number | null | undefined>(undefined);

  constructor(model: Model) {
    this.model = model;
    this.trade = new Trade(this);
  }

  /** The tool in hand, as far as the menu offers it. */
  readonly tool = $derived.by((): Tool | null => {
    const menu = this.model.store.menu;
    const forced = FORCED.find((tool) => offered(menu, tool));
    if (forced) return forced;
    if (this.#tool && offered(menu, this.#tool)) return this.#tool;
    if (this.model.pending && offered(menu, "place_metropolis")) return "place_metropolis";
    const free = this.model.mine && (this.model.pub?.turn.free_roads ?? 0) > 0;
    return free && offered(menu, "build_road") ? "build_road" : null;
  });
  readonly aim = $derived.by((): Aim | null => (this.tool ? aimOf(this.tool) : null));
  readonly targets = $derived.by((): readonly number[] =>
    this.tool && this.aim ? this.#placesOf(this.tool, this.aim) : [],
  );
  /** The parameter settled before the place: the only one there is, or the one chosen. */
  readonly first = $derived.by((): unknown => {
    if (!this.tool || !this.aim?.first) return null;
    const values = valuesOf(this.model.store.menu, this.tool, this.aim.first);
    if (values.includes(this.#first)) return this.#first;
    return values.length === 1 && !this.aim.two ? values[0] : null;
  });
  /** The place tried. */
  readonly at = $derived.by((): number | null =>
    this.#ghost !== null && this.targets.includes(this.#ghost) ? this.#ghost : null,
  );
  /** Who may be robbed there; null is nobody. */
  readonly victims = $derived.by((): readonly (number | null)[] =>
    this.tool === "move_threat" && this.at !== null
      ? (withValue(this.model.store.menu, "move_threat", "hex", this.at) as (number | null)[])
      : [],
  );
  /** The victim chosen; undefined while one has to choose. */
  readonly victim = $derived.by((): number | null | undefined => {
    if (this.victims.length === 1) return this.victims[0];
    return this.victims.some((v) => v === this.#victim) ? this.#victim : undefined;
  });
  /** What confirming would send, or null. */
  readonly action = $derived.by((): Action | null => {
    if (!this.tool || !this.aim || this.at === null) return null;
    const { first } = this.aim;
    if (first && this.first === null) return null;
    const before = first ? { [first]: this.first } : {};
    const action = { type: this.tool, ...before, [fieldOf(this.aim)]: this.at };
    if (this.tool !== "move_threat") return action;
    return this.victim === undefined ? null : { ...action, victim: this.victim };
  });
  readonly ghost = $derived.by((): BoardGhost | null =>
    this.aim && this.at !== null
      ? {
          kind: this.aim.kind,
          id: this.at,
          piece: this.piece,
          seat: this.model.me ?? 0,
          cost: this.cost,
          ...this.#look(),
        }
      : null,
  );
  /** Sent and not answered yet. */
  readonly pending = $derived.by((): BoardGhost | null => {
    const sent = this.model.store.pending;
    if (!sent || !isTool(sent.type)) return null;
    const aim = aimOf(sent.type);
    const at = sent[fieldOf(aim)];
    if (typeof at !== "number") return null;
    return {
      kind: aim.kind,
      id: at,
      piece: aim.piece,
      seat: this.model.me ?? 0,
    };
  });

  /** The hexes whose numbers would be swapped: the first one chosen, and the one tried. */
  get swapped(): readonly number[] {
    if (!this.aim?.two || typeof this.first !== "number") return [];
    return this.at === null ? [this.first] : [this.first, this.at];
  }

  /** What confirming would cost; nothing for what is free. */
  get cost(): Cards | undefined {
    return this.tool ? this.costOf(this.tool) : undefined;
  }
  /** What an action costs now; nothing for what is free or has no price. */
  costOf(type: string): Cards | undefined {
    const { pub, box } = this.model;
    const free: Record<string, number | undefined> = {
      build_road: pub?.turn.free_roads,
      promote: box?.effects.smiths,
    };
    if ((free[type] ?? 0) > 0) return undefined;
    return pub?.rules.prices[isTool(type) ? (PRICE_OF[type] ?? "") : type];
  }

  /** The setup of some modes puts up cities. */
  get piece(): GhostPiece {
    if (this.tool === "place_piece") return this.model.pub?.turn.piece ?? "camp";
    return this.aim?.piece ?? "camp";
  }

  #placesOf(tool: Tool, aim: Aim): number[] {
    const { menu } = this.model.store;
    const values =
      aim.first && this.first !== null
        ? withValue(menu, tool, aim.first, this.first)
        : valuesOf(menu, tool, aim.first && aim.two ? aim.first : fieldOf(aim));
    return values.filter((one): one is number => typeof one === "number");
  }
  /** How what is tried looks: its level, its discipline. */
  #look(): Pick<BoardGhost, "level" | "discipline"> {
    if (this.tool === "place_metropolis") return { discipline: this.first as Discipline };
    if (this.tool !== "move_adventurer") return {};
    return { level: adventurerAt(this.model.box, Number(this.first))?.level };
  }

  /** Take a tool up, or put it down; `first`: what is settled before the place. */
  take(tool: Tool | null, first: unknown = null): void {
    this.exploring = false;
    this.#tool = this.#tool === tool && this.#first === first ? null : tool;
    this.#first = first;
    this.#ghost = null;
    this.panel = null;
  }
  /** Begin an action that was chosen at its place: its ghost stands there; a move asks where to; the rest is sent. */
  begin(action: Action): void {
    const { type } = action;
    this.panel = null;
    this.exploring = false;
    if (!isTool(type)) {
      void this.attempt(action);
      return;
    }
    const aim = aimOf(type);
    this.#tool = type;
    this.#first = aim.first ? action[aim.first] : null;
    this.#ghost = null;
    const id = action[fieldOf(aim)];
    if (!aim.first && typeof id === "number")
      this.pick({ kind: aim.kind, id, via: "keyboard" }, false);
  }
  /** Go through the hexes by keys; what was tried is taken away. */
  explore(): void {
    this.#ghost = null;
    this.exploring = true;
  }
  /** A tap on a target, or on the ghost. */
  pick(place: BoardPick, ghost: boolean): void {
    if (this.exploring) {
      // Hexes are only looked at; a hand on the board wants what it showed before.
      if (place.via !== "keyboard") this.exploring = false;
      return;
    }
    if (ghost) {
      void this.confirm();
      return;
    }
    if (place.kind !== this.aim?.kind) return;
    if (this.aim.two && this.first === null) {
      this.#first = place.id;
      return;
    }
    this.#ghost = place.id;
    this.#victim = undefined;
    if (settings.now.confirm === "needed" && this.tool && MENDED.has(this.tool))
      void this.confirm();
  }
  /** What does a material buy? Held long, one that is missing is asked for at once. */
  askAbout(material: Material, long = false): void {
    if (long && this.trade.canAsk && (this.model.hand[material] ?? 0) === 0) {
      this.trade.ask({ [material]: 1 });
      return;
    }
    this.material = material;
    this.panel = "material";
  }
  rob(victim: number | null): void {
    this.#victim = victim;
  }
  async confirm(): Promise<void> {
    const action = this.action;
    if (!action) return;
    buzz();
    this.#ghost = null;
    const last = (this.model.pub?.turn.free_roads ?? 0) <= 1;
    if (last) this.#tool = null;
    await this.send(action);
  }
  /** One step back: the ghost, then the tool, then what was tapped. True if there was one. */
  cancel(): boolean {
    if (this.exploring) this.exploring = false;
    else if (this.panel === "place") this.panel = null;
    else if (this.#ghost !== null) this.#ghost = null;
    else if (this.aim?.two && this.#first !== null) this.#first = null;
    else if (this.#tool !== null) this.#tool = null;
    else return false;
    return true;
  }
  /** A tap beside all targets: one step back; on a free board it asks what can be done there. */
  off(place: BoardPlace | null): void {
    this.exploring = false;
    // What is open and lets taps through is the ring: the second tap on its piece closes it.
    const again =
      this.panel === "place" && place?.id === this.spot?.id && place?.kind === this.spot?.kind;
    if (this.panel === "place") this.panel = null;
    if (this.at !== null || (this.#tool !== null && this.tool === this.#tool)) {
      this.cancel();
      return;
    }
    if (place === null || again) return;
    const { tool, aim } = this;
    // A place of the kind that is asked for, and not lit: why not there?
    if (tool && aim?.kind === place.kind && !aim.first) {
      const victim = tool === "move_threat" ? { victim: null } : {};
      void this.attempt({ type: tool, [fieldOf(aim)]: place.id, ...victim });
      return;
    }
    // Nothing is ever built on a hex.
    if (tool !== null || place.kind === "hex") return;
    if (!this.model.mine) {
      void this.#whyNotNow(place);
      return;
    }
    this.spot = place;
    this.panel = "place";
  }
  /** A tap out of turn by one who plays: the server says why nothing can be built there now. */
  async #whyNotNow({ kind, id }: BoardPlace): Promise<void> {
    const { me, store, over } = this.model;
    if (me === null || over || !store.menu) return;
    store.hush();
    const type = kind === "edge" ? "build_road" : "build_camp";
    await this.why(type, { type, [kind]: id });
  }
  send(action: Action): Promise<boolean> {
    this.model.store.hush();
    return this.model.store.play(action);
  }
  /** Send it if it is offered; else say why not. */
  async attempt(action: Action): Promise<boolean> {
    const { store } = this.model;
    if (offers(store.menu, action)) return this.send(action);
    await this.why(action.type, action);
    return false;
  }
  /** Say why `type` cannot be done. */
  async why(type: string, action: Action = { type }): Promise<void> {
    const { store } = this.model;
    const told = store.menu?.blocked?.[type] ?? (await store.explain(action));
    // Asked for without a place, all the server can miss is the place: what is off then is off for now.
    const refusal = told?.code === "bad_action" ? { code: "wrong_phase" } : told;
    if (refusal) store.refuse(refusal.code, refusal.params ?? {}, type);
  }
}
