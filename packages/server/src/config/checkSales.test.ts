import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConvention } from './load.ts';
import { readConvention } from './read.ts';

let folders: string;
beforeEach(() => {
  folders = mkdtempSync(join(tmpdir(), 'conkit-sales-'));
});
afterEach(() => rmSync(folders, { recursive: true }));

const START = new Date('2019-01-01T00:00:00Z');

/** Loads Dublin 2019, in Irish time, with changes. */
function load(...lines: readonly string[]) {
  mkdirSync(join(folders, 'own'), { recursive: true });
  writeFileSync(join(folders, 'own/own.yaml'), ['extends: dublin-2019', ...lines].join('\n'));
  return loadConvention(readConvention('own', folders), START);
}

it('reads prices by date, sales, quotas and pools in the time zone of the convention', () => {
  const { purchase_categories, place_limits, daypass } = load(
    'pools: { attending: { places: 5000 } }',
    'memberships:',
    '  Adult:',
    '    prices: [{ amount: 21000 }, { from: 2019-04-01, amount: 23000 }, { from: 2019-05-01T12:30, amount: 24000 }]',
    '    sale: { from: 2019-01-01, until: 2019-07-31 }',
    '    pool: attending',
    '    daypass: { pool: attending, prices: [{ days: { day1: 2500 } }, { from: P1D, days: { day1: 2600 } }] }',
    '  YoungAdult: { quota: 200, pool: attending }',
    'product_categories: { sponsor: { products: { bench: { quota: 0 } } } }',
  );
  const types = purchase_categories['new_member']?.types;
  expect(types?.find(({ key }) => key === 'Adult')).toMatchObject({
    phases: [
      { amount: 21000 },
      // Irish summer time began the day before.
      { from: '2019-03-31T23:00:00.000Z', amount: 23000 },
      { from: '2019-05-01T11:30:00.000Z', amount: 24000 },
    ],
    // The last day is included.
    sale: { from: '2019-01-01T00:00:00.000Z', until: '2019-07-31T23:00:00.000Z' },
  });
  expect(daypass.phases['Adult']?.[1]).toEqual({
    from: '2019-01-02T00:00:00.000Z',
    days: { day1: 2600 },
  });
  expect(place_limits).toEqual([
    { key: 'new_member/YoungAdult', places: 200, products: ['new_member/YoungAdult'] },
    { key: 'sponsor/bench', places: 0, products: ['sponsor/bench'] },
    {
      key: 'attending',
      places: 5000,
      products: ['new_member/YoungAdult', 'new_member/Adult', 'daypass/Adult'],
    },
  ]);
});

const adult = (fields: string) => `memberships: { Adult: { ${fields} } }`;
const prices = (...all: readonly string[]) => adult(`prices: [${all.join(', ')}]`);

it.each([
  [
    'a first price with a beginning',
    prices('{ from: 2019-01-01, amount: 1 }'),
    /prices\.0\.from leaves no price before it/,
  ],
  ['a further price without one', prices('{ amount: 1 }', '{ amount: 2 }'), /prices\.1 needs from/],
  [
    'prices in the wrong order',
    prices('{ amount: 1 }', '{ from: 2019-03-01, amount: 2 }', '{ from: 2019-02-01, amount: 3 }'),
    /prices\.2\.from is not after the price before it/,
  ],
  [
    'two prices from the same instant',
    prices(
      '{ amount: 1 }',
      '{ from: 2019-03-01, amount: 2 }',
      "{ from: '2019-03-01T00:00:00Z', amount: 3 }",
    ),
    /prices\.2\.from is not after the price before it/,
  ],
  [
    'a day that does not exist',
    prices('{ amount: 1 }', '{ from: 2019-02-30, amount: 2 }'),
    /prices\.1\.from must be a day, a time in Europe\/Dublin/,
  ],
  [
    'a price after the sale',
    adult('prices: [{ amount: 1 }, { from: 2019-08-01, amount: 2 }], sale: { until: 2019-07-31 }'),
    /prices\.1\.from is after the end of the sale/,
  ],
  [
    'a price before the sale',
    adult('prices: [{ amount: 1 }, { from: 2019-02-01, amount: 2 }], sale: { from: 2019-02-01 }'),
    /prices\.1\.from leaves the price before it out/,
  ],
  [
    'a sale that ends before it begins',
    adult('sale: { from: 2019-02-01, until: 2019-01-15 }'),
    /sale\.until is not after from/,
  ],
  [
    'an unknown pool',
    `pools: { attending: { places: 1 } }\n${adult('pool: atending')}`,
    /Adult\.pool is no pool: "atending"; did you mean "attending"\?/,
  ],
  [
    'a pool without products',
    'pools: { attending: { places: 1 } }',
    /pools\.attending is never used/,
  ],
  [
    'a quota that its pool can never fill',
    `pools: { attending: { places: 1 } }\n${adult('pool: attending, quota: 2')}`,
    /Adult\.quota is more than the pool "attending" has: 1/,
  ],
  [
    'a quota of upgrades',
    'product_categories: { upgrade: { products: { upgrade: { quota: 2 } } } }',
    /upgrade\.products\.upgrade\.quota is for other products/,
  ],
  [
    'an upgrade that is cheaper than buying',
    'memberships: { Adult: { upgrade: null, upgrade_from: [{ type: Child, amount: 13000 }] } }',
    /upgrade_from\.0\.amount is cheaper than buying: "Child" and this upgrade cost 20000, and "Adult" 21000/,
  ],
  [
    'an upgrade that becomes cheaper than buying',
    'memberships: { Adult: { prices: [{ amount: 21000 }, { from: 2019-03-01, amount: 23000 }], upgrade: null, upgrade_from: [{ type: Child, amount: 14000 }] } }',
    /upgrade_from\.0\.amount is cheaper than buying from 2019-03-01T00:00:00.000Z/,
  ],
  [
    'an upgrade that costs nothing any more',
    'memberships: { Adult: { upgrade: null, upgrade_from: [{ type: Child }] }, Child: { prices: [{ amount: 7000 }, { from: 2019-03-01, amount: 21000 }] } }',
    /upgrade_from\.0 needs an amount: "Adult" does not cost more than "Child" from 2019-03-01/,
  ],
])('refuses %s', (_, lines, message) => {
  expect(() => load(lines)).toThrow(message);
});
