/** Returns whether this page was kept by the device, and shown because the network failed. */
export const isKeptPage = (): boolean =>
  typeof document !== 'undefined' && 'kept' in document.documentElement.dataset;

/** How often kept pages were forgotten. A page that is being kept meanwhile is not stored. */
let forgotten = 0;
export const getTimesForgotten = (): number => forgotten;

/** Deletes everything that the service worker shows without a network: this site keeps nothing else in caches. */
export async function forgetKeptPages(): Promise<void> {
  forgotten += 1;
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // The browser has no storage or denies it, so nothing was kept.
  }
}
