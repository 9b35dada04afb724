/** What a game calls its actions and their parameters: all that the generic list and forms need to know of it. */
import type { Action } from "./menu";

export interface ChoiceWords {
  /** A whole action: "Construir camino: entre B3 bosque 8 y mar". */
  line(action: Action): string;
  /** A type of action: "Construir camino". */
  name(type: string): string;
  /** A parameter: "Das". */
  field(name: string): string;
  /** A value of a parameter: a name, "Todos". */
  value(name: string, value: unknown): string;
  /** A kind of card: "Madera". */
  kind(kind: string): string;
}
