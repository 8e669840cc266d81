import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runConkit } from '../cli/run.ts';
import type { Context } from '../context.ts';
import { readMigrations, splitStatements } from '../database/migrate.ts';
import { sendDueMails } from '../mail/worker.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, startDesk } from '../testing/desk.ts';
import { type AuditChange, audited } from './audited.ts';
import { mailAuditHead, verifyAudit } from './chain.ts';

const ACT = { operator: 'cli:niamh', reason: 'To fill the trail' };

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });

  const conkit = (...args: readonly string[]) => runConkit(args, (run) => run(desk.server.context));
  const write = (changes: readonly AuditChange[]) =>
    audited(desk.server.context, 'setMembership', ACT, async () => ({
      answer: undefined,
      changes,
    }));
  const fill = async (count: number) => {
    const { id } = await desk.createMember();
    for (let done = 0; done < count; done += 1) {
      await write([{ personId: id, before: { membership: null }, after: { membership: done } }]);
    }
    const { rows, head, fault } = await verifyAudit(desk.server.db);
    expect(fault).toBeUndefined();
    return { id, rows, head };
  };

  /** Runs SQL as a person with the database password can, with the triggers off. Rolls it back at the end. */
  async function afterTampering(statement: string, head?: string) {
    const { db } = desk.server;
    const undo = new Error('undo');
    let ended: Awaited<ReturnType<typeof runConkit>> | undefined;
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`alter table audit disable trigger user`.execute(trx);
        for (const one of splitStatements(`${statement};\n`)) await sql.raw(one).execute(trx);
        await sql`set constraints all immediate`.execute(trx);
        await sql`alter table audit enable trigger user`.execute(trx);
        // The check's own transaction is nested in this one.
        const inside = Object.assign(Object.create(trx) as typeof trx, {
          transaction: () => ({
            setIsolationLevel: () => ({
              setAccessMode: () => ({ execute: (run: (one: typeof trx) => unknown) => run(trx) }),
            }),
          }),
        });
        ended = await runConkit(
          ['audit', 'verify', ...(head === undefined ? [] : ['--head', head])],
          (run) => run({ ...desk.server.context, db: inside }),
        );
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return ended;
  }

  describe('detects changes to the trail by SQL:', () => {
    it('a changed row', async () => {
      const { rows } = await fill(4);
      const place = rows - 2;
      for (const change of [
        `reason = 'Another'`,
        `operator = 'cli:other'`,
        `approved_by = 'other@example.com'`,
        `operation = 'changeEmail'`,
        `time = time + interval '1 day'`,
        `before = '{"membership": "Child"}'`,
        `after = '{}'`,
        `account = 'other@example.com'`,
        `person_id = null`,
        `person_id = (select min(id) from person)`,
        `record = 1, person_id = 1`,
        `is_read = true`,
        `merged = 1`,
        `salt = decode('00', 'hex')`,
        `details_hash = decode('00', 'hex')`,
        `hash = decode('00', 'hex')`,
        `id = default`,
      ]) {
        const ended = await afterTampering(`update audit set ${change} where seq = ${place}`);
        expect([change, ended]).toEqual([
          change,
          {
            output: '',
            error: expect.stringMatching(new RegExp(`Row ${place} was changed`)) as string,
            code: 1,
          },
        ]);
      }
    });

    it('a changed row whose own hashes were adapted', async () => {
      const { rows } = await fill(3);
      const ended = await afterTampering(
        `update audit set reason = 'Another' where seq = ${rows - 1};
         update audit set details_hash =
           hash_audit_details(salt, operator, approved_by, reason, account, before, after) where seq = ${rows - 1};
         update audit set hash = hash_audit_row(
           (select hash from audit where seq = ${rows - 2}), audit) where seq = ${rows - 1}`,
      );
      expect(ended).toMatchObject({ code: 1 });
      expect(ended?.error).toContain(`Row ${rows} was changed`);
    });

    it('a removed row, even if the others were renumbered', async () => {
      const { rows } = await fill(3);
      const remove = `delete from audit where seq = ${rows - 1}`;
      const close = `update audit set seq = ${rows - 1} where seq = ${rows}`;
      expect((await afterTampering(remove))?.error).toBe(
        `The audit trail is damaged. Row ${rows - 1} was removed.\n`,
      );
      expect((await afterTampering(`${remove};\n${close}`))?.error).toContain(
        `Row ${rows - 1} was changed, or the rows before it were replaced`,
      );
    });

    it('reordered rows', async () => {
      const { rows } = await fill(3);
      const ended = await afterTampering(
        `update audit set seq = 0 where seq = ${rows - 1};
         update audit set seq = ${rows - 1} where seq = ${rows};
         update audit set seq = ${rows} where seq = 0`,
      );
      expect(ended?.error).toContain(`Row ${rows - 1} was changed`);
    });

    it('rows that were cut off, by the mailed head if the database has no trace', async () => {
      const { rows, head } = await fill(3);
      const cut = `delete from audit where seq > ${rows - 2}`;
      const hide = `update audit_head set (seq, hash) = (select seq, hash from audit where seq = ${rows - 2})`;
      expect((await afterTampering(cut))?.error).toBe(
        `The audit trail is damaged. The rows from ${rows - 1} to ${rows} were cut off.\n`,
      );
      expect((await afterTampering(`${cut};\n${hide}`))?.code).toBe(0);
      expect((await afterTampering(`${cut};\n${hide}`, head))?.error).toBe(
        'The audit trail is damaged. No row has the hash that was given: rows were cut off after it, or replaced.\n',
      );
    });

    it('a row that was added outside the chain', async () => {
      const { rows } = await fill(1);
      const ended = await afterTampering(
        `insert into audit (time, operator, operation, reason, before, after, seq, salt, details_hash, hash)
         select time, operator, operation, reason, before, after, -1, salt, details_hash, hash from audit where seq = ${rows}`,
      );
      expect(ended?.error).toContain('A row was added outside the chain');
    });

    it('all rows', async () => {
      const { rows } = await fill(1);
      expect((await afterTampering('delete from audit'))?.error).toContain(
        `The rows from 1 to ${rows} were cut off.`,
      );
    });
  });

  it('returns the head, accepts an earlier one, and refuses an invalid hash', async () => {
    const earlier = await fill(1);
    const { rows, head } = await fill(1);
    expect(await conkit('audit', 'verify', '--head', earlier.head)).toEqual({
      output: `The audit trail is complete: ${rows} rows, head ${head}.\n`,
      error: '',
      code: 0,
    });
    expect(await conkit('audit', 'verify', '--head', 'abc')).toMatchObject({
      code: 2,
      error: '--head must be a hash of 64 hexadecimal digits\n',
    });
  });

  it('refuses accidental changes and deletions of rows', async () => {
    await fill(1);
    const { db } = desk.server;
    for (const statement of [
      `update audit set reason = ''`,
      'delete from audit',
      'truncate audit',
    ]) {
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(
        'rows of audit are never changed or deleted',
      );
    }
  });

  it('passes after merges and erasures, and still detects changes of the other rows', async () => {
    const [kept, gone, other] = [
      await desk.createMember({ legal_name: 'Merge Kept' }),
      await desk.createMember({ legal_name: 'Merge Gone' }),
      await desk.createMember({ legal_name: 'Merge Other' }),
    ];
    for (const { id } of [kept, gone, other]) {
      await write([{ personId: id, before: { city: 'Cork' }, after: { city: 'Dublin' } }]);
    }
    await audited(
      desk.server.context,
      'setMembership',
      { operator: 'cli:niamh', reason: 'As Merge Kept asked' },
      async () => ({ answer: undefined, changes: [{ personId: other.id, before: {}, after: {} }] }),
    );
    const merge = await desk.act(kept.id, 'merge', { other: gone.id });
    expect(merge).toMatchObject({ status: 200 });
    expect((await verifyAudit(desk.server.db)).fault).toBeUndefined();
    const again = await desk.act(other.id, 'merge', { other: kept.id });
    expect(again).toMatchObject({ status: 200 });
    expect((await verifyAudit(desk.server.db)).fault).toBeUndefined();
    const { legal_name } = (await desk.record(other.id)).person;
    expect(await desk.act(other.id, 'erase', { legal_name })).toMatchObject({ status: 200 });
    const { fault, rows } = await verifyAudit(desk.server.db);
    expect(fault).toBeUndefined();

    const left = await desk.server.db
      .selectFrom('audit')
      .selectAll()
      .where('person_id', '=', other.id)
      .orderBy('seq')
      .execute();
    expect(left.length).toBeGreaterThan(5);
    expect(JSON.stringify(left)).not.toMatch(/Cork|Merge|member\d+@example/);
    // The old salt is deleted, so the old hash reveals nothing.
    const place = left[0]?.seq;
    const change = `before = '{"city": "Galway"}'`;
    expect(
      (await afterTampering(`update audit set ${change} where seq = ${place}`))?.error,
    ).toContain(`Row ${place} was changed`);
    // Without the erasure's own row, nothing explains the redacted ones.
    const forged = `update audit set amends = null where seq = ${rows}`;
    expect((await afterTampering(forged))?.code).toBe(1);
  });

  it('gives simultaneous rows distinct numbers', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => desk.createMember()));
    const before = await verifyAudit(desk.server.db);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        write([
          { personId: people[index % 4]?.id ?? 0, before: {}, after: { index } },
          { account: 'a@example.com', before: {}, after: { index } },
        ]),
      ),
    );
    expect(await verifyAudit(desk.server.db)).toMatchObject({ rows: before.rows + 80 });
    expect((await verifyAudit(desk.server.db)).fault).toBeUndefined();
  });

  it('writes 5,000 rows of an import in seconds', async () => {
    const { id } = await desk.createMember();
    const changes = Array.from({ length: 5000 }, (_, index) => ({
      personId: id,
      before: {},
      after: { city: `City ${index}` },
    }));
    const begin = performance.now();
    await write(changes);
    expect(performance.now() - begin).toBeLessThan(20_000);
    expect((await verifyAudit(desk.server.db)).fault).toBeUndefined();
  });

  it('chains rows from before the migration', async () => {
    const server = await start();
    const { db } = server;
    const { id } = await server.addPerson();
    const chain = (await readMigrations()).find(({ name }) => name === '025_audit_chain.sql');
    const block = splitStatements(chain?.text ?? '').find((one) => one.startsWith('do '));
    await sql`alter table audit disable trigger user`.execute(db);
    await sql`
      alter table audit alter column seq drop not null, alter column salt drop not null,
        alter column details_hash drop not null, alter column hash drop not null`.execute(db);
    for (const after of [{ city: 'Cork' }, { record: null }]) {
      const row = { operator: 'a@example.com', operation: 'mergePeople', reason: 'Old' };
      await sql`
        insert into audit (time, operator, operation, reason, person_id, before, after) values
          (now(), ${row.operator}, ${row.operation}, ${row.reason}, ${id},
          '{"record": {"id": 999}}', ${JSON.stringify(after)}::jsonb)`.execute(db);
    }
    expect((await verifyAudit(db)).fault).toBeDefined();
    await sql.raw(block ?? '').execute(db);
    await sql`alter table audit enable trigger user`.execute(db);
    expect(await verifyAudit(db)).toEqual({ rows: 2, head: expect.stringMatching(/^\w{64}$/) });
  });

  it('lists who did what', async () => {
    const { id } = await desk.createMember();
    desk.server.clock.advance(3600);
    const since = desk.server.clock.now().toISOString();
    await desk.act(id, 'membership', { membership: 'Child' });
    const { output } = await conkit('audit', 'list', '--by', 'Desk@example.com', '--since', since);
    expect(output).toMatch(
      new RegExp(`^\\d+ {2}${since} {2}desk@example.com {2}setMembership {2}person ${id}: `),
    );
    expect(output).toContain('    membership: Adult → Child');
    const listed = async (...args: readonly string[]) =>
      JSON.parse((await conkit('audit', 'list', '--json', ...args)).output) as {
        rows: { row: number; operation: string; person: number; operator: string }[];
        more: boolean;
      };
    expect((await listed('--by', 'niamh', '--since', since)).rows).toEqual([]);
    const own = await listed('--person', String(id), '--operation', 'setMembership');
    expect(own).toMatchObject({
      rows: [{ person: id, operator: 'desk@example.com' }],
      more: false,
    });
    const first = await listed('--by', 'niamh', '--limit', '2');
    const [, last] = first.rows;
    expect(first).toMatchObject({ more: true });
    const next = await listed('--by', 'niamh', '--limit', '2', '--before', String(last?.row));
    expect(next.rows[0]?.row).toBeLessThan(last?.row ?? 0);
    expect(await conkit('audit', 'list', '--since', 'soon')).toMatchObject({ code: 2 });
  });
});

