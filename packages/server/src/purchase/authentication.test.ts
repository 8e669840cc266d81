import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { books, buy, request } from '../testing/purchases.ts';
import type { TestServer } from '../testing/server.ts';

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

  it('limits questions to the provider, and asks again when the limit has recovered', async () => {
    const { key, client_secret } = await begin();
    const { most } = server.context.config.limits.finishes;
    for (let n = 0; n < most; n += 1) expect((await finish(key)).statusCode).toBe(200);
    await playBank(client_secret, true);
    expect((await finish(key)).statusCode).toBe(429);
    // Does not refuse another purchase.
    expect((await finish((await begin()).key)).statusCode).toBe(200);
    server.clock.advance(600);
    expect((await finish(key)).json()).toMatchObject({ status: 'success' });
    // A final status costs no question to the provider.
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
    const cancelled = {
      status: 'failed',
      code: 'payment_failed',
      message: 'The payment was cancelled.',
    };

    expect((await cancel(key)).json()).toEqual(cancelled);

    expect((await playBank(client_secret, true)).statusCode).toBe(404);
    for (const again of [await cancel(key), await finish(key), await state(key)]) {
      expect(again.json()).toEqual(cancelled);
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

  it('either cancels or delivers when both come at once', async () => {
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

  it('refuses a charge that comes after the cancellation', async () => {
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
