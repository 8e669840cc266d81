import { beforeEach, describe, expect, it } from 'vitest';
import { lockPerson } from '../admin/people.ts';
import { createStopRemindersLink, createUnsubscribeLink } from '../mail/links.ts';
import { writeFields } from '../people/changes.ts';
import { moveAddress } from '../people/moves.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestClient, TestServer } from '../testing/server.ts';
import { mergeReminders, queueReminders } from './reminders.ts';

const HOUR_MS = 3_600_000;
/** When voting closes in the test's convention. */
const DEADLINE = new Date('2019-08-01T07:00:00Z');
const EMAIL = 'voter@example.com';

forEachDatabase((start) => {
  let server: TestServer;
  let client: TestClient;
  let id: number;
  beforeEach(async () => {
    server = await start({ convention: 'dublin-2019', now: '2019-07-20T12:00:00Z' });
    ({ id } = await server.addPerson({ email: EMAIL, legal_name: 'Vera Voter' }));
    client = await server.as(EMAIL);
  });

  const want = (wanted: boolean, whose = id, as = client) =>
    as.post(`/api/hugo/${whose}/reminders`, { wanted });
  /** Sets the clock to some hours before the deadline and runs the job, as two processes would. */
  async function remindAt(hours: number) {
    server.clock.set(new Date(DEADLINE.getTime() - hours * HOUR_MS));
    await Promise.all([queueReminders(server.context), queueReminders(server.context)]);
    return (await server.mailsTo(EMAIL)).map(({ subject }) => subject);
  }
  const toPath = (href: string) => href.replace(server.context.env.publicUrl, '');
  const vote = (votes: Record<string, (number | null)[]>, lastmod: string | null) =>
    client.post(`/api/hugo/${id}/vote`, { signature: 'Vera Voter', lastmod, votes });
  const finalists = (category: string) =>
    (server.context.config.finalists[category] ?? []).map(({ id: finalist }) => finalist);
  const SUBJECT = 'Voting closes soon, Dublin: Vera Voter';

  it('are sent three days and six hours before the deadline, once each', async () => {
    expect((await want(true)).json()).toEqual({ status: 'success', wanted: true });
    expect(await remindAt(72.1)).toEqual([]);
    expect(await remindAt(72)).toEqual([SUBJECT]);
    expect(await remindAt(6.1)).toEqual([SUBJECT]);
    expect(await remindAt(6)).toEqual([SUBJECT, SUBJECT]);
    expect(await remindAt(1)).toHaveLength(2);
    expect(await remindAt(0)).toHaveLength(2);
  });

  it('contain links of the person that sign in, and the deadline', async () => {
    await want(true);
    await remindAt(6);
    const [mail] = await server.mailsTo(EMAIL);
    expect(mail?.text).toContain(
      'Nothing is saved yet on the ballot of Vera Voter for the Hugo Awards and Retro Hugo Awards.',
    );
    expect(mail?.text).toMatch(new RegExp(`/login/voter%40example\\.com/\\w+/${id}/`));
    expect(mail?.text).toContain('31 July');
  });

  it('are one mail if the server could send none at the first time', async () => {
    await want(true);
    expect(await remindAt(5)).toEqual([SUBJECT]);
    expect(await remindAt(4)).toEqual([SUBJECT]);
  });

  it('are not sent to members who did not ask, or who asked after their time', async () => {
    expect(await remindAt(70)).toEqual([]);
    await want(true);
    expect(await remindAt(69)).toEqual([]);
    expect(await remindAt(6)).toEqual([SUBJECT]);
  });

  it('name the categories with a gap, and skip a finished ballot', async () => {
    await want(true);
    const [first = 0, second = 0] = finalists('Novel');
    const [retro = 0] = finalists('RetroNovel');
    const saved = await vote({ Novel: [first, null, second], RetroNovel: [retro] }, null);
    expect(saved.statusCode).toBe(200);
    await remindAt(72);
    const reminders = async () =>
      (await server.mailsTo(EMAIL)).filter(({ subject }) => subject === SUBJECT);
    const [gap] = await reminders();
    expect(gap?.text).toContain('Categories: Best Novel.');
    // Only the award with the gap has a link.
    expect(gap?.text.match(/\/login\//g)).toHaveLength(1);
    const closed = await vote({ Novel: [first, second] }, saved.json<{ time: string }>().time);
    expect(closed.statusCode).toBe(200);
    await remindAt(6);
    expect(await reminders()).toHaveLength(1);
  });

  it('name the award whose ballot is empty, as another may be full', async () => {
    await want(true);
    await vote({ Novel: finalists('Novel').slice(0, 1) }, null);
    await remindAt(6);
    const texts = (await server.mailsTo(EMAIL)).map(({ text }) => text);
    expect(texts).toContainEqual(
      expect.stringContaining('ballot of Vera Voter for the Retro Hugo Awards.'),
    );
  });

  it('stop with the mails of campaigns, whose page promises no more reminders', async () => {
    await want(true);
    const link = toPath(createUnsubscribeLink(server.context, EMAIL));
    await server.app.inject({ method: 'POST', url: link });
    expect(await remindAt(72)).toEqual([]);
    await want(true);
    expect(await remindAt(6)).toEqual([SUBJECT]);
  });

  it('never start again for an erased person', async () => {
    const link = toPath(createStopRemindersLink(server.context, id));
    await server.db
      .updateTable('person')
      .set({ email: null, email_key: null })
      .where('id', '=', id)
      .execute();
    const answer = await server.app.inject({ method: 'POST', url: `${link}?again` });
    expect(answer.statusCode).toBe(200);
    expect(await server.db.selectFrom('reminder').selectAll().execute()).toEqual([]);
  });

  it('stop by the portal, and are shown in the summary', async () => {
    const shown = async () =>
      (await client.get('/api/hugo/summary'))
        .json()
        .people.map(({ reminders }: { reminders: boolean }) => reminders);
    expect(await shown()).toEqual([false]);
    await want(true);
    await want(true);
    expect(await shown()).toEqual([true]);
    await want(false);
    expect(await shown()).toEqual([false]);
    expect(await remindAt(6)).toEqual([]);
  });

  it('stop by one POST of a mail program, even for a mail that waits', async () => {
    await want(true);
    await remindAt(72);
    const [mail] = await server.mailsTo(EMAIL);
    const link = toPath(mail?.unsubscribe ?? '');
    const send = (url: string) => server.app.inject({ method: 'POST', url });
    const asked = await server.app.inject({ method: 'GET', url: link });
    expect(asked.statusCode).toBe(200);
    // The link stops nothing else that the person gets.
    expect(asked.body).toContain('Stop the reminders to vote?');
    expect(asked.body).toContain(`<form method="post" action="${link}">`);
    expect((await send(link.replace(`/${id}/`, `/${id + 1}/`))).statusCode).toBe(404);
    server.clock.set(new Date(DEADLINE.getTime() - 6 * HOUR_MS));
    await queueReminders(server.context);
    const stopped = await send(link);
    expect(stopped.body).toContain('The reminders have stopped');
    expect(stopped.body).toContain(`action="${link}?again"`);
    expect(await server.mailsTo(EMAIL)).toHaveLength(1);
    // Starting again does not repeat what is past.
    expect((await send(`${link}?again`)).statusCode).toBe(200);
    expect(await remindAt(1)).toHaveLength(1);
  });

  it('are not sent while the ballot is held after a move', async () => {
    await want(true);
    const email = 'new@example.com';
    await server.db.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, id);
      await writeFields(trx, person, { email }, server.clock.now());
      await moveAddress(trx, server.context, person, email);
    });
    server.clock.set(new Date(server.clock.now().getTime() + HOUR_MS));
    const before = await server.mailsTo(email);
    await queueReminders(server.context);
    expect(await server.mailsTo(email)).toHaveLength(before.length);
  });

  it.each([
    ['has reminders, too', true],
    ['has none', false],
  ])('move to a record that another is merged into, if that %s', async (_, hasOwn) => {
    await want(true);
    expect(await remindAt(72)).toEqual([SUBJECT]);
    const { id: kept } = await server.addPerson({ email: EMAIL, legal_name: 'Vera V.' });
    if (hasOwn) await server.db.insertInto('reminder').values({ person_id: kept }).execute();
    await mergeReminders(server.db, id, kept);
    const rows = await server.db.selectFrom('reminder').selectAll().execute();
    expect(rows).toEqual([{ person_id: kept, done: ['hugo:72', 'retro:72'] }]);
  });

  describe('are refused', () => {
    it('for a person of another account, and one without the right to vote', async () => {
      const other = await server.addPerson({ email: 'other@example.com' });
      expect((await want(true, other.id)).json()).toMatchObject({ code: 'not_yours' });
      const child = await server.addPerson({ email: EMAIL, membership: 'Child' });
      expect((await want(true, child.id)).json()).toMatchObject({ code: 'not_eligible' });
      expect(await server.db.selectFrom('reminder').selectAll().execute()).toEqual([]);
    });

    it('without the choice', async () => {
      const answer = await client.post(`/api/hugo/${id}/reminders`, {});
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('wanted');
    });
  });
});
