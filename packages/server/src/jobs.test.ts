import type { PostgresPool } from 'kysely';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { openDatabase } from './database/connect.ts';
import { DatabaseUnavailable } from './database/unavailable.ts';
import { startJobs } from './jobs.ts';
import { queueCampaign } from './mail/campaigns/queueCampaign.ts';
import { insertPeople } from './people/insert.ts';
import { createLogger } from './process/log.ts';
import { forEachDatabase } from './testing/databases.ts';

forEachDatabase((start) => {
  it('say once, and without a stack, that the database is away', async () => {
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
    const jobs = startJobs({ ...context, db, log: createLogger('info', stream) });
    // Each job asks at once; whatever comes beyond is the mails', again and again.
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

  it('let whoever asks for a login link overtake a campaign of thousands', async () => {
    const server = await start();
    const { context, clock, db } = server;
    const voters = Array.from({ length: 3000 }, (_, n) => ({
      person: { membership: 'Adult', legal_name: `Voter ${n}`, email: `v${n}@example.com` },
    }));
    await insertPeople(db, clock, voters);
    const campaign = { name: 'Call', act: 'vote', onlyNotYet: false, perMinute: 6000 } as const;
    await db.transaction().execute((trx) => queueCampaign(trx, context, campaign));
    // A mail server that takes its time, of which the campaign has all that it gets.
    const sent: string[] = [];
    let underWay = 0;
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const jobs = startJobs({
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
    });
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
});
