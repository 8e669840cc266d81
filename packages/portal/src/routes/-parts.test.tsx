import type { Config } from '@conkit/api-client';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { unauthorized } from '../testing/answers.ts';
import { config, everyPart, person, user } from '../testing/builders.ts';
import { daypassPrices, purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const given = (values: Partial<Config>) => ({
  'GET /config': config(values),
  'GET /user': user([person({ id: 5 })]),
  'GET /purchase/data': purchaseData(),
  'GET /purchase/daypass-prices': daypassPrices(),
  'GET /purchase/list': [],
  'GET /purchase/keys': { default: 'pk_sandbox' },
  'GET /hugo/summary': { people: [] },
});
const without = (...absent: readonly (keyof Config['parts'])[]): Partial<Config> => ({
  parts: everyPart(Object.fromEntries(absent.map((part) => [part, false]))),
});
const heading = () => screen.findByRole('heading', { level: 1 });
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('a page of an optional part', () => {
  it.each([
    ['/upgrade', without('upgrades', 'paper_pubs')],
    ['/upgrade/5', without('upgrades', 'paper_pubs')],
    ['/pay', without('payments', 'items')],
    ['/pay/bench', without('payments', 'items')],
    ['/pay/ss-token', without('site_selection')],
    ['/daypass/Adult', { ...without('daypass'), daypassDays: [] }],
  ])('%s exists only if the convention has the part', async (path, values) => {
    // Visitors aren't asked to sign in for it, and nothing else is loaded.
    const visitor = { ...given(values), 'GET /user': unauthorized };
    for (const answers of [given(values), visitor]) {
      const page = await renderRoute(path, answers);
      expect(page.path()).toBe(path);
      expect(await heading()).toHaveTextContent('There is no such page');
      expect(page.calls.map(({ name }) => name).toSorted()).toEqual(['GET /config', 'GET /user']);
      page.unmount();
    }
    await renderRoute(path, given({ parts: everyPart() }));
    expect(await heading()).not.toHaveTextContent('There is no such page');
  });

  it('exists while something of the part remains', async () => {
    const page = await renderRoute('/upgrade', given(without('upgrades')));
    expect(await heading()).toHaveTextContent('Upgrade Membership');
    page.unmount();
    // Passes exist, but none are on sale today.
    await renderRoute('/daypass/Adult', given(without('daypass')));
    expect(screen.getByText('Day passes are not on sale')).toBeVisible();
  });
});

describe('the menu', () => {
  it.each([
    [[], ['Upgrade Membership', 'Payments', 'Passkeys']],
    [['upgrades'], ['Upgrade Membership', 'Payments', 'Passkeys']],
    [['paper_pubs'], ['Upgrade Membership', 'Payments', 'Passkeys']],
    [
      ['upgrades', 'paper_pubs'],
      ['Payments', 'Passkeys'],
    ],
    [['payments'], ['Upgrade Membership', 'Passkeys']],
    [['upgrades', 'paper_pubs', 'payments'], ['Passkeys']],
    [['passkeys'], ['Upgrade Membership', 'Payments']],
  ] as const)('without %j links, besides home and new memberships, to %j', async (absent, more) => {
    await renderRoute('/', given(without(...absent)));
    expect(entries()).toEqual(['My memberships', 'New Membership', ...more]);
  });
});

it.each([
  ['bridge', 1],
  ['plain', 0],
  [undefined, 0],
] as const)('shows the convention’s background picture: %s', async (ground, pictures) => {
  const page = await renderRoute('/', given(ground ? { ground } : {}));
  expect(page.container.querySelectorAll('[class*=bridge]')).toHaveLength(pictures);
});
