import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import { buy, newMember, request } from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/server.ts';
import { withStripe } from '../../testing/stripe.ts';
import { startStripeDouble, type StripeDouble } from '../../testing/stripeDouble.ts';
import { reconcile } from '../payment/reconcile.ts';
import { recordResult } from '../payment/record.ts';
import { formatMoneyCsv, listMoneyLines, sumMoneyLines, formatDecimal } from './money.ts';

const ALWAYS = { from: new Date(0), to: new Date('2100-01-01T00:00:00Z') };

forEachDatabase((start) => {
  let stripe: StripeDouble;
  let server: TestServer;
  beforeAll(async () => {
    stripe = await startStripeDouble();
    server = await start(withStripe(stripe));
  });
  afterAll(() => stripe.close());
  beforeEach(async () => {
    await server.db.deleteFrom('rate_limit').execute();
    server.clock.advance(3600);
  });

  let tokens = 0;
  const card = (kind: string) => `ctoken_${kind}_m${(tokens += 1)}`;
  async function order(kind: string, more: object = {}) {
    const key = crypto.randomUUID();
    const before = stripe.payments().length;
    await buy(server, request({ source: card(kind), ...more }), key);
    return { key, id: stripe.payments()[before]?.id ?? '' };
  }
  /** Updates a purchase from the provider, as an event would. */
  async function learn(key: string) {
    const intent = await server.db
      .selectFrom('purchase_intent')
      .selectAll()
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    const result = await server.context.payments.find(intent.account, key);
    if (result?.kind === 'succeeded') await recordResult(server.context, intent, result);
    else await reconcile(server.context, intent);
  }
  const argue = (id: string, status: string, cents?: number, hasMoved = true) => {
    stripe.dispute(id, status, cents, hasMoved);
  };
  const lines = (span = ALWAYS) => listMoneyLines(server.context, span);
  const getLines = async (key: string) => {
    const { id } = await server.db
      .selectFrom('purchase_intent')
      .select('id')
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    return (await lines()).filter(({ purchase }) => purchase === id);
  };
  const amounts = async (key: string) =>
    (await getLines(key)).map(({ kind, amount }) => `${kind} ${amount}`);

  it('has a line for each item of a charge', async () => {
    const child = newMember({ membership: 'Child' });
    const two = { amount: 28_000, new_members: [newMember(), child] };
    const { key } = await order('ok', two);
    const all = await getLines(key);
    expect(all.map(({ amount }) => amount).reduce((sum, each) => sum + each, 0)).toBe(28_000);
    expect(all.map(({ what }) => what).toSorted()).toEqual(['Adult', 'Child']);
    expect(all[0]).toMatchObject({ kind: 'charge', account: 'default', currency: 'eur' });
  });

  it('leaves out declined and unconfirmed payments', async () => {
    expect(await amounts((await order('declined')).key)).toEqual([]);
    const { key, id } = await order('3ds');
    expect(await amounts(key)).toEqual([]);
    stripe.decide(id, true);
    await learn(key);
    await learn(key);
    expect(await amounts(key)).toEqual(['charge 21000']);
  });

  it('records refunds and their reversal at the time they become known', async () => {
    const { key, id } = await order('ok');
    const refunded = server.clock.now();
    stripe.refund(id, 5000);
    await learn(key);
    argue(id, 'needs_response');
    await learn(key);
    argue(id, 'won');
    await learn(key);
    stripe.refund(id, -5000);
    await learn(key);
    expect(await amounts(key)).toEqual([
      'charge 21000',
      'refund -5000',
      'dispute -16000',
      'dispute 16000',
      'refund 5000',
    ]);
    const span = { from: refunded, to: new Date(refunded.getTime() + 1) };
    const own = (await lines(span)).filter(({ charge }) => charge === id);
    expect(own.map(({ kind }) => kind)).toContain('refund');
    expect(await lines({ from: span.to, to: ALWAYS.to })).toEqual([]);
  });

  it('records the exact disputed amount, and its return when the dispute is won', async () => {
    const { key, id } = await order('ok');
    stripe.refund(id, 1000);
    // The bank has opened the dispute without moving money yet.
    argue(id, 'needs_response', 4999, false);
    await learn(key);
    argue(id, 'under_review');
    await learn(key);
    // The payer gets a refund during the dispute.
    stripe.refund(id, 500);
    await learn(key);
    argue(id, 'won');
    await learn(key);
    expect(await amounts(key)).toEqual([
      'charge 21000',
      'refund -1000',
      'dispute -4999',
      'refund -500',
      'dispute 4999',
    ]);
  });

  it('assumes the whole unrefunded amount for a dispute that an older server recorded, and corrects it later', async () => {
    const { key, id } = await order('ok');
    stripe.refund(id, 1000);
    await learn(key);
    // An older process that runs at the same time writes no disputed amount.
    await server.db
      .updateTable('purchase_intent')
      .set({ disputed: true })
      .where('idempotency_key', '=', key)
      .execute();
    expect((await amounts(key)).at(-1)).toBe('dispute -20000');
    const mails = async () =>
      (await server.db.selectFrom('mail_job').select('id').execute()).length;
    // The mail about the refund has been sent, so another one would be another row.
    await server.runJobs();
    const before = await mails();
    argue(id, 'lost', 5000);
    await learn(key);
    expect((await amounts(key)).slice(2)).toEqual(['dispute -20000', 'dispute 15000']);
    expect(await mails()).toBe(before);
  });

  it('has both the charge and the refund of a payment returned before delivery', async () => {
    const { key, id } = await order('slow');
    stripe.decide(id, true);
    stripe.refund(id, 21_000);
    await learn(key);
    expect(await amounts(key)).toEqual(['charge 21000', 'refund -21000']);
  });

  it('yields each line once, even when many share a time', async () => {
    const time = '2098-05-01T00:00:00Z';
    await sql`
      insert into purchase_intent (idempotency_key, request_hash, status, account, email, email_key, amount,
        currency, items, created, updated)
      select 'many ' || n, '', 'processing', 'default', 'a@example.com', 'a@example.com', n, 'eur',
        '[]', ${time}, ${time} from generate_series(1, 2500) n`.execute(server.db);
    await sql`update purchase_intent set status = 'succeeded' where idempotency_key like 'many %'`.execute(
      server.db,
    );
    const many = await lines({ from: new Date(time), to: ALWAYS.to });
    expect(new Set(many.map(({ line }) => line)).size).toBe(2500);
    expect(many).toHaveLength(2500);
    await sql`delete from money_line where time = ${time}`.execute(server.db);
    await sql`delete from purchase_intent where idempotency_key like 'many %'`.execute(server.db);
  });

  it('formats a CSV with amounts in the major unit and without names', async () => {
    const csv = formatMoneyCsv(await lines());
    const rows = parse(csv, { columns: true }) as Record<string, string>[];
    const cents = rows.reduce((sum, row) => sum + Math.round(Number(row['amount']) * 100), 0);
    expect(cents).toBe((await lines()).reduce((sum, { amount }) => sum + amount, 0));
    expect(rows[0]).toMatchObject({ currency: 'EUR', kind: 'charge' });
    expect(csv).not.toMatch(/@|Member \d/);
  });

  it('adds up to the provider’s books', async () => {
    const deed = fc.record({
      kind: fc.constantFrom('ok', 'declined', '3ds', 'slow'),
      isPaid: fc.boolean(),
      refunds: fc.array(fc.integer({ min: 1, max: 7000 }), { maxLength: 3 }),
      dispute: fc.constantFrom('', 'needs_response', 'won', 'lost'),
      disputed: fc.option(fc.integer({ min: 1, max: 21_000 }), { nil: undefined }),
      learnsLate: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 3 }), async (deeds) => {
        for (const { kind, isPaid, refunds, dispute, disputed, learnsLate } of deeds) {
          await server.db.deleteFrom('rate_limit').execute();
          const { key, id } = await order(kind);
          if (kind === '3ds' || kind === 'slow') stripe.decide(id, isPaid);
          const isCharged = stripe.payments().find((one) => one.id === id)?.latest_charge;
          for (const cents of isCharged ? refunds : []) {
            stripe.refund(id, cents);
            if (!learnsLate) await learn(key);
          }
          if (isCharged && dispute) argue(id, dispute, disputed);
          server.clock.advance(1);
          await learn(key);
        }
        expect(sumMoneyLines(await lines())).toEqual([providersBooks(stripe)]);
      }),
      { numRuns: 8 },
    );
  });
});

/** Returns what the provider collected and returned, and what disputes moved, without its fees. */
function providersBooks(stripe: StripeDouble) {
  const charged = stripe.payments().filter(({ latest_charge: charge }) => charge);
  const sum = (of: (one: (typeof charged)[number]) => number) =>
    charged.reduce((all, one) => all + of(one), 0);
  const charge = sum(({ amount }) => amount);
  const refund = -sum(({ latest_charge: one }) => one?.amount_refunded ?? 0);
  const dispute = stripe.moved();
  return {
    account: 'default',
    currency: 'eur',
    charge,
    refund,
    dispute,
    total: charge + refund + dispute,
  };
}

it.each([
  [21_000, 'eur', '210.00'],
  [5, 'eur', '0.05'],
  [-21_005, 'usd', '-210.05'],
  [0, 'eur', '0.00'],
  [21_000, 'jpy', '21000'],
  [-7, 'jpy', '-7'],
  [1_234, 'kwd', '1.234'],
  // `Intl` has no decimals for this one.
  [21_000, 'mga', '210.00'],
  [9_007_199_254_740_991, 'eur', '90071992547409.91'],
])('formats %i of %s as %s', (amount, currency, written) => {
  expect(formatDecimal(amount, currency)).toBe(written);
});
