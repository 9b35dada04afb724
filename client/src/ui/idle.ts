/** Once the browser has nothing better to do; `most` ms from now in any case. */
export const whenIdle = (most = 1_000): Promise<void> =>
  new Promise((done) => {
    // Safari has no such call: it waits a little.
    if (typeof requestIdleCallback === "undefined") window.setTimeout(done, Math.min(most, 200));
    else requestIdleCallback(() => done(), { timeout: most });
  });
