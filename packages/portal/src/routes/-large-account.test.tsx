import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Refusal, type Answers } from '../testing/answers.ts';
import { finalists, votes } from '../testing/ballots.ts';
import { config, person, user } from '../testing/builders.ts';
import { crowd, largeAccount, purchases } from '../testing/largeAccount.ts';
import { daypassPrices, purchase, purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const NOW = new Date('2019-07-01T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

const open = (path: string, answers: Answers = {}) =>
  renderRoute(path, {
    'GET /config': config(),
    'GET /purchase/data': purchaseData(),
    'GET /purchase/daypass-prices': daypassPrices(),
    'GET /purchase/keys': { default: 'pk_sandbox' },
    ...largeAccount(),
    ...answers,
  });
type Page = Awaited<ReturnType<typeof open>>;

const asked = (page: Page, name: string) =>
  page.calls.filter((call) => call.name === name).map(({ query }) => query);
// Search by text: with so many rows, a search by role takes seconds.
const shownPeople = () =>
  screen
    .getAllByText(/^Person \d+$/, { selector: 'h2' })
    .map((heading) => Number(heading.textContent?.split(' ')[1]));
const button = (name: string) => screen.getByText(name, { selector: 'button, button *' });
const shownSigns = () =>
  screen.getAllByText(/^Sign \d+$/).map((sign) => Number(sign.textContent?.split(' ')[1]));
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('the home page of an account with many people', () => {
  const more = () => button('Show more people');

  it('shows the first 50, and loads the others a page at a time', async () => {
    const page = await open('/');
    expect(shownPeople()).toEqual(upTo(50).map((at) => at + 1));
    expect(asked(page, 'GET /user')).toEqual(['?limit=50']);
    expect(asked(page, 'GET /hugo/summary')).toEqual(['?limit=50']);
    expect(screen.getByText('50 of 120 people shown')).toHaveAttribute('role', 'status');
    await page.user.click(more());
    expect(await screen.findByText('100 of 120 people shown')).toBeVisible();
    expect(more().closest('button')).toHaveFocus();
    await page.user.click(more());
    expect(await screen.findByText('All 120 people shown')).toHaveFocus();
    expect(screen.queryByText('Show more people')).toBeNull();
    expect(shownPeople()).toEqual(crowd.map(({ id }) => id));
    expect(asked(page, 'GET /user')).toEqual([
      '?limit=50',
      '?limit=50&after=50',
      '?limit=50&after=100',
    ]);
    const last = screen.getByText('Person 120', { selector: 'h2' }).closest('section');
    const vote = last?.querySelector('[href="/hugo/vote/120"]')?.closest('li');
    expect(vote).toHaveTextContent(/Start your Hugo ballot Not started/);
  });

  it('explains when the others fail to load, keeps those shown, and retries', async () => {
    let isBroken = true;
    const { 'GET /user': answer } = largeAccount();
    const page = await open('/', {
      'GET /user': (call: { query: string }) =>
        isBroken && call.query.includes('after')
          ? new Refusal(503, 'unavailable')
          : (answer as (call: unknown) => unknown)(call),
    });
    await page.user.click(more());
    expect(await screen.findByText(/More people could not be loaded/)).toBeVisible();
    expect(shownPeople()).toHaveLength(50);
    isBroken = false;
    await page.user.click(more());
    expect(await screen.findByText('100 of 120 people shown')).toBeVisible();
    expect(screen.queryByText(/More people could not be loaded/)).toBeNull();
  });

  it('shows no people of another account that signs in meanwhile', async () => {
    const { 'GET /user': answer } = largeAccount();
    const page = await open('/', {
      'GET /user': (call: { query: string }) =>
        call.query.includes('after')
          ? user([person({ id: 500, legal_name: 'Person 500' })], {
              email: 'other@example.com',
              people_count: 1,
            })
          : (answer as (call: unknown) => unknown)(call),
    });
    await page.user.click(more());
    expect(await screen.findByText(/More people could not be loaded/)).toBeVisible();
    expect(shownPeople()).not.toContain(500);
  });

  it('reloads the shown people after a change', async () => {
    const page = await open('/');
    await page.user.click(more());
    await screen.findByText('100 of 120 people shown');
    await act(() => page.queryClient.invalidateQueries({ queryKey: ['people', 'own'] }));
    expect(asked(page, 'GET /user').slice(2)).toEqual(['?limit=50&after=50']);
    expect(shownPeople()).toHaveLength(100);
  });

  it('opens the details of a person beyond the first page', async () => {
    const page = await open('/?edit=77', { 'GET /people/{id}/log': { log: [] } });
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(await screen.findByDisplayValue('Person 77')).toBeVisible();
    expect(asked(page, 'GET /user')).toEqual(['?limit=50', '?limit=1&after=76']);
  });

  it('has the receipt of an old purchase, with the number of a person beyond the first page', async () => {
    const oldest = purchase({ id: 1001, person_id: 77, person_name: 'Person 77' });
    await open(`/?receipt=${oldest.id}`, largeAccount([...purchases.slice(0, -1), oldest]));
    const number = crowd[76]?.member_number;
    // The whole text: "194" alone is also in "the 1944 Retro Hugo Awards".
    expect(await screen.findByText(`#${number}`)).toBeVisible();
  });

  it('has an invoice that is older than the newest 50 purchases', async () => {
    const invoice = purchase({ id: 3, status: 'invoice', data: { sponsor: 'Sign 999' } });
    const page = await open('/', largeAccount([...purchases, invoice]));
    expect(shownSigns()).toEqual([999]);
    expect(asked(page, 'GET /purchase/list')).toEqual(['?limit=51', '?limit=51&status=invoice']);
  });

  it('has no paging with 50 people and purchases', async () => {
    const people = crowd.slice(0, 50);
    const page = await open('/', {
      ...largeAccount(purchases.slice(0, 50)),
      'GET /user': user(people, { people_count: 50 }),
    });
    expect(shownPeople()).toHaveLength(50);
    expect(screen.queryByText('Show more people')).toBeNull();
    expect(screen.queryByText(/people shown/)).toBeNull();
    expect(asked(page, 'GET /purchase/list')).toEqual(['?limit=51']);
  });
});

describe('the payments of an account with many people', () => {
  it('are shown 50 at a time, each once', async () => {
    const page = await open('/pay');
    const older = () => button('Show older purchases');
    expect(shownSigns()).toEqual(upTo(50));
    expect(screen.getByText('Newest 50 shown')).toHaveAttribute('role', 'status');
    await page.user.click(older());
    expect(await screen.findByText('Newest 100 shown')).toBeVisible();
    expect(older().closest('button')).toHaveFocus();
    await page.user.click(older());
    expect(await screen.findByText('All 120 shown')).toHaveFocus();
    expect(shownSigns()).toEqual(upTo(120));
    expect(asked(page, 'GET /purchase/list')).toEqual([
      '?limit=51',
      '?limit=51&before=1071',
      '?limit=51&before=1021',
    ]);
    expect(asked(page, 'GET /user')).toEqual(['?limit=50']);
  });

  it('stay in place when the others fail to load', async () => {
    const { 'GET /purchase/list': answer } = largeAccount();
    const page = await open('/pay', {
      'GET /purchase/list': (call: { query: string }) =>
        call.query.includes('before')
          ? new Refusal(503, 'unavailable')
          : (answer as (call: unknown) => unknown)(call),
    });
    await page.user.click(button('Show older purchases'));
    expect(await screen.findByText(/Older purchases could not be loaded/)).toBeVisible();
    expect(shownSigns()).toHaveLength(50);
  });

  it('include the ballot of a person beyond the first page', async () => {
    const token = { category: 'siteselect', type: 'ss-token', person_id: 77 };
    await open('/pay', largeAccount([purchase(token)]));
    const link = await screen.findByRole('link', { name: 'Download the personal ballot' });
    expect(link).toHaveAttribute('href', expect.stringContaining('77'));
  });
});

describe('a page about one of many people', () => {
  it('finds a voter beyond the first page, and loads no one else', async () => {
    const page = await open('/hugo/vote/77', {
      'GET /hugo/finalists': finalists({}),
      'GET /hugo/{id}/votes': votes({}),
    });
    expect(page.path()).toBe('/hugo/vote/77');
    expect(await screen.findByText(/Person 77/)).toBeVisible();
    expect(asked(page, 'GET /user')).toEqual(['?limit=50', '?limit=1&after=76']);
  });

  it.each(['500', '077', 'x'])(
    'redirects from %s, which is no person, to the only voter',
    async (id) => {
      const page = await open(`/hugo/vote/${id}`, {
        'GET /hugo/finalists': finalists({}),
        'GET /hugo/{id}/votes': votes({}),
      });
      expect(page.path()).toBe('/hugo/vote/120');
    },
  );

  it('allows upgrades and items for any of them', async () => {
    const page = await open('/pay/bench');
    expect(asked(page, 'GET /user')).toEqual(['?limit=50', '']);
    await page.router.navigate({ href: '/upgrade/120' });
    await waitFor(() => expect(screen.getAllByText(/Person 120/).length).toBeGreaterThan(0));
  });
});
