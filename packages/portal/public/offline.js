// Service worker. When the network fails, it answers with what the pages kept: `src/browser/keepPage.ts`. Members can
// open their barcode and their reading list without a network. Every other request goes to the network as usual.
// @ts-check

const PAGES = /^\/$|^\/[\w-]+\/reading\/\d+$/;
const FILES = /^\/assets\/|^\/api\/(people\/\d+\/barcode\.png|hugo\/(finalists|\d+\/reading))$/;

/** @param {Request} request */
const isKept = ({ method, mode, url }) => {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return false;
  return mode === 'navigate' ? PAGES.test(pathname) : FILES.test(pathname);
};

/** @param {Request} request */
async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const options = { ignoreSearch: request.mode === 'navigate', ignoreVary: true };
    const kept = await caches.match(request, options);
    if (kept) return kept;
    throw error;
  }
}

addEventListener('fetch', (event) => {
  if (isKept(event.request)) event.respondWith(answer(event.request));
});
