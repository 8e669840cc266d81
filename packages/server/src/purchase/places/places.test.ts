import type { PurchaseData } from '@conkit/api-client';
import { HOLD_MS, MAX_HELD_PLACES } from '@conkit/rules';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Convention } from '../../config/types.ts';
import { ERASED_NAME } from '../../people/person.ts';
import { forBothDatabases, isFull } from '../../testing/databases.ts';
import {
  addMember,
  buy,
  buyDaypass,
  buyOther,
  crashAfterCharge,
  crashBeforeCharge,
  newMember,
  request,
  withFault,
} from '../../testing/purchases.ts';
import { readPlaceWarnings } from '../../start/warnings.ts';
import type { TestServer } from '../../testing/server.ts';
import { repairPurchases } from '../payment/reconcile.ts';
import { refundGone } from '../payment/refund.ts';

/** A pool that adults and their day passes share, and a quota of benches. */
const withLimits = (config: Convention): Convention => ({
  ...config,
  place_limits: [
    {
      key: 'attending',
      places: 3,
      products: ['new_member/Adult', 'daypass/Adult'],
    },
    {
      key: 'new_member/YoungAdult',
      places: 1,
      products: ['new_member/YoungAdult'],
    },
    { key: 'sponsor/bench', places: 1, products: ['sponsor/bench'] },
  ],
});

/** What each test begins without. */
const TABLES = [
  'payment',
  'purchase_intent',
  'person_change',
  'person',
  'mail_job',
  'rate_limit',
] as const;

const SLOW = 'tok_sandbox_3ds';
const HOLD_SECONDS = HOLD_MS / 1000;

