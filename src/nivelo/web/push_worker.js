/**
 * The part of the service worker that calls people to their turn: shows what the server sent, and
 * opens the table when it is tapped. `sw.js` imports it.
 */

{
  const worker = /** @type {any} */ (self);

  /* global BASE, WEB -- those of the service worker */
  const icon = `${WEB}/icons/nivelo-192.png`;

  /** @param {string} table */
  const pathOf = (table) => `${BASE}/t/${encodeURIComponent(table)}`;

  /** The windows that show a table. @param {string} table @returns {Promise<any[]>} */
  const windowsAt = async (table) => {
    const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    return all.filter(
      (/** @type {any} */ each) => new URL(each.url).pathname.replace(/\/$/, "") === pathOf(table),
    );
  };

  /** @param {{table: string, title: string, body: string, language: string}} message */
  const show = async ({ table, title, body, language }) => {
    const windows = await windowsAt(table);
    if (windows.some((each) => each.visibilityState === "visible")) return;
    await worker.registration.showNotification(title, {
      body,
      lang: language,
      icon,
      badge: icon,
      tag: `table-${table}`, // a newer one takes its place
      data: { table },
    });
  };

  /** @param {string} table */
  const open = async (table) => {
    const [shown] = await windowsAt(table);
    if (shown) await shown.focus();
    else await worker.clients.openWindow(pathOf(table));
  };

  worker.addEventListener("push", (/** @type {any} */ event) => {
    const message = event.data?.json();
    if (message?.type === "turn") event.waitUntil(show(message));
  });

  worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.table));
  });
}
