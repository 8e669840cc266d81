import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import { added, addMember, buyOther, takenForLost, withFault } from '../../testing/purchases.ts';
import type { TestClient, TestServer } from '../../testing/server.ts';
import { insertInvoice } from '../order/invoices.ts';
import { refundOrDispute } from '../payment/record.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const member = (more: object = {}) => addMember(server, more);

  const token = (payer: { email: string }, person_id: number, more: object = {}) => ({
    account: 'siteselect',
    email: payer.email,
    source: 'tok_sandbox_success',
    items: [{ amount: 4000, category: 'siteselect', type: 'ss-token', person_id }],
    ...more,
  });
  const getList = async ({ client }: { client: TestClient }) =>
    (await client.get('/api/purchase/list')).json<Record<string, unknown>[]>();
  const tokensGiven = async (personId: number) =>
    (
      await server.db
        .selectFrom('purchase_token')
        .innerJoin('payment', 'payment.id', 'payment_id')
        .select('token')
        .where('person_id', '=', personId)
        .execute()
    ).map((row) => row.token);
  const getIntent = (key: string) =>
    server.db
      .selectFrom('purchase_intent')
      .selectAll()
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();

  it('is visible to the person it was bought for, and never to the payer', async () => {
    const [voter, payer] = [await member(), await member()];
    const answer = await buyOther(payer.client, token(payer, voter.id));
    expect(answer.statusCode).toBe(200);
    const [given = ''] = await tokensGiven(voter.id);

    const paid = await payer.client.get('/api/purchase/list');
    expect(paid.json()).toMatchObject([{ type: 'ss-token', status: 'succeeded', data: {} }]);
    const ballot = await payer.client.get(`/api/people/${voter.id}/ballot`);
    expect(ballot.statusCode).toBe(403);
    expect(await getList(voter)).toMatchObject([{ type: 'ss-token', data: { token: given } }]);
    expect((await voter.client.get(`/api/people/${voter.id}/ballot`)).statusCode).toBe(200);
    await server.runJobs();
    const told = (await server.mails()).filter(({ text, html }) => (text + html).includes(given));
    expect(told.map(({ to }) => to.address)).toEqual([voter.email]);
    expect(answer.body + paid.body).not.toContain(given);
  });

  it('is not mailed when the person has no address', async () => {
    const payer = await member();
    const voter = await member();
    await server.db
      .updateTable('person')
      .set({ email: null, email_key: null })
      .where('id', '=', voter.id)
      .execute();
    await buyOther(payer.client, token(payer, voter.id));
    const [given = ''] = await tokensGiven(voter.id);
    expect(given).not.toBe('');
    const mails = await server.mailsTo(payer.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Payment received: €40 to Dublin 2019']);
    expect(JSON.stringify(mails)).not.toContain(given);
  });

  it.each(['the person', 'the payer', 'another person'])(
    'is sold once; the next buyer is %s',
    async (who) => {
      const [voter, payer, other] = [await member(), await member(), await member()];
      await buyOther(payer.client, token(payer, voter.id));
      const next =
        { 'the person': voter, 'the payer': payer, 'another person': other }[who] ?? voter;
      const change = await added(server, async () => {
        const answer = await buyOther(next.client, token(next, voter.id));
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({ code: 'already_held' });
      });
      expect(change).toEqual({ people: 0, charges: 0, mails: 0 });
      expect(await tokensGiven(voter.id)).toHaveLength(1);
    },
  );

  it('is sold to one of two concurrent buyers, and the other is not charged', async () => {
    const [voter, one, two] = [await member(), await member(), await member()];
    const change = await added(server, async () => {
      const answers = await Promise.all(
        [one, two, voter].map((buyer) => buyOther(buyer.client, token(buyer, voter.id))),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
      for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
        expect(answer.json()).toMatchObject({ code: 'already_held' });
      }
    });
    expect(change).toMatchObject({ charges: 1 });
    expect(await tokensGiven(voter.id)).toHaveLength(1);
  });

  it('is charged once for a double click', async () => {
    const voter = await member();
    const key = crypto.randomUUID();
    const change = await added(server, async () => {
      const clicks = [1, 2, 3].map(() => buyOther(voter.client, token(voter, voter.id), key));
      const answers = await Promise.all(clicks);
      expect(new Set(answers.map(({ statusCode, body }) => statusCode + body)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(200);
    });
    expect(change).toMatchObject({ charges: 1 });
  });

  it('is not sold twice in one purchase, nor in addition to an invoice for one', async () => {
    const voter = await member();
    const { items } = token(voter, voter.id);
    const twice = token(voter, voter.id, { items: [...items, ...items] });
    expect((await buyOther(voter.client, twice)).json()).toMatchObject({ code: 'already_held' });

    const id = await insertInvoice(server.db, server.context, {
      email: voter.email,
      person: voter,
      amount: 4000,
      category: 'siteselect',
      type: 'ss-token',
    });
    await buyOther(voter.client, token(voter, voter.id));
    const invoice = { account: 'default', email: voter.email, source: 'tok_sandbox_success' };
    const change = await added(server, async () => {
      const answer = await buyOther(voter.client, { ...invoice, items: [{ id }] });
      expect(answer.json()).toMatchObject({ status: 409, code: 'already_held' });
    });
    expect(change).toEqual({ people: 0, charges: 0, mails: 0 });
  });

  it('lets only the payer or the person end a purchase that waits for its card holder', async () => {
    for (const may of ['payer', 'voter', 'stranger'] as const) {
      const people = { voter: await member(), payer: await member(), stranger: await member() };
      const { voter, payer } = people;
      const waiting = token(payer, voter.id, { source: 'tok_sandbox_3ds' });
      const key = crypto.randomUUID();
      const asked = await buyOther(payer.client, waiting, key);
      const { client_secret } = asked.json<{ client_secret: string }>();

      const next = people[may];
      const answer = await buyOther(next.client, token(next, voter.id));
      const late = await server.post('/api/purchase/sandbox-authentication', {
        client_secret,
        approve: true,
      });
      if (may === 'stranger') {
        expect(answer.json(), may).toMatchObject({ status: 409, code: 'duplicate' });
        await server.post('/api/purchase/finish', { key });
      } else {
        expect(answer.statusCode, may).toBe(200);
        expect(late.statusCode, may).toBe(404);
      }
      expect(await tokensGiven(voter.id), may).toHaveLength(1);
    }
  });

  it('lets no stranger end the payment of an invoice for one', async () => {
    const [voter, stranger] = [await member(), await member()];
    const id = await insertInvoice(server.db, server.context, {
      email: voter.email,
      person: voter,
      amount: 4000,
      category: 'siteselect',
      type: 'ss-token',
    });
    const key = crypto.randomUUID();
    const asked = await buyOther(
      voter.client,
      { account: 'default', email: voter.email, source: 'tok_sandbox_3ds', items: [{ id }] },
      key,
    );
    const { client_secret } = asked.json<{ client_secret: string }>();
    const answer = await buyOther(stranger.client, token(stranger, voter.id));
    expect(answer.json()).toMatchObject({ status: 409, code: 'duplicate' });
    await server.post('/api/purchase/sandbox-authentication', { client_secret, approve: true });
    const finished = await server.post('/api/purchase/finish', { key });
    expect(finished.json()).toMatchObject({ status: 'success' });
    expect(await tokensGiven(voter.id)).toHaveLength(1);
  });

  it('is not delivered again for a late payment, which has to be refunded', async () => {
    const [voter, payer] = [await member(), await member()];
    const key = crypto.randomUUID();
    const slow = await withFault(
      server,
      payer.client,
      takenForLost(server, async () => {
        expect((await buyOther(voter.client, token(voter, voter.id))).statusCode).toBe(200);
      }),
      (client) => buyOther(client, token(payer, voter.id), key),
    );
    expect(slow.json()).toMatchObject({ status: 'succeeded', refund_due: true });
    expect((await getIntent(key)).problem).toBe(
      `person ${voter.id} had a site selection token already`,
    );
    expect(await tokensGiven(voter.id)).toHaveLength(1);
    const mails = await server.mailsTo(payer.email);
    expect(mails.map(({ text }) => text).join()).toContain('You will get the money for it back');
  });

  it('can be bought again after a refund, but not during a dispute', async () => {
    const voter = await member();
    const key = crypto.randomUUID();
    await buyOther(voter.client, token(voter, voter.id), key);
    const { id } = await getIntent(key);
    await refundOrDispute(server.context, id, { refunded: 0, isDisputed: true });
    const disputed = await buyOther(voter.client, token(voter, voter.id));
    expect(disputed.json()).toMatchObject({ code: 'already_held' });
    await refundOrDispute(server.context, id, { refunded: 4000, isDisputed: false });
    expect((await buyOther(voter.client, token(voter, voter.id))).statusCode).toBe(200);
  });
});
