import type { Config, PurchaseData } from '@conkit/api-client';
import { beforeAll, expect, it } from 'vitest';
import type { Convention } from '../config/types.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('returns everything that is sold, in English and in the other languages', async () => {
    const data = (await server.get('/api/purchase/data')).json<Record<string, object>>();

    expect(Object.keys(data)).toEqual(Object.keys(server.context.config.purchase_categories));
    expect(data['new_member']).toMatchObject({
      label: 'New membership',
      account: 'default',
      allow_create_account: true,
      listed: false,
      types: expect.arrayContaining([
        expect.objectContaining({ key: 'Adult', amount: 21000 }),
        expect.objectContaining({ key: 'Infant', amount: 500 }),
      ]),
    });
    expect(data['siteselect']).toMatchObject({
      account: 'siteselect',
      listed: true,
      localized: { label: { fi: expect.stringContaining('2021') } },
      shape: [{ key: 'token', type: 'string', required: true, generated: true }],
    });
    expect(data['upgrade']).toMatchObject({ types: [expect.not.objectContaining({ amount: 0 })] });
  });

  it('requires the country and the postcode of a new member', async () => {
    const { new_member } = (await server.get('/api/purchase/data')).json<PurchaseData>();
    expect(new_member?.shape).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'country', type: 'string', label: 'Country' }),
        expect.objectContaining({ key: 'postcode', type: 'string', label: 'Postcode' }),
      ]),
    );
  });

  it('returns the questions of a type, and the ages of its membership', async () => {
    const { new_member } = (await server.get('/api/purchase/data')).json<PurchaseData>();
    const types = new_member?.types ?? [];
    expect(types.filter(({ questions }) => questions).map(({ key }) => key)).toEqual([
      'YoungFriend',
    ]);
    const [, interest, , news] = types.find(({ key }) => key === 'YoungFriend')?.questions ?? [];
    expect(interest).toMatchObject({
      key: 'interest',
      type: 'choice',
      label: 'What interests you most?',
      values: { books: 'Books', games: 'Games' },
      localized: { label: { fi: 'Mikä kiinnostaa eniten?' }, values: { games: { fi: 'Pelit' } } },
    });
    expect(news).toMatchObject({ key: 'news', type: 'consent', required: true, version: '1' });
    const { membershipTypes } = (await server.get('/api/config')).json<Config>();
    expect(membershipTypes['YoungFriend']).toMatchObject({ born: { from: '2006-08-16' } });
    expect(membershipTypes['Infant']).not.toHaveProperty('born');
  });

  it('returns the price of each day', async () => {
    const prices = (await server.get('/api/purchase/daypass-prices')).json();
    expect(prices).toMatchObject({
      Adult: { day1: 2500, day2: 4500, day3: 5000, day4: 5000, day5: 2500 },
      Child: { day1: 1000 },
    });
  });

  it('has a public key for each payment account', async () => {
    expect((await server.get('/api/purchase/keys')).json()).toEqual({
      default: 'pk_sandbox_default',
      siteselect: 'pk_sandbox_siteselect',
    });
  });
});

/** Returns the demonstration with a description that contains unsafe HTML. */
const withScript = (convention: Convention): Convention => {
  const { sponsor, ...others } = convention.purchase_categories;
  if (!sponsor) throw new Error('the demonstration has no sponsors');
  const en =
    '<p onclick="x()">Thank <b>you</b><script>alert(1)</script><img src=x onerror=y>. ' +
    '<a href="javascript:z()">No</a> <a href="https://example.com/" target="_top">Yes</a></p>';
  const [type, ...types] = sponsor.types;
  if (!type) throw new Error('the demonstration sponsors nothing');
  const description = { en, fi: '<p>Kiitos<iframe src="https://example.com/"></iframe></p>' };
  const purchase_categories = {
    ...others,
    sponsor: { ...sponsor, description, types: [{ ...type, description }, ...types] },
  };
  return { ...convention, purchase_categories };
};

forEachDatabase((start) => {
  it('removes scripts and external content from descriptions', async () => {
    const server = await start({ change: withScript });
    const { sponsor } = (await server.get('/api/purchase/data')).json<PurchaseData>();
    const safe =
      '<p>Thank <b>you</b>. <a rel="noopener noreferrer">No</a> ' +
      '<a href="https://example.com/" rel="noopener noreferrer">Yes</a></p>';
    expect(sponsor?.description).toBe(safe);
    expect(sponsor?.localized?.description).toEqual({ en: safe, fi: '<p>Kiitos</p>' });
    expect(sponsor?.types[0]?.description).toBe(safe);
  });
});
