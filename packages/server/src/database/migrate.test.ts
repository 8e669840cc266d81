import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../audit/chain.ts';
import { type Desk, startDesk } from '../testing/desk.ts';
import { createPostgres, reachablePostgres } from '../testing/postgres.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { connect, type Database } from './connect.ts';

const reachable = await reachablePostgres();

describe.skipIf(reachable === undefined)('a server with a role of its own', () => {
  const role = `conkit_server_${randomBytes(4).toString('hex')}`;
  let made: Awaited<ReturnType<typeof createPostgres>>;
  let db: Database;
  let server: TestServer;
  let desk: Desk;
  const options = (user: string | undefined) => {
    const url = new URL(made.url);
    if (user !== undefined) Object.assign(url, { username: user, password: 'secret' });
    return { url: url.href, migrationUrl: made.url, folder: '', onError: () => {} };
  };

  beforeAll(async () => {
    made = await createPostgres(reachable ?? '');
    await sql`create role ${sql.id(role)} login password 'secret'`.execute(made.db);
    // Two processes start at the same time.
    const [first, second] = await Promise.all([connect(options(role)), connect(options(role))]);
    await second.destroy();
    db = first;
    server = await createTestServer(db);
    desk = await startDesk(async () => server);
  });
  afterAll(async () => {
    await server.close();
    await sql`drop owned by ${sql.id(role)}`.execute(made.db);
    await sql`drop role ${sql.id(role)}`.execute(made.db);
    await made.close();
  });

  it('cannot change, delete or hide audit rows, or disable their chain', async () => {
    const { id } = await desk.createMember();
    expect((await desk.act(id, 'membership', { membership: 'Child' })).status).toBe(200);
    for (const statement of [
      `update audit set reason = ''`,
      'delete from audit',
      'truncate audit',
      'update audit_head set seq = 0',
      'delete from audit_head',
      'alter table audit disable trigger user',
      'drop trigger audit_protect on audit',
      'create or replace function verify() returns int language sql as $$ select 1 $$',
      `delete from migration`,
    ]) {
      const attempt = db.transaction().execute(async (trx) => {
        await sql`select set_config('conkit.audit_open', 'on', true)`.execute(trx);
        await sql.raw(statement).execute(trx);
      });
      await expect(attempt, statement).rejects.toThrow(/permission denied|must be owner/);
    }
    expect((await verifyAudit(db)).fault).toBeUndefined();
  });

  it('detects misuse of the functions for erasing and merging', async () => {
    const { id } = await desk.createMember();
    await desk.act(id, 'membership', { membership: 'Child' });
    for (const misuse of [
      `select redact_audit((select jsonb_agg(jsonb_build_object('id', id, 'operator', 'a', 'reason', '',
         'before', '{}'::jsonb, 'after', '{}'::jsonb)) from audit where person_id = ${id}))`,
      `select move_audit(${id}, (select min(id) from person))`,
    ]) {
      await db
        .transaction()
        .execute(async (trx) => {
          await sql.raw(misuse).execute(trx);
          const fault = await verifyWithin(trx);
          expect(fault).toMatch(/was changed/);
          throw new Error('undo');
        })
        .catch((error: Error) => {
          if (error.message !== 'undo') throw error;
        });
    }
  });

  it('merges and erases people', async () => {
    const [kept, gone] = [
      await desk.createMember({ legal_name: 'Role Kept' }),
      await desk.createMember({ legal_name: 'Role Gone' }),
    ];
    await desk.act(gone.id, 'membership', { membership: 'Child' });
    expect((await desk.act(kept.id, 'merge', { other: gone.id })).body).toMatchObject({
      status: 'success',
    });
    expect((await desk.act(kept.id, 'erase', { legal_name: 'Role Kept' })).status).toBe(200);
    expect((await verifyAudit(db)).fault).toBeUndefined();
  });

  it('does not start with a role that could change the audit trail', async () => {
    await expect(connect(options(undefined))).rejects.toThrow(
      /^DATABASE_URL: its role \w+ is a superuser, or may act as/,
    );
  });
});

/** Verifies the chain within an uncommitted transaction. */
async function verifyWithin(trx: Database): Promise<string | undefined> {
  const inside = Object.assign(Object.create(trx) as Database, {
    transaction: () => ({
      setIsolationLevel: () => ({
        setAccessMode: () => ({ execute: (run: (one: Database) => unknown) => run(trx) }),
      }),
    }),
  });
  return (await verifyAudit(inside)).fault;
}
