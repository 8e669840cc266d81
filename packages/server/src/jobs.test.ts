import type { PostgresPool } from 'kysely';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { openDatabase } from './database/connect.ts';
import { DatabaseUnavailable } from './database/unavailable.ts';
import { startJobs } from './jobs.ts';
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
});
