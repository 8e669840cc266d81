import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import { buy, request } from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/server.ts';
import { recordResult, findIntent } from './record.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('mails a failed payment once, even when two processes record it', async () => {
    const [key, body] = [crypto.randomUUID(), request({ source: 'tok_sandbox_3ds' })];
    await buy(server, body, key);
    const intent = await findIntent(server.db, key);
    if (!intent) throw new Error('not recorded');
    const notCharged = { kind: 'failed', chargeId: null, code: 'not_charged' } as const;
    const mails = () =>
      server.db.selectFrom('mail_job').select('id').where('kind', '=', 'payment_update').execute();
    const before = (await mails()).length;
    // Two processes record the failure; the second read the purchase while it was open.
    for (let time = 0; time < 2; time += 1) {
      await recordResult(server.context, intent, notCharged);
      await server.runJobs();
    }
    expect(await mails()).toHaveLength(before + 1);
  });

  it('records a refund that arrives while another process delivers', async () => {
    const [key, body] = [crypto.randomUUID(), request()];
    await buy(server, body, key);
    const intent = await findIntent(server.db, key);
    if (intent?.provider?.kind !== 'succeeded') throw new Error('not paid');
    const asReadBefore = { ...intent, status: 'processing' };
    const reversal = { refunded: intent.amount, isDisputed: false };
    await recordResult(server.context, asReadBefore, { ...intent.provider, reversal });
    const payer = await server.as(body.email);
    expect((await payer.get('/api/purchase/list')).json()).toMatchObject([{ status: 'refunded' }]);
  });
});
