import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { runConkit } from '../cli/run.ts';
import type { Context } from '../context.ts';
import { sendDueMails } from '../mail/worker.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, startDesk } from '../testing/desk.ts';
import { mailAuditHead, verifyAudit } from './chain.ts';

const OBSERVERS = ['observer1@example.org', 'observer2@example.org'];
const DAY_MS = 24 * 60 * 60_000;

forEachDatabase((start) => {
  let desk: Desk;
  let context: Context;
  const seen = new Set<string>();
  beforeAll(async () => {
    desk = await startDesk(start);
    const { config } = desk.server.context;
    const crew = { ...config.crew, observers: OBSERVERS };
    context = { ...desk.server.context, config: { ...config, crew } };
  });
  beforeEach(() => desk.server.clock.advance(DAY_MS));

  /** Runs the daily mail and returns the new mails to the observers. */
  const send = async () => {
    while ((await sendDueMails(desk.server.context)) > 0);
    return (await desk.server.mails()).filter(({ to, text }) => {
      const isNew = !seen.has(`${to.address} ${text}`);
      seen.add(`${to.address} ${text}`);
      return isNew && OBSERVERS.includes(to.address);
    });
  };
  const act = async () => {
    const { id } = await desk.somebody({ membership: 'Supporter' });
    await desk.act(id, 'membership', { membership: 'Adult' });
  };
  const hashIn = (text: string | undefined) => /\b[0-9a-f]{64}\b/.exec(text ?? '')?.[0] ?? '';

  it('mails no one if there are no observers', async () => {
    await act();
    await mailAuditHead(desk.server.context);
    expect(await send()).toEqual([]);
  });

  it('mails each observer once a day over all processes', async () => {
    await Promise.all([mailAuditHead(context), mailAuditHead(context), mailAuditHead(context)]);
    const first = await send();
    expect(first.map(({ to }) => to.address).toSorted()).toEqual(OBSERVERS);
    const { head, rows } = await verifyAudit(desk.server.db);
    for (const { text, subject } of first) {
      expect(hashIn(text)).toBe(head);
      expect(subject).toContain(`has ${rows} rows`);
      expect(text).not.toContain('Rows since the last mail');
    }
    await act();
    await mailAuditHead(context);
    expect(await send()).toEqual([]);

    desk.server.clock.advance(DAY_MS);
    await mailAuditHead(context);
    const second = await send();
    expect(second).toHaveLength(2);
    const now = await verifyAudit(desk.server.db);
    expect(now.rows).toBeGreaterThan(rows);
    for (const { text } of second) {
      expect(hashIn(text)).toBe(now.head);
      expect(text).toContain(`Rows since the last mail: ${now.rows - rows}`);
    }
  });

  it('mails a head that a later check accepts, unlike one of another trail', async () => {
    await mailAuditHead(context);
    const [mail] = await send();
    await act();
    const verify = (head: string) =>
      runConkit(['audit', 'verify', '--head', head], (run) => run(desk.server.context));
    expect(await verify(hashIn(mail?.text))).toMatchObject({ code: 0 });
    expect(await verify('0'.repeat(64))).toMatchObject({
      code: 1,
      error: expect.stringContaining('No row has the hash') as string,
    });
  });

  it('mails nothing about a copy of the data', async () => {
    await mailAuditHead({ ...context, env: { ...context.env, holdsMail: true } });
    expect(await send()).toEqual([]);
  });

  it('warns about an observer who has a role', async () => {
    const warn = vi.spyOn(context.log, 'warn');
    await mailAuditHead(context);
    expect(warn).not.toHaveBeenCalled();
    desk.server.clock.advance(DAY_MS);
    const crew = { ...context.config.crew, observers: [desk.operator.toUpperCase()] };
    await mailAuditHead({ ...context, config: { ...context.config, crew } });
    expect(warn).toHaveBeenCalledWith({ observer: desk.operator }, expect.any(String));
    warn.mockRestore();
    await send();
  });
});
