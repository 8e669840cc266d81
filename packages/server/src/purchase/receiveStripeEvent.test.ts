import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { books, buy, request } from '../testing/purchases.ts';
import type { TestServer } from '../testing/server.ts';
import { webhookSecret, withStripe } from '../testing/stripe.ts';
import { type SentEvent, startStripeDouble, type StripeDouble } from '../testing/stripeDouble.ts';
import { processMissedEvents, repairPurchases } from './payment/reconcile.ts';

const SECRET = webhookSecret('DEFAULT');

forEachDatabase((start) => {
  let stripe: StripeDouble;
  let server: TestServer;
  beforeAll(async () => {
    stripe = await startStripeDouble();
    server = await start(withStripe(stripe));
  });
  afterAll(() => stripe.close());
  beforeEach(() => server.clock.advance(3600));

  let token = 0;
  const card = (kind = 'ok') => `ctoken_${kind}_${(token += 1)}`;
  const send = ({ body, signature }: SentEvent) =>
    server.post('/api/webhook/stripe', undefined, {
      payload: body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  const state = async (key: string) =>
    (await server.get(`/api/purchase/status/${key}`)).json<{ status: string }>();
  const added = async (doing: () => Promise<unknown>) => {
    const before = await books(server);
    await doing();
    const after = await books(server);
    return { people: after.people - before.people, mails: after.mails - before.mails };
  };
  /** Buys with a kind of card. In the result, `id` is the payment at Stripe. */
  async function order(kind?: string) {
    const [key, body] = [crypto.randomUUID(), request({ source: card(kind) })];
    await buy(server, body, key);
    const { id = '', amount = 0 } = stripe.payments().at(-1) ?? {};
    const payments = async () => {
      const payer = await server.as(body.email);
      return (await payer.get('/api/purchase/list')).json<{ status: string; comments: string }[]>();
    };
    const mail = () => server.mailsTo(body.email);
    return { key, body, id, amount, payments, mail };
  }
  const tell = (type: string, id: string) => send(stripe.event(type, id, SECRET));

  it('delivers once when the bank confirms after the browser left', async () => {
    const { key, id } = await order('3ds');
    stripe.decide(id, true);
    const event = stripe.event('payment_intent.succeeded', id, SECRET);
    const change = await added(async () => {
      expect((await send(event)).json()).toEqual({ status: 'success' });
      expect((await send(event)).json()).toEqual({ status: 'success' });
      await Promise.all([
        tell('payment_intent.succeeded', id),
        server.post('/api/purchase/finish', { key }),
        repairPurchases(server.context),
      ]);
    });
    expect(change).toEqual({ people: 1, mails: 2 });
    expect(await state(key)).toMatchObject({ status: 'success' });
  });

  it('delivers once when the browser was faster', async () => {
    const { key, id } = await order('3ds');
    stripe.decide(id, true);
    expect(
      await added(async () => {
        await server.post('/api/purchase/finish', { key });
        await tell('payment_intent.succeeded', id);
      }),
    ).toEqual({ people: 1, mails: 2 });
  });

  it('fetches the payment’s current status, so that an old event changes nothing', async () => {
    const { key, id } = await order('slow');
    expect(await state(key)).toEqual({ status: 'processing' });
    const early = stripe.event('payment_intent.processing', id, SECRET);
    stripe.decide(id, true);
    await tell('payment_intent.succeeded', id);
    await send(early);
    expect(await state(key)).toMatchObject({ status: 'success' });
  });

  it('mails the buyer, once, that a payment in processing has failed', async () => {
    const { key, id, mail } = await order('slow');
    stripe.decide(id, false);
    await tell('payment_intent.payment_failed', id);
    await tell('payment_intent.payment_failed', id);
    expect(await state(key)).toMatchObject({ status: 'failed' });
    expect(await mail()).toMatchObject([
      {
        subject: 'Payment not completed: €210, Dublin 2019',
        text: expect.stringContaining('Adult membership'),
        html: expect.stringContaining('you have not been charged'),
      },
    ]);
  });

  it('sends no mail about a failure that the buyer has seen', async () => {
    const { id, mail } = await order('3ds');
    stripe.decide(id, false);
    await tell('payment_intent.payment_failed', id);
    expect(await mail()).toEqual([]);
  });

  it('delivers when money arrives for a payment that was recorded as failed', async () => {
    const { key, id } = await order('3ds');
    await server.post('/api/purchase/cancel', { key });
    stripe.decide(id, true);
    expect(await added(() => tell('payment_intent.succeeded', id))).toEqual({
      people: 1,
      mails: 2,
    });
  });

  it('records a refund and mails it once', async () => {
    const { id, amount, payments, mail } = await order();
    await mail();
    stripe.refund(id, amount);
    await tell('charge.refunded', id);
    await tell('refund.updated', id);
    expect(await payments()).toMatchObject([{ status: 'refunded' }]);
    const refunded = (await mail()).filter(({ subject }) => /refund/.test(subject));
    expect(refunded).toMatchObject([
      {
        subject: 'Payment refunded: €210, Dublin 2019',
        text: expect.stringContaining('Your payment of €210 was refunded.'),
        html: expect.stringContaining('Adult membership'),
      },
    ]);
  });

  it.each([
    ['jpy', 21_000, 'JP¥21,000', 'JP¥7,000'],
    ['isk', 2_100_000, 'ISK 21,000', 'ISK 7,000'],
    ['kwd', 21_000, 'KWD 21', 'KWD 7'],
    ['mga', 210, 'MGA 210', 'MGA 70'],
  ])(
    'charges and refunds %s in its own decimals and in Stripe’s',
    async (currency, units, charged, refunded) => {
      const { config } = server.context;
      Object.assign(server.context, { config: { ...config, currency } });
      const { id, body, payments, mail } = await order();
      expect(stripe.payments().at(-1)).toMatchObject({ amount: units, currency });
      expect(await payments()).toMatchObject([{ amount: body.amount, currency }]);
      // Refunds a third, in Stripe's unit.
      stripe.refund(id, units / 3);
      await tell('charge.refunded', id);
      const written = (await mail()).map(({ subject }) => subject.replaceAll('\u00A0', ' '));
      Object.assign(server.context, { config });
      expect(written).toEqual(
        expect.arrayContaining([
          `Payment received: ${charged} to Dublin 2019`,
          `Payment partly refunded: ${refunded}, Dublin 2019`,
        ]),
      );
    },
  );

  it('keeps a partly refunded payment paid, and shows the refunded amount', async () => {
    const { id, payments, mail } = await order();
    const note = (amount: string) => `Refunded: ${amount} of the €210 that were paid`;
    stripe.refund(id, 5000);
    await tell('charge.refunded', id);
    expect(await payments()).toMatchObject([{ status: 'succeeded', comments: note('€50') }]);
    expect((await mail()).map(({ subject }) => subject)).toContain(
      'Payment partly refunded: €50, Dublin 2019',
    );
    stripe.refund(id, 3000);
    await tell('charge.refunded', id);
    expect(await payments()).toMatchObject([{ status: 'succeeded', comments: note('€80') }]);
    // The second refund failed.
    stripe.refund(id, -3000);
    await tell('refund.failed', id);
    expect(await payments()).toMatchObject([{ status: 'succeeded', comments: note('€50') }]);
  });

  it('records a dispute and its outcome', async () => {
    const { id, payments, mail } = await order();
    await mail();
    stripe.dispute(id, 'needs_response');
    await tell('charge.dispute.created', id);
    await tell('charge.dispute.funds_withdrawn', id);
    expect(await payments()).toMatchObject([{ status: 'disputed' }]);
    await mail();
    stripe.dispute(id, 'won');
    await tell('charge.dispute.closed', id);
    expect(await payments()).toMatchObject([{ status: 'succeeded' }]);
    const subjects = (await mail()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Payment disputed'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.startsWith('Payment stands'))).toHaveLength(1);
  });

  it('shows the disputed amount instead of the whole payment', async () => {
    const { id, mail } = await order();
    stripe.dispute(id, 'needs_response', 5000);
    await tell('charge.dispute.created', id);
    const told = (await mail()).find(({ subject }) => subject.includes('disputed'));
    expect(told?.subject).toBe('Payment partly disputed: €50, Dublin 2019');
    expect(told?.text).toContain('disputes €50 of your payment of €210');
  });

  it('does not treat a bank’s inquiry as a dispute', async () => {
    const { id, payments } = await order();
    stripe.dispute(id, 'warning_needs_response');
    await tell('charge.dispute.created', id);
    expect(await payments()).toMatchObject([{ status: 'succeeded' }]);
  });

  it.each([
    ['signed with another secret', ({ body }: SentEvent) => ({ body, signature: 't=1,v1=00' })],
    [
      'with a changed body',
      ({ body, signature }: SentEvent) => ({
        body: body.replace('requires_action', 'x'),
        signature,
      }),
    ],
  ])('refuses an event %s', async (_, forge) => {
    const { key, id } = await order('3ds');
    const event = stripe.event('payment_intent.succeeded', id, SECRET);
    stripe.decide(id, true);
    const answer = await send(forge(event));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/header/Stripe-Signature' }] });
    expect(await state(key)).toMatchObject({ status: 'requires_action' });
  });

  it('refuses an event with a missing signature or one by an unknown secret', async () => {
    const { id } = await order('3ds');
    expect((await send(stripe.event('payment_intent.succeeded', id, 'whsec_x'))).statusCode).toBe(
      400,
    );
    const { body } = stripe.event('payment_intent.succeeded', id, SECRET);
    const answer = await server.post('/api/webhook/stripe', JSON.parse(body) as object);
    expect(answer.statusCode).toBe(400);
  });

  it('refuses events of one account about another’s payments', async () => {
    const { key, id } = await order('3ds');
    stripe.decide(id, true);
    const event = stripe.event('payment_intent.succeeded', id, webhookSecret('SITESELECT'));
    expect((await send(event)).statusCode).toBe(200);
    expect(await state(key)).toMatchObject({ status: 'requires_action' });
  });

  it('ignores events about payments that are not ours', async () => {
    const foreign = await fetch(`${stripe.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_DEFAULT' },
      body: new URLSearchParams({ amount: '100', currency: 'eur' }),
    });
    const { id } = (await foreign.json()) as { id: string };
    const change = await added(async () => {
      expect((await tell('payment_intent.succeeded', id)).statusCode).toBe(200);
    });
    expect(change).toEqual({ people: 0, mails: 0 });
  });

  it('makes Stripe resend an event that could not be processed', async () => {
    const { key, id } = await order('3ds');
    stripe.decide(id, true);
    const event = stripe.event('payment_intent.succeeded', id, SECRET);
    const { schema } = server.db;
    await schema.alterTable('mail_job').renameTo('mail_job_away').execute();
    expect((await send(event)).statusCode).toBe(500);
    await schema.alterTable('mail_job_away').renameTo('mail_job').execute();
    expect(await added(() => send(event))).toEqual({ people: 1, mails: 2 });
    expect(await state(key)).toMatchObject({ status: 'success' });
  });

  it('finds events that never reached us', async () => {
    const { key, id, amount, payments } = await order();
    expect(await state(key)).toMatchObject({ status: 'success' });
    await processMissedEvents(server.context);
    stripe.refund(id, amount);
    stripe.event('charge.refunded', id, SECRET, 1800);
    expect(await processMissedEvents(server.context)).toBe(1);
    expect(await payments()).toMatchObject([{ status: 'refunded' }]);
    expect(await processMissedEvents(server.context)).toBe(0);
    // A recent event may still arrive by itself.
    stripe.event('charge.refunded', id, SECRET);
    expect(await processMissedEvents(server.context)).toBe(0);
  });
});

forEachDatabase((start) => {
  it('does not exist without Stripe', async () => {
    const server = await start();
    const headers = { 'stripe-signature': 't=1,v1=00' };
    const answer = await server.post('/api/webhook/stripe', { id: 'evt_1' }, { headers });
    expect(answer.statusCode).toBe(404);
  });

  it('returns 404 for events, and sells nothing by card, without Stripe’s keys', async () => {
    const server = await start({
      change: (convention) => ({ ...convention, payments: { adapter: 'stripe' } }),
    });
    const headers = { 'stripe-signature': 't=1,v1=00' };
    const answer = await server.post('/api/webhook/stripe', { id: 'evt_1' }, { headers });
    expect(answer.statusCode).toBe(404);
    expect((await buy(server, request({ source: 'ctoken_ok' }))).statusCode).toBe(503);
  });
});
