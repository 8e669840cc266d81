import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { prune } from '../retention/prune.ts';
import { forEachDatabase } from '../testing/databases.ts';
import {
  added,
  addMember,
  books,
  buy,
  buyDaypass,
  buyOther,
  newMember,
  request,
  withFault,
} from '../testing/purchases.ts';
import type { TestServer } from '../testing/server.ts';
import { checkout } from './payment/checkout.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  const state = async (key: string) =>
    (await server.get(`/api/purchase/status/${key}`)).json<{ member_numbers?: number[] }>();

  it('returns the numbers of new members, in their order, for the key', async () => {
    const key = crypto.randomUUID();
    const new_members = [newMember(), newMember({ membership: 'Supporter' })];
    await buy(server, request({ amount: 25000, new_members }), key);
    const rows = await server.db.selectFrom('person').select(['email', 'member_number']).execute();
    const getNumber = (email: string) => rows.find((row) => row.email === email)?.member_number;
    const numbers = new_members.map(({ email }) => getNumber(email));
    expect(await state(key)).toMatchObject({ status: 'success', member_numbers: numbers });
    expect(numbers.every((each) => typeof each === 'number')).toBe(true);
  });

  it('returns the card of a paid purchase, for its receipt', async () => {
    const key = crypto.randomUUID();
    await buy(server, request({ amount: 21000, new_members: [newMember()] }), key);
    expect(await state(key)).toMatchObject({ card: { brand: 'Visa', last4: '4242' } });
  });

  it('returns no number for a declined purchase or an upgrade', async () => {
    const declined = crypto.randomUUID();
    await buy(server, request({ source: 'tok_sandbox_declined' }), declined);
    expect(await state(declined)).toMatchObject({ status: 'failed' });
    expect(await state(declined)).not.toHaveProperty('member_numbers');
    expect(await state(declined)).not.toHaveProperty('card');

    const upgraded = crypto.randomUUID();
    const { id, email, client } = await addMember(server, { membership: 'Supporter' });
    const upgrades = [{ id, membership: 'Adult', paper_pubs: null }];
    await buy(client, { amount: 17000, email, source: 'tok_sandbox_success', upgrades }, upgraded);
    expect(await state(upgraded)).toMatchObject({ status: 'success' });
    expect(await state(upgraded)).not.toHaveProperty('member_numbers');
  });

  it('returns no numbers for a wrong key', async () => {
    const answer = await server.get(`/api/purchase/status/${crypto.randomUUID()}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('member_numbers');
  });
});

const cancelled = {
  status: 'failed',
  code: 'payment_failed',
  message: 'The payment was cancelled.',
};
const nothing = { people: 0, charges: 0, mails: 0 };
const once = { people: 1, charges: 1, mails: 2 };

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const cancel = (key: string) => server.post('/api/purchase/cancel', { key });
  const finish = (key: string) => server.post('/api/purchase/finish', { key });
  const state = (key: string) => server.get(`/api/purchase/status/${key}`);

  it('cancels an unused key permanently', async () => {
    const key = crypto.randomUUID();
    expect((await state(key)).statusCode).toBe(404);
    expect((await cancel(key)).json()).toEqual(cancelled);
    for (const again of [await cancel(key), await finish(key), await state(key)]) {
      expect([again.statusCode, again.json()]).toEqual([200, cancelled]);
    }
  });

  it('refuses a purchase that arrives after its key was cancelled, without charging', async () => {
    const key = crypto.randomUUID();
    const body = request();
    const passes = [{ ...body.new_members[0], day1: true }];
    const items = [{ amount: 6000, category: 'sponsor', type: 'bench', person_name: 'Aoife' }];
    const change = await added(server, async () => {
      await cancel(key);
      for (const late of [
        await buy(server, body, key),
        await buy(server, body, key),
        await buyDaypass(server, { ...body, passes, new_members: undefined }, key),
        await buyOther(server, { email: body.email, source: body.source, items }, key),
      ]) {
        expect(late.statusCode).toBe(402);
        expect(late.json()).toMatchObject({
          code: 'payment_failed',
          message: 'The payment was cancelled.',
        });
      }
      expect((await state(key)).json()).toEqual(cancelled);
    });
    expect(change).toEqual(nothing);
  });

  it('charges a replacement purchase once', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const change = await added(server, async () => {
      await cancel(first);
      expect((await buy(server, request(), second)).statusCode).toBe(200);
      expect((await buy(server, request(), first)).statusCode).toBe(402);
    });
    expect(change).toEqual(once);
  });

  it('returns a purchase that arrived earlier, without undoing it', async () => {
    const key = crypto.randomUUID();
    const change = await added(server, async () => {
      await buy(server, request(), key);
      expect((await cancel(key)).json()).toMatchObject({ status: 'success' });
      expect((await state(key)).json()).toMatchObject({ status: 'success' });
    });
    expect(change).toEqual(once);
  });

  it('does not charge a purchase that is cancelled between its arrival and its record', async () => {
    const [key, email] = [crypto.randomUUID(), 'late@example.com'];
    const person = { membership: 'Adult', legal_name: 'Late Byrne', email };
    const caller = {
      headers: { 'Idempotency-Key': key },
      ip: '10.2.2.2',
      session: null,
      asked: undefined,
    };
    const change = await added(server, async () => {
      const intent = await checkout(server.context, caller, {
        account: 'default',
        email,
        amount: 21000,
        source: 'tok_sandbox_success',
        requested: person,
        price: async () => {
          await cancel(key);
          return [{ kind: 'new_member', amount: 21000, person }];
        },
      });
      expect(intent).toMatchObject({ status: 'failed', provider: { code: 'cancelled' } });
    });
    expect(change).toEqual(nothing);
  });

  it('does not charge a purchase that is cancelled just before the charge, in any process', async () => {
    const key = crypto.randomUUID();
    const client = await server.as('payer@example.com');
    const body = request();
    const before = await books(server);
    const answer = await withFault(
      server,
      client,
      ({ charge }) => ({
        async charge(chargeRequest) {
          expect((await cancel(key)).json()).toEqual(cancelled);
          return charge(chargeRequest);
        },
      }),
      (payer) => buy(payer, body, key),
    );
    expect(answer.json()).toMatchObject({ code: 'payment_failed' });
    expect((await state(key)).json()).toEqual(cancelled);
    const restarted = await createApp(server.context);
    const again = await buy(
      { post: (url, payload, more) => restarted.inject({ method: 'POST', url, payload, ...more }) },
      body,
      key,
    );
    await restarted.close();
    expect(again.statusCode).toBe(402);
    expect(await books(server)).toEqual(before);
  });

  it('does not answer `cancelled` for a purchase that was charged but is not recorded yet', async () => {
    const key = crypto.randomUUID();
    const client = await server.as('payer@example.com');
    const change = await added(server, async () => {
      const answer = await withFault(
        server,
        client,
        ({ charge }) => ({
          async charge(chargeRequest) {
            const result = await charge(chargeRequest);
            expect((await cancel(key)).json()).toMatchObject({ status: 'success' });
            return result;
          },
        }),
        (payer) => buy(payer, request(), key),
      );
      expect(answer.json()).toMatchObject({ status: 'success' });
    });
    expect(change).toEqual(once);
  });

  it('either cancels or charges when both requests arrive at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [body, key] = [request(), crypto.randomUUID()];
      // The first request is likely to win, so both orders are tried.
      const send = [() => buy(server, body, key), () => cancel(key)] as const;
      const change = await added(server, async () => {
        const order = round % 2 === 0 ? send : send.toReversed();
        await Promise.all([...order, ...order].map((each) => each()));
      });
      const { status } = (await state(key)).json<{ status: string }>();
      const isCharged = (await buy(server, body, key)).statusCode === 200;
      expect(status).toBe(isCharged ? 'success' : 'failed');
      expect(change).toEqual(isCharged ? once : nothing);
    }
  });

  it('deletes a cancelled key after a month, unless a purchase used it', async () => {
    const { context, db, clock, post } = await start();
    const declined = crypto.randomUUID();
    await buy({ post }, request({ source: 'tok_sandbox_declined' }), declined);
    for (const key of [declined, crypto.randomUUID()]) await post('/api/purchase/cancel', { key });
    const kept = () => db.selectFrom('purchase_intent').select('idempotency_key').execute();

    clock.advance(30 * 86_400);
    await prune(context);
    expect(await kept()).toHaveLength(2);

    clock.advance(1);
    await prune(context);
    expect(await kept()).toEqual([{ idempotency_key: declined }]);
  });

  it('limits cancelled keys, except for buyers', async () => {
    const bought = crypto.randomUUID();
    await buy(server, request(), bought);
    const from = { remoteAddress: '10.1.2.3' };
    const send = (key: string) => server.post('/api/purchase/cancel', { key }, from);
    for (let n = 0; n < 30; n += 1) {
      expect((await send(crypto.randomUUID())).statusCode).toBe(200);
    }
    const key = crypto.randomUUID();
    const refused = await send(key);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '20']);
    // The key is not cancelled, and its status shows that.
    expect((await state(key)).statusCode).toBe(404);
    expect((await send(bought)).json()).toMatchObject({ status: 'success' });
  });
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  /** Starts a purchase that waits for its card holder. */
  async function begin() {
    const [body, key] = [request({ source: 'tok_sandbox_3ds' }), crypto.randomUUID()];
    const answer = await buy(server, body, key);
    const { client_secret } = answer.json<{ client_secret: string }>();
    return { body, key, answer, client_secret };
  }

  const playBank = (client_secret: string, approve: boolean) =>
    server.post('/api/purchase/sandbox-authentication', { client_secret, approve });
  const finish = (key: string) => server.post('/api/purchase/finish', { key });
  const cancel = (key: string) => server.post('/api/purchase/cancel', { key });
  const state = (key: string) => server.get(`/api/purchase/status/${key}`);

  it('waits for the card holder, and creates no member before', async () => {
    const before = await books(server);
    const { body, key, answer, client_secret } = await begin();

    expect(answer.json()).toEqual({ status: 'requires_action', client_secret });
    expect(await books(server)).toEqual({ ...before, charges: before.charges + 1 });
    for (const again of [await buy(server, body, key), await finish(key), await state(key)]) {
      expect(again.json()).toEqual({ status: 'requires_action', client_secret });
    }
    const payer = await server.as(body.email);
    expect((await payer.get('/api/purchase/list')).json()).toMatchObject([
      { status: 'requires_action' },
    ]);
  });

  it('limits calls to the provider, and calls it again when the limit has recovered', async () => {
    const { key, client_secret } = await begin();
    const { most } = server.context.config.limits.finishes;
    for (let n = 0; n < most; n += 1) expect((await finish(key)).statusCode).toBe(200);
    await playBank(client_secret, true);
    expect((await finish(key)).statusCode).toBe(429);
    // The limit does not affect another purchase.
    expect((await finish((await begin()).key)).statusCode).toBe(200);
    server.clock.advance(600);
    expect((await finish(key)).json()).toMatchObject({ status: 'success' });
    // A final status needs no call to the provider.
    for (let n = 0; n <= most; n += 1) expect((await finish(key)).statusCode).toBe(200);
  });

  it('delivers once after the bank has confirmed, even if the buyer finishes several times', async () => {
    const before = await books(server);
    const { body, key, client_secret } = await begin();
    expect((await playBank(client_secret, true)).statusCode).toBe(200);

    const answers = await Promise.all([finish(key), finish(key), finish(key)]);

    for (const answer of [...answers, await state(key), await buy(server, body, key)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: 'success' });
    }
    expect(await books(server)).toEqual({
      people: before.people + 1,
      charges: before.charges + 1,
      mails: before.mails + 2,
    });
  });

  it('fails when the bank has refused', async () => {
    const before = await books(server);
    const { body, key, client_secret } = await begin();
    await playBank(client_secret, false);

    expect((await finish(key)).json()).toEqual({
      status: 'failed',
      code: 'payment_failed',
      message: 'The bank did not confirm the payment.',
    });
    const again = await buy(server, body, key);
    expect(again.statusCode).toBe(402);
    expect(again.json()).toMatchObject({ code: 'payment_failed' });
    expect((await books(server)).people).toBe(before.people);
  });

  it('accepts one answer of the bank', async () => {
    const { client_secret } = await begin();
    await playBank(client_secret, false);
    expect((await playBank(client_secret, true)).statusCode).toBe(404);
    expect((await playBank('pi_nonsense_secret', true)).statusCode).toBe(404);
  });

  it('cancels a payment, so that the bank can’t confirm it any more', async () => {
    const before = await books(server);
    const { body, key, client_secret } = await begin();
    const failed = {
      status: 'failed',
      code: 'payment_failed',
      message: 'The payment was cancelled.',
    };

    expect((await cancel(key)).json()).toEqual(failed);

    expect((await playBank(client_secret, true)).statusCode).toBe(404);
    for (const again of [await cancel(key), await finish(key), await state(key)]) {
      expect(again.json()).toEqual(failed);
    }
    expect((await buy(server, body, key)).statusCode).toBe(402);
    const payer = await server.as(body.email);
    expect((await payer.get('/api/purchase/list')).json()).toMatchObject([
      { status: 'failed', error: 'cancelled' },
    ]);
    expect(await books(server)).toEqual({ ...before, charges: before.charges + 1 });
  });

  it('delivers a payment that the bank confirmed before the cancellation', async () => {
    const before = await books(server);
    const { key, client_secret } = await begin();
    await playBank(client_secret, true);

    expect((await cancel(key)).json()).toMatchObject({ status: 'success' });

    expect((await books(server)).people).toBe(before.people + 1);
  });

  it('either cancels or delivers when both requests arrive at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await books(server);
      const { key, client_secret } = await begin();

      const [approval] = await Promise.all([
        playBank(client_secret, true),
        cancel(key),
        finish(key),
        cancel(key),
      ]);

      const isPaid = approval.statusCode === 200;
      expect((await finish(key)).json()).toMatchObject({ status: isPaid ? 'success' : 'failed' });
      expect((await books(server)).people).toBe(before.people + (isPaid ? 1 : 0));
    }
  });

  it('refuses a charge that arrives after the cancellation', async () => {
    const before = await books(server);
    const key = crypto.randomUUID();
    const { payments } = server.context;
    let late: Parameters<typeof payments.charge>[0] | undefined;
    const charge: typeof payments.charge = (charged) => {
      late = charged;
      return Promise.reject(new Error('no connection'));
    };
    const app = await createApp({ ...server.context, payments: { ...payments, charge } });
    await app.inject({
      method: 'POST',
      url: '/api/purchase',
      headers: { 'idempotency-key': key },
      payload: request(),
    });
    await app.close();
    expect((await cancel(key)).json()).toMatchObject({ status: 'failed', code: 'payment_failed' });
    await server.runJobs();
    expect((await finish(key)).json()).toMatchObject({ status: 'failed' });
    if (!late) throw new Error('nothing was charged');
    expect(await payments.charge(late)).toMatchObject({ kind: 'failed' });
    expect(await books(server)).toEqual(before);
  });

  it('returns 404 for an unused key', async () => {
    expect((await state('never-used')).statusCode).toBe(404);
    expect((await finish('never-used')).statusCode).toBe(404);
  });
});
