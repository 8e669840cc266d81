import type { ReadingList } from '@conkit/api-client';
import { READING_DAYS } from '@conkit/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prune } from '../retention/prune.ts';
import { recordSignIn } from '../mail/accounts.ts';
import { createLoginKey } from '../keys/loginKeys.ts';
import { forBothDatabases, forEachDatabase } from '../testing/databases.ts';
import { type Desk, startDesk } from '../testing/desk.ts';
import type { TestClient, TestServer } from '../testing/server.ts';

const NOW = '2019-07-01T12:00:00.000Z';
const DAY = 86_400;
const MINUTE_MS = 60_000;

type Entries = ReadingList['entries'];

const read = (note = ''): Entries[string] => ({ status: 'read', note });
const nothing: Entries[string] = { status: 'not_read', note: '' };
const getList = async (client: Pick<TestClient, 'get'>, id: number) =>
  (await client.get(`/api/hugo/${id}/reading`)).json<ReadingList>();
const save = (
  client: Pick<TestClient, 'post'>,
  id: number,
  entries: object,
  lastmod: string | null = null,
) => client.post(`/api/hugo/${id}/reading`, { lastmod, entries });
const erase = (client: Pick<TestClient, 'post'>, id: number) =>
  client.post(`/api/hugo/${id}/reading/delete`);

