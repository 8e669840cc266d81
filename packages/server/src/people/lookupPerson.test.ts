import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestClient, TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  let client: TestClient;
  let id: number;
  beforeAll(async () => {
    server = await start();
    client = await server.as('asker@example.com');
    ({ id } = await server.addPerson({
      legal_name: 'Niamh Ní Bhriain',
      public_first_name: 'Niamh',
      public_last_name: 'B.',
      email: 'Niamh@Example.com',
      member_number: 214,
    }));
    await server.addPerson({ legal_name: 'Same Name', email: 'one@example.com' });
    await server.addPerson({ legal_name: 'SAME  NAME', email: 'two@example.com' });
    await server.addPerson({ legal_name: 'Oisín', membership: 'Child', email: 'kid@example.com' });
  });
  /** Resets the limits between tests. */
  beforeEach(() => server.clock.advance(3600));

  const ask = async (query: object) =>
    (await client.post('/api/people/lookup', query)).json<object>();

  it('finds a person by each detail, and returns the public name only', async () => {
    const found = { status: 'success', id, membership: 'Adult', name: 'Niamh B.' };
    for (const query of [
      { name: ' NIAMH ní bhriain ' },
      { name: 'Niamh B.' },
      { email: ' niamh@example.com' },
      { name: 'Niamh Ní Bhriain', email: 'niamh@example.com', member_number: 214 },
      { name: 'Niamh Ní Bhriain', member_number: id, email: null },
    ])
      expect(await ask(query), JSON.stringify(query)).toEqual(found);
  });

  it('returns the typed name for a person without a public name', async () => {
    expect(await ask({ name: 'same name', email: 'one@example.com' })).toMatchObject({
      name: 'same name',
    });
    expect(await ask({ email: 'one@example.com' })).toMatchObject({ name: 'one@example.com' });
  });

  it('returns different statuses for several matches and for none', async () => {
    expect(await ask({ name: 'Same Name' })).toEqual({ status: 'multiple' });
    for (const query of [
      { name: 'Niamh' },
      { name: 'Niamh Ní Bhriain', email: 'one@example.com' },
      { name: 'Niamh Ní Bhriain', member_number: 215 },
      { email: '%@example.com' },
      { name: '%' },
    ])
      expect(await ask(query), JSON.stringify(query)).toEqual({ status: 'not found' });
  });

  it('finds people who were stored before names were normalised', async () => {
    const { db } = server;
    const typed = 'Ｓeán  Óg \u00a0 Ó Dálaigh';
    const old = await server.addPerson({ legal_name: typed, email: 'old@example.com' });
    const before = sql<string[]>`array[lower(trim(legal_name))]`;
    await db.updateTable('person').set({ lookup_names: before }).where('id', '=', old.id).execute();
    const name = 'seán óg Ó Dálaigh';
    expect(await ask({ name })).toEqual({ status: 'not found' });

    await sql`delete from migration where name = '008_lookup_names.sql'`.execute(db);
    await migrate(db);

    expect(await ask({ name })).toMatchObject({ status: 'success', id: old.id });
    expect(await ask({ name: typed })).toMatchObject({ status: 'success', id: old.id });
    expect(await ask({ name: 'Niamh B.' })).toMatchObject({ status: 'success', id });
  });

  it('never finds a type that does not allow it', async () => {
    expect(await ask({ name: 'Oisín', email: 'kid@example.com' })).toEqual({ status: 'not found' });
    await server.addPerson({ legal_name: 'Oisín', email: 'kid@example.com' });
    expect(await ask({ name: 'Oisín', email: 'kid@example.com' })).toMatchObject({
      status: 'success',
      membership: 'Adult',
    });
  });

  it('finds people by a changed name', async () => {
    const person = await server.addPerson({ legal_name: 'Before', email: 'after@example.com' });
    const owner = await server.as('after@example.com');
    await owner.post(`/api/people/${person.id}`, { public_first_name: 'Afterwards' });
    expect(await ask({ name: 'afterwards' })).toMatchObject({ id: person.id });
    await owner.post(`/api/people/${person.id}`, { legal_name: 'After', public_first_name: null });
    expect(await ask({ name: 'afterwards' })).toEqual({ status: 'not found' });
    expect(await ask({ name: 'before' })).toEqual({ status: 'not found' });
    expect(await ask({ name: 'after' })).toMatchObject({ id: person.id });
  });

  it.each([
    {},
    { member_number: 214 },
    { name: ' ' },
    { email: 'niamh' },
    { name: 7 },
    { nme: 'x' },
  ])('refuses %j, which contains nothing to look for', async (query) => {
    const answer = await client.post('/api/people/lookup', query);
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([400, { code: 'invalid' }]);
  });

  it('refuses a caller without a session, and a page of another site', async () => {
    const query = { name: 'Niamh B.' };
    expect((await server.post('/api/people/lookup', query)).statusCode).toBe(401);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await client.post('/api/people/lookup', query, { headers });
    expect(answer.json()).toMatchObject({ code: 'cross_site' });
  });

  it('limits lookups per account, and returns when to retry', async () => {
    for (let n = 0; n < 30; n++) await ask({ name: `Unknown ${n}` });
    const refused = await client.post('/api/people/lookup', { name: 'Niamh B.' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '15']);
    const other = await server.as('another@example.com');
    expect((await other.post('/api/people/lookup', { name: 'Niamh B.' })).statusCode).toBe(200);
  });
});
