import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import type { Payments } from '../../ports/payments.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { added, crashAfterCharge, request, takenForLost } from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/server.ts';
import { repairPurchases } from './reconcile.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  /** Sends a purchase to a server with faulty payments. */
  async function buyWith(fault: (sandbox: Payments) => Partial<Payments>) {
    const [payload, key] = [request(), crypto.randomUUID()];
    const { payments } = server.context;
    const app = await createApp({
      ...server.context,
      payments: { ...payments, ...fault(payments) },
    });
    const headers = { 'idempotency-key': key };
    const answer = await app.inject({ method: 'POST', url: '/api/purchase', headers, payload });
    await app.close();
    return { answer, key };
  }

  const state = async (key: string) =>
    (await server.get(`/api/purchase/status/${key}`)).json<object>();

  const delivered = { people: 1, charges: 1, mails: 2 };
  const charged = { people: 0, charges: 1, mails: 0 };
  const repair = () => repairPurchases(server.context);

  it('delivers what was charged before a crash, once', async () => {
    const { answer, key } = await buyWith(crashAfterCharge);
    expect(answer.json()).toEqual({ status: 'processing' });

    server.clock.advance(60);
    const change = await added(server, () => Promise.all([repair(), repair()]));

    expect(change).toEqual({ ...delivered, charges: 0 });
    expect(await state(key)).toMatchObject({ status: 'success' });
    server.clock.advance(86_400);
    expect(await repair()).toBe(0);
  });

  it('delivers when the buyer finishes, without waiting for the repair', async () => {
    const change = await added(server, async () => {
      const { key } = await buyWith(crashAfterCharge);
      const finished = await server.post('/api/purchase/finish', { key });
      expect(finished.json()).toMatchObject({ status: 'success' });
    });
    expect(change).toEqual(delivered);
  });

  it('leaves a purchase that is being charged unchanged', async () => {
    expect(await added(server, () => buyWith(crashAfterCharge))).toEqual(charged);
    server.clock.advance(9);
    expect(await repair()).toBe(0);
    server.clock.advance(1);
    expect(await repair()).toBe(1);
  });

  it('marks a purchase as failed only when the provider certainly never charged it', async () => {
    const change = await added(server, async () => {
      const { key } = await buyWith(() => ({
        charge: async () => {
          throw new Error('no connection');
        },
      }));
      server.clock.advance(60);
      await repair();
      expect(await state(key)).toEqual({ status: 'processing' });
      server.clock.advance(300);
      await repair();
      expect(await state(key)).toEqual({
        status: 'failed',
        code: 'payment_failed',
        message: 'The payment was not made.',
      });
    });
    expect(change).toEqual({ people: 0, charges: 0, mails: 1 });
  });

  it('delivers when the money arrives late', async () => {
    const change = await added(server, async () => {
      const { answer, key } = await buyWith(takenForLost(server));
      expect(answer.json()).toMatchObject({ status: 'success' });
      expect(await state(key)).toMatchObject({ status: 'success' });
    });
    // The payer had got a mail that it was not completed.
    expect(change).toEqual({ ...delivered, mails: delivered.mails + 1 });
  });

  it('retries until a delivery succeeds', async () => {
    const { key } = await buyWith(crashAfterCharge);
    const { schema } = server.db;
    await schema.alterTable('mail_job').renameTo('mail_job_away').execute();
    server.clock.advance(60);
    await repair();
    await schema.alterTable('mail_job_away').renameTo('mail_job').execute();
    expect(await state(key)).toEqual({ status: 'processing' });

    server.clock.advance(60);
    expect(await added(server, repair)).toEqual({ ...delivered, charges: 0 });
    expect(await state(key)).toMatchObject({ status: 'success' });
  });
});
