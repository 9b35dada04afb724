/** A mouse that rests: what lies under it is told once it has stood still for a moment, never while something is dragged. */
const REST = 90;

export class Pointing {
  #timer: number | undefined;
  readonly #rested: (x: number, y: number) => void;

  constructor(rested: (x: number, y: number) => void) {
    this.#rested = rested;
  }

  move({ pointerType, buttons, clientX, clientY }: PointerEvent): void {
    this.stop();
    if (pointerType !== "mouse" || buttons !== 0) return;
    this.#timer = window.setTimeout(() => {
      this.#rested(clientX, clientY);
    }, REST);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }
}
