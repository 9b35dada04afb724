/** Addresses: the part behind `#`, and table codes. */

export type Route =
  | { readonly page: "home"; readonly check: boolean }
  | { readonly page: "admin"; readonly game: string | null }
  | { readonly page: "table"; readonly code: string }
  | {
      readonly page: "replay";
      readonly code: string;
      readonly at: number;
      readonly person: number;
    }
  | { readonly page: "rules"; readonly game: string; readonly anchor: string }
  | { readonly page: "unknown" };

/** A table's code as typed or pasted: a whole link, small letters and blanks are fine; null if there is none. */
export function readCode(text: string): string | null {
  const tail = text.trim().split("/").at(-1) ?? "";
  const code = tail.split(/[?#]/)[0]?.replace(/[\s-]/g, "").toUpperCase() ?? "";
  return /^[A-Z0-9]{8}$/.test(code) ? code : null;
}

/** What stands for the code in the path of a shared link, `/m/CODE`, however it was copied; null: the path is none. */
export function sharedCode(path: string): string | null {
  const part = /^\/m\/([^/]+)\/?$/.exec(path)?.[1];
  if (part === undefined) return null;
  try {
    return readCode(decodeURIComponent(part)) ?? part;
  } catch {
    return part;
  }
}

/** What stands behind `#` for an address as it was opened: the path itself, where that alone says where to go. */
export const hashOf = (path: string, hash: string): string =>
  hash !== "" || path === "/" || path === "/index.html" ? hash : `#${path}`;

export function readRoute(hash: string): Route {
  const [whole = "", anchor = ""] = hash.replace(/^#/, "").split("#");
  const [path = "", query = ""] = whole.split("?");
  const parts = path.split("/").filter((part) => part !== "");
  if (parts.length === 0) return { page: "home", check: false };
  if (parts[0] === "verificar" && parts.length === 1) return { page: "home", check: true };
  if (parts[0] === "admin" && parts.length === 1) {
    return { page: "admin", game: new URLSearchParams(query).get("game") };
  }
  if (parts[0] === "reglas" && parts.length === 2) {
    return { page: "rules", game: parts[1] ?? "", anchor };
  }
  const code = parts[0] === "mesa" && parts.length === 2 ? readCode(parts[1] ?? "") : null;
  if (code === null) return { page: "unknown" };
  const asked = new URLSearchParams(query);
  const at = asked.get("t");
  const person = /^[1-5]$/.test(asked.get("p") ?? "") ? Number(asked.get("p")) : 0;
  return at !== null && /^\d{1,7}$/.test(at)
    ? { page: "replay", code, at: Number(at), person }
    : { page: "table", code };
}
