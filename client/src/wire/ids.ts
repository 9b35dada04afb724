/** Random identifiers. `crypto.getRandomValues` works on plain http too; `randomUUID` does not. */

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A request's identifier, unique for its seat: 96 random bits. */
export const newId = (): string => hex(crypto.getRandomValues(new Uint8Array(12)));

/** 16 random bytes of this browser: its share in the table's chance. */
export const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