const OBSERVERS = ['observer1@example.org', 'observer2@example.org'];
const DAY_MS = 24 * 60 * 60_000;

forEachDatabase((start) => {
  let desk: Desk;
  let context: Context;
  const seen = new Set<string>();
  beforeAll(async () => {
    desk = await startDesk(start);
    const { config } = desk.server.context;
    const crew = { ...config.crew, observers: OBSERVERS };
    context = { ...desk.server.context, config: { ...config, crew } };
  });
  beforeEach(() => desk.server.clock.advance(DAY_MS));

  /** Runs the daily mail and returns the new mails to the observers. */
  const send = async () => {
    while ((await sendDueMails(desk.server.context)) > 0);
    return (await desk.server.mails()).filter(({ to, text }) => {
      const isNew = !seen.has(`${to.address} ${text}`);
      seen.add(`${to.address} ${text}`);
      return isNew && OBSERVERS.includes(to.address);
    });
  };
  const act = async () => {
    const { id } = await desk.createMember({ membership: 'Supporter' });
    await desk.act(id, 'membership', { membership: 'Adult' });
  };
  const hashIn = (text: string | undefined) => /\b[0-9a-f]{64}\b/.exec(text ?? '')?.[0] ?? '';

  it('mails no one if there are no observers', async () => {
    await act();
    await mailAuditHead(desk.server.context);
    expect(await send()).toEqual([]);
  });

  it('mails each observer once a day across all processes', async () => {
    await Promise.all([mailAuditHead(context), mailAuditHead(context), mailAuditHead(context)]);
    const first = await send();
    expect(first.map(({ to }) => to.address).toSorted()).toEqual(OBSERVERS);
    const { head, rows } = await verifyAudit(desk.server.db);
    for (const { text, subject } of first) {
      expect(hashIn(text)).toBe(head);
      expect(subject).toContain(`has ${rows} rows`);
      expect(text).not.toContain('Rows since the last mail');
    }
    await act();
    await mailAuditHead(context);
    expect(await send()).toEqual([]);

    desk.server.clock.advance(DAY_MS);
    await mailAuditHead(context);
    const second = await send();
    expect(second).toHaveLength(2);
    const now = await verifyAudit(desk.server.db);
    expect(now.rows).toBeGreaterThan(rows);
    for (const { text } of second) {
      expect(hashIn(text)).toBe(now.head);
      expect(text).toContain(`Rows since the last mail: ${now.rows - rows}`);
    }
  });

  it('mails a head that a later check accepts, unlike one of another trail', async () => {
    await mailAuditHead(context);
    const [mail] = await send();
    await act();
    const verify = (head: string) =>
      runConkit(['audit', 'verify', '--head', head], (run) => run(desk.server.context));
    expect(await verify(hashIn(mail?.text))).toMatchObject({ code: 0 });
    expect(await verify('0'.repeat(64))).toMatchObject({
      code: 1,
      error: expect.stringContaining('No row has the hash') as string,
    });
  });

  it('mails nothing about a copy of the data', async () => {
    await mailAuditHead({ ...context, env: { ...context.env, holdsMail: true } });
    expect(await send()).toEqual([]);
  });

  it('warns about an observer who has a role', async () => {
    const warn = vi.spyOn(context.log, 'warn');
    await mailAuditHead(context);
    expect(warn).not.toHaveBeenCalled();
    desk.server.clock.advance(DAY_MS);
    const crew = { ...context.config.crew, observers: [desk.operator.toUpperCase()] };
    await mailAuditHead({ ...context, config: { ...context.config, crew } });
    expect(warn).toHaveBeenCalledWith({ observer: desk.operator }, expect.any(String));
    warn.mockRestore();
    await send();
  });
});
