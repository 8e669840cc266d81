import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPayments } from '../../adapters/payments.ts';
import { createApp } from '../../app.ts';
import type { Payments } from '../../ports/payments.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { books, buy, buyOther, request } from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/server.ts';
import { webhookSecret, withStripe } from '../../testing/stripe.ts';
import { startStripeDouble, type StripeDouble } from '../../testing/stripeDouble.ts';
import { reportStuck } from '../money/purchases.ts';
import { repairPurchases } from './reconcile.ts';

forEachDatabase((start) => {
  let stripe: StripeDouble;
  let server: TestServer;
  beforeAll(async () => {
    stripe = await startStripeDouble();
    server = await start(withStripe(stripe));
  });
  afterAll(() => stripe.close());
  // Each test acts as other buyers, so the limit on cards is reset.
  beforeEach(() => server.clock.advance(3600));

  let token = 0;
  /** A new card each time: a token works only once. */
  const card = (kind = 'ok') => `ctoken_${kind}_${(token += 1)}`;
  const state = async (key: string) =>
    (await server.get(`/api/purchase/status/${key}`)).json<{ status: string }>();
  const finish = async (key: string) =>
    (await server.post('/api/purchase/finish', { key })).json<{ status: string }>();
  const repair = () => repairPurchases(server.context);
  const last = () => {
    const payment = stripe.payments().at(-1);
    if (!payment) throw new Error('nothing was paid');
    return payment;
  };
  /** Returns the numbers of charges, people and mails that an action created. */
  async function change(doing: () => Promise<unknown>) {
    const [before, charged] = [await books(server), stripe.charges()];
    await doing();
    const after = await books(server);
    const [people, mails] = [after.people - before.people, after.mails - before.mails];
    return { people, mails, charges: stripe.charges() - charged };
  }
  const bought = { people: 1, mails: 2, charges: 1 };
  const nothing = { people: 0, mails: 0, charges: 0 };
  /** Sends a purchase to a server whose payments fail, to simulate a crash. */
  async function buyWith(fault: (payments: Payments) => Partial<Payments>, key: string) {
    const payments = createPayments(server.context);
    const app = await createApp({
      ...server.context,
      payments: { ...payments, ...fault(payments) },
    });
    const headers = { 'idempotency-key': key };
    const payload = request({ source: card() });
    const answer = await app.inject({ method: 'POST', url: '/api/purchase', headers, payload });
    await app.close();
    return answer;
  }

  it('charges a card and delivers, and sends Stripe the payer and the items', async () => {
    const key = crypto.randomUUID();
    const body = request({ source: card() });
    expect(
      await change(async () => {
        const answer = await buy(server, body, key);
        expect(answer.json()).toMatchObject({ status: 'success', charge_id: last().id });
      }),
    ).toEqual(bought);
    expect(last()).toMatchObject({
      amount: body.amount,
      currency: 'eur',
      receipt_email: body.email,
      metadata: { key, intent: expect.stringMatching(/^\d+$/) },
    });
    const payer = await server.as(body.email);
    const purchases = await payer.get('/api/purchase/list');
    expect(purchases.json()).toMatchObject([{ status: 'succeeded', stripe_receipt: '1000-1' }]);
  });

  it('publishes the public key of every account, and no other key', async () => {
    const answer = await server.get('/api/purchase/keys');
    expect(answer.json()).toEqual({ default: 'pk_test_DEFAULT', siteselect: 'pk_test_SITESELECT' });
  });

  it('pays each account’s money into that account, and handles its events', async () => {
    const { id, email } = await server.addPerson({ email: 'voter@example.com' });
    const client = await server.as('voter@example.com');
    const key = crypto.randomUUID();
    const answer = await buyOther(
      client,
      {
        account: 'siteselect',
        email,
        source: card('3ds'),
        amount: 4000,
        items: [
          { amount: 4000, category: 'siteselect', type: 'ss-token', person_id: id, data: {} },
        ],
      },
      key,
    );
    expect(answer.json()).toMatchObject({ status: 'requires_action' });
    expect(last().secretKey).toBe('sk_test_SITESELECT');
    stripe.decide(last().id, true);
    const { body, signature } = stripe.event(
      'payment_intent.succeeded',
      last().id,
      webhookSecret('SITESELECT'),
    );
    await server.post('/api/webhook/stripe', undefined, {
      payload: body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    expect(await state(key)).toMatchObject({ status: 'success' });
    const list = await client.get('/api/purchase/list');
    expect(list.json()).toMatchObject([{ data: { token: expect.any(String) } }]);
  });

  it('repeats the status of a charge', async () => {
    const payments = createPayments(server.context);
    const [key, source] = [crypto.randomUUID(), card()];
    const charge = () =>
      payments.charge({
        key,
        account: 'default',
        amount: 5000,
        currency: 'eur',
        source,
        description: 'A bench',
        metadata: {},
        receiptEmail: 'payer@example.com',
      });
    const charged = stripe.charges();
    expect(await charge()).toMatchObject({ kind: 'succeeded', chargeId: last().id });
    expect(await charge()).toEqual(await payments.find('default', key));
    expect(stripe.charges() - charged).toBe(1);
  });

  it('charges once for a double click', async () => {
    const [key, body] = [crypto.randomUUID(), request({ source: card() })];
    stripe.delay = 50;
    const result = await change(async () => {
      const answers = await Promise.all([buy(server, body, key), buy(server, body, key)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    });
    stripe.delay = 0;
    expect(result).toEqual(bought);
  });

  it.each(['drop the answer', 'drop the request', 'server error'] as const)(
    'charges once after a failure: %s',
    async (fault) => {
      stripe.faults.push(fault);
      expect(
        await change(async () => {
          const answer = await buy(server, request({ source: card() }));
          expect(answer.json()).toMatchObject({ status: 'success' });
        }),
      ).toEqual(bought);
    },
  );

  it('reports processing while the answer to a charge is lost, and finds it later', async () => {
    const key = crypto.randomUUID();
    stripe.faults.push('drop the answer', 'drop the answer', 'drop the answer');
    expect(
      await change(async () => {
        const answer = await buy(server, request({ source: card() }), key);
        expect(answer.json()).toEqual({ status: 'processing' });
        expect(await finish(key)).toMatchObject({ status: 'success' });
      }),
    ).toEqual(bought);
  });

  it('delivers after a crash between the charge and its record, once', async () => {
    const key = crypto.randomUUID();
    const killed = ({ charge }: Payments): Partial<Payments> => ({
      async charge(charged) {
        await charge(charged);
        throw new Error('killed');
      },
    });
    expect(
      await change(async () => {
        expect((await buyWith(killed, key)).json()).toEqual({ status: 'processing' });
        server.clock.advance(60);
        await Promise.all([repair(), repair()]);
        expect(await state(key)).toMatchObject({ status: 'success' });
      }),
    ).toEqual(bought);
  });

  it('cancels a payment that a crash left unconfirmed before marking it as failed', async () => {
    const key = crypto.randomUUID();
    stripe.faults.push('drop the request', 'drop the request', 'drop the request');
    expect(
      await change(async () => {
        await buy(server, request({ source: card() }), key);
        server.clock.advance(60);
        await repair();
        expect(await state(key)).toEqual({ status: 'processing' });
        server.clock.advance(300);
        await repair();
        expect(await state(key)).toMatchObject({ status: 'failed' });
      }),
    ).toEqual({ ...nothing, mails: 1 });
    expect(last().status).toBe('canceled');
  });

  it.each([
    ['declined', 402, 'card_declined', 'The card was declined.'],
    ['poor', 402, 'card_declined', 'The card was declined.'],
    ['unknown', 400, 'invalid', 'source: The card details cannot be used any more.'],
  ])(
    'creates no member when the card is %s, and succeeds at the next try',
    async (kind, status, code, message) => {
      const [body, key] = [request({ source: card(kind) }), crypto.randomUUID()];
      expect(
        await change(async () => {
          const answer = await buy(server, body, key);
          expect(answer.statusCode).toBe(status);
          expect(answer.json()).toMatchObject({ code, message });
          expect(await state(key)).toMatchObject({ status: 'failed', code: 'card_declined' });
        }),
      ).toEqual(nothing);
      expect(await change(() => buy(server, { ...body, source: card() }))).toEqual(bought);
    },
  );

  it('treats an invalid confirmation token as an unusable card, without asking Stripe', async () => {
    const before = stripe.payments().length;
    const answer = await buy(server, request({ source: 'tok_sandbox_success' }));
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/body/source' }] });
    expect(stripe.payments()).toHaveLength(before);
  });

  it('reports that nothing was charged when Stripe refuses our key, without blaming the card', async () => {
    stripe.faults.push('bad key');
    const [body, key] = [request({ source: card() }), crypto.randomUUID()];
    for (const answer of [await buy(server, body, key), await buy(server, body, key)]) {
      expect(answer.statusCode).toBe(402);
      expect(answer.json()).toMatchObject({
        code: 'provider_refused',
        message: 'The payment was not made.',
      });
    }
    // A later request for the status returns the same failure.
    expect(await state(key)).toEqual({
      status: 'failed',
      code: 'provider_refused',
      message: 'The payment was not made.',
    });
  });

  it.each([
    [true, 'success', bought],
    [false, 'failed', nothing],
  ])(
    'continues after the bank has answered (approved: %s)',
    async (isApproved, status, expected) => {
      const key = crypto.randomUUID();
      expect(
        await change(async () => {
          const answer = await buy(server, request({ source: card('3ds') }), key);
          const { client_secret } = last();
          expect(answer.json()).toEqual({ status: 'requires_action', client_secret });
          expect(await finish(key)).toMatchObject({ status: 'requires_action' });
          stripe.decide(last().id, isApproved);
          expect(await finish(key)).toMatchObject({ status });
        }),
      ).toEqual(expected);
    },
  );

  it('cancels at Stripe when the buyer cancels, so that the bank can’t confirm any more', async () => {
    const key = crypto.randomUUID();
    await buy(server, request({ source: card('3ds') }), key);
    const answer = await server.post('/api/purchase/cancel', { key });
    expect(answer.json()).toEqual({
      status: 'failed',
      code: 'payment_failed',
      message: 'The payment was cancelled.',
    });
    expect(last().status).toBe('canceled');
  });

  it('delivers what the bank confirmed before the cancellation', async () => {
    const key = crypto.randomUUID();
    expect(
      await change(async () => {
        await buy(server, request({ source: card('3ds') }), key);
        stripe.decide(last().id, true);
        const answer = await server.post('/api/purchase/cancel', { key });
        expect(answer.json()).toMatchObject({ status: 'success' });
      }),
    ).toEqual(bought);
  });

  it('cancels a payment that is not confirmed within a day, and mails the buyer', async () => {
    const [key, body] = [crypto.randomUUID(), request({ source: card('3ds') })];
    await buy(server, body, key);
    server.clock.advance(23 * 3600);
    await repair();
    expect(await state(key)).toMatchObject({ status: 'requires_action' });
    expect(await reportStuck(server.context)).toBe(1);
    server.clock.advance(2 * 3600);
    await repair();
    expect(await state(key)).toMatchObject({ status: 'failed' });
    expect(last().status).toBe('canceled');
    expect(await reportStuck(server.context)).toBe(0);
    // Paid but undelivered purchases need attention, too.
    const due = (problem: string | null) =>
      server.db
        .updateTable('purchase_intent')
        .set({ problem })
        .where('idempotency_key', '=', key)
        .execute();
    await due('bought already');
    expect(await reportStuck(server.context)).toBe(1);
    await due(null);
    const [mail] = await server.mailsTo(body.email);
    expect(mail).toMatchObject({
      subject: 'Payment not completed: €210, Dublin 2019',
      text: expect.stringContaining('you have not been charged'),
    });
  });

  it('does not deliver what was refunded before its delivery', async () => {
    const key = crypto.randomUUID();
    stripe.faults.push('drop the answer', 'drop the answer', 'drop the answer');
    await buy(server, request({ source: card() }), key);
    stripe.refund(last().id, last().amount);
    expect(
      await change(async () => {
        expect(await finish(key)).toEqual({
          status: 'failed',
          code: 'payment_failed',
          message: 'The payment was given back.',
        });
      }),
    ).toEqual(nothing);
  });
});
