import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { books, buy, request } from './testing.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  /** A purchase that waits for its card holder. */
  async function begin() {
    const [body, key] = [request({ source: 'tok_sandbox_3ds' }), crypto.randomUUID()];
    const answer = await buy(server, body, key);
    const { client_secret } = answer.json<{ client_secret: string }>();
    return { body, key, answer, client_secret };
  }

  const playBank = (client_secret: string, approve: boolean) =>
    server.post('/api/purchase/sandbox-authentication', { client_secret, approve });
  const finish = (key: string) => server.post('/api/purchase/finish', { key });
  const state = (key: string) => server.get(`/api/purchase/status/${key}`);

  it('waits for the card holder, and makes nobody before', async () => {
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

  it('delivers once when the bank has confirmed, however often it is asked', async () => {
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
      message: 'The bank did not confirm the payment.',
    });
    expect((await buy(server, body, key)).statusCode).toBe(402);
    expect((await books(server)).people).toBe(before.people);
  });

  it('lets the bank answer once', async () => {
    const { client_secret } = await begin();
    await playBank(client_secret, false);
    expect((await playBank(client_secret, true)).statusCode).toBe(404);
    expect((await playBank('pi_nonsense_secret', true)).statusCode).toBe(404);
  });

  it('does not know a key that was never used', async () => {
    expect((await state('never-used')).statusCode).toBe(404);
    expect((await finish('never-used')).statusCode).toBe(404);
  });
});