forBothDatabases((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(() => server.clock.set(NOW));
  let people = 0;

  async function reader(membership = 'Adult', email = `reader${(people += 1)}@example.com`) {
    const { id } = await server.addPerson({ email, membership });
    return { id, email, client: await server.as(email) };
  }

  it('keeps nothing at first, and then the entries by finalist', async () => {
    const { id, client } = await reader();
    const empty = await getList(client, id);
    expect(empty).toMatchObject({ time: null, entries: {} });

    const answer = await save(client, id, { 1: read('“Ünder” 📚\n'), 3: nothing });

    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success', time: NOW }]);
    const entries = { 1: read('“Ünder” 📚\n') };
    expect(await getList(client, id)).toEqual({ ...empty, time: NOW, entries });
  });

  it('keeps entries that are not sent, and removes empty ones, at strictly increasing times', async () => {
    const { id, client } = await reader();
    await save(client, id, { 1: read('One'), 2: read() });
    const entries = { 1: nothing, 3: { status: 'reading', note: '' } };
    const { time } = (await save(client, id, entries, NOW)).json<{ time: string }>();
    expect(time > NOW).toBe(true);
    expect(await getList(client, id)).toMatchObject({ time, entries: { 2: read() } });
    expect((await getList(client, id)).entries).not.toHaveProperty('1');
  });

  it('refuses a save from another device that has not seen the newest one', async () => {
    const { id, client } = await reader();
    await save(client, id, { 1: read('First') });
    const { time } = (await save(client, id, { 2: read() }, NOW)).json<{ time: string }>();
    for (const lastmod of [null, NOW]) {
      const answer = await save(client, id, { 1: read('Second') }, lastmod);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'conflict' }]);
    }
    expect(await getList(client, id)).toMatchObject({ time, entries: { 1: read('First') } });
  });

  it('accepts exactly one of two saves at once', async () => {
    const { id, client } = await reader();
    const sent = ['One', 'Other'].map((note) => save(client, id, { 1: read(note) }));
    const codes = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409]);
  });

  it('deletes the list, twice too, and never brings it back with a late save', async () => {
    const { id, client } = await reader();
    await save(client, id, { 1: read('Secret') });
    for (const _ of ['once', 'again']) expect((await erase(client, id)).statusCode).toBe(200);
    expect((await save(client, id, { 1: read('Late') }, NOW)).statusCode).toBe(409);
    expect(await getList(client, id)).toMatchObject({ time: null, entries: {} });
    expect(
      await server.db.selectFrom('reading').selectAll().where('person_id', '=', id).execute(),
    ).toEqual([]);
  });

  it('refuses what is no finalist, an unknown status, and a note of 2,001 characters', async () => {
    const { id, client } = await reader();
    const unknown = await save(client, id, { 2_000_000_000: read() });
    expect([unknown.statusCode, unknown.json()]).toMatchObject([
      400,
      { errors: [{ pointer: '/body/entries/2000000000', code: 'unknown_finalist' }] },
    ]);
    expect((await save(client, id, { '-1': read() })).statusCode).toBe(400);
    expect((await save(client, id, { 1: { status: 'skimmed', note: '' } })).statusCode).toBe(400);
    expect((await save(client, id, { 1: { status: 'read' } })).statusCode).toBe(400);
    expect((await save(client, id, { 1: read('x'.repeat(2001)) })).statusCode).toBe(400);
    expect((await save(client, id, { 1: read('a\0b') })).statusCode).toBe(400);
    expect((await getList(client, id)).time).toBeNull();
    expect((await save(client, id, { 1: read('📚'.repeat(2000)) })).statusCode).toBe(200);
  });

  it('refuses a request that is too large', async () => {
    const { id, client } = await reader();
    const note = '📚'.repeat(2000);
    const entries = Object.fromEntries(Array.from({ length: 70 }, (_, at) => [at + 1, read(note)]));
    expect((await save(client, id, entries)).statusCode).toBe(413);
  });

  it('does not reveal finalists before they are announced', async () => {
    const { id, client } = await reader();
    server.clock.set('2019-01-01T00:00:00Z');
    const answer = await save(client, id, { 1: read() });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errors: [{ code: 'unknown_finalist' }] },
    ]);
  });

  it('refuses other accounts, and starts no list without the right to vote', async () => {
    const owner = await reader();
    await save(owner.client, owner.id, { 1: read('Secret') });
    const other = await reader('Child');
    for (const id of [owner.id, 2_000_000_000]) {
      const answers = [
        await other.client.get(`/api/hugo/${id}/reading`),
        await save(other.client, id, {}),
        await erase(other.client, id),
      ];
      expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(
        Array.from({ length: 3 }, () => 'not_yours'),
      );
    }
    expect((await save(other.client, other.id, {})).json()).toMatchObject({ code: 'not_eligible' });
    expect((await getList(owner.client, owner.id)).entries).toEqual({ 1: read('Secret') });
  });

  it('refuses a session that the link of another person of the account opened', async () => {
    const { id, email, client } = await reader();
    await save(client, id, { 1: read('Secret') });
    const { id: second } = await server.addPerson({ email });
    const key = await createLoginKey(server.context, email);
    const login = await server.post('/api/login', { email, key, id: second });
    const [cookie] = String(login.headers['set-cookie']).split(';');
    const headers = { cookie };
    const linked = {
      get: (url: string) => server.get(url, { headers }),
      post: (url: string, body?: object) => server.post(url, body, { headers }),
    };
    expect(await getList(linked, second)).toMatchObject({ time: null });
    expect(await getList(linked, id)).toMatchObject({ code: 'not_yours' });
    expect((await save(linked, id, { 1: read('Mine') }, NOW)).statusCode).toBe(403);
    expect((await erase(linked, id)).statusCode).toBe(403);
    expect((await getList(client, id)).entries).toEqual({ 1: read('Secret') });
  });

  it('deletes the lists 90 days after the results, and keeps no new ones', async () => {
    const { id, email, client } = await reader();
    await save(client, id, { 1: read('Secret') });
    const end = Date.parse((await getList(client, id)).kept_until);
    const { closes } = server.context.config.awards['hugo']?.voting ?? {};
    expect(end).toBe(Date.parse(closes ?? '') + MINUTE_MS + READING_DAYS * DAY * 1000);

    server.clock.set(new Date(end - 1).toISOString());
    await prune(server.context);
    const later = await server.as(email);
    expect((await getList(later, id)).entries).toEqual({ 1: read('Secret') });

    server.clock.set(new Date(end).toISOString());
    expect((await getList(later, id)).entries).toEqual({});
    await prune(server.context);
    expect(await server.db.selectFrom('reading').selectAll().execute()).toEqual([]);
    const late = await save(later, id, { 1: read() });
    expect([late.statusCode, late.json()]).toMatchObject([403, { code: 'voting_closed' }]);
  });
});

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });
  beforeEach(() => desk.server.clock.set(NOW));

  async function reader(entries: Entries) {
    const member = await desk.createMember();
    expect((await save(member.client, member.id, entries)).statusCode).toBe(200);
    return member;
  }

  it('is held from the account that an administrator moved the person to', async () => {
    const { id, email } = await reader({ 1: read('Secret') });
    const thief = `thief.of.${email}`;
    expect((await desk.act(id, 'email', { email: thief })).status).toBe(200);
    const attacker = await desk.server.as(thief);
    expect(await getList(attacker, id)).toMatchObject({ code: 'ballot_held' });
    expect((await save(attacker, id, { 1: read() }, NOW)).json()).toMatchObject({
      code: 'ballot_held',
    });
    expect((await erase(attacker, id)).json()).toMatchObject({ code: 'ballot_held' });
    // The member's mailbox gets the record back, with its notes.
    expect((await desk.act(id, 'email', { email })).status).toBe(200);
    expect((await getList(await desk.server.as(email), id)).entries).toEqual({ 1: read('Secret') });
  });

  it('stays closed to the former mailbox after the new account saved a list of its own', async () => {
    const { id, email } = await desk.createMember();
    await recordSignIn(desk.server.context, desk.server.db, email);
    const next = `next.of.${email}`;
    expect((await desk.act(id, 'email', { email: next })).status).toBe(200);
    desk.server.clock.advance(8 * DAY);
    const owner = await desk.server.as(next);
    expect((await save(owner, id, { 1: read('Mine') })).statusCode).toBe(200);
    expect((await desk.act(id, 'email', { email })).status).toBe(200);
    expect(await getList(await desk.server.as(email), id)).toMatchObject({ code: 'ballot_held' });
  });

  it('joins the lists of two records that are merged, and shows them only once the hold ends', async () => {
    const other = await reader({ 1: read('Theirs'), 3: read('Third') });
    desk.server.clock.advance(60);
    const kept = await reader({ 1: { status: 'reading', note: 'Mine' }, 2: read() });
    const before = desk.server.clock.now().toISOString();
    expect((await desk.act(kept.id, 'merge', { other: other.id })).status).toBe(200);
    expect(await getList(kept.client, kept.id)).toMatchObject({ code: 'ballot_held' });
    desk.server.clock.advance(8 * DAY);
    const { time, entries } = await getList(kept.client, kept.id);
    expect(entries).toEqual({
      1: { status: 'reading', note: 'Mine\n\nTheirs' },
      2: read(),
      3: read('Third'),
    });
    // A page that was open before has not seen this list.
    expect((await save(kept.client, kept.id, { 1: read() }, before)).statusCode).toBe(409);
    expect((await save(kept.client, kept.id, { 1: read() }, time)).statusCode).toBe(200);
  });

  it.each(['kept', 'other'] as const)('keeps the list that only the %s record has', async (who) => {
    const reading = await reader({ 1: read('Mine') });
    const without = await desk.createMember();
    const [kept, other] = who === 'kept' ? [reading, without] : [without, reading];
    expect((await desk.act(kept.id, 'merge', { other: other.id })).status).toBe(200);
    desk.server.clock.advance(8 * DAY);
    expect((await getList(kept.client, kept.id)).entries).toEqual({ 1: read('Mine') });
  });

  it('is in no record and no export of the crew', async () => {
    const { id } = await reader({ 1: read('A secret note') });
    const record = JSON.stringify(await desk.record(id));
    const exported = JSON.stringify((await desk.act(id, 'export')).body);
    const audit = JSON.stringify(await desk.audit());
    for (const text of [record, exported, audit]) expect(text).not.toContain('A secret note');
    expect(exported).toContain('"person"');
  });

  it('is erased with the person', async () => {
    const { id } = await reader({ 1: read('A secret note') });
    const { legal_name } = await desk.server.db
      .selectFrom('person')
      .select('legal_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await desk.act(id, 'erase', { legal_name })).status).toBe(200);
    const rows = await desk.server.db.selectFrom('reading').select('person_id').execute();
    expect(rows.map(({ person_id }) => person_id)).not.toContain(id);
  });

  describe('the race of a save', () => {
    it('with the erasure of the person leaves nothing', async () => {
      const { id, client } = await reader({ 1: read() });
      const { legal_name } = await desk.server.db
        .selectFrom('person')
        .select('legal_name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await Promise.all([
        desk.act(id, 'erase', { legal_name }),
        save(client, id, { 1: read('Late') }, NOW),
        save(client, id, { 2: read('Late') }),
      ]);
      const rows = await desk.server.db
        .selectFrom('reading')
        .selectAll()
        .where('person_id', '=', id)
        .execute();
      expect(rows).toEqual([]);
    });
  });
});
