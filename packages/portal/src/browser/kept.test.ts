import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepAnswer, keepPage } from './keepPage.ts';
import { forgetKeptPages } from './kept.ts';

const ENTRY = '/assets/index-1.js';
const DIALOG = '/assets/BarcodeDialog-1.js';
const BARCODE = '/api/people/5/barcode.png';
const READING = '/api/hugo/5/reading';

const pageHtml = (entry = ENTRY, body = '<h1>Home</h1>') =>
  `<!doctype html><html lang="en"><head><script type="module" src="${entry}"></script></head>` +
  `<body><div id="root">${body}</div></body></html>`;

const getHref = (input: Request | string) =>
  new URL(typeof input === 'string' ? input : input.url, location.href).href;

/** The storage of a browser, as far as pages are kept in it. */
class FakeCaches {
  /** The file that no longer fits. */
  full: string | undefined;
  private readonly stored = new Map<string, Map<string, Response>>();
  has = async (name: string) => this.stored.has(name);
  keys = async () => [...this.stored.keys()];
  delete = async (name: string) => this.stored.delete(name);
  /** Requests of these tests have other headers than those that the answers vary by. */
  match = async (input: Request | string, { ignoreSearch = false, ignoreVary = false } = {}) => {
    const url = new URL(getHref(input));
    if (ignoreSearch) url.search = '';
    return [...this.stored.values()]
      .map((files) => files.get(url.href))
      .find((answer) => answer && (ignoreVary || !answer.headers.has('vary')));
  };
  open = async (name: string) => {
    const files = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, files);
    return {
      put: async (path: string, answer: Response) => {
        await Promise.resolve();
        if (path === this.full) throw new DOMException('No space', 'QuotaExceededError');
        files.set(getHref(path), answer);
      },
      delete: async (path: string) => files.delete(getHref(path)),
      keys: async () => [...files.keys()].map((url) => ({ url })),
    };
  };
  /** Returns the paths of all kept files. */
  list = () =>
    [...this.stored.values()]
      .flatMap((files) => [...files.keys()].map((url) => new URL(url).pathname))
      .toSorted();
}

let storage: FakeCaches;
/** The server's answers by path. Other requests fail, as without a network. */
let site: Record<string, () => Response | Promise<Response>>;
const notice = Object.assign(document.createElement('p'), { textContent: 'Kept.' });
const page = { path: '/', answer: BARCODE, notice };
const ok = (text: string) => () => new Response(text);

