import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lostConnection, Refusal, unauthorized } from '../testing/answers.ts';
import { awardSummary, config, person, user } from '../testing/builders.ts';
import { daypassPrices, purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const open = {
  'GET /config': config(),
  'GET /purchase/data': purchaseData(),
  'GET /purchase/daypass-prices': daypassPrices(),
  'GET /purchase/keys': { default: 'pk_sandbox' },
};
const signedOut = { ...open, 'GET /user': unauthorized };
const signedIn = { ...open, 'GET /user': user([person({ id: 5 })]), 'GET /purchase/list': [] };

describe('a path that requires signing in', () => {
  it.each(['/upgrade', '/upgrade/5', '/hugo/nominate-landing/5'])(
    '%s redirects a visitor to the home page, which remembers it',
    async (path) => {
      const page = await renderRoute(path, signedOut);
      expect(page.router.state.location.pathname).toBe('/');
      expect(page.router.state.location.search).toEqual({ next: path });
      expect(screen.getByText(/Sign in to see this page/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Send login link' })).toBeVisible();
    },
  );

  it.each([
    ['/upgrade', 'Upgrade Membership'],
    ['/upgrade/5', 'Upgrade Membership'],
    ['/hugo/nominate/5', 'Hugo Nominations'],
    ['/hugo/nominate-retro/5', 'Retro Hugo Nominations'],
    ['/hugo/nominate-landing/5', 'Hugo and Retro Hugo Nominations'],
  ])('%s shows a member "%s"', async (path, title) => {
    const page = await renderRoute(path, signedIn);
    expect(page.path()).toBe(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`Testcon 2019: ${title}`);
  });
});

describe('nominations', () => {
  it.each([
    ['/hugo/nominate', 'Hugo Nominations'],
    ['/hugo/nominate/5', 'Hugo Nominations'],
    ['/hugo/nominate-retro/5', 'Retro Hugo Nominations'],
  ])('%s shows a visitor the sign-in, which leads back', async (path, title) => {
    const email = 'aoife@example.com';
    const page = await renderRoute(path, {
      ...signedOut,
      'POST /key': { status: 'success', email },
    });
    expect(page.path()).toBe(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/^Sign in to see your nominations/)).toBeVisible();
    await page.user.type(screen.getByRole('textbox', { name: /^Email/ }), `${email}{Enter}`);
    expect(await screen.findByRole('textbox', { name: 'Code from the mail' })).toBeVisible();
    expect(page.calls.find(({ name }) => name === 'POST /key')?.body).toEqual({ email, path });
    sessionStorage.clear();
  });

  it.each([
    [
      'of the only nominator',
      [person({ id: 5 }), person({ membership: 'Child' })],
      '/hugo/nominate/5',
    ],
    ['of the account, if it has several nominators', [person({ id: 5 }), person()], '/'],
  ])('without an id lead to those %s', async (_, people, target) => {
    const page = await renderRoute('/hugo/nominate', {
      ...signedIn,
      'GET /user': user(people),
      'GET /hugo/summary': awardSummary(people),
    });
    expect(page.path()).toBe(target);
    expect(page.router.history.length).toBe(1);
  });
});

describe('a public path', () => {
  it.each([
    ['/daypass/Adult', 'New Day Pass'],
    ['/pay', 'Payments'],
    ['/pay/bench', 'New Payment'],
    ['/pay/ss-token', 'New Payment'],
  ])('%s shows "%s" signed out and signed in', async (path, title) => {
    for (const answers of [signedOut, signedIn]) {
      const page = await renderRoute(path, answers);
      expect(page.path()).toBe(path);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      page.unmount();
    }
  });
});

describe('failures', () => {
  it('show a page with links for an unknown path', async () => {
    await renderRoute('/no/such/page', signedOut);
    expect(screen.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to the memberships page' })).toBeVisible();
  });

  it.each([
    ['config', { ...signedOut, 'GET /config': new Refusal(500, 'internal') }],
    ['user', { ...signedOut, 'GET /user': new Refusal(500, 'internal') }],
  ])('do not look like being signed out when %s fails', async (_, answers) => {
    await renderRoute('/', answers);
    expect(screen.getByRole('alert')).toHaveTextContent('The server has a problem');
    expect(screen.queryByRole('button', { name: 'Send login link' })).toBeNull();
  });

  it('can be retried after a lost connection', async () => {
    let isOnline = false;
    const page = await renderRoute('/', {
      ...signedOut,
      'GET /config': () => (isOnline ? config() : lostConnection()),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('There is no connection');
    isOnline = true;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Send login link' })).toBeVisible();
  });
});
