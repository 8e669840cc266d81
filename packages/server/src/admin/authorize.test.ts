import { type OperationId, operationTable, type PersonRecord } from '@conkit/api-client';
import { ROLES } from '@conkit/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LimitName } from '../config/limits.ts';
import { contract } from '../contract/testApp.ts';
import { chargeLater, readAllowance } from '../limits/rateLimit.ts';
import { queueMail } from '../mail/queue.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, REASON, startDesk } from '../testing/desk.ts';
import type { TestClient } from '../testing/server.ts';

const admin = (Object.keys(operationTable) as OperationId[]).filter(
  (id) => operationTable[id].tag === 'admin',
);

describe('the operations of administrators', () => {
  it.each(admin)('%s requires existing roles and is below /admin', (id) => {
    const { roles, path, session } = operationTable[id];
    expect(path).toMatch(/^\/api\/admin\//);
    expect(session).toBe(true);
    expect(roles.length).toBeGreaterThan(0);
    for (const role of roles) expect(ROLES).toContain(role);
  });

  it('are all operations below /admin and all that require a role', () => {
    const others = (Object.keys(operationTable) as OperationId[]).filter(
      (id) =>
        operationTable[id].path.startsWith('/api/admin/') || operationTable[id].roles.length > 0,
    );
    expect(others).toEqual(admin);
  });

  it('use the same roles as openapi.yaml', () => {
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

  it('applies granted and revoked roles at the next request of the same session', async () => {
    const { server } = desk;
    const member = await desk.createMember();
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

  it('gives an administrator of the awards no rights over members', async () => {
    const member = await desk.createMember();
    const role = { email_key: member.email, role: 'hugo_admin' };
    await desk.server.db.insertInto('role').values(role).execute();
    const { client } = member;
    expect((await client.get(`/api/admin/people/${member.id}`)).json()).toMatchObject({
      code: 'missing_role',
    });
    expect((await client.post('/api/admin/people/find', { query: 'desk' })).statusCode).toBe(200);
  });

  it("refuses before it reads the request's body", async () => {
    const { client } = await desk.createMember();
    const nonsense = await client.post('/api/admin/people/abc/erase', { x: 'y'.repeat(500_000) });
    expect([nonsense.statusCode, nonsense.json<object>()]).toMatchObject([
      403,
      { code: 'missing_role' },
    ]);
  });

  it.each([
    ['reading', 'admin_reads', 600],
    ['changing', 'admin_changes', 120],
    ['erasing', 'admin_erasures', 5],
    ['exporting', 'admin_exports', 10],
  ] as const)('limits %s, so that a stolen session does little harm', async (_, name, most) => {
    const { server, operator } = desk;
    const member = await desk.createMember({ legal_name: 'Still There' });
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
    ['changes', 'admin_changes', 120, ''],
    ['reads', 'admin_reads', 600, '/badge'],
    ['people', 'admin_opened', 600, '/barcode.png'],
  ] as const)(
    'counts %s of another account when an administrator uses members’ calls',
    async (_, name, most, path) => {
      const { server, operator } = desk;
      const [client, member] = [await server.as(operator), await desk.createMember()];
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
      const { id: another } = await desk.createMember();
      expect((await ask(another)).json()).toMatchObject({ code: 'too_many_requests' });
      expect((await ask(own.people[0]?.id ?? 0)).statusCode).toBe(200);
    },
  );

  /** Uses up an administrator's limit except for `left`. */
  const leave = async (name: LimitName, left: number, account = desk.operator) => {
    const { server } = desk;
    await server.db.deleteFrom('rate_limit').execute();
    const used = server.context.config.limits[name].most - left;
    await chargeLater(server.context, [name, account, used]);
  };

  it.each([
    [
      'people with more results than fit on a screen',
      '/api/admin/people/find',
      { query: 'many' },
      10,
    ],
    ['people with few results', '/api/admin/people/find', { query: 'many 7' }, 1],
    ['mails', '/api/admin/mails/find', { limit: 200 }, 2],
    ['purchases', '/api/admin/purchases/find', { limit: 200 }, 1],
  ] as const)('counts a search for %s', async (_, url, query, cost) => {
    const { server, operator } = desk;
    const client = await server.as(operator);
    await fill();
    await leave('admin_searches', 100);
    expect((await client.post(url, query)).statusCode).toBe(200);
    expect(await readAllowance(server.context, 'admin_searches', operator)).toBe(100 - cost);
  });

  it('warns before it slows down searches, and never blocks them for long', async () => {
    const { server, operator } = desk;
    const client = await server.as(operator);
    await fill();
    const find = () => client.post('/api/admin/people/find', { query: 'many' });
    let searches = 0;
    let warned: number | undefined;
    for (; searches < 200; searches += 1) {
      const answer = await find();
      if (answer.statusCode !== 200) break;
      if (answer.json<Pick<PersonRecord, 'allowance'>>().allowance) warned ??= searches;
    }
    expect(searches).toBe(60);
    expect(warned).toBeLessThan(searches - 5);
    const refused = await find();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(5 * 60);
    server.clock.advance(5 * 60);
    expect((await find()).statusCode).toBe(200);
  });

  it('counts a record once for repeated reads, and warns before the limit is reached', async () => {
    const { server, operator } = desk;
    const [client, one, other] = [
      await server.as(operator),
      await desk.createMember(),
      await desk.createMember(),
    ];
    const open = ({ id }: { id: number }) => client.get(`/api/admin/people/${id}`);
    await leave('admin_opened', 600);
    expect((await open(one)).json()).not.toHaveProperty('allowance');
    await leave('admin_opened', 1);
    for (let n = 0; n < 3; n += 1) {
      expect((await open(one)).json()).toMatchObject({ allowance: { left: 0, next_seconds: 144 } });
    }
    const refused = await open(other);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(144);
  });

  it('lets administrators lift all limits of another with a log entry, but not their own', async () => {
    const { server, operator } = desk;
    const [client, another] = [await server.as(operator), await desk.createMember()];
    const role = { email_key: another.email, role: 'hugo_admin', granted_at: new Date(0) };
    await server.db.insertInto('role').values(role).execute();
    await leave('admin_opened', 0);
    const lift = (by: TestClient, email = operator) =>
      by.post('/api/admin/limits/lift', { email, reason: REASON });
    for (const own of [operator, 'Desk+2@example.com']) {
      expect((await lift(client, own)).json()).toMatchObject({
        code: 'second_administrator_required',
      });
    }
    const { id } = await desk.createMember();
    expect((await client.get(`/api/admin/people/${id}`)).statusCode).toBe(429);
    expect((await lift(another.client)).statusCode).toBe(200);
    expect((await client.get(`/api/admin/people/${id}`)).statusCode).toBe(200);
    const [row] = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('operation', '=', 'liftLimits')
      .execute();
    expect(row).toMatchObject({ operator: another.email, account: operator, reason: REASON });
  });

  /** More people than fit on a screen, each with a mail. */
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
