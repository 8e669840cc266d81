import { createApiClient } from '@conkit/api-client';
import { dehydrate, hydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { createQueryClient } from './api/queryClient.ts';
import type { Language } from './i18n/language.ts';
import { createWords } from './i18n/words.ts';
import { createPage } from './page.ts';
import { createPortalRouter } from './router.tsx';
import { getPageTitle } from './shell/title.ts';
import { readState, stateElement } from './state.ts';
import { answerWith, Refusal, unauthorized, type Answers, type Call } from './testing/answers.ts';
import { finalists, votes } from './testing/ballots.ts';
import { awardSummary, config, person, user } from './testing/builders.ts';
import { nominations } from './testing/nominations.ts';
import { daypassPrices, purchase, purchaseData } from './testing/purchases.ts';

const NOW = Date.parse('2019-07-01T12:00:00Z');
const files: Record<string, string> = {
  'index.html':
    '<!doctype html><html lang="en"><head><title>ConKit</title></head><body><div id="root"></div></body></html>',
  '.vite/manifest.json': '{}',
};
const page = createPage((name) => files[name] ?? '');

async function application(path: string, language: Language, answers: Answers, isServer = false) {
  const calls: Call[] = [];
  const words = await createWords(language);
  const queryClient = createQueryClient();
  const router = createPortalRouter(
    {
      api: createApiClient({ baseUrl: 'http://test/api', fetch: answerWith(answers, calls) }),
      queryClient,
      words,
      isServer,
    },
    createMemoryHistory({ initialEntries: [path] }),
  );
  // Tests have a document on both sides, so set this on both. The e2e tests use the real server.
  router.ssr = { manifest: undefined };
  const element = (startTime: number, written: Map<string, string>) => (
    <App router={router} startTime={startTime} written={written} />
  );
  return { router, queryClient, words, element, calls };
}

/** Renders the HTML that the server sends. */
async function serve(path: string, language: Language, answers: Answers, now = NOW) {
  const { router, queryClient, words, element } = await application(path, language, answers, true);
  await router.load();
  const written = new Map<string, string>();
  const body = renderToString(element(now, written));
  return page({
    language,
    locale: words.locale,
    title: getPageTitle(router),
    body,
    state: stateElement({
      language,
      now,
      queries: dehydrate(queryClient),
      written: Object.fromEntries(written),
    }),
    nonce: 'nonce',
    routeIds: router.stores.matches.get().map(({ routeId }) => routeId),
    wordSets: words.asked(),
  });
}

let root: Root | undefined;
beforeEach(() => {
  // Skip what runs when the browser is idle, such as detecting the time zone.
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => {});
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Shows the HTML and hydrates it, as the browser does. */
async function takeOver(html: string, path: string) {
  const served = new DOMParser().parseFromString(html, 'text/html');
  // Replace the existing elements' content, since other tests query this body.
  document.documentElement.lang = served.documentElement.lang;
  document.head.replaceChildren(...served.head.childNodes);
  document.body.replaceChildren(...served.body.childNodes);
  const state = readState();
  const container = document.getElementById('root');
  if (!state || !container) throw new Error('The page has no state or no root');
  const drawn = container.querySelector('h1');
  const { router, queryClient, element, calls } = await application(path, state.language, {});
  hydrate(queryClient, state.queries);
  await router.load();
  const mismatches: unknown[] = [];
  const written = new Map(Object.entries(state.written));
  root = await act(async () =>
    hydrateRoot(container, element(state.now, written), {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  );
  /** Dates and amounts that the server had not formatted. */
  const anew = [...written.keys()].filter((key) => !(key in state.written));
  return { drawn, container, mismatches, calls, anew };
}

/**
 * Returns a function that returns the formatters created since this call. On a slow phone, creating the first
 * takes as long as rendering. Values from the server need none.
 */
function watchFormats() {
  const kinds = ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'ListFormat'] as const;
  const watched = kinds.map((kind) => ({ kind, made: vi.spyOn(Intl, kind) }));
  return () => watched.flatMap(({ kind, made }) => made.mock.calls.map((of) => [kind, ...of]));
}

const signedOut = { 'GET /config': config({ enable_daypass: true }), 'GET /user': unauthorized };
const family = [person({ id: 5, legal_name: 'Aoife <b> & Co' }), person({ membership: 'Child' })];
const signedIn = {
  'GET /config': config(),
  'GET /user': user(family),
  'GET /hugo/summary': awardSummary(family, {
    ballot: { categories: 20, done: 2, saved: '2019-07-01T08:15:00.000Z' },
  }),
  'GET /purchase/data': purchaseData(),
  'GET /purchase/list': [],
};

const forSale = {
  'GET /purchase/data': purchaseData(),
  'GET /purchase/daypass-prices': daypassPrices(),
  'GET /purchase/keys': { default: 'pk_sandbox' },
};
const bought = { 'GET /purchase/list': [purchase()] };

const ballot = {
  'GET /hugo/finalists': finalists({ Novella: [{ id: 3, title: 'Conjure' }] }),
  'GET /hugo/{id}/votes': votes({ Novel: [2, 1] }),
};

describe('hydrating the server’s HTML', () => {
  it.each([
    ['/', 'signed out', { ...signedOut, ...forSale }, 'Join from €40', 'Memberships'],
    ['/?next=%2Fpay', 'signed out', signedOut, 'Sign in to see this page', 'Memberships'],
    ['/', 'signed in', signedIn, '2 of 20 categories ranked', 'Memberships'],
    ['/new', 'signed out', { ...signedOut, ...forSale }, '€210', 'New Membership'],
    ['/daypass/Adult', 'signed out', { ...signedOut, ...forSale }, '€45', 'New Day Pass'],
    ['/upgrade/5', 'signed in', { ...signedIn, ...forSale }, '€10', 'Upgrade Membership'],
    ['/pay', 'signed in', { ...signedIn, ...forSale, ...bought }, 'Paid on', 'Payments'],
    ['/pay/bench', 'signed out', { ...signedOut, ...forSale }, 'Amount: €60', 'New Payment'],
    ['/hugo/vote/5', 'signed in', { ...signedIn, ...ballot }, 'Conjure', 'Hugo Award Voting'],
    ['/hugo/vote', 'signed out', signedOut, 'Sign in to vote', 'Hugo Award Voting'],
    ['/hugo/nominate', 'signed out', signedOut, 'see your nominations', 'Hugo Nominations'],
    ['/hugo/nominate/5', 'signed out', signedOut, 'Send login link', 'Hugo Nominations'],
    [
      '/hugo/nominate-landing/5',
      'signed in',
      signedIn,
      'Retro Hugo nominations',
      'Hugo and Retro Hugo Nominations',
    ],
    ['/no/such/page', 'signed out', signedOut, 'There is no such page', 'There is no such page'],
  ])('matches for %s %s', async (path, _, answers, words, title) => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    const errors = vi.spyOn(console, 'error');
    const html = await serve(path, 'en', answers);
    expect(html).toContain(words.replace('&', '&amp;'));
    expect(html).toContain(`<title>Testcon 2019${title && `: ${title}`}</title>`);
    const formats = watchFormats();
    const { drawn, container, mismatches, calls, anew } = await takeOver(html, path);
    expect(mismatches).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    expect(container.querySelector('h1')).toBe(drawn);
    expect(calls).toEqual([]);
    expect([...anew, ...formats()]).toEqual([]);
    vi.useRealTimers();
  });

  describe('hydrating nominations', () => {
    const path = '/hugo/nominate/5';
    const saved = { 'GET /hugo/{id}/nominations': [nominations('Novel', [{ title: 'Alpha' }])] };
    const open = new Date('2019-02-20T12:00:00Z');
    beforeEach(() => {
      localStorage.clear();
      vi.useFakeTimers({ now: open, toFake: ['Date'] });
    });
    afterEach(() => vi.useRealTimers());
    const title = (container: HTMLElement, row: number) =>
      within(container).getAllByRole('textbox', { name: `Title Nomination ${row}` })[0];

    it('matches with saved nominations', async () => {
      const html = await serve(path, 'en', { ...signedIn, ...saved }, open.getTime());
      // Categories with content are folded, and the first one without is open. The rules are hidden for
      // returning nominators.
      expect(html).toContain('>Alpha<');
      expect(html.match(/<details [^>]*open=""/g)).toHaveLength(1);
      const { drawn, container, mismatches, calls } = await takeOver(html, path);
      expect(mismatches).toEqual([]);
      expect(container.querySelector('h1')).toBe(drawn);
      expect(calls).toEqual([]);
      expect(title(container, 1)).toHaveValue('');
    });

    it('shows this device’s drafts with the next frame', async () => {
      const draft = { base: [{ title: 'Alpha' }], rows: [{ title: 'Alpha' }, { title: 'Beta' }] };
      localStorage.setItem('test2019:nominations:5:Novel', JSON.stringify(draft));
      const html = await serve(path, 'en', { ...signedIn, ...saved }, open.getTime());
      const { container, mismatches } = await takeOver(html, path);
      expect(mismatches).toEqual([]);
      expect(title(container, 2)).toHaveValue('Beta');
      expect(container).toHaveTextContent('Not saved yet');
    });

    it('loads in the browser what the server could not load', async () => {
      const broken = { 'GET /hugo/{id}/nominations': new Refusal(500, 'internal') };
      const html = await serve(path, 'en', { ...signedIn, ...broken }, open.getTime());
      expect(html).toContain('Loading...');
      const { mismatches, calls } = await takeOver(html, path);
      expect(mismatches).toEqual([]);
      expect(calls.map(({ name }) => name)).toEqual(['GET /hugo/5/nominations']);
    });
  });

  it('keeps the served front page without its data', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    const html = await serve('/', 'en', { ...signedOut, ...forSale });
    const [, state = ''] = /id="conkit-state">(.*?)<\/script>/.exec(html) ?? [];
    expect(state).toContain('Testcon 2019');
    expect(state).not.toContain('new_member');
    expect(state).not.toContain('€40');
    const served = new DOMParser().parseFromString(html, 'text/html');
    const { container } = await takeOver(html, '/');
    for (const id of ['front-intro', 'front-join', 'front-offers']) {
      const part = served.getElementById(id);
      expect(part?.textContent).toBeTruthy();
      expect(container.querySelector(`#${id}`)?.innerHTML).toBe(part?.innerHTML);
    }
    vi.useRealTimers();
  });

  it('matches in Finnish, with the page’s language', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    const html = await serve('/', 'fi', signedOut);
    expect(html).toContain('<html lang="fi-FI" dir="ltr">');
    const { mismatches, container } = await takeOver(html, '/');
    expect(mismatches).toEqual([]);
    expect(container).toHaveTextContent('Lähetä kirjautumislinkki');
    vi.useRealTimers();
  });

  it('escapes data that could end its element', async () => {
    const evil = '</script><script>alert(1)</script>';
    const html = await serve('/', 'en', {
      ...signedIn,
      'GET /user': user([person({ legal_name: evil })]),
    });
    expect(html).not.toContain('<script>alert');
    const { mismatches, container } = await takeOver(html, '/');
    expect(mismatches).toEqual([]);
    expect(container).toHaveTextContent(evil);
  });
});
