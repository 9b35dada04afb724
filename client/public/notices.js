/* Part of the service worker: a tap on a note leads back to the table. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find((one) => one.url.includes("#/mesa/")) ?? pages[0];
      return page ? page.focus() : self.clients.openWindow("/");
    }),
  );
});
