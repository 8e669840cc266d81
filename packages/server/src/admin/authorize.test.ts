import { operationTable, type OperationId } from '@conkit/api-client';
import { ROLES } from '@conkit/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../contract/testApp.ts';
import { queueMail } from '../mail/queue.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { REASON, startDesk, type Desk } from '../testing/desk.ts';

const admin = (Object.keys(operationTable) as OperationId[]).filter(
  (id) => operationTable[id].tag === 'admin',
);

describe('the operations of administrators', () => {
  it.each(admin)('%s is for roles that there are, below /admin', (id) => {
    const { roles, path, session } = operationTable[id];
    expect(path).toMatch(/^\/api\/admin\//);
    expect(session).toBe(true);
    expect(roles.length).toBeGreaterThan(0);
    for (const role of roles) expect(ROLES).toContain(role);
  });

  it('are all that is below /admin, and all that asks for a role', () => {
    const others = (Object.keys(operationTable) as OperationId[]).filter(
      (id) =>
        operationTable[id].path.startsWith('/api/admin/') || operationTable[id].roles.length > 0,
    );
    expect(others).toEqual(admin);
  });

  it('know the same roles as openapi.yaml', () => {
    const { components } = contract.document as {
      components: { schemas: { Role: { enum: string[] } } };
    };
    expect(components.schemas.Role.enum).toEqual([...ROLES]);
  });
});

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });
  beforeEach(async () => {
    await desk.server.db.deleteFrom('rate_limit').execute();
  });

  it('a role is seen at the next request, given or taken, and the session goes on', async () => {
    const { server } = desk;
    const member = await desk.somebody();
    const find = async () =>
      (await member.client.post('/api/admin/people/find', { query: 'desk' })).statusCode;
    const role = { email_key: member.email, role: 'member_admin' };
    expect(await find()).toBe(403);
    await server.db.insertInto('role').values(role).execute();
    expect(await find()).toBe(200);
    await server.db.deleteFrom('role').where('email_key', '=', member.email).execute();
    expect(await find()).toBe(403);
    expect((await member.client.get('/api/user')).statusCode).toBe(200);
  });

  it('an administrator of the awards is none of members', async () => {
    const member = await desk.somebody();
    const role = { email_key: member.email, role: 'hugo_admin' };
    await desk.server.db.insertInto('role').values(role).execute();
    const { client } = member;
    expect((await client.get(`/api/admin/people/${member.id}`)).json()).toMatchObject({
      code: 'missing_role',
    });
    expect((await client.post('/api/admin/people/find', { query: 'desk' })).statusCode).toBe(200);
  });

  it('refuses before it reads what is asked, whatever that is', async () => {
    const { client } = await desk.somebody();
    const nonsense = await client.post('/api/admin/people/abc/erase', { x: 'y'.repeat(500_000) });
    expect([nonsense.statusCode, nonsense.json<object>()]).toMatchObject([
      403,
      { code: 'missing_role' },
    ]);
  });

  it.each([
    ['looking', 'admin_reads', 600],
    ['changing', 'admin_changes', 120],
    ['erasing', 'admin_erasures', 5],
    ['exporting', 'admin_exports', 10],
  ] as const)('of %s there is an end: a stolen session takes no list', async (_, name, most) => {
    const { server, operator } = desk;
    const member = await desk.somebody({ legal_name: 'Still There' });
    const client = await server.as(operator);
    const ask = {
      admin_reads: () => client.post('/api/admin/people/find', { query: 'a' }),
      admin_changes: () =>
        client.post(`/api/admin/people/${member.id}/membership`, {
          membership: 'Supporter',
          reason: REASON,
        }),
      admin_erasures: () =>
        client.post(`/api/admin/people/${member.id}/erase`, {
          legal_name: 'Still There',
          reason: REASON,
        }),
      admin_exports: () => client.post(`/api/admin/people/${member.id}/export`, { reason: REASON }),
    }[name];
    const count = (points: number) =>
      server.db
        .insertInto('rate_limit')
        .values({ key: `${name}:${operator}`, window_start: server.clock.now(), count: points })
        .execute();
    await count(most);
    const refused = await ask();
    expect([refused.statusCode, refused.json<object>()]).toMatchObject([
      429,
      { code: 'too_many_requests' },
    ]);
    expect(await member.read()).toMatchObject({ membership: 'Adult' });
    await server.db.deleteFrom('rate_limit').execute();
    await count(most - 1);
    expect((await ask()).statusCode).toBe(200);
  });

  it.each([
    ['what is changed', 'admin_changes', 120, ''],
    ['what is read', 'admin_reads', 600, '/badge'],
    ['whoever is seen', 'admin_shown', 3000, '/barcode.png'],
  ] as const)('%s of others by a member’s own call counts, too', async (_, name, most, path) => {
    const { server, operator } = desk;
    const [client, member] = [await server.as(operator), await desk.somebody()];
    const ask = (id: number) =>
      path === ''
        ? client.post(`/api/people/${id}`, { city: 'Cork' })
        : client.get(`/api/people/${id}${path}`);
    await server.db
      .insertInto('rate_limit')
      .values({ key: `${name}:${operator}`, window_start: server.clock.now(), count: most - 1 })
      .execute();
    const own = (await client.get('/api/user')).json<{ people: { id: number }[] }>();
    expect((await ask(own.people[0]?.id ?? 0)).statusCode).toBe(200);
    expect((await ask(member.id)).statusCode).toBe(200);
    expect((await ask(member.id)).json()).toMatchObject({ code: 'too_many_requests' });
    expect((await ask(own.people[0]?.id ?? 0)).statusCode).toBe(200);
  });

  it.each([
    ['people', '/api/admin/people/find', { query: 'many' }, 25],
    ['mails', '/api/admin/mails/find', { limit: 200 }, 30],
    ['purchases', '/api/admin/purchases/find', { limit: 200 }, 0],
  ] as const)('counts how many %s it shows, and not how often', async (_, url, query, shown) => {
    const { server, operator } = desk;
    const client = await server.as(operator);
    const most = 3000;
    const count = (points: number) =>
      server.db
        .insertInto('rate_limit')
        .values({ key: `admin_shown:${operator}`, window_start: server.clock.now(), count: points })
        .execute();
    if (shown > 0) await fill();
    await count(most - shown);
    expect((await client.post(url, query)).statusCode).toBe(200);
    const again = await client.post(url, query);
    expect(again.statusCode).toBe(shown > 0 ? 429 : 200);
    expect(again.body).not.toContain('example.com');
  });

  /** More people than a screen has, each with a mail. */
  async function fill() {
    const { server } = desk;
    await server.db.deleteFrom('mail_job').execute();
    for (let n = 0; n < 30; n += 1) {
      const { id } = await server.addPerson({ legal_name: `One of many ${n}` });
      const data = { personId: id, isOwn: true };
      await queueMail(server.db, server.clock, { kind: 'new_member', data });
    }
  }
});
