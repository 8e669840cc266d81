import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { SentMail } from '../../adapters/outbox.ts';
import { deliveryReport } from '../../testing/deliveryReports.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import type { TestServer } from '../../testing/server.ts';
import { queueMail } from '../queue.ts';
import { markBounce } from './markBounce.ts';

forEachDatabase((start) => {
  let server: TestServer;
  let mail: SentMail | undefined;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    server.clock.advance(60);
    await server.db.deleteFrom('account').execute();
    const data = { email: 'Nobody@example.com', reason: 'requested' as const };
    await queueMail(server.db, server.clock, { kind: 'login', data });
    await server.runJobs();
    [mail] = await server.mails();
  });

  const bounce = (options: Parameters<typeof deliveryReport>[0] = {}) => {
    const reference = mail?.reference;
    const report = deliveryReport({ ...(reference !== undefined && { reference }), ...options });
    return server.db
      .transaction()
      .execute((trx) => markBounce(trx, server.clock, Buffer.from(report)));
  };
  const account = () =>
    server.db
      .selectFrom('account')
      .select('bounced_at')
      .where('email_key', '=', 'nobody@example.com')
      .executeTakeFirst();
  const job = () =>
    server.db
      .selectFrom('mail_job')
      .select(['bounced_at', 'bounce', 'recipient'])
      .orderBy('id', 'desc')
      .executeTakeFirst();

  it('marks the mail and an address that does not exist, once', async () => {
    const now = server.clock.now();
    expect(await bounce()).toMatchObject({ kind: 'recorded', isAddressDead: true });
    expect(await job()).toEqual({
      recipient: 'Nobody@example.com',
      bounced_at: now,
      bounce: '5.1.1 550 5.1.1 <nobody@example.com>: Recipient address rejected: User unknown',
    });
    expect(await account()).toEqual({ bounced_at: now });
    server.clock.advance(60);
    expect(await bounce()).toMatchObject({ kind: 'known' });
    expect(await job()).toMatchObject({ bounced_at: now });
    expect(await account()).toEqual({ bounced_at: now });
  });

  it.each(['5.2.2', '4.4.7', '5.7.1', ''])(
    'marks the mail but keeps the address when it bounced with %s',
    async (status) => {
      expect(await bounce({ status })).toMatchObject({ kind: 'recorded', isAddressDead: false });
      expect((await job())?.bounced_at).not.toBeNull();
      expect((await account())?.bounced_at ?? null).toBeNull();
    },
  );

  it('marks nothing when a mail is only delayed', async () => {
    expect(await bounce({ action: 'delayed', status: '4.4.1' })).toEqual({ kind: 'not_failed' });
    expect(await job()).toMatchObject({ bounced_at: null });
  });

  it('ignores a report with a wrong or missing reference', async () => {
    const own = mail?.reference ?? '';
    const other = `${own.startsWith('0') ? '1' : '0'}${own.slice(1)}`;
    for (const reference of [other, '1', '', own.slice(1), '1e3.x', undefined]) {
      const report = deliveryReport(reference === undefined ? {} : { reference });
      const answer = await markBounce(server.db, server.clock, Buffer.from(report));
      expect(answer).toEqual({ kind: 'not_ours' });
    }
    expect(await account()).toBeUndefined();
  });

  it('clears the mark of an address at the next sign-in', async () => {
    await bounce();
    const key = /\/login\/[^/]+\/(\w+)/.exec(mail?.text ?? '')?.[1];
    await server.addPerson({ email: 'nobody@example.com' });
    const login = await server.post('/api/login', { email: 'nobody@example.com', key });
    expect(login.statusCode).toBe(200);
    expect(await account()).toEqual({ bounced_at: null });
  });
});
