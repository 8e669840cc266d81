import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import {
  added,
  addMember,
  buy,
  buyOther,
  crashAfterCharge,
  crashBeforeCharge,
  newMember,
  takenForLost,
  withFault,
} from '../../testing/purchases.ts';
import type { TestClient, TestServer } from '../../testing/server.ts';
import { insertInvoice } from '../order/invoices.ts';
import { repairPurchases } from './reconcile.ts';
import { refundOrDispute } from './record.ts';

const paper_pubs = { name: 'A. Byrne', address: '1 Quay Street', country: 'Ireland' };

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const person = (id: number) =>
    server.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const getIntent = (key: string) =>
    server.db
      .selectFrom('purchase_intent')
      .selectAll()
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
  const succeededCharges = async () =>
    (
      await server.db
        .selectFrom('sandbox_charge')
        .select('id')
        .where('status', '=', 'succeeded')
        .execute()
    ).length;
  const finish = (key: string) => server.post('/api/purchase/finish', { key });

  const supporter = () => addMember(server, { membership: 'Supporter' });

  const toAdult = ({ id, email }: { id: number; email: string }, more: object = {}) => ({
    amount: 17000,
    email,
    source: 'tok_sandbox_success',
    upgrades: [{ id, membership: 'Adult' }],
    ...more,
  });

  async function invoiced() {
    const { legal_name, email } = newMember();
    const buyer = await server.addPerson({ legal_name, email });
    const id = await insertInvoice(server.db, server.context, {
      email,
      person: buyer,
      amount: 6000,
      category: 'sponsor',
      type: 'bench',
      data: { sponsor: 'A queue' },
    });
    return { id, email, client: await server.as(email) };
  }
  const invoiceBody = ({ id, email }: { id: number; email: string }, more: object = {}) => ({
    account: 'default',
    email,
    source: 'tok_sandbox_success',
    items: [{ id }],
    ...more,
  });
  const getStatus = async (client: TestClient) =>
    (await client.get('/api/purchase/list')).json<{ status: string }[]>()[0]?.status;

  it('charges one of several concurrent tabs that upgrade the same person', async () => {
    const one = await supporter();
    const before = await succeededCharges();
    const answers = await Promise.all([
      buy(one.client, toAdult(one)),
      buy(one.client, toAdult(one)),
      buy(one.client, toAdult(one)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    expect((await succeededCharges()) - before).toBe(1);
    expect(await person(one.id)).toMatchObject({ membership: 'Adult' });
  });

  it('prices the second of two different upgrades after the first', async () => {
    const one = await supporter();
    const answers = await Promise.all([
      buy(
        one.client,
        toAdult(one, { amount: 9000, upgrades: [{ id: one.id, membership: 'YoungAdult' }] }),
      ),
      buy(one.client, toAdult(one)),
    ]);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    const { membership } = await person(one.id);
    if (membership === 'Adult') {
      expect(refused?.json()).toMatchObject({
        errors: [{ pointer: '/body/upgrades/0/membership' }],
      });
    } else {
      expect(refused?.json()).toMatchObject({ code: 'amount_mismatch', amount: 8000 });
    }
  });

  it('cancels an upgrade that waits for its card holder when the person is upgraded again', async () => {
    const one = await supporter();
    const key = crypto.randomUUID();
    const waiting = await buy(one.client, toAdult(one, { source: 'tok_sandbox_3ds' }), key);
    const { client_secret } = waiting.json<{ client_secret: string }>();
    expect((await buy(one.client, toAdult(one))).statusCode).toBe(200);

    const approval = { client_secret, approve: true };
    const late = await server.post('/api/purchase/sandbox-authentication', approval);
    expect(late.statusCode).toBe(404);
    expect((await finish(key)).json()).toMatchObject({ status: 'failed' });
    expect(await person(one.id)).toMatchObject({ membership: 'Adult' });
  });

  it('lets no stranger end an upgrade that waits for its card holder', async () => {
    const one = await supporter();
    const stranger = await supporter();
    const key = crypto.randomUUID();
    const waiting = await buy(one.client, toAdult(one, { source: 'tok_sandbox_3ds' }), key);
    const { client_secret } = waiting.json<{ client_secret: string }>();
    const change = await added(server, async () => {
      // The stranger enters their own or the owner's address as the payer's.
      for (const email of [stranger.email, one.email]) {
        const answer = await buy(stranger.client, toAdult(one, { email }));
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({ code: 'duplicate' });
      }
    });
    expect(change).toEqual({ people: 0, charges: 0, mails: 0 });

    await server.post('/api/purchase/sandbox-authentication', { client_secret, approve: true });
    const late = await buy(stranger.client, toAdult(one));
    expect(late.json()).toMatchObject({ errors: [{ pointer: '/body/upgrades/0/membership' }] });
    expect((await finish(key)).json()).toMatchObject({ status: 'success' });
    expect(await person(one.id)).toMatchObject({ membership: 'Adult' });
  });

  it.each(['the payer', 'the person'])('lets %s end an upgrade that was a gift', async (who) => {
    const one = await supporter();
    const payer = await supporter();
    const present = toAdult(one, { email: payer.email, source: 'tok_sandbox_3ds' });
    const waiting = await buy(payer.client, present);
    const { client_secret } = waiting.json<{ client_secret: string }>();
    const { client, email } = who === 'the payer' ? payer : one;
    expect((await buy(client, toAdult(one, { email }))).statusCode).toBe(200);
    const approval = { client_secret, approve: true };
    const late = await server.post('/api/purchase/sandbox-authentication', approval);
    expect(late.statusCode).toBe(404);
    expect(await person(one.id)).toMatchObject({ membership: 'Adult' });
  });

  it('checks first whether an open upgrade has been paid', async () => {
    const one = await supporter();
    const key = crypto.randomUUID();
    const waiting = await buy(one.client, toAdult(one, { source: 'tok_sandbox_3ds' }), key);
    const { client_secret } = waiting.json<{ client_secret: string }>();
    await server.post('/api/purchase/sandbox-authentication', { client_secret, approve: true });

    const change = await added(server, async () => {
      const again = await buy(one.client, toAdult(one));
      expect(again.json()).toMatchObject({ errors: [{ pointer: '/body/upgrades/0/membership' }] });
    });
    expect(change).toEqual({ people: 0, charges: 0, mails: 2 });
    expect(await person(one.id)).toMatchObject({ membership: 'Adult' });
  });

  it('voids an upgrade that was not charged before a crash, and charges the next one', async () => {
    const one = await supporter();
    const key = crypto.randomUUID();
    await withFault(server, one.client, crashBeforeCharge, (client) =>
      buy(client, toAdult(one), key),
    );
    const change = await added(server, async () => {
      expect((await buy(one.client, toAdult(one))).statusCode).toBe(200);
      expect((await finish(key)).json()).toMatchObject({ status: 'failed' });
      server.clock.advance(300);
      await repairPurchases(server.context);
    });
    expect(change).toMatchObject({ people: 0, charges: 1 });
    expect(await person(one.id)).toMatchObject({ membership: 'Adult' });
  });

  it('delivers an upgrade that was charged before a crash, once', async () => {
    const one = await supporter();
    const key = crypto.randomUUID();
    const answer = await withFault(server, one.client, crashAfterCharge, (client) =>
      buy(client, toAdult(one), key),
    );
    expect(answer.json()).toEqual({ status: 'processing' });
    server.clock.advance(60);
    const change = await added(server, () =>
      Promise.all([
        repairPurchases(server.context),
        finish(key),
        buy(one.client, toAdult(one), key),
      ]),
    );
    expect(change).toEqual({ people: 0, charges: 0, mails: 2 });
    expect(await person(one.id)).toMatchObject({ membership: 'Adult' });
  });

  it('delivers nothing for an upgrade that is paid too late, and reports the refund due', async () => {
    const one = await supporter();
    const key = crypto.randomUUID();
    const slow = await withFault(
      server,
      one.client,
      takenForLost(server, async () => {
        expect((await buy(one.client, toAdult(one))).statusCode).toBe(200);
      }),
      (client) => buy(client, toAdult(one), key),
    );
    expect(slow.statusCode).toBe(200);
    expect(slow.json()).toMatchObject({ status: 'success', refund_due: true });

    const intent = await getIntent(key);
    expect(intent.problem).toContain(`person ${one.id} has Adult`);
    expect((await one.client.get('/api/purchase/list')).json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 'succeeded', error: 'refund_due', amount: 17000 }),
        expect.objectContaining({ status: 'succeeded', error: null, amount: 17000 }),
      ]),
    );
    await server.runJobs();
    const mails = await server.mails();
    const treasurer = mails.find(({ subject }) => subject.startsWith('Refund due'));
    expect(treasurer?.to.address).toBe(server.context.config.contacts.finance);
    expect(treasurer?.text).toContain(String(intent.provider_id));
    expect(treasurer?.html).toContain(one.email);
    const receipts = mails.filter(
      ({ to, text }) => to.address === one.email && text.includes('back'),
    );
    expect(receipts).toHaveLength(1);
    expect(
      mails.filter(({ to, text }) => to.address === one.email && text.includes('upgraded from')),
    ).toHaveLength(1);
  });

  it('delivers nothing when the membership was changed by hand during the authentication', async () => {
    const one = await supporter();
    const key = crypto.randomUUID();
    const wanted = [{ id: one.id, membership: 'Adult', paper_pubs }];
    const body = toAdult(one, { amount: 18000, source: 'tok_sandbox_3ds', upgrades: wanted });
    const { client_secret } = (await buy(one.client, body, key)).json<{ client_secret: string }>();
    await server.db
      .updateTable('person')
      .set({ membership: 'Helper' })
      .where('id', '=', one.id)
      .execute();
    await server.post('/api/purchase/sandbox-authentication', { client_secret, approve: true });
    expect((await finish(key)).json()).toMatchObject({ status: 'success' });
    expect(await person(one.id)).toMatchObject({ membership: 'Helper', paper_pubs: null });
    expect((await getIntent(key)).problem).toContain('Helper');
  });

  it('charges an invoice once when several tabs pay it at once', async () => {
    const one = await invoiced();
    const before = await succeededCharges();
    const answers = await Promise.all([1, 2, 3].map(() => buyOther(one.client, invoiceBody(one))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await succeededCharges()) - before).toBe(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json()).toMatchObject({ code: 'already_paid' });
    }
    expect(await getStatus(one.client)).toBe('succeeded');
  });

  it('leaves an invoice payable while a card holder does not answer, and charges it once', async () => {
    const one = await invoiced();
    const key = crypto.randomUUID();
    const waiting = await buyOther(
      one.client,
      invoiceBody(one, { source: 'tok_sandbox_3ds' }),
      key,
    );
    expect(waiting.json()).toMatchObject({ status: 'requires_action' });
    expect(await getStatus(one.client)).toBe('invoice');
    expect((await buyOther(one.client, invoiceBody(one))).statusCode).toBe(200);
    const { client_secret } = waiting.json<{ client_secret: string }>();
    const approval = { client_secret, approve: true };
    expect((await server.post('/api/purchase/sandbox-authentication', approval)).statusCode).toBe(
      404,
    );
    expect(await getStatus(one.client)).toBe('succeeded');
  });

  it('releases an invoice when the card is declined, and accepts the next payment', async () => {
    const one = await invoiced();
    const declined = await buyOther(
      one.client,
      invoiceBody(one, { source: 'tok_sandbox_declined' }),
    );
    expect(declined.statusCode).toBe(402);
    expect((await one.client.get('/api/purchase/list')).json()).toMatchObject([
      { status: 'invoice', error: 'card_declined' },
    ]);
    expect((await buyOther(one.client, invoiceBody(one))).statusCode).toBe(200);
    expect((await one.client.get('/api/purchase/list')).json()).toMatchObject([
      { id: one.id, status: 'succeeded', error: null, data: { sponsor: 'A queue' } },
    ]);
  });

  it('reports a refund due for an invoice that another payment paid meanwhile', async () => {
    const one = await invoiced();
    const key = crypto.randomUUID();
    await withFault(
      server,
      one.client,
      takenForLost(server, async () => {
        expect((await buyOther(one.client, invoiceBody(one))).statusCode).toBe(200);
      }),
      (client) => buyOther(client, invoiceBody(one), key),
    );
    const { id, problem } = await getIntent(key);
    expect(problem).toBe(`invoice ${one.id} had been paid already`);
    expect((await one.client.get('/api/purchase/list')).json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: one.id, status: 'succeeded', error: null }),
        expect.objectContaining({ status: 'succeeded', error: 'refund_due', amount: 6000 }),
      ]),
    );

    await refundOrDispute(server.context, id, { refunded: 6000, isDisputed: false });
    expect((await getIntent(key)).problem).toBeNull();
    expect((await one.client.get('/api/purchase/list')).json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: one.id, status: 'succeeded' }),
        expect.objectContaining({ status: 'refunded', error: null, amount: 6000 }),
      ]),
    );
  });

  it('accepts a late payment of an invoice that is still unpaid', async () => {
    const one = await invoiced();
    const answer = await withFault(
      server,
      one.client,
      takenForLost(server, async () => {
        const declined = invoiceBody(one, { source: 'tok_sandbox_declined' });
        expect((await buyOther(one.client, declined)).statusCode).toBe(402);
      }),
      (client) => buyOther(client, invoiceBody(one)),
    );
    expect(answer.json()).toMatchObject({ status: 'succeeded' });
    expect((await one.client.get('/api/purchase/list')).json()).toMatchObject([
      { id: one.id, status: 'succeeded', error: null },
    ]);
  });
});
