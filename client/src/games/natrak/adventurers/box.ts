/** The sections of the mode With adventurers, when the view has them. */
import type {
  AdventurersOwn,
  AdventurersPublic,
  AdventurerView,
  Discipline,
  Good,
  MetropolisView,
  Own,
  Public,
  StandingView,
} from "../../../wire/natrak";

/** In the fixed order of the rules. */
export const DISCIPLINES: readonly Discipline[] = ["alchemy", "crown", "religion"];
export const GOODS: readonly Good[] = ["herbs", "tribute", "coin"];
/** Steps of the march: the last one is the attack (N81). */
export const MARCH = 7;
/** Progress cards that stop the drawing at a gate (N70). */
export const PROGRESS_LIMIT = 4;

/** Its sources of points (N211). */
export const BOX_PARTS: readonly string[] = [
  "metropolis",
  "defence",
  "merchant",
  "constitution",
  "printing_press",
  "scholar",
];

export const boxOf = (pub: Public | null): AdventurersPublic | null =>
  pub && "figures" in pub ? (pub as AdventurersPublic) : null;

export const ownBoxOf = (own: Own | null): AdventurersOwn | null =>
  own && "progress" in own ? (own as AdventurersOwn) : null;

export const standingOf = (box: AdventurersPublic | null, seat: number): StandingView | null =>
  box?.standings[seat] ?? null;

export const adventurerAt = (
  box: AdventurersPublic | null,
  crossing: number,
): AdventurerView | null => box?.figures.adventurers.find((a) => a.crossing === crossing) ?? null;

export const metropolisOf = (
  box: AdventurersPublic | null,
  discipline: Discipline,
): MetropolisView | null =>
  box?.figures.metropolises.find((m) => m.discipline === discipline) ?? null;

/** The table's defence: the contributions of all. */
export const defenceOf = (box: AdventurersPublic): number =>
  box.goblins.defences.reduce((sum, n) => sum + n, 0);

/** Whose deck a card is from. */
export const disciplineOf = (box: AdventurersPublic, card: string): Discipline =>
  DISCIPLINES.find((d) => card in (box.box.disciplines[d]?.deck ?? {})) ?? "alchemy";

/** What raising to `level` costs with `cranes` at work (N47, N151). */
export const raiseCost = (level: number, cranes: number): number => level - (cranes > 0 ? 1 : 0);
