import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Convention } from '../config/types.ts';
import { sendDueMails } from '../mail/worker.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { notifyReplaced } from './replaced.ts';

forEachDatabase((start) => {
  let server: TestServer;
  /** A finalist that is replaced, and one that stays. */
  let gone: { readonly id: number; readonly title: string };
  let stays: number;
  beforeAll(async () => {
    server = await start();
    const [first, second] = (server.context.config.finalists['Novel'] ?? []).filter(
      ({ replaced }) => !replaced,
    );
    gone = { id: first?.id ?? 0, title: first?.title ?? '' };
    stays = second?.id ?? 0;
  });
  beforeEach(() => server.clock.set('2019-07-01T12:00:00Z'));

  /** Returns the convention after the finalist was replaced. */
  const replaced = (): Convention => {
    const { config } = server.context;
    const novels = (config.finalists['Novel'] ?? []).map((one) =>
      one.id === gone.id
        ? { id: one.id, title: one.title, replaced: { on: '2019-07-01', by: stays } }
        : one,
    );
    return { ...config, finalists: { ...config.finalists, Novel: novels } };
  };
  const restart = () => notifyReplaced({ ...server.context, config: replaced() });
  async function voter(email: string, votes: object) {
    const { id } = await server.addPerson({ email, legal_name: `Voter ${email}` });
    const client = await server.as(email);
    let lastmod: string | null = null;
    const save = async (ballot: object) => {
      const body = { lastmod, signature: 'V', votes: ballot };
      const answer = await client.post(`/api/hugo/${id}/vote`, body);
      expect(answer.statusCode).toBe(200);
      lastmod = answer.json<{ time: string }>().time;
    };
    await save(votes);
    return { id, save };
  }

  it('mails exactly the voters who rank it, once, even after restarts', async () => {
    const [a, b] = [gone.id, stays];
    await voter('ranks@example.com', { Novel: [b, null, a] });
    await voter('other@example.com', { Novel: [b] });
    // The same number in another category would be another work.
    await voter('cleared@example.com', { Novel: [a] }).then(({ save }) => save({ Novel: [] }));
    const later = await voter('later@example.com', { Novel: [b] });

    expect(await notifyReplaced(server.context)).toBe(0);
    const counts = await Promise.all([restart(), restart(), restart()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    // An older process accepted this vote before it was restarted.
    await later.save({ Novel: [a] });
    expect(await restart()).toBe(1);
    expect(await restart()).toBe(0);

    const context = { ...server.context, config: replaced() };
    while ((await sendDueMails(context)) > 0);
    const mails = (await server.mails()).filter(({ subject }) => subject.includes(gone.title));
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual([
      'later@example.com',
      'ranks@example.com',
    ]);
    const mail = mails.find(({ to }) => to.address === 'later@example.com');
    expect(mail?.text).toContain(`“${gone.title}” is no longer a finalist in Best Novel`);
    expect(mail?.text).toMatch(new RegExp(`/login/later%40example.com/\\w+/${later.id}/vote\n`));
  });

  it('mails no one once voting has closed', async () => {
    await voter('late@example.com', { Novel: [gone.id] });
    const closes = server.context.config.awards['hugo']?.voting?.closes ?? '';
    server.clock.set(new Date(Date.parse(closes) + 60_000));
    expect(await restart()).toBe(0);
  });
});
