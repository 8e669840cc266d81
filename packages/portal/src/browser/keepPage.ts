// Decisions: docs/decisions/rendering.md
import { getTimesForgotten, isKeptPage } from './kept.ts';

/** The start of the name of a page's cache. */
const KEPT = 'conkit-kept:';
const ASSETS = '/assets/';

export interface KeptPage {
  /** The path of the page on this site. The service worker (`public/offline.js`) must know it. */
  readonly path: string;
  /** The path of an API answer that the page shows. Others that were kept for the same page stay. */
  readonly answer: string;
  /** Shown above the page when there is no network. */
  readonly notice: HTMLElement;
}

/** The time of data that count as new until they are read again: in 2100. */
const NEW = Date.UTC(2100, 0);

/**
 * Marks a page as kept, and says so above it. The page's data count as new, so that it shows them without waiting for
 * the network.
 */
const markAsKept = (html: string, { notice }: KeptPage) =>
  html
    .replace('<html', '<html data-kept')
    .replaceAll(/"dataUpdatedAt":\d+/g, `"dataUpdatedAt":${NEW}`)
    .replace('<div id="root">', (root) => `${notice.outerHTML}${root}`);

const PRELOADS = 'link[rel=modulepreload]';
const ENTRY = 'script[type=module][src]';

/**
 * Checks that a page is complete. A tab that is older than the server's version has not loaded the dialogs of the new
 * one. A busy server leaves the page to the browser, and sends an empty one.
 */
function checkPage(html: string): void {
  // Without its styles: this tab's policy would report them, because they have the nonce of another answer.
  const plain = html.replaceAll(/<style[^>]*>[^<]*<\/style>/g, '');
  const served = new DOMParser().parseFromString(plain, 'text/html');
  const getEntry = (of: Document) => of.querySelector(ENTRY)?.getAttribute('src');
  if (getEntry(served) !== getEntry(document)) throw new Error('A newer version was not kept');
  if (!served.querySelector('#root > *')) throw new Error('An empty page was not kept');
}

/**
 * Returns the scripts that a page names, and all files that this tab has loaded. Browsers list only the first 250, so
 * the links that load scripts are read, too.
 */
function listAssets(html: string): readonly string[] {
  const named = Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, path]) => path ?? '');
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .concat(Array.from(document.querySelectorAll<HTMLLinkElement>(PRELOADS), ({ href }) => href))
    .map((url) => new URL(url))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(ASSETS))
    .map(({ pathname }) => pathname);
  return [...new Set([...named, ...loaded])];
}

async function read(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok || answer.redirected) throw new Error(`${path} was not kept: ${answer.status}`);
  return answer;
}

/**
 * Keeps a page of the signed-in account on this device, until it signs out. Without a network, the service worker shows
 * it as it is now. Does nothing in browsers that can't.
 *
 * @throws Error if something could not be read or stored; what was kept before stays
 */
export async function keepPage(page: KeptPage): Promise<void> {
  if (!('serviceWorker' in navigator) || typeof caches === 'undefined' || isKeptPage()) return;
  const before = getTimesForgotten();
  await navigator.serviceWorker.register('/offline.js');
  const served = await read(page.path);
  const html = await served.text();
  checkPage(html);
  const assets = listAssets(html);
  const files = await readAll(assets);
  // With the policy and `no-store`: after signing out, the browser's history must not show the page.
  const headers = new Headers(served.headers);
  // The text is no longer compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const kept = new Response(markAsKept(html, page), { headers });
  // The page last, so that it never replaces one that is complete if its files don't fit.
  if (!(await store(page.path, before, [...files, [page.path, kept]]))) return;
  // Read last, because `keepAnswer` keeps newer ones from now on.
  if (!(await store(page.path, before, await readAll([page.answer])))) return;
  const cache = await caches.open(KEPT + page.path);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(ASSETS) && !assets.includes(pathname)) await cache.delete(url);
  }
}

/** Keeps a newer answer for a page that is kept. */
export async function keepAnswer(page: string, answer: string): Promise<void> {
  const before = getTimesForgotten();
  if (typeof caches === 'undefined' || !(await caches.has(KEPT + page))) return;
  await store(page, before, await readAll([answer]));
}

type File = readonly [path: string, answer: Response];

const readAll = (paths: readonly string[]): Promise<readonly File[]> =>
  Promise.all(paths.map(async (path) => [path, await read(path)] as const));

/**
 * Stores files of a page in this order, unless the account has signed out since `before`. Returns whether they are
 * stored.
 */
async function store(page: string, before: number, files: readonly File[]): Promise<boolean> {
  if (getTimesForgotten() !== before) return false;
  const cache = await caches.open(KEPT + page);
  for (const [path, answer] of files) await cache.put(path, answer);
  const isStored = getTimesForgotten() === before;
  if (!isStored) await caches.delete(KEPT + page);
  return isStored;
}
