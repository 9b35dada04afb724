/** How pieces are framed as icons: the symbols of the board, without halo. */
export type IconPiece =
  "camp" | "city" | "road" | "wall" | "adventurer" | "merchant" | "dragon" | "scroll";

interface IconLook {
  readonly viewBox: string;
  readonly turn: number;
  /** Where the owner's mark goes, if it has one. */
  readonly mark: readonly [x: number, y: number] | null;
}

export const PIECE_ICONS: Readonly<Record<IconPiece, IconLook>> = {
  camp: { viewBox: "-22 -24 44 44", turn: 0, mark: [0, 4.4] },
  city: { viewBox: "-30 -35 60 60", turn: 0, mark: [3, 4] },
  road: { viewBox: "-38 -38 76 76", turn: -30, mark: null },
  wall: { viewBox: "-14 -14 28 28", turn: 0, mark: null },
  adventurer: { viewBox: "-21 -26 42 50", turn: 0, mark: [0, -1] },
  merchant: { viewBox: "-27 -27 54 51", turn: 0, mark: null },
  dragon: { viewBox: "-46 -50 100 84", turn: 0, mark: null },
  scroll: { viewBox: "-12 -12 24 24", turn: 0, mark: null },
};
