import {
  getMembershipAttributes,
  hasPaperPubs,
  createMembershipPrices,
  findPrice,
  upgradeAmount,
  upgradeProblem,
} from '@conkit/rules';
import { beforeAll, expect, it } from 'vitest';
import { getCatalogueAt } from '../../config/prices.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { added, addMember, buy, newMember } from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/server.ts';

const paper_pubs = { name: 'Mallory', address: '1 Trap Lane', country: 'Elsewhere' };
const RIGHTS = ['member', 'wsfs_member', 'hugo_nominator', 'badge'] as const;
const TYPES = [
  'NonMember',
  'HugoNominator',
  'Helper',
  'Supporter',
  'Infant',
  'Child',
  'FirstWorldcon',
  'YoungAdult',
  'Adult',
];

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const person = (id: number) =>
    server.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const member = (more: object = {}) => addMember(server, { membership: 'Supporter', ...more });

  async function administrator() {
    const admin = await member({ membership: 'Adult' });
    await server.db
      .insertInto('role')
      .values({ email_key: admin.email, role: 'member_admin' })
      .execute();
    return admin;
  }

  const request = (email: string, amount: number, ...upgrades: object[]) => ({
    amount,
    email,
    source: 'tok_sandbox_success',
    upgrades,
  });

  it('does not let a stranger replace a Supporter’s vote with a Child’s membership', async () => {
    const victim = await member();
    const stranger = await member();
    const before = await person(victim.id);
    const change = await added(server, async () => {
      const requested = { id: victim.id, membership: 'Child' };
      const answer = await buy(stranger.client, request(stranger.email, 3000, requested));
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'not_yours' });
    });
    expect(change).toEqual({ people: 0, charges: 0, mails: 0 });
    expect(await person(victim.id)).toEqual(before);
  });

  it('does not send another person’s paper publications to the payer’s address', async () => {
    const [victim, reader] = [
      await member({ membership: 'YoungAdult' }),
      await member({ paper_pubs: { ...paper_pubs, address: '7 Harbour Road' } }),
    ];
    const stranger = await member();
    const before = [await person(victim.id), await person(reader.id)];
    for (const requested of [
      { id: victim.id, membership: 'FirstWorldcon', paper_pubs },
      { id: victim.id, membership: 'Adult', paper_pubs },
      { id: victim.id, paper_pubs },
      // The answer does not reveal whether the person already has paper publications.
      { id: reader.id, paper_pubs },
    ]) {
      const answer = await buy(stranger.client, request(stranger.email, 1000, requested));
      expect(answer.json()).toMatchObject({ status: 403, code: 'not_yours' });
    }
    expect([await person(victim.id), await person(reader.id)]).toEqual(before);
  });

  it('sells nothing when one of several items may not be a gift', async () => {
    const [victim, stranger] = [await member(), await member()];
    const own = { id: stranger.id, membership: 'Adult' };
    const requested = [own, { id: victim.id, membership: 'Child' }];
    expect(
      (await buy(stranger.client, request(stranger.email, 20000, ...requested))).statusCode,
    ).toBe(403);
    expect(await person(stranger.id)).toMatchObject({ membership: 'Supporter' });
  });

  it('sells upgrades as gifts if they cost more and remove no right, for every pair of types and every payer', async () => {
    const { config } = server.context;
    const { categories } = getCatalogueAt(config, server.clock.now());
    const prices = createMembershipPrices(categories, config.paid_paper_pubs);
    const upgradeable = config.membership_groups.upgrade;
    const [stranger, admin] = [await member({ membership: 'Adult' }), await administrator()];
    const getRights = (type: string) => {
      const attributes = getMembershipAttributes(config.membership_types, type);
      return RIGHTS.filter((right) => attributes[right]);
    };
    let sold = 0;
    for (const payer of ['owner', 'stranger', 'administrator'] as const) {
      for (const from of TYPES) {
        for (const to of upgradeable) {
          for (const paper of [null, paper_pubs]) {
            await server.db.deleteFrom('rate_limit').execute();
            const recipient = await member({ membership: from, city: 'Cork' });
            const buyer = { owner: recipient, stranger, administrator: admin }[payer];
            const requested = { id: recipient.id, membership: to, paper_pubs: paper };
            const present = await person(recipient.id);
            const choice = { membership: to, paper_pubs: paper };
            const amount = Math.max(1, upgradeAmount(prices, present, choice) ?? 1);
            const answer = await buy(buyer.client, request(buyer.email, amount, requested));
            const title = `${payer}: ${from} to ${to}${paper ? ' with paper' : ''}`;
            const isSold = answer.statusCode === 200;
            const { last_modified: _, ...after } = await person(recipient.id);
            const { last_modified: __, ...before } = present;
            if (!isSold) {
              expect(answer.statusCode, title).toBeOneOf([400, 403]);
              expect(after, title).toEqual(before);
            }
            if (payer === 'owner') {
              const isForSale = !upgradeProblem(prices, upgradeable, present, requested);
              expect(isSold, title).toBe(isForSale);
              continue;
            }
            const cents = (type: string) => findPrice(prices.newMember, type) ?? 0;
            const isHidden = !getMembershipAttributes(config.membership_types, from).allow_lookup;
            const keepsRights = getRights(from).every((right) => getRights(to).includes(right));
            const mayBe = !isHidden && !paper && keepsRights && cents(to) > cents(from);
            expect(isSold, title).toBe(mayBe);
            if (!isSold) continue;
            sold += 1;
            const { membership, member_number: number, ...same } = after;
            expect(same, title).toEqual(
              Object.fromEntries(Object.entries(before).filter(([key]) => key in same)),
            );
            expect(membership).toBe(to);
            expect(number).toBe(before.member_number ?? number);
            expect(hasPaperPubs(after)).toBe(false);
          }
        }
      }
    }
    expect(sold).toBeGreaterThan(10);
  }, 60_000);

  it('delivers no right-removing upgrade when the person has left the buyer’s account meanwhile', async () => {
    const one = await member();
    const key = crypto.randomUUID();
    const requested = { id: one.id, membership: 'Child' };
    const body = { ...request(one.email, 3000, requested), source: 'tok_sandbox_3ds' };
    const { client_secret } = (await buy(one.client, body, key)).json<{ client_secret: string }>();
    const moved = newMember().email;
    await server.db
      .updateTable('person')
      .set({ email: moved, email_key: moved })
      .where('id', '=', one.id)
      .execute();
    await server.post('/api/purchase/sandbox-authentication', { client_secret, approve: true });
    const answer = await server.post('/api/purchase/finish', { key });
    expect(answer.json()).toMatchObject({ status: 'success', refund_due: true });
    expect(await person(one.id)).toMatchObject({ membership: 'Supporter' });
  });

  it('sells a Child’s membership to a Supporter on the same account, also for an earlier release', async () => {
    for (const isEarlier of [false, true]) {
      const one = await member();
      const key = crypto.randomUUID();
      const requested = { id: one.id, membership: 'Child' };
      const body = { ...request(one.email, 3000, requested), source: 'tok_sandbox_3ds' };
      const asked = await buy(one.client, body, key);
      const { client_secret } = asked.json<{ client_secret: string }>();
      if (isEarlier) {
        await server.db
          .updateTable('purchase_intent')
          .set({ buyer_email_key: null })
          .where('idempotency_key', '=', key)
          .execute();
      }
      await server.post('/api/purchase/sandbox-authentication', { client_secret, approve: true });
      await server.post('/api/purchase/finish', { key });
      expect(await person(one.id)).toMatchObject({ membership: 'Child' });
    }
  });

  it('does not treat a buyer who types the owner’s address as the owner', async () => {
    const victim = await member();
    const stranger = await member();
    const requested = { id: victim.id, membership: 'Child' };
    const answer = await buy(stranger.client, request(victim.email, 3000, requested));
    expect(answer.statusCode).toBe(403);
    expect(await person(victim.id)).toMatchObject({ membership: 'Supporter' });
  });

  it('shows only the buyer the name that they typed for a person on another account', async () => {
    const [friend, payer] = [await member(), await member()];
    const requested = { id: friend.id, membership: 'Adult', name: ' My friend ' };
    await buy(payer.client, request(payer.email, 17000, requested));

    const nameIn = async ({ client }: typeof payer) =>
      (await client.get('/api/purchase/list'))
        .json<{ person_name: string }[]>()
        .map(({ person_name }) => person_name);
    expect(await nameIn(payer)).toEqual(['My friend']);
    expect(await nameIn(friend)).toEqual([friend.legal_name]);
    await server.runJobs();
    const mails = (await server.mails()).filter(({ text }) => text.includes('My friend'));
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [payer.email, expect.stringContaining('Payment received')],
    ]);
    // For the buyer's own people, the payment has the name on the record.
    const own = { id: payer.id, membership: 'Adult', name: 'Me' };
    await buy(payer.client, request(payer.email, 17000, own));
    expect(await nameIn(payer)).toContain(payer.legal_name);
  });
});
