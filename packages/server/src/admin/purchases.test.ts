import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { insertInvoice } from '../purchase/order/invoices.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { emptyAudit } from '../testing/emptyAudit.ts';
import { freshClient } from '../testing/freshClient.ts';
import { addMember, buy, newMember, request } from '../testing/purchases.ts';
import { createClient, type TestClient, type TestServer } from '../testing/server.ts';

const reason = 'Agreed by mail';
interface Found {
  id: number;
  status: string;
  email: string;
  due: number;
  what: string;
  charge: string | null;
  troubles: string[];
}

forEachDatabase((start) => {
  let server: TestServer;
  let admin: Pick<TestClient, 'get' | 'post'>;
  beforeAll(async () => {
    server = await start();
    await server.db
      .insertInto('role')
      .values({ email_key: 'treasurer@example.com', role: 'member_admin' })
      .execute();
    admin = freshClient(server, 'treasurer@example.com');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('rate_limit').execute();
    await emptyAudit(server.db);
    server.clock.advance(60);
  });
  const find = async (body: object = {}) => {
    const answer = await admin.post('/api/admin/purchases/find', body);
    return answer.json<{ purchases: Found[]; more: boolean }>();
  };
  const upgrade = (id: number, email: string) => ({
    amount: 8000,
    email,
    source: 'tok_sandbox_success',
    upgrades: [{ id, membership: 'Adult' }],
  });

  it("returns purchases with the provider's ids", async () => {
    const body = request();
    await buy(server, body);
    const { purchases } = await find({ email: body.email });
    expect(purchases).toMatchObject([
      { status: 'succeeded', email: body.email, due: 0, what: 'Adult', troubles: [] },
    ]);
    expect(purchases[0]?.charge).toMatch(/^ch_/);
    const two = await find({ limit: 1 });
    expect(two.purchases).toHaveLength(1);
    await buy(server, request());
    expect(await find({ limit: 1 })).toMatchObject({ more: true });
  });

  it('returns duplicate payments with the amount to refund, and marks the refund as settled once', async () => {
    const { id, email, client } = await addMember(server, { membership: 'YoungAdult' });
    const key = crypto.randomUUID();
    // One window pays while the other waits for its bank, so both are charged in the end.
    const waiting = {
      ...upgrade(id, email),
      source: 'tok_sandbox_3ds',
      // The other items are delivered and not refunded.
      amount: 29_000,
      new_members: [newMember()],
    };
    await buy(client, waiting, key);
    await server.db
      .updateTable('person')
      .set({ membership: 'Adult' })
      .where('id', '=', id)
      .execute();
    const { client_secret } = await server.db
      .selectFrom('sandbox_charge')
      .select('client_secret')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    await server.post('/api/purchase/sandbox-authentication', { client_secret, approve: true });
    await server.post('/api/purchase/finish', { key });
    const [due] = (await find({ trouble: 'refund_due', email })).purchases;
    expect(due).toMatchObject({ due: 8000, troubles: ['refund_due'] });
    expect((await find({ trouble: 'any', email })).purchases).toHaveLength(1);
    expect((await find({ trouble: 'waiting', email })).purchases).toEqual([]);

    const url = `/api/admin/purchases/${due?.id}/settle`;
    const other = createClient(
      await createApp(server.context),
      (await server.as('treasurer@example.com')).cookie,
    );
    const answers = await Promise.all([admin.post(url, { reason }), other.post(url, { reason })]);
    expect(answers.map((answer) => answer.json<{ changed: boolean }>().changed).toSorted()).toEqual(
      [false, true],
    );
    expect((await find({ trouble: 'any', email })).purchases).toEqual([]);
    expect(
      await server.db.selectFrom('audit').selectAll().where('is_read', '=', false).execute(),
    ).toMatchObject([
      { operation: 'settleRefund', account: email, before: { purchase: due?.id, is_due: true } },
    ]);
    expect(
      (await admin.post('/api/admin/purchases/2000000000/settle', { reason })).statusCode,
    ).toBe(404);
  });

  it('returns purchases that have been open for more than an hour', async () => {
    const body = request({ source: 'tok_sandbox_3ds' });
    await buy(server, body);
    expect((await find({ trouble: 'any', email: body.email })).purchases).toEqual([]);
    server.clock.advance(3601);
    const { purchases } = await find({ trouble: 'waiting', email: body.email });
    expect(purchases).toMatchObject([{ status: 'requires_action', troubles: ['waiting'] }]);
  });

  it('returns open purchases of the same item', async () => {
    const { id, email, legal_name, client } = await addMember(server);
    const invoiceId = await insertInvoice(server.db, server.context, {
      email,
      person: { id, legal_name },
      amount: 5550,
      category: 'ads',
      type: 'ad-invoice',
    });
    const body = {
      account: 'default',
      email,
      source: 'tok_sandbox_3ds',
      items: [{ id: invoiceId }],
    };
    await buy(client, body, crypto.randomUUID(), '/api/purchase/other');
    expect((await find({ trouble: 'competing', email })).purchases).toEqual([]);
    // An earlier release could leave a second open purchase.
    const { id: _, ...row } = await server.db
      .selectFrom('purchase_intent')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('purchase_intent')
      .values({
        ...row,
        idempotency_key: crypto.randomUUID(),
        provider_id: null,
        items: JSON.stringify(row.items),
        provider: row.provider && JSON.stringify(row.provider),
      })
      .execute();
    const { purchases } = await find({ trouble: 'competing', email });
    expect(purchases).toMatchObject([{ troubles: ['competing'] }, { troubles: ['competing'] }]);
  });

  it('returns the transactions of a period and their sums', async () => {
    const from = server.clock.now().toISOString();
    await buy(server, request());
    server.clock.advance(1);
    const to = server.clock.now().toISOString();
    await buy(server, request());
    const book = (body: object) => admin.post('/api/admin/purchases/money', body);
    const { lines, sums } = (await book({ from, to })).json<{
      lines: object[];
      sums: object[];
    }>();
    expect(lines).toMatchObject([{ kind: 'charge', amount: 21_000, what: 'Adult' }]);
    expect(sums).toEqual([
      { account: 'default', currency: 'eur', charge: 21_000, refund: 0, dispute: 0, total: 21_000 },
    ]);
    expect((await book({ from: to, to: from })).statusCode).toBe(400);
    expect((await book({ from, to, after: 2_000_000_000 })).statusCode).toBe(400);
    expect((await book({ from, to })).body).not.toContain('@');
  });

  it('returns the transactions in pages, and never splits one', async () => {
    const from = server.clock.now().toISOString();
    const one = request();
    const family = request({ amount: 42_000, new_members: [newMember(), newMember()] });
    for (const body of [one, family, one, family]) {
      await buy(server, body);
      server.clock.advance(1);
    }
    const to = server.clock.now().toISOString();
    const book = async (page: object) => {
      const answer = await admin.post('/api/admin/purchases/money', { from, to, ...page });
      return answer.json<{ lines: { line: number }[]; sums: object[]; more?: boolean }>();
    };
    const whole = await book({});
    expect(whole.lines).toHaveLength(6);
    expect(whole).not.toHaveProperty('more');
    const first = await book({ limit: 3 });
    expect(first).toMatchObject({ more: true, sums: [{ total: 84_000 }] });
    const rest = await book({ limit: 3, after: first.lines.at(-1)?.line });
    expect(rest).toMatchObject({ more: false, sums: [{ total: 42_000 }] });
    expect([...first.lines, ...rest.lines]).toEqual(whole.lines);
    expect(await book({ limit: 4 })).toEqual({ ...whole, more: false });
  });
});
