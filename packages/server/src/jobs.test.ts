import type { PostgresPool } from 'kysely';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createSmtpMailer } from './adapters/smtp.ts';
import { openDatabase } from './database/connect.ts';
import { DatabaseUnavailable } from './database/unavailable.ts';
import { startJobs } from './jobs.ts';
import { queueCampaign } from './mail/campaigns.ts';
import { queueMail } from './mail/queue.ts';
import { insertPeople } from './people/insert.ts';
import { createLogger } from './process/log.ts';
import { forEachDatabase } from './testing/databases.ts';
import { startMailDouble } from './testing/faults/mailDouble.ts';

forEachDatabase((start) => {
  it('jobs log an unavailable database once, without a stack', async () => {
    const { context } = await start();
    let asked = 0;
    const pool: PostgresPool = {
      connect: () => {
        asked += 1;
        return Promise.reject(new DatabaseUnavailable('gone for lunch'));
      },
      end: () => Promise.resolve(),
    };
    const lines: Record<string, unknown>[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _, done) {
        lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
        done();
      },
    });
    const db = await openDatabase(pool, () => Promise.resolve());
    const jobs = startJobs(() => ({ ...context, db, log: createLogger('info', stream) }));
    // Each job queries once at the start; further queries come from the mail jobs' repetitions.
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    const first = asked;
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThanOrEqual(first + 2);
    await jobs.stop();
    const ofMails = lines.filter(({ job }) => job === 'mail');
    expect(ofMails).toEqual([
      expect.objectContaining({ level: 50, reason: 'gone for lunch', msg: expect.any(String) }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('stack');
  });

  it('jobs send a login link before a campaign of thousands', async () => {
    const server = await start();
    const { context, clock, db } = server;
    const voters = Array.from({ length: 3000 }, (_, n) => ({
      person: { membership: 'Adult', legal_name: `Voter ${n}`, email: `v${n}@example.com` },
    }));
    await insertPeople(db, clock, voters);
    const campaign = { name: 'Call', act: 'vote', onlyNotYet: false, perMinute: 6000 } as const;
    await db.transaction().execute((trx) => queueCampaign(trx, context, campaign));
    // A slow mail server whose connections are all in use by the campaign.
    const sent: string[] = [];
    let underWay = 0;
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const jobs = startJobs(() => ({
      ...context,
      mailer: {
        async send({ to, text }) {
          const isOfCampaign = text.includes('/vote');
          if (isOfCampaign) underWay += 1;
          if (isOfCampaign && to.address !== 'v2999@example.com') await isReleased;
          sent.push(to.address);
        },
        close: async () => {},
      },
    }));
    await expect.poll(() => underWay, { timeout: 20_000 }).toBeGreaterThan(0);
    expect((await server.post('/api/key', { email: 'v2999@example.com' })).statusCode).toBe(200);
    await expect.poll(() => sent, { timeout: 20_000 }).toEqual(['v2999@example.com']);
    const waiting = await db
      .selectFrom('mail_job')
      .select('id')
      .where('campaign_id', 'is not', null)
      .where('sent_at', 'is', null)
      .execute();
    expect(waiting).toHaveLength(3000);
    release();
    await jobs.stop();
  });

  it('jobs send a sign-in mail while thirty mails of each lane hang at the mail server', async () => {
    const server = await start();
    const { context, clock, db } = server;
    await server.addPerson({ email: 'member@example.com' });
    for (let n = 0; n < 30; n += 1) {
      const address = `n${n}@hangs.example`;
      const invite = { kind: 'chat_invite', data: { email: address, name: 'N' } } as const;
      await queueMail(db, clock, invite);
      await queueMail(db, clock, { kind: 'unknown_address', data: { email: address } });
    }
    const smtp = await startMailDouble();
    smtp.hangsFor = (address) => address.endsWith('@hangs.example');
    // Hanging mails don't time out during this test.
    const mailer = createSmtpMailer(smtp.url, 60 * 60_000);
    const jobs = startJobs(() => ({ ...context, mailer }));
    try {
      await expect.poll(() => smtp.hanging.length, { timeout: 20_000 }).toBeGreaterThan(20);
      await server.post('/api/key', { email: 'member@example.com' });
      await expect.poll(() => smtp.taken, { timeout: 20_000 }).toEqual(['member@example.com']);
      expect(smtp.spoiled).toEqual([]);
    } finally {
      await smtp.close();
      await mailer.close();
      await jobs.stop();
    }
  });

  it('jobs send an ordinary mail queued behind hanging ones', async () => {
    const server = await start();
    const { context, clock, db } = server;
    const queue = (email: string) =>
      queueMail(db, clock, { kind: 'chat_invite', data: { email, name: 'N' } });
    for (let n = 0; n < 9; n += 1) await queue(`n${n}@hangs.example`);
    await queue('last@example.com');
    const smtp = await startMailDouble();
    smtp.hangsFor = (address) => address.endsWith('@hangs.example');
    const mailer = createSmtpMailer(smtp.url, 60 * 60_000);
    const jobs = startJobs(() => ({ ...context, mailer }));
    try {
      await expect.poll(() => smtp.taken, { timeout: 20_000 }).toEqual(['last@example.com']);
      await expect.poll(() => smtp.hanging.length, { timeout: 20_000 }).toBe(9);
    } finally {
      await smtp.close();
      await mailer.close();
      await jobs.stop();
    }
  });
});
