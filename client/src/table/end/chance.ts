/**
 * Chance, computed again in the browser as the server says that it does (docs/protocol.md, "Chance"): the commitment
 * C = SHA-256(S), the lots for the order, the key K, and every draw from K by its label.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SPAN = 1n << 64n;

export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** K: from S, the table's code and what people added, in seat order. */
export const keyOf = (
  secret: string,
  table: string,
  shares: readonly (string | null)[],
): Uint8Array =>
  sha256(
    concatBytes(
      utf8ToBytes("sobremesa1"),
      hexToBytes(secret),
      utf8ToBytes(table),
      ...shares.flatMap((share) => (share ? [hexToBytes(share)] : [])),
    ),
  );

/** The draw of a label: 0 to n − 1, the first number of its stream that is not beyond the last whole multiple of n. */
export function below(key: Uint8Array, label: string, n: number): number {
  // There is no whole multiple of more: the search for a number below it would never end.
  if (!(n >= 1 && n <= Number.MAX_SAFE_INTEGER)) throw new RangeError("no such draw");
  const most = BigInt(n);
  const limit = SPAN - (SPAN % most);
  const prefix = concatBytes(key, utf8ToBytes(label));
  for (let counter = 0; ; counter++) {
    const tail = new Uint8Array(8);
    new DataView(tail.buffer).setBigUint64(0, BigInt(counter));
    const hash = sha256(concatBytes(prefix, tail));
    const word = new DataView(hash.buffer, hash.byteOffset).getBigUint64(0);
    if (word < limit) return Number(word % most);
  }
}

/** The order of n things by a label, one number a step from `label#i`. */
export function order(key: Uint8Array, label: string, n: number): number[] {
  const items = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = below(key, `${label}#${String(i)}`, i + 1);
    [items[i], items[j]] = [items[j] ?? 0, items[i] ?? 0];
  }
  return items;
}

/** The order of play that lot number `n` draws. */
export const lot = (secret: string, table: string, n: number, seats: number): number[] =>
  order(
    sha256(
      concatBytes(
        utf8ToBytes("lot"),
        hexToBytes(secret),
        utf8ToBytes(table),
        utf8ToBytes(String(n)),
      ),
    ),
    "order",
    seats,
  );

export const hex = bytesToHex;
