import { beforeAll, expect, it } from 'vitest';
import { createLoginKey } from '../keys/loginKeys.ts';
import { writeFields } from '../people/changes.ts';
import { moveAddress } from '../people/moves.ts';
import { insertInvoice } from '../purchase/order/invoices.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, startDesk } from '../testing/desk.ts';
import { untilItWaits } from '../testing/locks.ts';
import { besideTransaction } from '../testing/postgres.ts';
import { lockPerson } from './people.ts';

forEachDatabase((start, engine) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });

  it("notifies both mailboxes, and the old one can no longer open the person's account", async () => {
    const { server } = desk;
    const { id, email, client } = await desk.createMember();
    const key = await createLoginKey(server.context, email);
    await server.post('/api/key', { email });
    expect((await desk.act(id, 'email', { email: ' Moved@Example.com' })).body).toMatchObject({
      updated: ['email'],
    });
    expect((await client.get('/api/user')).statusCode).toBe(401);
    expect((await server.post('/api/login', { email, key })).json()).toMatchObject({
      code: 'expired_key',
    });
    // The order varies. The login link requested before is never sent, but the mail about the expired key is.
    const mails = await desk.server.mailsTo(email);
    const links = mails.filter(({ text }) => text.includes('/login/'));
    expect(links.filter(({ text }) => !text.includes('had expired'))).toEqual([]);
    const told = mails.find((mail) => !links.includes(mail));
    expect(told?.text).toMatch(/has replaced this address/);
    expect(told?.text).not.toMatch(/moved@/i);
    expect(
      (await desk.server.mailsTo('Moved@Example.com')).map(({ text }) => text).join('\n'),
    ).toMatch(/\/login\/Moved%40Example\.com\//);
    const moved = await server.as('moved@example.com');
    expect((await moved.get('/api/user')).json()).toMatchObject({ people: [{ id }] });
  });

  it('keeps the account for the other people on it', async () => {
    const { server } = desk;
    const { id, email, client } = await desk.createMember();
    const { id: other } = await server.addPerson({ email });
    const key = await createLoginKey(server.context, email);
    await desk.act(id, 'email', { email: 'left.alone@example.com' });
    expect((await client.get('/api/user')).json()).toMatchObject({ people: [{ id: other }] });
    expect((await client.get(`/api/people/${id}/log`)).statusCode).toBe(403);
    expect((await server.post('/api/login', { email, key })).statusCode).toBe(200);
  });

  it.skipIf(engine === 'pglite')(
    'closes an account when its last two people leave it at the same time',
    async () => {
      const { server } = desk;
      const { id, email, client } = await desk.createMember();
      const { id: other } = await server.addPerson({ email });
      await server.db.insertInto('role').values({ email_key: email, role: 'hugo_admin' }).execute();
      const { second } = await server.db.transaction().execute(async (trx) => {
        const person = await lockPerson(trx, id);
        const to = 'left.first@example.com';
        await writeFields(trx, person, { email: to }, server.clock.now());
        await moveAddress(trx, server.context, person, to);
        const moving = besideTransaction(() =>
          desk.act(other, 'email', { email: 'left.second@example.com' }),
        );
        await untilItWaits(server.db, moving);
        return { second: moving };
      });
      expect((await second).status).toBe(200);
      expect((await client.get('/api/user')).statusCode).toBe(401);
      const roles = server.db.selectFrom('role').select('role').where('email_key', '=', email);
      expect(await roles.execute()).toEqual([]);
    },
  );

  it("moves the account's unpaid invoices and purchases", async () => {
    const { server } = desk;
    const { id, email } = await desk.createMember();
    const invoice = { email, amount: 5550, category: 'ads', type: 'ad-invoice' };
    const paymentId = await insertInvoice(server.db, server.context, invoice);
    await desk.act(id, 'email', { email: 'payer@example.com' });
    const moved = await server.as('payer@example.com');
    expect((await moved.get('/api/purchase/list')).json()).toMatchObject([{ id: paymentId }]);
  });

  it('removes the role of an address that no person uses any more, and grants it to no one', async () => {
    const { server } = desk;
    const { id, email } = await desk.createMember();
    await server.db.insertInto('role').values({ email_key: email, role: 'hugo_admin' }).execute();
    await desk.act(id, 'email', { email: 'thief@example.com' });
    const roles = await server.db.selectFrom('role').selectAll().execute();
    expect(roles.filter(({ role }) => role === 'hugo_admin')).toEqual([]);
    expect((await desk.audit()).at(-1)).toMatchObject({
      operation: 'changeEmail',
      account: email,
      before: { role: 'hugo_admin' },
    });
  });

  it('changes only the letter case without notifying anyone', async () => {
    const { id, email, client } = await desk.createMember();
    const before = (await desk.server.mailsTo(email.toUpperCase())).length;
    await desk.act(id, 'email', { email: email.toUpperCase() });
    expect((await client.get('/api/user')).statusCode).toBe(200);
    expect((await desk.server.mailsTo(email.toUpperCase())).length).toBe(before);
  });

  it('refuses an invalid address', async () => {
    const { id } = await desk.createMember();
    expect(await desk.act(id, 'email', { email: 'nowhere' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/body/email' }] },
    });
  });

  it("does the same and logs it when an administrator uses the members' form", async () => {
    const { server, operator } = desk;
    const { id, email, client } = await desk.createMember();
    const admin = await server.as(operator);
    await admin.post(`/api/people/${id}`, { email: 'by.form@example.com', city: 'Cork' });
    expect((await client.get('/api/user')).statusCode).toBe(401);
    expect((await desk.audit()).at(-1)).toMatchObject({
      operator,
      operation: 'updatePerson',
      person_id: id,
      before: { email, city: null },
      after: { email: 'by.form@example.com', city: 'Cork' },
    });
    expect((await desk.record(id)).log).toMatchObject([{ by: 'crew', operator }]);
  });
});
