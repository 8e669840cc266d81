import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { prune } from '../database/prune.ts';
import { forEachDatabase } from '../testing/databases.ts';
import {
  added,
  books,
  buy,
  buyDaypass,
  buyOther,
  request,
  withFault,
} from '../testing/purchases.ts';
import type { TestServer } from '../testing/server.ts';
import { checkout } from './payment/checkout.ts';

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

  it('does not return cancelled for a purchase that was charged but is not recorded yet', async () => {
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

  it('either cancels or charges when both come at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [body, key] = [request(), crypto.randomUUID()];
      // The first request has the better chance, so both orders are tried.
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

  it('limits how many keys can be cancelled, but not for buyers', async () => {
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
    // The key is not cancelled, and the answer shows it.
    expect((await state(key)).statusCode).toBe(404);
    expect((await send(bought)).json()).toMatchObject({ status: 'success' });
  });
});
