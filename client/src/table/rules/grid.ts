/** A table of the rules: its cells are words, or what the game draws. */
export interface Grid<Cell> {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | Cell)[])[];
}
