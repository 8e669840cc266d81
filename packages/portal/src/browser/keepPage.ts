// Decisions: docs/decisions/rendering.md
import { getTimesForgotten, isKeptPage, KEPT } from './kept.ts';

const ASSETS = '/assets/';

export interface KeptPage {
  /** The path of the page on this site. The service worker (`public/offline.js`) must know it. */
  readonly path: string;
  /** The paths of API answers that the page shows. Others that were kept for the same page stay. */
  readonly answers: readonly string[];
  /** Shown above the page when there is no network. */
  readonly notice: string;
  /** The text of the link that loads the page again. */
  readonly again: string;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Marks a page as kept, and says so above it. The colours don't depend on the theme. */
const markAsKept = (html: string, { notice, again }: KeptPage) =>
  html
    .replace('<html', '<html data-kept')
    .replace(
      '<div id="root">',
      () =>
        '<p role="status" style="margin:0;padding:8px 16px;text-align:center;color:#3b2a00;background:#ffe9a8">' +
        `${escapeHtml(notice)} <a href="" style="color:inherit">${escapeHtml(again)}</a></p><div id="root">`,
    );

/** Returns the scripts that a page names, and all files that this tab has loaded. */
function listAssets(html: string): readonly string[] {
  const named = Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, path]) => path ?? '');
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
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
  const answer = await read(page.path);
  const html = await answer.text();
  const assets = listAssets(html);
  const files = await readAll(assets);
  const policy = answer.headers.get('content-security-policy') ?? "default-src 'none'";
  const document = new Response(markAsKept(html, page), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
  if (!(await store(page.path, before, [...files, [page.path, document]]))) return;
  // Read last, because `keepAnswer` keeps newer ones from now on.
  if (!(await store(page.path, before, await readAll(page.answers)))) return;
  const cache = await caches.open(KEPT + page.path);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(ASSETS) && !assets.includes(pathname)) await cache.delete(url);
  }
}

/** Keeps a newer answer for a page that is kept. */
export async function keepAnswer(page: string, answer: string): Promise<void> {
  if (typeof caches === 'undefined' || !(await caches.has(KEPT + page))) return;
  const before = getTimesForgotten();
  await store(page, before, await readAll([answer]));
}

type File = readonly [path: string, answer: Response];

const readAll = (paths: readonly string[]): Promise<readonly File[]> =>
  Promise.all(paths.map(async (path) => [path, await read(path)] as const));

/** Stores files of a page, unless the account has signed out since `before`. Returns whether they are stored. */
async function store(page: string, before: number, files: readonly File[]): Promise<boolean> {
  if (getTimesForgotten() !== before) return false;
  const cache = await caches.open(KEPT + page);
  await Promise.all(files.map(([path, answer]) => cache.put(path, answer)));
  const isStored = getTimesForgotten() === before;
  if (!isStored) await caches.delete(KEPT + page);
  return isStored;
}
