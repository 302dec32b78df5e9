/**
 * The kill switch. Browsers ask for the worker's script at every page load: this one takes the place of any other, deletes
 * what it kept and ends itself. It answers nothing, so pages come from the network from its first moment.
 */
export const ENDED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    })(),
  ),
);
`;