forBothDatabases((start, engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ change: withLimits });
  });
  beforeEach(async () => {
    for (const table of TABLES) await server.db.deleteFrom(table).execute();
  });

  const getStatus = async (response: ReturnType<typeof buy>) => {
    const body = (await response).json<{
      status: string;
      code?: string;
      refund_due?: true;
    }>();
    return `${body.code ?? body.status}${body.refund_due ? ', refund due' : ''}`;
  };
  const buyAdult = (more: object = {}, key?: string) => getStatus(buy(server, request(more), key));
  /** Begins a purchase that waits for its buyer. */
  const begin = async (more: object = {}) => {
    const key = crypto.randomUUID();
    const body = request({ source: `${SLOW}_${key.slice(0, 8)}`, ...more });
    const answer = await buy(server, body, key);
    expect(answer.json()).toMatchObject({ status: 'requires_action' });
    const { client_secret } = answer.json<{ client_secret: string }>();
    return { key, body, client_secret };
  };
  const approve = ({ client_secret }: { client_secret: string }) =>
    server.post('/api/purchase/sandbox-authentication', {
      client_secret,
      approve: true,
    });
  const finish = ({ key }: { key: string }) =>
    getStatus(server.post('/api/purchase/finish', { key }));
  const countAdults = async () =>
    (await server.db.selectFrom('person').select('id').where('membership', '=', 'Adult').execute())
      .length;
  const getSale = async (category: string, type: string) => {
    const data = (await server.get('/api/purchase/data')).json<PurchaseData>();
    return data[category]?.types.find(({ key }) => key === type)?.sale;
  };
  const fill = async (count = 3) => {
    for (let at = 0; at < count; at += 1) await addMember(server);
  };
  const charges = async () => {
    const { rows } = await sql<{ paid: number; back: number }>`
      select coalesce(sum(amount) filter (where kind = 'charge'), 0)::integer as paid,
        coalesce(sum(amount) filter (where kind = 'refund'), 0)::integer as back
      from money_line`.execute(server.db);
    return rows[0];
  };

  it('sells each place once, and tells the others that it is sold out', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => buyAdult()));
    expect(answers.filter((answer) => answer === 'success')).toHaveLength(3);
    expect(answers.filter((one) => one !== 'success' && one !== 'sold_out')).toEqual(
      answers.filter((one) => one === 'places_held'),
    );
    expect(await countAdults()).toBe(3);
    expect(await buyAdult()).toBe('sold_out');
    expect(await charges()).toEqual({ paid: 63000, back: 0 });
    expect(await getSale('new_member', 'Adult')).toEqual({
      state: 'sold_out',
      limits: ['attending'],
      full: ['attending'],
    });
    expect(await getSale('new_member', 'Supporter')).toBeUndefined();
  });

  it('sells all places of a purchase or none', async () => {
    await fill(2);
    const two = [newMember(), newMember()];
    expect(await buyAdult({ amount: 42000, new_members: two })).toBe('sold_out');
    expect(await buyAdult()).toBe('success');
  });

  it('shares a pool between memberships and day passes, of which a person takes one place', async () => {
    await fill(2);
    const { legal_name, email } = newMember();
    const pass = { legal_name, email, membership: 'Adult', day1: true };
    const body = {
      amount: 2500,
      email,
      source: 'tok_sandbox_success',
      passes: [pass],
    };
    expect(await getStatus(buyDaypass(server, body))).toBe('success');
    expect((await getSale('daypass', 'daypass-Adult'))?.state).toBe('sold_out');
    expect(await buyAdult()).toBe('sold_out');
    // The holder of the day pass has the place that the membership needs.
    const [holder] = await server.db
      .selectFrom('person')
      .select('id')
      .where('daypass_type', '=', 'Adult')
      .execute();
    const client = await server.as(email);
    const upgrades = [{ id: holder?.id, membership: 'Adult' }];
    const upgrade = {
      amount: 21000,
      email,
      source: 'tok_sandbox_success',
      upgrades,
    };
    expect(await getStatus(buy(client, upgrade))).toBe('success');
    expect(await countAdults()).toBe(3);
  });

  it('refuses an upgrade into a full pool', async () => {
    await fill();
    const supporter = await addMember(server, { membership: 'Supporter' });
    const { id, email, client } = supporter;
    const upgrades = [{ id, membership: 'Adult' }];
    const body = {
      amount: 17000,
      email,
      source: 'tok_sandbox_success',
      upgrades,
    };
    expect(await getStatus(buy(client, body))).toBe('sold_out');
  });

  it('limits other items, and counts invoices', async () => {
    const { email, client } = await addMember(server, {
      membership: 'Supporter',
    });
    const item = {
      amount: 6000,
      category: 'sponsor',
      type: 'bench',
      data: { sponsor: 'Us' },
    };
    const body = (more: object = {}) => ({
      account: 'default',
      email,
      source: 'tok_sandbox_success',
      items: [item],
      ...more,
    });
    expect(await getStatus(buyOther(client, body()))).toBe('succeeded');
    expect(await getStatus(buyOther(client, body()))).toBe('sold_out');
    expect((await getSale('sponsor', 'bench'))?.state).toBe('sold_out');
    await server.db.updateTable('payment').set({ status: 'refunded' }).execute();
    expect(await getStatus(buyOther(client, body()))).toBe('succeeded');
    await server.db.updateTable('payment').set({ status: 'invoice' }).execute();
    expect(await getStatus(buyOther(client, body()))).toBe('sold_out');
  });

  it('holds a place for 15 minutes, then gives it to the next buyer', async () => {
    await fill(2);
    const first = await begin();
    expect(await buyAdult()).toBe('places_held');
    expect((await getSale('new_member', 'Adult'))?.state).toBe('held');
    server.clock.advance(HOLD_SECONDS - 1);
    expect(await buyAdult()).toBe('places_held');
    server.clock.advance(1);
    expect((await getSale('new_member', 'Adult'))?.state).toBe('on_sale');
    expect(await buyAdult()).toBe('success');
    await repairPurchases(server.context);
    expect(await finish(first)).toBe('payment_failed');
    expect(await countAdults()).toBe(3);
    expect(await charges()).toEqual({ paid: 21000, back: 0 });
  });

  it('completes a purchase that is paid while its place is held', async () => {
    await fill(2);
    const first = await begin();
    server.clock.advance(HOLD_SECONDS - 1);
    await approve(first);
    expect(await finish(first)).toBe('success');
    expect(await buyAdult()).toBe('sold_out');
  });

  it('returns the money of a payment that arrives when its place is sold, once, and tells the buyer', async () => {
    await fill(2);
    const late = await begin();
    server.clock.advance(HOLD_SECONDS);
    expect(await buyAdult()).toBe('success');
    await approve(late);
    expect(await finish(late)).toBe('payment_failed, refund due');
    // A place that becomes free now is not for a payment that is on its way back.
    await server.db
      .deleteFrom('person')
      .where('id', '=', sql<number>`(select min(id) from person)`)
      .execute();
    await Promise.all([refundGone(server.context), refundGone(server.context)]);
    expect(await refundGone(server.context)).toBe(0);
    await repairPurchases(server.context);
    expect(await finish(late)).toBe('payment_failed, refund due');
    expect(await countAdults()).toBe(2);
    expect(await charges()).toEqual({ paid: 42000, back: -21000 });
    const mails = await server.mailsTo(late.body.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Sold out: €210 goes back to you/),
    ]);
    const [payment] = await server.db
      .selectFrom('payment')
      .select(['status', 'error'])
      .where('payment_email', '=', late.body.email)
      .execute();
    expect(payment).toEqual({ status: 'refunded', error: null });
  });

  it('tries a refund again until the provider has made it', async () => {
    await fill(2);
    const late = await begin();
    server.clock.advance(HOLD_SECONDS);
    await buyAdult();
    await approve(late);
    await finish(late);
    const { payments } = server.context;
    const broken = {
      ...payments,
      refund: async () => Promise.reject(new Error('unreachable')),
    };
    expect(await refundGone({ ...server.context, payments: broken })).toBe(0);
    expect(await refundGone(server.context)).toBe(0);
    server.clock.advance(120);
    expect(await refundGone(server.context)).toBe(1);
    expect((await charges())?.back).toBe(-21000);
  });

  it('delivers a late payment if there is still a place', async () => {
    await fill(2);
    const late = await begin();
    server.clock.advance(HOLD_SECONDS + 1);
    await approve(late);
    expect(await finish(late)).toBe('success');
    expect(await countAdults()).toBe(3);
    expect(await refundGone(server.context)).toBe(0);
  });

  it('holds the place of a payment in processing for as long as it takes', async () => {
    await fill(2);
    const key = crypto.randomUUID();
    const client = await server.as('slow@example.com');
    await withFault(
      server,
      client,
      () => ({
        charge: async () => ({ kind: 'processing', chargeId: 'ch_slow' }),
      }),
      async (slow) => {
        expect(await getStatus(buy(slow, request(), key))).toBe('processing');
      },
    );
    server.clock.advance(20 * 24 * 60 * 60);
    expect(await buyAdult()).toBe('places_held');
    expect(await countAdults()).toBe(2);
  });

  it('gives the place back when the server dies before the payment, and keeps it when after', async () => {
    await fill(2);
    const client = await server.as('killed@example.com');
    const key = crypto.randomUUID();
    await withFault(server, client, crashBeforeCharge, (dying) => buy(dying, request(), key));
    expect(await buyAdult()).toBe('places_held');
    server.clock.advance(301);
    await repairPurchases(server.context);
    const other = { key: crypto.randomUUID(), body: request() };
    await withFault(server, client, crashAfterCharge, (dying) => buy(dying, other.body, other.key));
    expect(await buyAdult()).toBe('places_held');
    server.clock.advance(301);
    await repairPurchases(server.context);
    // The answer was lost, so the buyer sends it again.
    expect(await getStatus(buy(server, other.body, other.key))).toBe('success');
    expect(await buyAdult()).toBe('sold_out');
    expect(await countAdults()).toBe(3);
  });

  it('takes one place for a double click, and one each for two tabs', async () => {
    const key = crypto.randomUUID();
    const body = request();
    const clicks = await Promise.all([
      getStatus(buy(server, body, key)),
      getStatus(buy(server, body, key)),
    ]);
    expect(clicks).toEqual(['success', 'success']);
    expect(await countAdults()).toBe(1);
    await Promise.all([buyAdult(), buyAdult(), buyAdult()]);
    expect(await countAdults()).toBe(3);
  });

  it('warns at the start of a pool that is smaller than what people have', async () => {
    await fill(3);
    expect(await readPlaceWarnings(server.context)).toEqual([]);
    await fill(1);
    expect(await readPlaceWarnings(server.context)).toEqual([
      'attending has 3 places, and 4 people or items have one.',
    ]);
  });

  it('frees a place when the crew removes or changes its holder', async () => {
    await fill();
    const [first, second] = await server.db.selectFrom('person').select('id').execute();
    expect(await buyAdult()).toBe('sold_out');
    const change = (id: number | undefined) =>
      server.db.updateTable('person').where('id', '=', id ?? 0);
    await change(first?.id).set({ membership: 'Supporter' }).execute();
    expect(await buyAdult()).toBe('success');
    await change(second?.id).set({ legal_name: ERASED_NAME }).execute();
    expect(await buyAdult()).toBe('success');
    expect(await buyAdult()).toBe('sold_out');
  });

  it('lets an account hold at most ten places', async () => {
    const wide = await start({
      change: (config) => ({
        ...config,
        place_limits: [{ key: 'attending', places: 100, products: ['new_member/Adult'] }],
      }),
    });
    const { email } = newMember();
    const client = await wide.as(email);
    const hold = (more: object = {}) =>
      getStatus(
        buy(
          client,
          request({
            email,
            source: `${SLOW}_${crypto.randomUUID().slice(0, 8)}`,
            ...more,
          }),
        ),
      );
    for (let at = 0; at < MAX_HELD_PLACES; at += 1) expect(await hold()).toBe('requires_action');
    expect(await hold()).toBe('too_many_held');
    // Other products and other accounts are not concerned.
    const supporter = newMember({ membership: 'Supporter' });
    expect(await hold({ amount: 4000, new_members: [supporter] })).toBe('requires_action');
    expect(await getStatus(buy(wide, request()))).toBe('success');
    wide.clock.advance(HOLD_SECONDS);
    expect(await hold()).toBe('requires_action');
  });

  it.runIf(engine === 'pglite' || isFull)(
    'never sells more than there are, in any order of events',
    async () => {
      const buyers = await Promise.all(
        Array.from({ length: 6 }, () => begin().catch(() => undefined)),
      );
      const holding = buyers.filter((one) => one !== undefined);
      expect(holding).toHaveLength(3);
      server.clock.advance(HOLD_SECONDS);
      await Promise.all([
        ...holding.map(async (one) => {
          await approve(one);
          return finish(one);
        }),
        ...Array.from({ length: 4 }, () => buyAdult()),
      ]);
      await refundGone(server.context);
      const adults = await countAdults();
      expect(adults).toBe(3);
      const { paid = 0, back = 0 } = (await charges()) ?? {};
      expect(paid + back).toBe(adults * 21000);
    },
  );
});
