import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('returns the people and roles of a signed-in account', async () => {
    const email = 'Family@Example.com';
    const adult = await server.addPerson({ email, legal_name: 'Aoife Byrne' });
    const child = await server.addPerson({
      email: 'family@example.com',
      membership: 'Child',
      legal_name: 'Oisín Byrne',
      paper_pubs: { name: 'Oisín', address: '7 Harbour Road', country: 'Ireland' },
    });
    await server.addPerson({ email: 'somebody.else@example.com' });
    await server.db
      .insertInto('role')
      .values({ email_key: 'family@example.com', role: 'member_admin' })
      .execute();

    const answer = await (await server.as(email)).get('/api/user');

    expect(answer.statusCode).toBe(200);
    const user = answer.json<{ people: { id: number }[] }>();
    expect(user).toMatchObject({ email, roles: ['member_admin'] });
    expect(user.people.map(({ id }) => id)).toEqual([adult.id, child.id]);
    expect(user.people[1]).toMatchObject({
      last_modified: '2019-07-01T12:00:00.000Z',
      preferred_name: 'Oisín Byrne',
      paper_pubs: { name: 'Oisín', address: '7 Harbour Road', country: 'Ireland' },
      daypass: null,
      daypass_days: null,
    });
  });

  it('labels a day pass by its number of days', async () => {
    const email = 'daypass@example.com';
    await server.addPerson({
      email,
      membership: 'NonMember',
      daypass_type: 'Adult',
      daypass_days: [false, true, true, false, false],
    });
    const { people } = (await (await server.as(email)).get('/api/user')).json<{
      people: object[];
    }>();
    expect(people).toMatchObject([
      {
        member_number: null,
        daypass: '2',
        daypass_type: 'Adult',
        daypass_days: [false, true, true, false, false],
      },
    ]);
  });

  it('refuses a caller without a session with the message that clients look for', async () => {
    const answer = await server.get('/api/user');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'unauthorized', message: 'Unauthorized' });
  });

  it('refuses a made-up cookie', async () => {
    const cookie = `${server.context.config.id}=made-up`;
    expect((await server.get('/api/user', { headers: { cookie } })).statusCode).toBe(401);
  });

  it('ends a session after its configured days', async () => {
    const client = await server.as('later@example.com');
    server.clock.advance(29 * 86_400);
    expect((await client.get('/api/user')).statusCode).toBe(200);
    server.clock.advance(2 * 86_400);
    expect((await client.get('/api/user')).statusCode).toBe(401);
  });
});
