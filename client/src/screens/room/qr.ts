/** A QR code as one SVG path, a unit square a module. */
import { encode } from "uqr";

export interface QrPath {
  readonly d: string;
  /** Width and height in modules, border included. */
  readonly size: number;
}

/** Rows of modules as rectangles, joined along each row. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  let d = "";
  data.forEach((row, y) => {
    let from = -1;
    [...row, false].forEach((on, x) => {
      if (on && from < 0) from = x;
      if (!on && from >= 0) {
        d += `M${String(from)} ${String(y)}h${String(x - from)}v1H${String(from)}z`;
        from = -1;
      }
    });
  });
  return { d, size };
}
