/** Where one is. Going somewhere is a link or `go`, so that back and forward work (FP26). */
import { hashOf, readRoute, type Route, sharedCode } from "./address";

class Router {
  route = $state.raw<Route>(readRoute(location.hash));

  /** Follow the address; once. A shared link (`/m/CODE`) is the table's address from here on; there is no other path. */
  start(): void {
    const { pathname, hash } = location;
    const shared = sharedCode(pathname);
    const now = shared === null ? hashOf(pathname, hash) : tableHash(shared);
    if (pathname !== "/") history.replaceState(null, "", `/${now}`);
    this.route = readRoute(now);
    window.addEventListener("hashchange", () => {
      this.route = readRoute(location.hash);
    });
  }
}

export const router = new Router();

export const tableHash = (code: string): string => `#/mesa/${code}`;

/** A game that is over, at one of its entries; `person`: which one at this device looks at it. */
export const replayHash = (code: string, at: number, person = 0): string =>
  `#/mesa/${code}?t=${String(at)}${person > 0 ? `&p=${String(person)}` : ""}`;

/** Where a saved game is checked: a sheet over home. */
export const CHECK = "#/verificar";

/** The rules of a game, at a paragraph. */
export const rulesHash = (game: string, anchor = ""): string =>
  `#/reglas/${game}${anchor === "" ? "" : `#${anchor}`}`;

/** Go to `hash`. `replace`: back does not lead here again. */
export function go(hash: string, replace = false): void {
  if (replace) location.replace(hash);
  else location.hash = hash;
}
