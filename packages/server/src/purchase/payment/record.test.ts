import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import { buy, request } from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/server.ts';
import { findIntent } from './intents.ts';
import { recordResult } from './record.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('records a refund of what another process delivers at the same moment', async () => {
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
