import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import type { Convention } from '../../config/types.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { added, addMember, buy, buyOther, newMember } from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/server.ts';

const paper_pubs = { name: 'A. Byrne', address: '1 Quay Street', country: 'Ireland' };
const label = { en: 'Label' };

/** Free items: one for children only, one for everyone. */
const withFree = (convention: Convention): Convention => ({
  ...convention,
  purchase_categories: {
    ...convention.purchase_categories,
    talks: {
      label,
      requireMembership: ['Child'],
      shape: [],
      types: [{ key: 'talk', phases: [{ amount: 0 }], label }],
    },
    walks: { label, shape: [], types: [{ key: 'walk', phases: [{ amount: 0 }], label }] },
  },
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ change: withFree });
  });

  const member = (more: object = {}) => addMember(server, { membership: 'Supporter', ...more });

  /** Returns everything in an answer except the time and the charge id. */
  const whole = ({ statusCode, headers, body }: LightMyRequestResponse) => {
    const { date: _, 'request-id': __, 'x-request-id': ___, ...same } = headers;
    return { statusCode, headers: same, body: body.replaceAll(/ch_[\w-]+/g, 'ch') };
  };

  /** The total of all limit counts. */
  const counted = async () =>
    (await server.db.selectFrom('rate_limit').select('count').execute()).reduce(
      (sum, { count }) => sum + count,
      0,
    );

  const source = 'tok_sandbox_success';
  const bench = { amount: 6000, category: 'sponsor', type: 'bench', data: { sponsor: 'Me' } };
  const token = { amount: 4000, category: 'siteselect', type: 'ss-token' };

  const upgrade = (amount: number, requested: object, ...more: object[]) => ({
    path: '/api/purchase',
    body: (id: number) => ({ amount, source, upgrades: [{ id, ...requested }, ...more] }),
  });
  const item = (account: string, requested: object) => ({
    path: '/api/purchase/other',
    body: (person_id: number) => ({ account, source, items: [{ ...requested, person_id }] }),
  });

  it.each([
    ['an upgrade at its price', upgrade(14_000, { membership: 'Adult' })],
    ['an upgrade at another price', upgrade(1, { membership: 'Adult' })],
    ['an upgrade to their current membership', upgrade(7000, { membership: 'Child' })],
    ['an upgrade to an unknown type', upgrade(7000, { membership: 'Nonsense' })],
    ['paper publications', upgrade(1000, { paper_pubs })],
    [
      'an upgrade together with an invalid one',
      upgrade(1, { membership: 'Adult' }, { id: 999_998 }),
    ],
    ['a bench', item('default', bench)],
    ['a bench at another price', item('default', { ...bench, amount: 1 })],
    ['a token', item('siteselect', token)],
    ['a token into another account', item('default', token)],
    [
      'an item for their membership type',
      item('default', { category: 'talks', type: 'talk', amount: 0 }),
    ],
  ])(
    'returns the same answer for a person hidden from lookups and an unknown one: %s',
    async (_, { path, body }) => {
      const hidden = await member({ membership: 'Child', paper_pubs });
      const stranger = await member();
      const ask = async (id: number) => {
        const before = await counted();
        let answer: LightMyRequestResponse | undefined;
        const effect = await added(server, async () => {
          const sent = { ...body(id), email: stranger.email };
          answer = await buy(stranger.client, sent, undefined, path);
        });
        const { last_modified: __, ...row } = await server.db
          .selectFrom('person')
          .selectAll()
          .where('id', '=', hidden.id)
          .executeTakeFirstOrThrow();
        return { answer: answer && whole(answer), effect, row, counts: (await counted()) - before };
      };
      const absent = await ask(999_999);
      expect(await ask(hidden.id)).toEqual(absent);
      expect(absent.answer?.statusCode).toBe(400);
      expect(absent.effect).toEqual({ people: 0, charges: 0, mails: 0 });
    },
  );

  it("sells to a hidden person's own account", async () => {
    const parent = await member();
    const child = await server.addPerson({ membership: 'Child', email: parent.email });
    const bought = { ...bench, person_id: child.id };
    const answer = await buyOther(parent.client, { email: parent.email, source, items: [bought] });
    expect(answer.statusCode).toBe(200);
  });

  it.each([
    ['the right price', {}, 200],
    ['another price', { items: [{ ...bench, amount: 1 }] }, 409],
    ['a card that is declined', { source: 'tok_sandbox_declined' }, 402],
    ['an invalid source', { source: 'tok_nonsense' }, 400],
    ['no source', { source: null }, 400],
    ['another account', { account: 'siteselect' }, 400],
    ['two mistakes', { account: 'siteselect', items: [{ ...bench, type: 'x' }] }, 400],
  ])('does not reveal to a visitor whether an address is known: %s', async (_, more, status) => {
    const known = await member();
    const ask = async (email: string) => {
      const before = await counted();
      let answer: LightMyRequestResponse | undefined;
      const effect = await added(server, async () => {
        const body = { account: 'default', email, source, items: [bench], ...more };
        answer = await buyOther(server, body);
      });
      return { answer: answer && whole(answer), effect, counts: (await counted()) - before };
    };
    const unknown = await ask(newMember().email);
    expect(await ask(known.email)).toEqual(unknown);
    expect(unknown.answer?.statusCode).toBe(status);
  });

  it('does not sign up a person of another account for a free item', async () => {
    const [friend, stranger] = [await member(), await member()];
    const free = { category: 'walks', type: 'walk', amount: 0, person_id: friend.id };
    const body = { email: stranger.email, source: null, items: [free] };
    const change = await added(server, async () => {
      const answer = await buyOther(stranger.client, body);
      expect(answer.json()).toMatchObject({ status: 403, code: 'not_yours' });
    });
    expect(change).toEqual({ people: 0, charges: 0, mails: 0 });
    const own = { ...body, email: friend.email };
    expect((await buyOther(friend.client, own)).statusCode).toBe(200);
  });
});
