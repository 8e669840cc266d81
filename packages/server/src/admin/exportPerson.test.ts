import { beforeAll, expect, it } from 'vitest';
import type { PersonRow } from '../database/schema.ts';
import { recordSignIn } from '../mail/accounts.ts';
import { setUnsubscribed } from '../mail/links.ts';
import { insertInvoice } from '../purchase/order/invoices.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, REASON, startDesk } from '../testing/desk.ts';
import { createScene } from '../testing/scene.ts';

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });

  it('exports everything stored about a person except their votes and nominations', async () => {
    const { target } = await createScene(desk.server);
    await desk.act(target.personId, 'membership', { membership: 'Supporter' });
    const { status, body } = await desk.act(target.personId, 'export');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: { id: target.personId, legal_name: target.legalName },
      account: { email: target.email, people: [] },
      awards: { voted: target.savedAt.votes, nominated: target.savedAt.nominations },
      saves: [
        { kind: 'vote', category: 'Novel', signature: 'Signed', client_ip: '127.0.0.1' },
        { kind: 'nomination', category: 'Novel', signature: 'Signed' },
      ],
      log: expect.arrayContaining([
        expect.objectContaining({ operation: 'setMembership', by: 'crew' }),
      ]) as [],
    });
    expect((body['purchases'] as object[]).length).toBeGreaterThan(1);
    expect((body['mails'] as object[]).length).toBeGreaterThan(1);
    const text = JSON.stringify(body);
    for (const secret of target.sealed) expect(text).not.toContain(secret);
    expect((await desk.audit()).at(-1)).toMatchObject({
      operation: 'exportPerson',
      person_id: target.personId,
    });
  });

  it('notifies the member by mail with the reason', async () => {
    const { id, email } = await desk.createMember();
    await desk.act(id, 'export');
    const mails = await desk.server.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Your data were exported: /),
    );
    expect(mails.find(({ subject }) => subject.startsWith('Your data'))?.text).toContain(REASON);
  });

  it('notifies the member’s own mailbox even if an administrator moves them just before or after', async () => {
    const { server } = desk;
    const getNotified = async (address: string) => {
      const mails = await server.mailsTo(address);
      return mails.some(({ subject }) => subject.startsWith('Your data were exported'));
    };
    const after = await desk.createMember();
    await desk.act(after.id, 'export');
    await desk.act(after.id, 'email', { email: `thief.of.${after.email}` });
    expect(await getNotified(after.email)).toBe(true);

    const before = await desk.createMember();
    await recordSignIn(server.context, server.db, before.email);
    await desk.act(before.id, 'email', { email: `thief.of.${before.email}` });
    await desk.act(before.id, 'export');
    expect(await getNotified(before.email)).toBe(true);
  });

  it('exports since when the address has been unsubscribed', async () => {
    const { id, email } = await desk.createMember();
    const account = async () =>
      (await desk.act(id, 'export')).body['account'] as { unsubscribed?: string };
    expect(await account()).not.toHaveProperty('unsubscribed');
    await setUnsubscribed(desk.server.context, email, true);
    const now = desk.server.clock.now().toISOString();
    expect(await account()).toMatchObject({ unsubscribed: now });
  });

  it('exports the answers to a question that the convention has removed since, and no generated value', async () => {
    const { server } = desk;
    const { id, email } = await desk.createMember();
    const purchase = {
      status: 'succeeded',
      amount: 100,
      currency: 'eur',
      created: server.clock.now(),
      payment_email: email,
      payment_email_key: email,
      person_id: id,
    };
    const data = JSON.stringify({ removed: 'An answer', token: 'Generated' });
    await server.db
      .insertInto('payment')
      .values([
        { ...purchase, data, category: 'siteselect', type: 'ss-token' },
        { ...purchase, data, category: 'removed', type: 'removed' },
      ])
      .execute();
    const { body } = await desk.act(id, 'export');
    const exported = (body['purchases'] as { data: object }[]).map((one) => one.data);
    expect(exported).toContainEqual({ removed: 'An answer' });
    expect(JSON.stringify(exported)).not.toContain('Generated');
  });

  it('names no other person on the account, no payer and no crew member', async () => {
    const { server } = desk;
    const parent = await server.addPerson({
      email: 'parent@example.com',
      legal_name: 'Pat Parent',
    });
    const child = await server.addPerson({
      email: 'parent@example.com',
      legal_name: 'Kim Kid',
      membership: 'Child',
    });
    const buy = (email: string, person: PersonRow) =>
      insertInvoice(server.db, server.context, {
        email,
        person,
        category: 'sponsor',
        type: 'bench',
        amount: 100,
        comments: `Thanks, ${person.legal_name}`,
        data: { sponsor: person.legal_name },
      });
    await buy('parent@example.com', parent);
    await buy('parent@example.com', child);
    await buy('friend@example.com', parent);
    await desk.act(parent.id, 'membership', { membership: 'Supporter' });
    const { status, body } = await desk.act(parent.id, 'export');
    expect(status).toBe(200);
    expect(body['purchases']).toHaveLength(3);
    const text = JSON.stringify(body);
    expect(text).toContain('Pat Parent');
    for (const other of ['Kim', 'friend@', desk.operator]) expect(text).not.toContain(other);
    const numbers = `(?:person_id|member_number)":(?:${child.id}|${child.member_number})[,}]`;
    expect(text).not.toMatch(new RegExp(numbers));
  });

  it('returns 404 for an unknown person', async () => {
    expect((await desk.act(2_000_000_000, 'export')).status).toBe(404);
  });
});
