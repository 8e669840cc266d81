import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyAudit } from '../audit/chain.ts';
import { runConkit } from '../cli/run.ts';
import { listTables } from '../database/move.ts';
import { queueMail } from '../mail/queue.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { freshClient } from '../testing/freshClient.ts';
import { buy, newMember, request } from '../testing/purchases.ts';
import type { TestServer } from '../testing/server.ts';
import { TABLE_DECISIONS } from './tables.ts';
import type { Manifest } from './write.ts';

const parent = mkdtempSync(join(tmpdir(), 'conkit-archive-'));
afterAll(() => rmSync(parent, { recursive: true }));
const WHO = ['--as', 'una', '--reason', 'The convention is over'];
const LONG_AFTER = '2022-01-01T00:00:00.000Z';
const DAY = 86_400;

let folders = 0;

forEachDatabase((start) => {
  let server: TestServer;
  let folder: string;

  /** Starts a convention with a buyer, a voter and an administrator, after its end. */
  beforeEach(async () => {
    server = await start();
    folder = join(parent, String((folders += 1)));
    await buy(server, request({ new_members: [newMember({ email: 'buyer@example.com' })] }));
    const { id } = await server.addPerson({ email: 'voter@example.com', city: 'Cork' });
    const voter = await server.as('voter@example.com');
    const vote = { signature: 'V', lastmod: null, votes: { Novel: [1] } };
    expect((await voter.post(`/api/hugo/${id}/vote`, vote)).statusCode).toBe(200);
    const nominations = [{ author: 'A', title: 'T' }];
    const nomination = { signature: 'V', category: 'Novel', nominations };
    expect((await voter.post(`/api/hugo/${id}/nominate`, nomination)).statusCode).toBe(200);
    await server.addPerson({ email: 'boss@example.com', city: 'Sligo' });
    await server.db
      .insertInto('role')
      .values({ email_key: 'boss@example.com', role: 'member_admin', granted_at: new Date(0) })
      .execute();
    await queueMail(server.db, server.clock, {
      kind: 'unknown_address',
      data: { email: 'a@example.com' },
    });
    server.clock.set(LONG_AFTER);
  });

  const archive = (...options: readonly string[]) =>
    runConkit(['archive', folder, ...options, ...WHO], (run) => run({ ...server.context }));
  const remove = (...options: readonly string[]) =>
    archive('--delete', ...(options.length > 0 ? options : ['--without-backup']));
  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)}`.execute(server.db);
    return rows[0]?.count ?? 0;
  };
  const countAll = async () =>
    Object.fromEntries(
      await Promise.all(
        (await listTables(server.db)).map(async (table) => [table, await count(table)] as const),
      ),
    ) as Record<string, number>;
  const readManifest = () =>
    JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  /** Approves the deletion at the desk. */
  const approve = async (email = 'boss@example.com') => {
    const client = freshClient(server, email);
    const { pending } = (await client.get('/api/admin/pending')).json<{
      pending: { id: number; operation: string }[];
    }>();
    const act = pending.find(({ operation }) => operation === 'archiveConvention');
    const body = { decision: 'approve', reason: 'The archive is complete' };
    return client.post(`/api/admin/pending/${act?.id}`, body);
  };

  it('has a decision on every table of the database', async () => {
    expect(Object.keys(TABLE_DECISIONS).toSorted()).toEqual(
      (await listTables(server.db)).toSorted(),
    );
  });

  it('only counts by default', async () => {
    const before = await countAll();
    const { output, error } = await archive();
    expect(error).toBe('');
    expect(output).toMatch(/^Dry run: --delete would delete\n/);
    expect(output).toContain('\n  vote: 1\n');
    expect(output).toContain('\n  person: 2\n');
    expect(await countAll()).toEqual(before);
    expect(existsSync(folder)).toBe(false);
  });

  it('writes accounts, people in them, results and the audit log, with sums', async () => {
    const { output, error } = await archive('--write');
    expect(error).toBe('');
    expect(output).toContain('  payment.csv: 1 rows\n');
    const { files, audit_head } = readManifest();
    const names = files.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'payment.jsonl',
        'purchase_intent.csv',
        'money_line.csv',
        'person.csv',
      ]),
    );
    expect(names).toEqual(expect.arrayContaining(['results.csv', 'results.txt', 'nominated.yaml']));
    for (const { name, sha256 } of files) {
      const bytes = readFileSync(join(folder, name));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    const texts = names.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    expect(texts).toContain('buyer@example.com');
    expect(texts).not.toContain('voter@example.com');
    expect(audit_head).toBe((await verifyAudit(server.db)).head);
    expect((await archive('--write')).error).toContain('is there already');
  });

  it('writes for the operator alone', async () => {
    await archive('--write');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const { name } of readManifest().files) {
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    }
  });

  it('writes every row of a large table, below one title', async () => {
    await sql`
      insert into payment overriding system value
      select (jsonb_populate_record(payment, jsonb_build_object('id', id + n))).*
      from payment, generate_series(1, 1100) as n`.execute(server.db);
    await archive('--write');
    const read = (name: string) =>
      readFileSync(join(folder, name), 'utf8').replace('\uFEFF', '').trimEnd().split(/\r?\n/);
    const ids = read('payment.jsonl').map((line) => (JSON.parse(line) as { id: number }).id);
    expect(new Set(ids).size).toBe(1101);
    const table = read('payment.csv');
    expect(table).toHaveLength(1102);
    expect(table.filter((line) => line === table[0])).toHaveLength(1);
    const sizes = readManifest().files.map(({ name, rows }) => [name, rows]);
    expect(sizes).toContainEqual(['payment.jsonl', 1101]);
  });

  it('writes an audit log whose chain others can check', async () => {
    await runConkit(['people', 'export', ...WHO], (run) => run({ ...server.context }));
    await archive('--write');
    const sha256 = (...parts: (Buffer | string)[]) => {
      const hash = createHash('sha256');
      for (const part of parts) hash.update(part);
      return hash.digest();
    };
    const lines = readFileSync(join(folder, 'audit.jsonl'), 'utf8').trimEnd().split('\n');
    let head = Buffer.alloc(0);
    for (const line of lines) {
      const row = JSON.parse(line) as Record<string, string>;
      const details = sha256(Buffer.from(row['salt'] ?? '', 'hex'), row['details'] ?? '');
      expect(details.toString('hex')).toBe(row['details_hash']);
      head = sha256(head, details, row['fixed'] ?? '');
      expect(head.toString('hex')).toBe(row['hash']);
    }
    expect(head.toString('hex')).toBe(readManifest().audit_head);
  });

  it('deletes the rest after another administrator’s approval, and logs it', async () => {
    await runConkit(['people', 'export', ...WHO], (run) => run({ ...server.context }));
    await archive('--write');
    const before = await countAll();
    expect((await remove()).output).toMatch(/^Nothing is deleted yet\./);
    expect(await countAll()).toMatchObject({ person: before['person'], vote: 1, nomination: 1 });
    expect((await approve()).statusCode).toBe(200);
    const { output, error } = await remove();
    expect(error).toBe('');
    expect(output).toMatch(/^Deleted\.\n/);
    const after = await countAll();
    for (const [table, decision] of Object.entries(TABLE_DECISIONS)) {
      if (decision === 'delete') expect([table, after[table]]).toEqual([table, 0]);
      else if (table !== 'person' && table !== 'audit') {
        expect(after[table]).toBeGreaterThanOrEqual(before[table] ?? 0);
      }
    }
    const people = await server.db.selectFrom('person').selectAll().execute();
    expect(people).toMatchObject([
      { membership: 'Adult', email: null, email_key: null, lists: [] },
    ]);
    const { rows: log } = await sql<object>`
      select operator, approved_by, after from audit
      where operation = 'archiveConvention' order by id`.execute(server.db);
    const by = { operator: 'cli:una', approved_by: 'boss@example.com' };
    expect(log).toMatchObject([
      { ...by, after: { approved: expect.any(String) } },
      { ...by, after: { manifest: expect.any(String) } },
    ]);
    expect((await verifyAudit(server.db, readManifest().audit_head)).fault).toBeUndefined();
    expect((await remove()).output).toBe('Deleted.\n');
  });

  it('keeps people in the log, with name, number, membership and date of joining', async () => {
    const file = `${folder}.people.csv`;
    writeFileSync(
      file,
      'membership,legal_name,email,city\nAdult,Logged One,log@example.com,Cork\n',
    );
    const imported = await runConkit(['people', 'import', file, ...WHO], (run) =>
      run({ ...server.context }),
    );
    expect(imported.error).toBe('');
    const read = () =>
      server.db
        .selectFrom('person')
        .select(['legal_name', 'member_number', 'membership', 'joined', 'city'])
        .where('legal_name', '=', 'Logged One')
        .executeTakeFirst();
    const before = await read();
    expect(before).toMatchObject({ membership: 'Adult', city: 'Cork' });
    server.clock.advance(DAY);
    await archive('--write');
    expect(readFileSync(join(folder, 'person.jsonl'), 'utf8')).toContain('Logged One');
    await remove();
    await approve();
    await remove();
    expect(await read()).toEqual({ ...before, city: null });
  });

  it('deletes tables of any size', async () => {
    await sql`
      insert into rate_limit (key, window_start, count)
      select 'test:' || n, now(), 1 from generate_series(1, 2100) as n`.execute(server.db);
    await archive('--write');
    await remove();
    await approve();
    expect((await remove()).output).toMatch(/\n {2}rate_limit: 21\d\d\n/);
    expect(await count('rate_limit')).toBe(0);
  });

  it('stops when another process has taken over, and leaves it the lease', async () => {
    await archive('--write');
    await remove();
    await approve();
    await sql`create function take() returns trigger language plpgsql as $$ begin
      update setting set value = '{"token":"other","until":"2100-01-01"}' where key = 'archive_running';
      return null; end $$`.execute(server.db);
    await sql`create trigger take after delete on nomination execute function take()`.execute(
      server.db,
    );
    expect((await remove()).error).toContain('Another process has taken over');
    const lease = await server.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'archive_running')
      .executeTakeFirst();
    expect(lease?.value).toContain('other');
    expect(await count('person')).toBe(3);
  });

  it('only counts in a dry run of --write or --delete', async () => {
    expect((await archive('--write', '--dry-run')).output).toMatch(/^Dry run/);
    expect(existsSync(folder)).toBe(false);
    await archive('--write');
    await remove();
    await approve();
    const { output } = await remove('--without-backup', '--dry-run');
    expect(output).toMatch(/^Dry run/);
    expect(await count('vote')).toBe(1);
  });

  it('ends right when it is run again after it was stopped in the middle', async () => {
    await archive('--write');
    await remove();
    await approve();
    await sql`create function stop() returns trigger language plpgsql as
      $$ begin raise exception 'stopped'; end $$`.execute(server.db);
    await sql`create trigger stop before delete on vote for each row execute function stop()`.execute(
      server.db,
    );
    await expect(remove()).rejects.toThrow('stopped');
    expect(await count('vote')).toBe(1);
    await sql`drop trigger stop on vote`.execute(server.db);
    expect((await remove()).error).toBe('');
    expect([await count('vote'), await count('person')]).toEqual([0, 1]);
  });

  it('starts over after writing was stopped in the middle', async () => {
    const partial = `${folder}.partial`;
    await archive('--write');
    const { files } = readManifest();
    rmSync(folder, { recursive: true });
    mkdirSync(partial);
    writeFileSync(join(partial, 'payment.csv'), 'half');
    expect((await archive('--write')).error).toBe('');
    const sum = (all: Manifest['files']) => all.find(({ name }) => name === 'payment.csv')?.sha256;
    expect(sum(readManifest().files)).toBe(sum(files));
    expect(existsSync(partial)).toBe(false);
  });

  it('is refused while another process deletes', async () => {
    await archive('--write');
    await remove();
    await approve();
    const lease = JSON.stringify({ token: 'other', until: new Date(Date.now() + 60_000) });
    await server.db
      .insertInto('setting')
      .values({ key: 'archive_running', value: lease })
      .execute();
    expect((await remove()).error).toContain('Another process is deleting');
    expect(await count('vote')).toBe(1);
    await sql`update setting set value = ${JSON.stringify({ token: 'other', until: new Date(0) })}
      where key = 'archive_running'`.execute(server.db);
    expect((await remove()).output).toMatch(/^Deleted\./);
  });

  it('needs no approval in a convention with one administrator, and says so in the log', async () => {
    const { config } = server.context;
    const crew = { ...config.crew, single_administrator: true };
    Object.assign(server.context, { config: { ...config, crew } });
    await archive('--write');
    expect((await remove()).output).toMatch(/^Deleted\./);
    const { rows } = await sql<object>`
      select approved_by from audit where operation = 'archiveConvention'`.execute(server.db);
    expect(rows).toEqual([{ approved_by: 'single_administrator' }]);
  });

  describe('refusals', () => {
    it('refuses while voting, nominations or payments are open', async () => {
      server.clock.set('2019-07-01T00:00:00.000Z');
      const early = await archive('--write');
      expect(early.code).toBe(1);
      expect(early.error).toContain('Voting of hugo has not closed.');
      expect(early.error).toContain('Nominations of hugo have not closed.');
      server.clock.set('2019-01-01T00:00:00.000Z');
      const before = await archive('--write');
      expect(before.error).toContain('Voting of hugo has not closed.');
      expect(before.error).toContain('Nominations of hugo have not closed.');
      server.clock.set(LONG_AFTER);
      const succeeded = { status: 'succeeded', problem: null, refunded: 0, disputed: false };
      for (const open of [
        { status: 'processing' },
        { status: 'requires_action' },
        { problem: 'sold out' },
        { disputed: true },
      ]) {
        await server.db
          .updateTable('purchase_intent')
          .set({ ...succeeded, ...open })
          .execute();
        expect((await archive('--write')).error).toContain(
          'Payments that are open, disputed or to be refunded: 1.',
        );
      }
      expect(existsSync(folder)).toBe(false);
      await server.db
        .updateTable('purchase_intent')
        .set((eb) => ({ ...succeeded, problem: 'sold out', refunded: eb.ref('amount') }))
        .execute();
      expect((await archive('--write')).error).toBe('');
    });

    it('refuses to delete before the periods are over, but not to write', async () => {
      const { config } = server.context;
      const privacy = { ...config.privacy, ballot_days: 3650, record_days: 3650 };
      Object.assign(server.context, { config: { ...config, privacy } });
      expect((await archive('--write')).error).toBe('');
      const { error } = await remove();
      expect(error).toContain('The period of ballots in the configuration ends ');
      expect(error).toContain('The period of records in the configuration ends ');
    });

    it('refuses to delete without a recent backup', async () => {
      await archive('--write');
      expect((await archive('--delete')).error).toContain('--backups');
      expect((await remove('--backups', parent)).error).toContain('has no backup');
      const backup = join(parent, 'conkit-2022.dump');
      writeFileSync(backup, 'a dump');
      expect((await remove('--backups', parent)).output).toMatch(/^Nothing is deleted yet/);
      rmSync(backup);
    });

    it('refuses a folder that is no archive, is damaged, or is older than the accounts', async () => {
      expect((await remove()).error).toContain('is no archive');
      await archive('--write');
      await server.db.updateTable('payment').set({ amount: 1 }).execute();
      expect((await remove()).error).toContain('payment has changed since');
      appendFileSync(join(folder, 'payment.csv'), 'x');
      expect((await remove()).error).toContain('payment.csv is missing or was changed');
      const manifest = { ...readManifest(), convention: 'other' };
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
      expect((await remove()).error).toContain('is the archive of other');
      writeFileSync(join(folder, 'manifest.json'), '{}');
      expect((await remove()).error).toContain('is no manifest');
      expect(await count('vote')).toBe(1);
    });

    it('refuses an archive without a file or with the audit log of other data', async () => {
      await archive('--write');
      const path = join(folder, 'manifest.json');
      const text = readFileSync(path, 'utf8');
      const manifest = { ...readManifest(), audit_head: 'ab'.repeat(32) };
      writeFileSync(path, JSON.stringify(manifest));
      expect((await remove()).error).toContain('The audit log is not that of');
      writeFileSync(path, text);
      rmSync(join(folder, 'results.txt'));
      expect((await remove()).error).toContain('results.txt is missing or was changed');
      expect(await count('vote')).toBe(1);
    });

    it('refuses to write an audit log that is not complete', async () => {
      await runConkit(['people', 'export', ...WHO], (run) => run({ ...server.context }));
      await sql`alter table audit disable trigger user`.execute(server.db);
      await sql`update audit set reason = 'Another one'`.execute(server.db);
      expect((await archive('--write')).error).toContain('The audit log is not complete.');
      expect(existsSync(folder)).toBe(false);
    });

    it('refuses to write and delete at once, and without an administrator who could approve', async () => {
      expect((await archive('--write', '--delete')).code).toBe(2);
      await archive('--write');
      await server.db.deleteFrom('role').execute();
      expect((await remove()).error).toContain('No administrator could approve this');
    });

    it('replaces the request for an older archive, so that only the newest can be approved', async () => {
      await archive('--write');
      await remove();
      folder = join(parent, String((folders += 1)));
      server.clock.advance(1);
      await archive('--write');
      await remove();
      expect(await count('pending_act')).toBe(1);
      expect((await approve()).statusCode).toBe(200);
      expect((await remove()).output).toMatch(/^Deleted\./);
    });

    it('does not accept an approval after its days', async () => {
      const { approval_days } = server.context.config.crew;
      await archive('--write');
      await remove();
      await approve();
      server.clock.advance(approval_days * DAY);
      expect((await remove()).output).toMatch(/^Nothing is deleted yet/);
      expect(await count('vote')).toBe(1);
    });

    it('does not accept the approval of another archive', async () => {
      await archive('--write');
      await remove();
      await approve();
      folder = join(parent, String((folders += 1)));
      server.clock.advance(1);
      await archive('--write');
      expect((await remove()).output).toMatch(/^Nothing is deleted yet/);
    });
  });
});
