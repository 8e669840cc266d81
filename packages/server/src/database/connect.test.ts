import { sql } from 'kysely';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forBothDatabases, isFull } from '../testing/databases.ts';
import { createPostgres, reachablePostgres } from '../testing/postgres.ts';
import type { TestServer } from '../testing/server.ts';
import { connect, openDatabase } from './connect.ts';
import { migrate } from './migrate.ts';
import { lockFolder } from './pglite.ts';
import { createPostgresPool } from './postgres.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const nothing = () => {};

forBothDatabases((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('returns the same JavaScript types on every database', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as big, 1.50::numeric as money,
      '2019-08-15'::date as day, '2019-08-15T12:00:00.123Z'::timestamptz as time,
      '{"a":[1]}'::jsonb as json, array[1, null, 2] as list, array[true, false] as flags,
      count(*) as n from person`.execute(server.db);
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        money: '1.50',
        day: '2019-08-15',
        time: new Date('2019-08-15T12:00:00.123Z'),
        json: { a: [1] },
        list: [1, null, 2],
        flags: [true, false],
        n: 0,
      },
    ]);
  });

  it('accepts lists and times as parameters', async () => {
    const at = new Date('2019-07-01T12:00:00.001Z');
    const person = await server.addPerson({ daypass_days: [true, false, true, false, true] });
    await server.db
      .insertInto('vote')
      .values({
        person_id: person.id,
        category: 'Novel',
        votes: [3, null, -1],
        signature: 'A',
        time: at,
        client_ip: '::1',
        client_ua: null,
      })
      .execute();
    const vote = await server.db.selectFrom('vote').selectAll().executeTakeFirstOrThrow();
    expect(vote).toMatchObject({ votes: [3, null, -1], time: at });
    expect(person.daypass_days).toEqual([true, false, true, false, true]);
  });

  it('continues after an SQL error', async () => {
    await expect(sql`select 1 / 0 where ${1} = 1`.execute(server.db)).rejects.toThrow();
    await expect(sql`select nonsense`.execute(server.db)).rejects.toThrow();
    const { rows } = await sql`select ${'still here'}::text as answer`.execute(server.db);
    expect(rows).toEqual([{ answer: 'still here' }]);
  });

  it('rolls back a transaction that fails', async () => {
    const before = await server.db.selectFrom('setting').selectAll().execute();
    const failing = server.db.transaction().execute(async (trx) => {
      await trx.insertInto('setting').values({ key: 'never', value: '' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await server.db.selectFrom('setting').selectAll().execute()).toEqual(before);
  });

  it('migrates once, however often it starts', async () => {
    await migrate(server.db);
    await server.addPerson({ legal_name: 'Still here' });
    await migrate(server.db);
    expect(
      await server.db
        .selectFrom('person')
        .where('legal_name', '=', 'Still here')
        .selectAll()
        .execute(),
    ).toHaveLength(1);
  });
});

describe('several processes', async () => {
  const url = await reachablePostgres();
  it.runIf(isFull && url !== undefined)(
    'migrate one PostgreSQL database concurrently',
    async () => {
      const { db, url: own, close } = await createPostgres(url ?? '');
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
      const opened = await Promise.all(
        [1, 2, 3].map(() => openDatabase(createPostgresPool(own, { onError: nothing }))),
      );
      expect(await opened[2]?.selectFrom('person').selectAll().execute()).toEqual([]);
      await Promise.all(opened.map((one) => one.destroy()));
      await close();
    },
  );

  it.skipIf(url === undefined)(
    'continue after a newer process adds a column to their tables',
    async () => {
      const { db: newer, url: own, close } = await createPostgres(url ?? '');
      const older = await openDatabase(createPostgresPool(own, { onError: nothing }));
      // A statement with parameters is prepared for the current columns.
      const read = () => older.selectFrom('setting').selectAll().where('key', '=', 'x').execute();
      await read();
      await sql`alter table setting add column later text`.execute(newer);
      await expect(read()).rejects.toThrow(DatabaseUnavailable);
      expect(await read()).toEqual([]);
      await older.destroy();
      await close();
    },
  );
});

describe('a folder of the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conkit-lock-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const data = join(folder, 'database');
  const open = () => connect({ url: undefined, folder: data, onError: nothing });

  const lockedBy = (holder: string) => writeFileSync(`${data}.lock`, holder);

  it('can be opened by one process at a time', () => {
    // A process with the id 1 always exists.
    lockedBy(`1 - ${hostname()}`);
    expect(() => lockFolder(data)).toThrow(/^DATA_DIR: .* is in use by process 1$/);
  });

  it('can be opened once within a process', () => {
    rmSync(`${data}.lock`);
    const unlock = lockFolder(data);
    expect(() => lockFolder(data)).toThrow(/is in use by process \d+$/);
    unlock();
  });

  it('belongs to a process of another container, even if its id is another process here', () => {
    for (const pid of [process.pid, 999_999_999]) {
      lockedBy(`${pid} 5 another-container`);
      expect(() => lockFolder(data)).toThrow(
        /^DATA_DIR: .* process \d+ on another-container; if that has ended, delete .*\.lock$/,
      );
    }
  });

  it.each([
    ['was killed', `999999999 - ${hostname()}`],
    ['had the id of this process', `${process.pid} 5 ${hostname()}`],
    ['had the id of another running process', `${process.ppid} 5 ${hostname()}`],
    ['was killed while writing the lock', ''],
  ])('is free again after a process that %s', (_, holder) => {
    lockedBy(holder);
    const unlock = lockFolder(data);
    expect(existsSync(`${data}.lock`)).toBe(true);
    unlock();
    expect(existsSync(`${data}.lock`)).toBe(false);
  });

  it.runIf(isFull)('keeps its data and is free again once it is closed', async () => {
    const first = await open();
    await first.insertInto('setting').values({ key: 'kept', value: 'yes' }).execute();
    await first.destroy();
    const second = await open();
    expect(await second.selectFrom('setting').selectAll().execute()).toEqual([
      { key: 'kept', value: 'yes' },
    ]);
    await second.destroy();
  });

  it('names DATABASE_URL when its server does not answer', async () => {
    const url = 'postgres://nouser:hunter2@127.0.0.1:1/x';
    const opening = connect({ url, folder: data, onError: nothing });
    await expect(opening).rejects.toThrow(/^DATABASE_URL: the database cannot be opened/);
    await expect(opening).rejects.not.toThrow(/hunter2/);
  });
});
