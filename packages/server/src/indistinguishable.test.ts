import type { OperationId } from '@conkit/api-client';
import { callers, type Caller, type CallerRow } from '@conkit/api-client/callers';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPayments } from './adapters/payments.ts';
import { createApp } from './app.ts';
import { createLoginKey } from './keys/loginKeys.ts';
import { prepare } from './testing/callerRequests.ts';
import { forEachDatabase } from './testing/databases.ts';
import { getCodeCookie, newestCode, otherCode } from './testing/loginCodes.ts';
import { createScene, type TestAccount, type Scene } from './testing/scene.ts';
import { createClient, type TestServer } from './testing/server.ts';

/** Everything by which a caller could distinguish two answers. */
interface Seen {
  readonly status: number;
  readonly body: string;
  readonly headers: object;
  /** The number of SQL statements: unequal work takes unequal time. */
  readonly statements: number;
  /** The number of rows added to each table, including mails and counters. */
  readonly added: object;
}

/** Returns the rows of the callers table whose requests name one of these things. */
const rowsNaming = (...names: readonly CallerRow['names'][]) =>
  Object.entries(callers).flatMap(([id, rows]) =>
    Object.entries(rows).flatMap(([name, row]: [string, CallerRow]) =>
      names.includes(row.names) ? [[id as OperationId, name] as const] : [],
    ),
  );

