// Service worker. When the network or the server fails, it answers with what the pages kept:
// `src/browser/keepPage.ts`. Members can open their barcode and their reading list without a network. Every other
// request goes to the network as usual.
// @ts-check

const PAGES = /^\/$|^\/[\w-]+\/reading\/\d+$/;
const ASSETS = /^\/assets\//;
const ANSWERS = /^\/api\/(people\/\d+\/barcode\.png|hugo\/\d+\/reading)$/;
/** How long to wait for an answer when the device has kept one, in milliseconds. */
const PATIENCE_MS = 8000;

/** @param {Request} request */
const isKept = ({ method, mode, url }) => {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return false;
  return mode === 'navigate'
    ? PAGES.test(pathname)
    : ASSETS.test(pathname) || ANSWERS.test(pathname);
};

/**
 * Returns whether an answer is worth less than a kept one. The server has only the files of its own version, and a kept
 * page may be older.
 *
 * @param {Response} answer
 * @param {Request} request
 */
const isFailure = ({ status }, { url }) =>
  status >= 500 || (status === 404 && ASSETS.test(new URL(url).pathname));

/** @param {Request} request */
async function answer(request) {
  const sent = fetch(request);
  /** @type {Promise<undefined>} */
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  const first = await Promise.race([sent, late]).catch(() => undefined);
  if (first && !isFailure(first, request)) return first;
  const options = { ignoreSearch: request.mode === 'navigate', ignoreVary: true };
  return (await caches.match(request, options)) ?? sent;
}

addEventListener('fetch', (event) => {
  if (isKept(event.request)) event.respondWith(answer(event.request));
});
