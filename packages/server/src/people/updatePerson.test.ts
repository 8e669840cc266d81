import type { Person } from '@conkit/api-client';
import { beforeAll, expect, it } from 'vitest';
import { forBothDatabases } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

const paper_pubs = { name: 'Aoife', address: '7 Harbour Road', country: 'Ireland' };

forBothDatabases((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    const role = { email_key: 'desk@example.com', role: 'member_admin' };
    await server.db.insertInto('role').values(role).execute();
  });

  let accounts = 0;
  /** A person on an account of their own, who may change their details. */
  async function owner(person: Parameters<TestServer['addPerson']>[0] = {}) {
    const email = `owner${accounts++}@example.com`;
    const { id, last_modified } = await server.addPerson({ email, ...person });
    const client = await server.as(email);
    const post = (changes: object) => client.post(`/api/people/${id}`, changes);
    const read = async () => {
      const { people } = (await client.get('/api/user')).json<{ people: Person[] }>();
      return people.find((one) => one.id === id);
    };
    return { id, email, client, post, read, last_modified: last_modified.toISOString() };
  }

  it('changes only the fields that were sent, and returns what they are now', async () => {
    const { post, read } = await owner({ city: 'Cork', badge_subtitle: 'Ireland' });
    server.clock.advance(60);
    const answer = await post({
      city: null,
      badge_subtitle: ' ',
      legal_name: '  Aoife  Byrne-Kelly ',
      public_first_name: 'Aoife',
      badge_name: 'Aoife\nof Cork',
    });
    expect(answer.json()).toEqual({
      status: 'success',
      updated: ['legal_name', 'badge_name', 'badge_subtitle', 'public_first_name', 'city'],
      key_sent: false,
    });
    expect(await read()).toMatchObject({
      legal_name: 'Aoife  Byrne-Kelly',
      preferred_name: 'Aoife',
      badge_name: 'Aoife\nof Cork',
      badge_subtitle: null,
      city: null,
      country: null,
      last_modified: server.clock.now().toISOString(),
    });
  });

  it('ignores unknown fields, and those that the owner can’t change', async () => {
    const { post, read, email } = await owner();
    const answer = await post({
      city: 'Cork',
      email: 'elsewhere@example.com',
      membership: 'Helper',
      member_number: 1,
      daypass_type: 'Adult',
      id: 1,
    });
    expect(answer.json()).toMatchObject({ updated: ['city'], key_sent: false });
    expect(await read()).toMatchObject({ email, membership: 'Adult', daypass: null });
  });

  it('accepts the same changes again without changing anything', async () => {
    const { post, read, last_modified } = await owner();
    server.clock.advance(60);
    await post({ last_modified, city: 'Cork' });
    const saved = await read();
    server.clock.advance(60);
    const again = await post({ last_modified, city: 'Cork' });
    expect(again.json()).toMatchObject({ status: 'success', updated: [] });
    expect(await read()).toEqual(saved);
  });

  it('merges concurrent changes to different fields', async () => {
    const { post, read, last_modified } = await owner();
    // The saves must have different times even though the clock stands still.
    await post({ last_modified, badge_name: 'Aoife' });
    const answer = await post({ last_modified, city: 'Cork', badge_name: 'Aoife' });
    expect(answer.json()).toMatchObject({ updated: ['city'] });
    expect(await read()).toMatchObject({ badge_name: 'Aoife', city: 'Cork' });
  });

  it('refuses to overwrite a concurrent change, and returns the record', async () => {
    const { post, read, last_modified } = await owner();
    await post({ last_modified, badge_name: 'Aoife', country: 'Ireland' });
    const changes = { badge_name: 'Aoife of Cork', city: 'Cork' };
    const answer = await post({ last_modified, ...changes });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'stale_person',
      errors: [{ pointer: '/body/badge_name' }],
      person: { badge_name: 'Aoife', country: 'Ireland', city: null },
    });
    const current = await read();
    expect(current).toEqual(answer.json<{ person: Person }>().person);
    const resolved = await post({ last_modified: current?.last_modified, ...changes });
    expect(resolved.json()).toMatchObject({ updated: ['badge_name', 'city'] });
  });

  it('does not treat a change that the page has seen as a conflict', async () => {
    const { post, read } = await owner();
    server.clock.advance(60);
    await post({ city: 'Cork' });
    const seen = (await read())?.last_modified;
    server.clock.advance(60);
    await post({ badge_name: 'Aoife' });
    const answer = await post({ last_modified: seen, city: 'Galway' });
    expect(answer.json()).toMatchObject({ status: 'success', updated: ['city'] });
  });

  it('accepts one of several concurrent changes to a field', async () => {
    const { post, read, last_modified } = await owner();
    const names = ['A', 'B', 'C', 'D'];
    const answers = await Promise.all(
      names.map((badge_name) => post({ last_modified, badge_name })),
    );
    const won = names.filter((_, index) => answers[index]?.statusCode === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    expect((await read())?.badge_name).toBe(won[0]);
  });

  it('detects changes from other calls, such as an upgrade', async () => {
    const { id, post, last_modified } = await owner();
    await server.db
      .updateTable('person')
      .set({ paper_pubs: JSON.stringify(paper_pubs), last_modified: server.clock.now() })
      .where('id', '=', id)
      .execute();
    const moved = { ...paper_pubs, address: 'Elsewhere' };
    expect((await post({ last_modified, paper_pubs: moved })).statusCode).toBe(409);
    expect((await post({ last_modified, city: 'Cork' })).statusCode).toBe(200);
  });

  it('limits changes per account', async () => {
    const { email, post } = await owner();
    await server.db
      .insertInto('rate_limit')
      .values({ key: `person_changes:${email}`, window_start: server.clock.now(), count: 599 })
      .execute();
    expect((await post({ city: 'Cork' })).statusCode).toBe(200);
    expect((await post({ city: 'Galway' })).json()).toMatchObject({ code: 'too_many_requests' });
  });

  it('records the author of a change and the previous values', async () => {
    const { id, email, post } = await owner({ city: 'Cork' });
    await post({ city: 'Galway', paper_pubs: null });
    const rows = await server.db
      .selectFrom('person_change')
      .selectAll()
      .where('person_id', '=', id)
      .execute();
    expect(rows).toMatchObject([
      {
        author: email,
        client_ip: '127.0.0.1',
        before: { city: 'Cork' },
        after: { city: 'Galway' },
      },
    ]);
  });

  it('stores a lone surrogate as the replacement character', async () => {
    const { post, read } = await owner({ paper_pubs });
    const half = { ...paper_pubs, name: 'Aoife \ud83d' };
    expect((await post({ paper_pubs: half })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ paper_pubs: { name: 'Aoife \ufffd' } });
  });

  it('treats a time before all saves as unknown', async () => {
    const { post } = await owner();
    await post({ city: 'Cork' });
    const last_modified = '0000-01-01T00:00:00Z';
    expect((await post({ last_modified, city: 'Galway' })).statusCode).toBe(409);
    expect((await post({ last_modified, state: 'Munster' })).statusCode).toBe(200);
  });

  it.each([
    [{ legal_name: ' ' }, '/body/legal_name'],
    [{ legal_name: null }, '/body/legal_name'],
    [{ city: 'x'.repeat(201) }, '/body/city'],
    [{ badge_name: 'A\nB\nC' }, '/body/badge_name'],
    [{ badge_name: { text: 'A' } }, '/body/badge_name'],
    [{ paper_pubs: { ...paper_pubs, country: ' ' } }, '/body/paper_pubs/country'],
    [{ paper_pubs: { name: 'A', country: 'B' } }, '/body/paper_pubs/address'],
    [{ last_modified: 'yesterday', city: 'Cork' }, '/body/last_modified'],
    [{ last_modified: '2016-12-31T23:59:60Z', city: 'Cork' }, '/body/last_modified'],
    [{}, '/body'],
    [{ email: 'elsewhere@example.com' }, '/body'],
    [{ membership: 'Helper' }, '/body'],
  ])('refuses %j and points at %s', async (changes, pointer) => {
    const { post, read } = await owner();
    const before = await read();
    const answer = await post({ state: 'Munster', ...changes });
    const alone = await post(changes);
    expect([alone.statusCode, alone.json<object>()]).toMatchObject([
      400,
      {
        code: 'invalid',
        errors: expect.arrayContaining([expect.objectContaining({ pointer })]) as [],
      },
    ]);
    if (pointer !== '/body') {
      expect(answer.statusCode).toBe(400);
      expect(await read()).toEqual(before);
    }
  });

  it('refuses an empty change with the specification’s message', async () => {
    const { post } = await owner();
    const message = 'Bad parameters for member update';
    expect((await post({ membership: 'Helper' })).json()).toMatchObject({
      errors: [{ pointer: '/body', message }],
    });
  });

  it('neither adds nor removes paid paper publications', async () => {
    const without = await owner();
    const refused = await without.post({ paper_pubs, city: 'Cork' });
    expect([refused.statusCode, refused.json<object>()]).toMatchObject([
      402,
      { code: 'paper_pubs_not_bought' },
    ]);
    expect(await without.read()).toMatchObject({ paper_pubs: null, city: null });
    const having = await owner({ paper_pubs });
    expect((await having.post({ paper_pubs: null })).json()).toMatchObject({
      code: 'invalid',
      errors: [{ pointer: '/body/paper_pubs' }],
    });
    const moved = { ...paper_pubs, address: 'Elsewhere' };
    expect((await having.post({ paper_pubs: moved })).statusCode).toBe(200);
    expect(await having.read()).toMatchObject({ paper_pubs: moved });
  });

  it('lets an administrator add and remove them, and any owner where they are free', async () => {
    const { id, post, read } = await owner();
    const desk = await server.as('desk@example.com');
    expect((await desk.post(`/api/people/${id}`, { paper_pubs })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ paper_pubs });
    expect((await desk.post(`/api/people/${id}`, { paper_pubs: null })).statusCode).toBe(200);
    expect((await post({ paper_pubs })).statusCode).toBe(402);
  });

  it('refuses other accounts’ people in the same way as unknown ones', async () => {
    const victim = await owner({ badge_name: 'Victim' });
    const thief = await owner();
    for (const id of [victim.id, 2_000_000_000]) {
      const answer = await thief.client.post(`/api/people/${id}`, { badge_name: 'Thief' });
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([
        403,
        { code: 'not_yours' },
      ]);
      expect(answer.body).not.toContain('Victim');
    }
    expect(await victim.read()).toMatchObject({ badge_name: 'Victim' });
    const signedOut = await server.post(`/api/people/${victim.id}`, { badge_name: 'Thief' });
    expect(signedOut.statusCode).toBe(401);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const crossSite = await victim.client.post(
      `/api/people/${victim.id}`,
      { badge_name: 'Thief' },
      { headers },
    );
    expect(crossSite.json()).toMatchObject({ code: 'cross_site' });
    expect(await victim.read()).toMatchObject({ badge_name: 'Victim' });
  });

  it('moves a person to another address for an administrator, and notifies both mailboxes', async () => {
    const { id, email, client } = await owner({ legal_name: 'Mover' });
    const desk = await server.as('desk@example.com');
    const answer = await desk.post(`/api/people/${id}`, { email: ' Moved@Example.com ' });
    expect(answer.json()).toEqual({ status: 'success', updated: ['email'], key_sent: true });

    await server.runJobs();
    const addresses = new Set([email, 'Moved@Example.com']);
    const mails = (await server.mails()).filter((mail) => addresses.has(mail.to.address));
    const to = (address: string) => mails.find((mail) => mail.to.address === address);
    expect(mails).toHaveLength(2);
    expect(to(email)?.text).toContain('has replaced this address');
    // The record may belong to another person by now, so the old mailbox gets no name.
    expect(JSON.stringify([to(email)?.to, to(email)?.text])).not.toMatch(/moved@|\/login\/|mover/i);
    const key = /\/login\/Moved%40Example.com\/([0-9a-f]{32})\n/.exec(
      to('Moved@Example.com')?.text ?? '',
    )?.[1];
    const signedIn = await server.post('/api/login', { email: 'moved@example.com', key });
    expect(signedIn.statusCode).toBe(200);

    // The old account has no people left, so it is signed out.
    expect((await client.get('/api/user')).statusCode).toBe(401);
    expect((await client.post(`/api/people/${id}`, { city: 'Cork' })).statusCode).toBe(401);
    const moved = await server.as('moved@example.com');
    expect((await moved.get('/api/user')).json()).toMatchObject({
      people: [{ id, email: 'Moved@Example.com' }],
    });
    expect((await desk.get('/api/user')).statusCode).toBe(200);
  });

  it('sends no key when only the letter case of an address changes', async () => {
    const { id, email, read } = await owner();
    const desk = await server.as('desk@example.com');
    const answer = await desk.post(`/api/people/${id}`, { email: email.toUpperCase() });
    expect(answer.json()).toMatchObject({ updated: ['email'], key_sent: false });
    expect(await read()).toMatchObject({ email: email.toUpperCase() });
  });

  it('revokes the right together with the role, at once', async () => {
    const { id } = await owner();
    const role = { email_key: 'former@example.com', role: 'member_admin' };
    await server.db.insertInto('role').values(role).execute();
    const former = await server.as('former@example.com');
    expect((await former.post(`/api/people/${id}`, { city: 'Cork' })).statusCode).toBe(200);
    await server.db.deleteFrom('role').where('email_key', '=', role.email_key).execute();
    expect((await former.post(`/api/people/${id}`, { city: 'Cobh' })).statusCode).toBe(403);
  });
});
