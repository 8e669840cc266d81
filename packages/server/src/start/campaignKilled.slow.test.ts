import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { queueCampaign } from '../mail/campaigns.ts';
import { LANE_CONNECTIONS } from '../ports/mail.ts';
import { readEnv } from '../process/env.ts';
import { startMailDouble } from '../testing/faults/mailDouble.ts';
import { makeMembers } from '../testing/faults/members.ts';
import { serverProcess } from '../testing/faults/serverProcess.ts';
import { createPostgres, reachablePostgres } from '../testing/postgres.ts';
import { createContext } from './context.ts';

// The tests start and kill processes; each start takes many seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const MEMBERS = 40;
const SECRET = 'the same secret before and after the crash';
const postgresUrl = await reachablePostgres();
const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function newDatabase(engine: string): Promise<Record<string, string>> {
  if (engine === 'PGlite') return {};
  const database = await createPostgres(postgresUrl ?? '');
  await database.db.destroy();
  closing.push(database.close);
  return { CONVENTION: 'demo', DATABASE_URL: database.url };
}

const engines = postgresUrl === undefined ? ['PGlite'] : ['PGlite', 'PostgreSQL'];

describe.each(engines)('on %s', (engine) => {
  it('a campaign whose server is killed reaches every member, and mails at most one batch twice', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'conkit-campaign-'));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    const mails = await startMailDouble();
    closing.push(mails.close);
    const env = {
      DATA_DIR: folder,
      SESSION_SECRET: SECRET,
      SMTP_URL: mails.url,
      ...(await newDatabase(engine)),
    };
    const members = await makeMembers(env, MEMBERS);
    const addresses = new Set(members.map(({ email }) => email));
    const context = await createContext(readEnv({ ...env, LOG_LEVEL: 'silent' }), () => {});
    // The campaign also includes the demo's people.
    const begun = await context.db.transaction().execute((trx) =>
      queueCampaign(trx, context, {
        name: 'Killed',
        act: 'vote',
        onlyNotYet: false,
        perMinute: 1200,
      }),
    );
    await context.mailer.close();
    await context.db.destroy();
    const all = begun?.ids.length ?? 0;
    const taken = () => mails.taken.filter((address) => addresses.has(address));

    const killed = await serverProcess(env);
    closing.push(() => killed.kill());
    await killed.start();
    await expect
      .poll(() => mails.taken.length, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(8);
    // The mail server accepts the mails without answering.
    mails.mode = 'hang';
    await expect
      .poll(() => mails.spoiled.length, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(0);
    await killed.kill();
    const before = mails.taken.length;
    expect(before).toBeLessThan(all);

    // The leases of the interrupted mails have now expired.
    mails.mode = 'take';
    const later = new Date(Date.now() + 5 * 60_000).toISOString();
    const next = await serverProcess({ ...env, CLOCK: later });
    closing.push(() => next.kill());
    await next.start();
    await expect
      .poll(() => new Set(taken()).size, { timeout: 120_000, interval: 50 })
      .toBe(MEMBERS);
    const twice = mails.taken.length + mails.spoiled.length - all;
    expect(mails.taken.length).toBeGreaterThanOrEqual(all);
    expect(twice).toBeGreaterThan(0);
    expect(twice).toBeLessThanOrEqual(LANE_CONNECTIONS.campaign);
    await next.kill();
  });
});
