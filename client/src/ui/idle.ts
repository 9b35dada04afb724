/** What comes after the screen: loaded when there is time for it, however often the connection goes. */

/** Once the browser has nothing better to do; `most` ms from now in any case. */
const whenIdle = (most = 1_000): Promise<void> =>
  new Promise((done) => {
    // Safari has no such call: it waits a little.
    if (typeof requestIdleCallback === "undefined") window.setTimeout(done, Math.min(most, 200));
    else requestIdleCallback(() => done(), { timeout: most });
  });

const wait = (ms: number): Promise<void> => new Promise((done) => window.setTimeout(done, ms));

/** A part of the page is asked for again so many ms after it did not come. */
export const AGAIN = 2_000;

/** Style sheets that did not come, asked for again: no import asks for one a second time. */
async function missingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const fresh = links
    .filter((link) => link.sheet === null)
    .map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const come = new Promise((done, failed) => {
        again.addEventListener("load", done);
        again.addEventListener("error", failed);
      });
      link.replaceWith(again);
      return come;
    });
  await Promise.all(fresh);
}

/** A part of the page, loaded when there is time. */
export async function inTime<T>(load: () => Promise<T>): Promise<T> {
  await whenIdle();
  return patiently(load);
}

/** A part of the page; without a connection, when it is back. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await wait(AGAIN);
      await missingStyles().catch(() => undefined);
    }
  }
}