forEachDatabase((start) => {
  let server: TestServer;
  /** The same server, counting its statements. */
  let counting: FastifyInstance;
  let statements = 0;
  let scene: Scene;
  beforeAll(async () => {
    server = await start();
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    };
    const db = server.db.withPlugin(plugin);
    const context = { ...server.context, db };
    counting = await createApp({ ...context, payments: createPayments(context) });
    scene = await createScene(server);
  });
  afterAll(() => counting.close());
  /** Resets rate limits and used keys, so that a repeated request counts as the first. */
  async function forget() {
    await server.db.deleteFrom('rate_limit').execute();
    await server.db.deleteFrom('purchase_intent').where('email', '=', '').execute();
  }
  beforeEach(forget);

  const clients = (caller: Caller) => createClient(counting, scene.cookies[caller]);

  async function rowCounts(): Promise<Record<string, number>> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public'`.execute(server.db);
    const counts = rows.map(
      ({ name }) => sql`select ${name}::text as name, count(*) as rows from ${sql.table(name)}`,
    );
    const counted = await sql<{ name: string; rows: number }>`
      ${sql.join(counts, sql` union all `)}`.execute(server.db);
    return Object.fromEntries(counted.rows.map(({ name, rows: count }) => [name, count]));
  }

  /** Sends a request. Removes from the answer what the caller sent, and new ids. */
  async function see(
    send: () => Promise<LightMyRequestResponse>,
    ...typed: readonly string[]
  ): Promise<Seen> {
    const before = await rowCounts();
    statements = 0;
    const answer = await send();
    const taken = statements;
    const after = await rowCounts();
    const { date: _, 'set-cookie': cookies = [], ...others } = answer.headers;
    // Cookie values are random.
    const headers = {
      ...others,
      cookies: [cookies].flat().map((one) => one.replace(/=[0-9a-f]{32};/, '=…;')),
    };
    const body = typed.reduce((text, part) => text.replaceAll(part, '…'), answer.body);
    return {
      status: answer.statusCode,
      body: body.replaceAll(/ch_sandbox_[\w-]+/g, 'ch_…'),
      headers,
      statements: taken,
      added: Object.fromEntries(
        Object.entries(after).map(([name, rows]) => [name, rows - (before[name] ?? 0)]),
      ),
    };
  }

  /** Returns an account that doesn't exist, with texts as long as the target's. */
  const absentLike = (target: TestAccount): TestAccount => ({
    ...target,
    personId: 2_000_000_000,
    email: target.email.replace('target', 'absent'),
    invoiceId: 2_000_000_000,
    purchase: {
      key: crypto.randomUUID(),
      clientSecret: `pi_sandbox_${crypto.randomUUID()}_secret_${crypto.randomUUID()}`,
      chargeId: `ch_sandbox_${crypto.randomUUID()}`,
    },
  });

  /** Sends a caller's request about an account, by a row of the callers table. */
  async function ask(
    caller: Caller,
    id: OperationId,
    row: string,
    account: TestAccount,
  ): Promise<Seen> {
    await forget();
    const asking = { ...scene, clients: { ...scene.clients, [caller]: clients(caller) } };
    const send = await prepare(server, asking, id, row, caller, account);
    return see(send, account.email, account.publicName);
  }

  describe.each(['anonymous', 'stranger', 'formerAdmin'] as const)('to %s', (caller) => {
    it.each(rowsNaming('person', 'invoice', 'guess'))(
      'another account’s data look like data that don’t exist: %s (%s)',
      async (id, row) => {
        const known = await ask(caller, id, row, scene.target);
        expect(await ask(caller, id, row, absentLike(scene.target))).toEqual(known);
        expect(known.status === 200).toBe(id === 'cancelPurchase');
      },
    );

    it.each(rowsNaming('person'))(
      'a child looks like a person with every right: %s (%s)',
      async (id, row) => {
        const { target } = scene;
        const child = await server.addPerson({ email: target.email, membership: 'Child' });
        const known = await ask(caller, id, row, target);
        expect(await ask(caller, id, row, { ...target, personId: child.id })).toEqual(known);
      },
    );

    it.each(rowsNaming('recipient'))(
      'a person hidden from lookups looks like an unknown person: %s (%s)',
      async (id, row) => {
        const hidden = await server.addPerson({ email: 'hides@example.com', membership: 'Child' });
        const none = await ask(caller, id, row, absentLike(scene.target));
        expect(none.status).toBe(caller === 'anonymous' ? 401 : 400);
        expect(await ask(caller, id, row, { ...scene.target, personId: hidden.id })).toEqual(none);
      },
    );

    it('a known address looks like an unknown one when a caller requests a link', async () => {
      const { target } = scene;
      const known = await ask(caller, 'requestKey', 'address', target);
      expect(known).toMatchObject({ status: 200, added: { mail_job: 1 } });
      expect(await ask(caller, 'requestKey', 'address', absentLike(target))).toEqual(known);
    });

    it('a known address looks like an unknown one on repeated and rate-limited requests', async () => {
      // An address of the same length, of a person without membership or day pass.
      const email = scene.target.email.replace('target', 'nobuys');
      await server.addPerson({ email, membership: 'NonMember' });
      const absent = absentLike(scene.target);
      const askOften = async (account: TestAccount) => {
        await forget();
        let cookie = '';
        const seen: Seen[] = [];
        for (let n = 0; n < 12; n += 1) {
          // The last request comes from another network, because the first network was refused. After the usual
          // number of requests, no mail is sent.
          const remoteAddress = n < 11 ? '10.5.0.1' : '10.5.0.2';
          seen.push(
            await see(async () => {
              const request = { headers: { cookie }, remoteAddress };
              const answer = await clients(caller).post(
                '/api/key',
                { email: account.email },
                request,
              );
              cookie = getCodeCookie(server, answer) || cookie;
              return answer;
            }, account.email),
          );
        }
        return seen;
      };
      const known = await askOften(scene.target);
      expect(known.map(({ status }) => status).slice(9)).toEqual([200, 429, 200]);
      expect(known[0]?.headers).toMatchObject({
        cookies: [expect.stringMatching(/^conkit-demo-code=…; Max-Age=3600; Path=\/; HttpOnly/)],
      });
      expect(await askOften(absent)).toEqual(known);
      expect(await askOften({ ...absent, email })).toEqual(known);
    });

    it('a known address looks like an unknown one when a caller tries codes', async () => {
      const neither = await server.addPerson({
        email: `no-member-${caller}@example.com`,
        membership: 'NonMember',
      });
      const absent = absentLike(scene.target);
      const tryCodes = async ({ email }: TestAccount, isMailed: boolean) => {
        await forget();
        const asked = await clients(caller).post('/api/key', { email });
        const cookie = getCodeCookie(server, asked);
        const code = (isMailed && (await newestCode(server, email))) || '000000';
        const seen: Seen[] = [];
        const enter = async (digits: string) => {
          const headers = { cookie };
          seen.push(
            await see(() => clients(caller).post('/api/login/code', { code: digits }, { headers })),
          );
        };
        for (let n = 1; n <= 6; n += 1) await enter(otherCode(code, n));
        server.clock.advance(14 * 60);
        await enter(otherCode(code));
        server.clock.advance(2 * 60);
        await enter(code);
        return seen;
      };
      for (const isMailed of [true, false]) {
        const known = await tryCodes(scene.target, isMailed);
        const codes = known.map(({ body }) => JSON.parse(body) as { code: string });
        expect(codes.map(({ code }) => code)).toEqual([
          ...Array.from({ length: 5 }, () => 'wrong_code'),
          ...Array.from({ length: 3 }, () => 'expired_code'),
        ]);
        expect(await tryCodes(absent, isMailed)).toEqual(known);
        expect(await tryCodes({ ...absent, email: neither.email ?? '' }, isMailed)).toEqual(known);
      }
    });

    it('a known address looks like an unknown one when a caller requests an account', async () => {
      const askFor = async ({ email }: TestAccount) => {
        const body = { email, name: 'A Visitor' };
        return see(() => clients(caller).post('/api/key', body), email);
      };
      const { status, body, headers } = await askFor(scene.target);
      // The answer is the same, but an account is created.
      const unknown = await askFor(absentLike(scene.target));
      expect(unknown).toMatchObject({ status, body, headers, added: { mail_job: 1 } });
    });

    it('a known address looks like an unknown one when a caller tries keys', async () => {
      const expired = await createLoginKey(server.context, scene.target.email);
      await server.db
        .updateTable('login_key')
        .set({ expires: new Date(0) })
        .execute();
      const absent = absentLike(scene.target).email;
      const tryKey = async (email: string, key: string) => {
        await forget();
        return see(() => clients(caller).post('/api/login', { email, key }), email);
      };
      const known = await tryKey(scene.target.email, 'made-up');
      expect(known.status).toBe(401);
      expect(await tryKey(absent, 'made-up')).toEqual(known);
      // The target's expired key, then a valid key of the caller.
      expect(await tryKey(absent, expired)).toEqual(known);
      const own = await createLoginKey(server.context, scene.emails[caller]);
      for (const email of [scene.target.email, absent]) {
        expect(await tryKey(email, own)).toEqual(known);
      }
    });

    const paid = { source: 'tok_sandbox_success' };
    it.each([
      [
        'a membership',
        '/api/purchase',
        (email: string) => ({
          ...paid,
          amount: 21000,
          email,
          new_members: [{ membership: 'Adult', legal_name: 'Quite New', email }],
        }),
      ],
      [
        'something else',
        '/api/purchase/other',
        (email: string) => ({
          ...paid,
          account: 'default',
          email,
          items: [{ amount: 6000, category: 'sponsor', type: 'bench', data: { sponsor: 'X' } }],
        }),
      ],
    ])(
      'a known address looks like an unknown one when a caller pays for %s with it',
      async (...given) => {
        const [, url, createBody] = given;
        const buy = async ({ email }: TestAccount) => {
          await forget();
          const headers = { 'idempotency-key': crypto.randomUUID() };
          return see(() => clients(caller).post(url, createBody(email), { headers }), email);
        };
        const known = await buy(scene.target);
        expect(known).toMatchObject({ status: 200, added: { payment: 1 } });
        expect(await buy(absentLike(scene.target))).toEqual(known);
      },
    );

    it('a packet file looks the same for an existing and an unknown person', async () => {
      const get = ({ personId }: TestAccount) =>
        see(() =>
          clients(caller).get(`/hugo-packet/${personId}/Novel/pdf?until=9999999999999&right=made`),
        );
      const known = await get(scene.target);
      expect(known.status).toBe(403);
      expect(await get(absentLike(scene.target))).toMatchObject({
        status: 403,
        statements: known.statements,
      });
    });
  });

  it('a person with a hidden membership type looks like an unknown person', async () => {
    const hidden = { email: 'hidden@example.com', legal_name: 'Hidden Child' };
    await server.addPerson({ ...hidden, membership: 'Child' });
    const find = async (query: object, ...typed: string[]) => {
      await forget();
      return see(() => clients('stranger').post('/api/people/lookup', query), ...typed);
    };
    const none = await find({ name: 'No Such Person' });
    expect(JSON.parse(none.body)).toEqual({ status: 'not found' });
    const { email, legal_name: name } = hidden;
    const { email: known, personId: member_number } = scene.target;
    for (const query of [
      { name },
      { email },
      { name, email },
      { name: 'No Such Person', email: known },
      { name: 'No Such Person', member_number },
    ])
      expect(await find(query), JSON.stringify(query)).toEqual(none);
  });

  it('an unknown session looks like a missing one', async () => {
    const get = (cookie?: string) => see(() => createClient(counting, cookie).get('/api/user'));
    const none = await get();
    const { statements: _, ...known } = none;
    expect(await get(`${server.context.config.id}=made-up`)).toMatchObject(known);
  });
});
