import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '@conkit/api-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { createQueryClient } from '../api/queryClient.ts';
import { createWords } from '../i18n/words.ts';
import { createPortalRouter } from '../router.tsx';
import { answerWith } from '../testing/answers.ts';
import { config, person, user } from '../testing/builders.ts';
import { report, setAnalyticsService, startAnalytics, type AnalyticsEvent } from './analytics.ts';

const sent: AnalyticsEvent[] = [];
let restore = () => undefined as void;
beforeEach(() => {
  sent.length = 0;
  restore = setAnalyticsService((event) => sent.push(event));
});
afterEach(() => {
  restore();
  vi.unstubAllGlobals();
});

/** Visits these paths as a visitor, without rendering. */
async function visit(paths: readonly [string, ...string[]], values = config()) {
  const answers = { 'GET /config': values, 'GET /user': user([person({ id: 5 })]) };
  const api = createApiClient({ baseUrl: 'http://test/api', fetch: answerWith(answers, []) });
  const router = createPortalRouter(
    {
      api,
      queryClient: createQueryClient(),
      words: await createWords('en'),
    },
    createMemoryHistory({ initialEntries: [paths[0]] }),
  );
  await router.load();
  startAnalytics(router);
  for (const href of paths.slice(1)) await router.navigate({ href });
  return sent;
}

describe('page views', () => {
  it.each([
    '/login/aoife@example.com/secret-key',
    '/login/aoife@example.com/secret-key/5/vote?next=%2Fpay',
    '/LOGIN/aoife@example.com/secret-key',
    '/login',
    '/login/aoife@example.com',
  ])('count %s without its query and key', async (path) => {
    const [first] = await visit([path]);
    expect(JSON.stringify(first)).not.toMatch(/aoife|secret|5/);
  });

  it('count every login link as /login', async () => {
    expect(await visit(['/login/aoife@example.com/secret-key'])).toEqual([
      { type: 'page', path: '/login' },
    ]);
  });

  it.each([
    ['/hugo/vote/5', '/hugo/vote/:id'],
    ['/upgrade/5', '/upgrade/:id'],
    ['/hugo/nominate/5', '/hugo/nominate/:id'],
    ['/daypass/Adult', '/daypass/Adult'],
    ['/?next=%2Fhugo%2Fnominate%2F5', '/'],
    ['/logn/aoife@example.com/secret-key', '/not-found'],
  ])('count %s as %s', async (path, counted) => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await visit([path])).toEqual([{ type: 'page', path: counted }]);
  });

  it('count each navigation once', async () => {
    expect(await visit(['/pay', '/daypass/Adult', '/pay/ss-token'])).toEqual([
      { type: 'page', path: '/pay' },
      { type: 'page', path: '/daypass/Adult' },
      { type: 'page', path: '/pay/ss-token' },
    ]);
  });
});

describe('the analytics service', () => {
  it('receives events only if the convention configures a URL', async () => {
    const sendBeacon = vi.fn();
    vi.stubGlobal('navigator', { ...navigator, sendBeacon });
    await visit(['/pay']);
    expect(sendBeacon).not.toHaveBeenCalled();

    await visit(['/pay'], config({ analytics: { url: 'https://count.example/' } }));
    report({ type: 'saved', what: 'votes', category: 'Novel' });
    expect(sendBeacon.mock.calls).toEqual([
      ['https://count.example/', '{"type":"page","path":"/pay"}'],
      ['https://count.example/', '{"type":"saved","what":"votes","category":"Novel"}'],
    ]);
  });

  it('receives nothing about the account', async () => {
    await visit(['/', '/hugo/vote/5', '/upgrade/5']).catch(() => undefined);
    expect(JSON.stringify(sent)).not.toMatch(/aoife|example\.com|Aoife|\d/);
  });
});
