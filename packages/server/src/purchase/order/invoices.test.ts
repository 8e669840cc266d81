import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import { added, books, buyOther, newMember } from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/server.ts';
import { insertInvoice } from './invoices.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  async function invoiced(more: object = {}) {
    const { legal_name, email } = newMember();
    const person = await server.addPerson({ legal_name, email });
    const id = await insertInvoice(server.db, server.context, {
      email,
      person,
      amount: 5550,
      category: 'ads',
      type: 'ad-invoice',
      comments: 'Half a page',
      ...more,
    });
    return { id, email, personId: person.id, client: await server.as(email) };
  }
  const request = (email: string, ...ids: number[]) => ({
    account: 'default',
    email,
    source: 'tok_sandbox_success',
    items: ids.map((id) => ({ id })),
  });

  it('charges the amount of the invoice, and marks it as paid', async () => {
    const one = await invoiced();
    const change = await added(server, async () => {
      const answer = await buyOther(one.client, request(one.email, one.id));
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: 'succeeded' });
    });
    expect(change).toEqual({ people: 0, charges: 1, mails: 1 });
    expect((await one.client.get('/api/purchase/list')).json()).toMatchObject([
      { id: one.id, status: 'succeeded', amount: 5550, comments: 'Half a page' },
    ]);
    const [charge] = await server.db
      .selectFrom('sandbox_charge')
      .selectAll()
      .where('amount', '=', 5550)
      .execute();
    expect(charge).toMatchObject({ description: 'Dublin 2019: Invoice for an ad' });
  });

  it('pays several invoices and a new item with one charge', async () => {
    const one = await invoiced();
    const second = await insertInvoice(server.db, server.context, {
      email: one.email,
      amount: 1000,
      category: 'party',
      type: 'party-space',
    });
    const bench = { amount: 6000, category: 'sponsor', type: 'bench', data: { sponsor: 'Me' } };
    const body = request(one.email, one.id, second);
    const change = await added(server, async () => {
      const answer = await buyOther(one.client, { ...body, items: [...body.items, bench] });
      expect(answer.statusCode).toBe(200);
    });
    expect(change).toEqual({ people: 0, charges: 1, mails: 3 });
    const list = (await one.client.get('/api/purchase/list')).json<{ status: string }[]>();
    expect(list.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  });

  it('lets the person’s account pay an invoice that was sent to another address', async () => {
    const one = await invoiced({ email: 'office@example.com' });
    const answer = await buyOther(one.client, request(one.email, one.id));
    expect(answer.statusCode).toBe(200);
  });

  it('pays the invoice when the item has other fields too, and sells nothing new', async () => {
    const one = await invoiced();
    const items = [{ id: one.id, amount: 1, category: 'sponsor', type: 'bench', data: {} }];
    const answer = await buyOther(one.client, { ...request(one.email), items });
    expect(answer.statusCode).toBe(200);
    expect((await one.client.get('/api/purchase/list')).json()).toMatchObject([
      { id: one.id, amount: 5550, status: 'succeeded', category: 'ads' },
    ]);
  });

  it.each([
    ['its number as a text', (id: number) => String(id)],
    ['zero', () => 0],
    ['an object', () => ({})],
  ])('never sells an item that is meant as an invoice, with %s as its id', async (_, toId) => {
    const one = await invoiced();
    const before = await books(server);
    const bench = {
      amount: 6000,
      category: 'sponsor',
      type: 'bench',
      data: { sponsor: 'A queue' },
    };
    const items = [{ ...bench, id: toId(one.id) }];
    const answer = await buyOther(one.client, { ...request(one.email), items });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/body/items/0/id' }] });
    expect(await books(server)).toEqual(before);
  });

  it('refuses a paid invoice', async () => {
    const one = await invoiced();
    await buyOther(one.client, request(one.email, one.id));
    for (const status of ['succeeded', 'refunded', 'disputed']) {
      await server.db.updateTable('payment').set({ status }).where('id', '=', one.id).execute();
      const before = await books(server);
      const answer = await buyOther(one.client, request(one.email, one.id));
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'already_paid' });
      expect(await books(server)).toEqual(before);
    }
  });

  it('returns the same answer for an invoice of another account and an unknown one', async () => {
    const [victim, attacker] = [await invoiced(), await invoiced()];
    const answers = [
      await buyOther(attacker.client, request(attacker.email, victim.id)),
      await buyOther(attacker.client, request(victim.email, attacker.id, victim.id)),
      await buyOther(attacker.client, request(attacker.email, 999_999)),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'not_yours' });
    }
    expect((await victim.client.get('/api/purchase/list')).json()).toMatchObject([
      { status: 'invoice' },
    ]);
  });

  it('requires a session', async () => {
    const one = await invoiced();
    const answer = await buyOther(server, request(one.email, one.id));
    expect(answer.statusCode).toBe(401);
  });

  it('refuses the same invoice twice, another account, and a failed payment', async () => {
    const one = await invoiced();
    const twice = await buyOther(one.client, request(one.email, one.id, one.id));
    expect(twice.json()).toMatchObject({
      errors: [{ pointer: '/body/items/0/id' }, { pointer: '/body/items/1/id' }],
    });
    const body = { ...request(one.email, one.id), account: 'siteselect' };
    const elsewhere = await buyOther(one.client, body);
    expect(elsewhere.json()).toMatchObject({ errors: [{ pointer: '/body/account' }] });
    const update = server.db.updateTable('payment').where('id', '=', one.id);
    await update.set({ status: 'failed' }).execute();
    const failed = await buyOther(one.client, request(one.email, one.id));
    expect(failed.json()).toMatchObject({ errors: [{ pointer: '/body/items/0/id' }] });
    await update.set({ status: 'invoice', currency: 'usd' }).execute();
    const foreign = await buyOther(one.client, request(one.email, one.id));
    expect(foreign.json()).toMatchObject({ errors: [{ pointer: '/body/items/0/id' }] });
  });
});
