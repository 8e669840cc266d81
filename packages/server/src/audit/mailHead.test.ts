import { beforeAll, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { runConkit } from '../conkit/run.ts';
import { sendDueMails } from '../mail/worker.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { startDesk, type Desk } from '../testing/desk.ts';
import { mailAuditHead } from './mailHead.ts';

const OBSERVERS = ['observer1@example.org', 'observer2@example.org'];

forEachDatabase((start) => {
  let desk: Desk;
  let context: Context;
  beforeAll(async () => {
    desk = await startDesk(start);
    const { config } = desk.server.context;
    const crew = { ...config.crew, observers: OBSERVERS };
    context = { ...desk.server.context, config: { ...config, crew } };
  });

  const queued = async () => {
    const { db } = desk.server;
    const jobs = await db
      .selectFrom('mail_job')
      .selectAll()
      .where('kind', '=', 'audit_head')
      .execute();
    await db.deleteFrom('mail_job').where('kind', '=', 'audit_head').execute();
    return jobs.map(
      ({ data }) => data as unknown as { email: string; row: number; added: number; hash: string },
    );
  };
  const act = async () => {
    const { id } = await desk.somebody({ membership: 'Supporter' });
    await desk.act(id, 'membership', { membership: 'Adult' });
  };

  it('mails nobody where there is no observer', async () => {
    await act();
    await mailAuditHead(desk.server.context);
    expect(await queued()).toEqual([]);
  });

  it('mails each observer once a day, whatever the number of processes', async () => {
    await Promise.all([mailAuditHead(context), mailAuditHead(context), mailAuditHead(context)]);
    const first = await queued();
    expect(first.map(({ email }) => email)).toEqual(OBSERVERS);
    const [{ row, added } = { row: 0, added: 0 }] = first;
    expect(row).toBeGreaterThan(0);
    expect(added).toBe(row);
    await act();
    await mailAuditHead(context);
    expect(await queued()).toEqual([]);

    desk.server.clock.advance(24 * 60 * 60_000);
    await mailAuditHead(context);
    const second = await queued();
    expect(second.map(({ email }) => email)).toEqual(OBSERVERS);
    expect(second[0]?.added).toBe((second[0]?.row ?? 0) - row);
    expect(second[0]?.added).toBeGreaterThan(0);
  });

  it('mails a head that a later check takes, and one of a rewritten trail does not', async () => {
    desk.server.clock.advance(24 * 60 * 60_000);
    await mailAuditHead(context);
    const [{ hash } = { hash: '' }] = await queued();
    await act();
    const verify = (head: string) =>
      runConkit(['audit', 'verify', '--head', head], (run) => run(desk.server.context));
    expect(await verify(hash)).toMatchObject({ code: 0 });
    expect(
      await verify(hash.replaceAll(/./g, (digit) => (digit === '0' ? '1' : '0'))),
    ).toMatchObject({
      code: 1,
      error: expect.stringContaining('No row has the hash') as string,
    });
  });

  it('is sent as a mail that contains the hash', async () => {
    desk.server.clock.advance(24 * 60 * 60_000);
    await mailAuditHead(context);
    const { db } = desk.server;
    const job = await db
      .selectFrom('mail_job')
      .select('data')
      .where('kind', '=', 'audit_head')
      .executeTakeFirstOrThrow();
    while ((await sendDueMails(desk.server.context)) > 0);
    const { hash } = job.data as unknown as { hash: string };
    const mails = (await desk.server.mails()).filter(({ to }) => OBSERVERS.includes(to.address));
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail.text).toContain(hash);
  });

  it('mails nothing of a copy of the data', async () => {
    desk.server.clock.advance(24 * 60 * 60_000);
    await queued();
    await mailAuditHead({ ...context, env: { ...context.env, holdsMail: true } });
    expect(await queued()).toEqual([]);
  });
});
