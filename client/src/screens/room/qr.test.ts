import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { qrPath } from "./qr";

describe("the QR code", () => {
  it("covers exactly the dark modules", () => {
    const text = "http://192.168.1.20:8000/m/K7QFX2MD";
    const { d, size } = qrPath(text);
    const code = encode(text, { ecc: "M", border: 2 });
    expect(size).toBe(code.size);
    const dark = new Set<string>();
    for (const [, x, y, w] of d.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
      for (let i = 0; i < Number(w); i += 1) dark.add(`${String(Number(x) + i)},${String(y)}`);
    }
    const wanted = code.data.flatMap((row, y) =>
      row.flatMap((on, x) => (on ? [`${String(x)},${String(y)}`] : [])),
    );
    expect([...dark].sort()).toEqual(wanted.sort());
  });
});