/** The files that this tab has loaded. */
const load = (...paths: string[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(paths.map((path) => ({ name: getHref(path) }) as unknown as PerformanceEntry));

beforeEach(() => {
  storage = new FakeCaches();
  site = {
    '/': () => new Response(pageHtml(), { headers: { 'cache-control': 'no-store' } }),
    [ENTRY]: ok('entry'),
    [DIALOG]: ok('dialog'),
    [BARCODE]: ok('barcode'),
    '/api/people/6/barcode.png': ok('another barcode'),
    [READING]: ok('{"time":"T1"}'),
  };
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const answer = site[new URL(getHref(input)).pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => undefined } });
  load(ENTRY, DIALOG);
  document.head.innerHTML = `<script type="module" data-test src="${ENTRY}"></script>`;
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ALL = [ENTRY, DIALOG, BARCODE, '/'].toSorted();
const readKept = async (path: string) => (await storage.match(path))?.text();

describe('keeping a page', () => {
  it('stores the page, its files and its answers', async () => {
    await keepPage(page);
    expect(storage.list()).toEqual(ALL);
    expect(await readKept('/')).toMatch(/<html data-kept.*Kept\..*<h1>Home/s);
  });

  it('keeps the headers of the page, so that the browser’s history forgets it as before', async () => {
    await keepPage(page);
    expect((await storage.match('/'))?.headers.get('cache-control')).toBe('no-store');
  });

  it('keeps no header of a compression that the kept page no longer has', async () => {
    const headers = { 'content-encoding': 'br', 'content-length': '9', 'x-kept': 'yes' };
    site['/'] = () => new Response(pageHtml(), { headers });
    await keepPage(page);
    const { headers: kept } = (await storage.match('/')) ?? new Response();
    expect(['content-encoding', 'content-length', 'x-kept'].map((one) => kept.get(one))).toEqual([
      null,
      null,
      'yes',
    ]);
  });

  it('shows its notice as text, never as HTML', async () => {
    const markup = Object.assign(notice.cloneNode() as HTMLElement, { textContent: '<img> & $&' });
    await keepPage({ ...page, notice: markup });
    expect(await readKept('/')).toContain('<p>&lt;img&gt; &amp; $&amp;</p><div id="root">');
  });

  it('counts the data of a kept page as new, so that it shows them without waiting', async () => {
    const data = '<p>1</p><script>{"dataUpdatedAt":1561975200000,"other":1561975200000}</script>';
    site['/'] = ok(pageHtml(ENTRY, data));
    await keepPage(page);
    expect(await readKept('/')).toContain('{"dataUpdatedAt":4102444800000,"other":1561975200000}');
  });

  it('does not keep a page that is itself shown from the device', async () => {
    document.documentElement.dataset['kept'] = '';
    onTestFinished(() => document.documentElement.removeAttribute('data-kept'));
    await keepPage(page);
    expect(storage.list()).toEqual([]);
  });

  it('keeps no files of another site, such as the payment provider’s', async () => {
    load(ENTRY, DIALOG, 'https://pay.example/assets/pay.js');
    await keepPage(page);
    expect(storage.list()).toEqual(ALL);
  });

  it('keeps no page that leads to another, such as after the session ended', async () => {
    site['/'] = () =>
      Object.defineProperty(new Response(pageHtml()), 'redirected', { value: true });
    await expect(keepPage(page)).rejects.toThrow('/ was not kept');
    expect(storage.list()).toEqual([]);
  });

  it('keeps the barcodes of two people', async () => {
    await keepPage(page);
    await keepPage({ ...page, answer: '/api/people/6/barcode.png' });
    expect(storage.list()).toEqual([...ALL, '/api/people/6/barcode.png'].toSorted());
  });

  it('deletes the files of an earlier version', async () => {
    await keepPage(page);
    const entry = '/assets/index-2.js';
    site = { ...site, '/': ok(pageHtml(entry)), [entry]: ok('new') };
    load(entry);
    document.head.innerHTML = `<script type="module" data-test src="${entry}"></script>`;
    await keepPage(page);
    expect(storage.list()).toEqual([entry, BARCODE, '/'].toSorted());
  });

  it.each([
    ['of a newer version, whose dialogs this tab has not loaded', pageHtml('/assets/index-2.js')],
    ['that a busy server left to the browser', pageHtml(ENTRY, '')],
  ])('keeps the last page instead of one %s', async (_, html) => {
    await keepPage(page);
    const before = await readKept('/');
    await forgetKeptPages();
    await keepPage(page);
    site = { ...site, '/': ok(html), '/assets/index-2.js': ok('new') };
    await expect(keepPage(page)).rejects.toThrow(/was not kept/);
    expect(storage.list()).toEqual(ALL);
    expect(await readKept('/')).toBe(before);
  });

  it('does not replace the last page when its files don’t fit', async () => {
    await keepPage(page);
    await forgetKeptPages();
    storage.full = DIALOG;
    await expect(keepPage(page)).rejects.toThrow('No space');
    expect(storage.list()).not.toContain('/');
  });

  it('keeps files that the browser no longer lists, because the tab has loaded many', async () => {
    load();
    document.head.insertAdjacentHTML('beforeend', `<link rel="modulepreload" href="${DIALOG}">`);
    await keepPage(page);
    expect(storage.list()).toEqual(ALL);
  });

  it.each([
    ['page', '/'],
    ['file', DIALOG],
    ['answer', BARCODE],
  ])('stores nothing when the account signs out while a %s is read', async (_, path) => {
    const { [path]: read = ok('') } = site;
    site[path] = async () => {
      const answer = await read();
      await forgetKeptPages();
      return answer;
    };
    await keepPage(page);
    expect(storage.list()).toEqual([]);
  });

  it('stores nothing when the account signs out while the page is stored', async () => {
    const { open } = storage;
    storage.open = async (name) => {
      const cache = await open(name);
      await forgetKeptPages();
      return cache;
    };
    await keepPage(page);
    expect(storage.list()).toEqual([]);
  });

  it('stores no newer answer after the account has signed out', async () => {
    await keepPage(page);
    const { has } = storage;
    storage.has = async (name) => {
      const isThere = await has(name);
      await forgetKeptPages();
      return isThere;
    };
    await keepAnswer('/', READING);
    expect(storage.list()).toEqual([]);
  });

  it('does not fail where the browser denies storage', async () => {
    storage.keys = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    await expect(forgetKeptPages()).resolves.toBeUndefined();
  });

  it('has deleted everything when it is done', async () => {
    const remove = storage.delete;
    await keepPage(page);
    storage.delete = async (name) => {
      await new Promise((resolve) => setTimeout(resolve));
      return remove(name);
    };
    await forgetKeptPages();
    expect(storage.list()).toEqual([]);
  });
});

describe('the service worker', () => {
  beforeAll(async () => {
    const worker = '../../public/offline.js';
    await import(/* @vite-ignore */ worker);
  });

  /** Requests a path as a page does. Undefined if the worker leaves it to the browser. */
  function request(path: string, mode = 'cors', method = 'GET') {
    let answer: Promise<Response> | undefined;
    const event = Object.assign(new Event('fetch'), {
      request: { url: getHref(path), mode, method },
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    dispatchEvent(event);
    return answer;
  }
  const readAnswer = async (path: string, mode?: string) => (await request(path, mode))?.text();
  const refuse = (status: number) => () => new Response('refused', { status });

  it('leaves ballots, payments and writes to the browser', () => {
    expect(request('/hugo/vote/5', 'navigate')).toBeUndefined();
    expect(request('/api/purchase/list')).toBeUndefined();
    expect(request('/api/hugo/finalists')).toBeUndefined();
    expect(request('/api/hugo/5/votes')).toBeUndefined();
    expect(request(READING, 'cors', 'POST')).toBeUndefined();
    expect(request(`https://other.example${ENTRY}`)).toBeUndefined();
  });

  it('shows a kept page to a request with other headers, such as another language', async () => {
    site['/'] = () => new Response(pageHtml(), { headers: { vary: 'Cookie, Accept-Language' } });
    await keepPage(page);
    site = {};
    expect(await readAnswer('/', 'navigate')).toContain('data-kept');
  });

  it('shows what is kept without a network, and the server’s answer with one', async () => {
    await keepPage(page);
    expect(await readAnswer('/', 'navigate')).not.toContain('data-kept');
    site = {};
    expect(await readAnswer('/?from=bookmark', 'navigate')).toContain('data-kept');
    expect(await readAnswer(BARCODE)).toBe('barcode');
    await expect(request(`${BARCODE}?of=another`)).rejects.toThrow('Failed to fetch');
    await expect(request('/hugo/reading/5', 'navigate')).rejects.toThrow('Failed to fetch');
  });

  it.each([500, 502, 503])('shows what is kept when the server fails: %i', async (status) => {
    await keepPage(page);
    site = { '/': refuse(status), [BARCODE]: refuse(status), [READING]: refuse(status) };
    expect(await readAnswer('/', 'navigate')).toContain('data-kept');
    expect(await readAnswer(BARCODE)).toBe('barcode');
    expect(await readAnswer(READING)).toBe('refused');
  });

  it('shows what is kept when no answer comes', async () => {
    await keepPage(page);
    site = { '/': () => new Promise(() => undefined) };
    vi.useFakeTimers();
    const answer = request('/', 'navigate');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await (await answer)?.text()).toContain('data-kept');
  });

  it('waits for a slow answer when nothing is kept', async () => {
    site = {
      '/': () => new Promise((resolve) => setTimeout(resolve, 60_000, new Response('slow'))),
    };
    vi.useFakeTimers();
    const answer = request('/', 'navigate');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await (await answer)?.text()).toBe('slow');
  });

  it('shows a refusal of the server, such as after signing out', async () => {
    await keepPage(page);
    site = { [BARCODE]: refuse(401) };
    expect(await readAnswer(BARCODE)).toBe('refused');
  });

  it('finds the files of a kept page after the server has a newer version', async () => {
    await keepPage(page);
    site = { [DIALOG]: refuse(404) };
    expect(await readAnswer(DIALOG)).toBe('dialog');
  });
});
