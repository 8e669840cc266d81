import { sql } from 'kysely';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, type Database, openDatabase } from '../database/connect.ts';
import { createPglitePool, openPglite } from '../database/pglite.ts';
import { createPostgresPool } from '../database/postgres.ts';
import { createPostgres, reachablePostgres } from '../testing/postgres.ts';
import { withData } from './command.ts';
import { rememberFirstStart } from '../config/firstStart.ts';

// Creating the embedded database takes seconds, and much longer on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'conkit-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const time = new Date('2026-11-20T12:00:00Z');
const begun = { convention: 'conkit-demo', time };
const getId = (variables: Record<string, string>) =>
  withData(variables, ({ config }) => Promise.resolve(config.id));

/** Access to the same data as a command, as a server, and directly. */
interface Data {
  readonly place: () => Record<string, string>;
  readonly asServer: () => Promise<Database>;
  readonly raw: () => Promise<Database>;
  /** The variable that names the data. */
  readonly name: string;
}

const asItIs = () => Promise.resolve();

function refusals({ place, asServer, raw, name }: Data) {
  const change = async (statement: string) => {
    const db = await raw();
    await sql.raw(statement).execute(db);
    await db.destroy();
  };

  it('refuses data that no server has started on', async () => {
    await (await asServer()).destroy();
    await expect(getId(place())).rejects.toThrow(/^No server has been started on these data/);
  });

  it('works on the data of its own convention and refuses those of another', async () => {
    const db = await raw();
    await rememberFirstStart(db, begun);
    await db.destroy();
    expect(await getId(place())).toBe('conkit-demo');
    await expect(getId({ ...place(), CONVENTION: 'dublin-2019' })).rejects.toThrow(
      /^CONVENTION: these data are of "conkit-demo", not of "dublin2019"$/,
    );
  });

  it('refuses data of an older version without changing them', async () => {
    await change('delete from migration where name = (select max(name) from migration)');
    const refused = new RegExp(`^${name}: the database lacks \\w+\\.sql; start a server of this`);
    await expect(getId(place())).rejects.toThrow(refused);
    await expect(getId(place())).rejects.toThrow(refused);
  });

  it('refuses data of a newer version, as a server does', async () => {
    await change("insert into migration values ('999_later.sql')");
    const newer = new RegExp(`^${name}: the database is of a newer version, .* 999_later.sql`);
    await expect(getId(place())).rejects.toThrow(newer);
    await expect(asServer()).rejects.toThrow(newer);
  });
}

const onError = () => {};

describe('a command on the embedded database', () => {
  const data = join(folder, 'data');
  const place = () => ({ DATA_DIR: data });

  it('does not create a database', async () => {
    await expect(getId(place())).rejects.toThrow(`DATA_DIR: there is no database in ${data}`);
    expect(existsSync(data)).toBe(false);
  });

  const database = join(data, 'database');
  refusals({
    place,
    asServer: () => connect({ url: undefined, folder: database, onError }),
    raw: async () => openDatabase(createPglitePool(await openPglite({ folder: database })), asItIs),
    name: 'DATA_DIR',
  });
});

const server = await reachablePostgres();

describe.skipIf(server === undefined)('a command on PostgreSQL', () => {
  let made: Awaited<ReturnType<typeof createPostgres>>;
  beforeAll(async () => {
    made = await createPostgres(server ?? '');
  });
  afterAll(() => made.close());
  const place = () => ({
    DATA_DIR: join(folder, 'nowhere'),
    CONVENTION: 'demo',
    DATABASE_URL: made.url,
  });

  it('creates no tables', async () => {
    await sql`drop schema public cascade`.execute(made.db);
    await sql`create schema public`.execute(made.db);
    await expect(getId(place())).rejects.toThrow(
      'DATABASE_URL: no server has been started on this database',
    );
    const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(made.db);
    expect(rows).toEqual([]);
  });

  refusals({
    place,
    asServer: () => connect({ url: made.url, folder, onError }),
    raw: () => openDatabase(createPostgresPool(made.url, { onError }), asItIs),
    name: 'DATABASE_URL',
  });
});
