import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PendingAct } from '@conkit/api-client';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { runConkit } from '../cli/run.ts';
import { rememberFirstStart } from '../config/firstStart.ts';
import { loadFolder } from '../config/folder.ts';
import { readConvention } from '../config/read.ts';
import { findActiveVersion, loadVersion, MAX_FOLDERS } from '../config/versions.ts';
import { chooseConfig } from '../start/chooseConfig.ts';
import { getPart, writeConvention, type Part } from '../testing/configFolders.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { applyConfig, planConfig } from './applyConfig.ts';

const folders = mkdtempSync(join(tmpdir(), 'conkit-apply-'));
afterAll(() => rmSync(folders, { recursive: true }));
const DAY_MS = 86_400_000;
const reason = 'Because of the strike';
let names = 0;

forEachDatabase((start) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await start();
    await begin();
  });

  /** Starts with the demo's folder, as a server does. */
  async function begin(change?: (document: Part) => void) {
    const { db, clock } = server;
    await rememberFirstStart(db, { convention: 'conkit-demo', time: clock.now() });
    await chooseConfig({ db, clock, firstStart: clock.now(), name: 'demo' }, load(write(change)));
  }
  const write = (change?: (document: Part) => void) => {
    names += 1;
    return writeConvention(folders, `folder${names}`, change);
  };
  const load = (path: string) =>
    loadFolder(readConvention(path.split('/').at(-1) ?? '', folders), server.clock.now());
  const apply = (path: string, ...more: readonly string[]) =>
    runConkit(['config', 'apply', path, '--as', 'niamh', '--reason', reason, ...more], (run) =>
      run(server.context),
    );
  const rename = (title: string) => (document: Part) => {
    getPart(document, 'event')['title'] = title;
  };
  const close = (document: Part) => {
    getPart(document, 'awards', 'hugo', 'voting')['closes'] = '2019-09-30T12:00:00Z';
  };
  const active = () => findActiveVersion(server.db);
  const audit = () =>
    server.db.selectFrom('audit').selectAll().where('operation', '=', 'applyConfig').execute();
  const grant = (email_key: string, days = 30) =>
    server.db
      .insertInto('role')
      .values({
        email_key,
        role: 'hugo_admin',
        granted_at: new Date(server.clock.now().getTime() - days * DAY_MS),
      })
      .execute();
  const decide = async (id: number, decision = 'approve') => {
    const second = await server.as('second@example.com');
    return second.post(`/api/admin/pending/${id}`, { decision, reason });
  };
  const listPending = async () => {
    const second = await server.as('second@example.com');
    return (await second.get('/api/admin/pending')).json<{ pending: PendingAct[] }>().pending;
  };

  it('activates a folder, prints what changed and records it', async () => {
    const { output, code } = await apply(write(rename('Prairie Con 12')));
    expect(code).toBe(0);
    expect(output).toContain('  event.title: – → Prairie Con 12\n');
    expect(output).toContain('Version 2 is active.');
    const version = await active();
    expect(version).toMatchObject({ version: 2, previous: 1, is_start: false });
    const [first, second] = await audit();
    expect(first).toMatchObject({ before: { configuration: null }, after: { configuration: 1 } });
    expect(second).toMatchObject({
      operator: 'cli:niamh',
      reason,
      approved_by: null,
      before: { configuration: 1, configuration_hash: first?.after && expect.any(String) },
      after: {
        configuration: 2,
        configuration_hash: version?.hash,
        'event.title': 'Prairie Con 12',
      },
    });
    const list = await runConkit(['config', 'list'], (run) => run(server.context));
    expect(list.output).toMatch(/^2 {2}\S+ {2}cli:niamh: Because of the strike\n1 {2}/);
  });

  it('does nothing for the folder that is active', async () => {
    const path = write(rename('Same'));
    await apply(path);
    expect((await apply(path)).output).toContain('already: version 2.');
    expect(await audit()).toHaveLength(2);
  });

  it('shows every problem of a wrong folder, and changes nothing', async () => {
    const path = write((document) => {
      document['currency'] = 'euros';
      document['colour'] = 'red';
    });
    const { error, code } = await apply(path);
    expect(code).toBe(1);
    expect(error).toContain('currency ');
    expect(error).toContain('colour is not known');
    expect((await active())?.version).toBe(1);
  });

  it('refuses what only a restart can change, and what saved data need, as a whole', async () => {
    const dollars = write((document) => {
      document['currency'] = 'cad';
      rename('New name')(document);
    });
    expect((await apply(dollars)).error).toBe(
      "CONVENTION: the new configuration: currency: can't change while the site runs; restart it with the folder\n",
    );
    const guests = (document: Part) => {
      getPart(document, 'memberships')['Guest'] = { label: { en: 'Guest' } };
    };
    expect((await apply(write(guests))).code).toBe(0);
    await server.addPerson({ membership: 'Guest' });
    const { error } = await apply(write(rename('New name')));
    expect(error).toMatch(/memberships\.Guest is missing, but people have this membership: 1/);
    expect((await active())?.version).toBe(2);
    expect(await audit()).toHaveLength(2);
    const stored = await server.db.selectFrom('configuration_content').select('hash').execute();
    expect(stored).toHaveLength(2);
  });

  it('only shows the changes and the needed approval in a dry run', async () => {
    await grant('second@example.com');
    const { output, code } = await apply(write(close), '--dry-run');
    expect(code).toBe(0);
    expect(output).toContain('awards.hugo.voting.closes: P120D → 2019-09-30T12:00:00Z');
    expect(output).toContain('awards.hugo.voting.closes: awards.hugo.voting has opened');
    expect(output).toContain('nothing was changed');
    expect((await active())?.version).toBe(1);
    expect(await listPending()).toEqual([]);
    const stored = await server.db.selectFrom('configuration_content').select('hash').execute();
    expect(stored).toHaveLength(1);
    expect((await apply(write(rename('Dry')), '--dry-run')).output).toContain(
      'nothing was changed',
    );
    expect((await active())?.version).toBe(1);
  });

  it('waits for a second administrator when an open vote would change', async () => {
    await grant('second@example.com');
    const path = write(close);
    const { output } = await apply(path);
    expect(output).toMatch(/It waits for an approval at the desk, as change \d+\.\n$/);
    expect((await active())?.version).toBe(1);
    // The second request is the same.
    await apply(path);
    const [pending, ...others] = await listPending();
    expect(others).toEqual([]);
    expect(pending).toMatchObject({
      operation: 'applyConfig',
      requester: 'cli:niamh',
      reason,
      can_approve: true,
      request: {
        base: 1,
        changes: 'awards.hugo.voting.closes: P120D → 2019-09-30T12:00:00Z',
        needs_approval: 'awards.hugo.voting.closes: awards.hugo.voting has opened',
      },
    });
    await server.runJobs();
    const told = (await server.mails()).filter(({ to }) => to.address === 'second@example.com');
    expect(told).toHaveLength(1);
    const answers = await Promise.all([decide(pending?.id ?? 0), decide(pending?.id ?? 0)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect((await active())?.version).toBe(2);
    expect((await audit()).at(-1)).toMatchObject({
      operator: 'cli:niamh',
      approved_by: 'second@example.com',
      reason,
      after: { 'awards.hugo.voting.closes': '2019-09-30T12:00:00Z' },
    });
    const { config } = await loadVersion(
      server.db,
      (await active()) ?? { version: 0, hash: '' },
      server.clock.now(),
    );
    expect(config.awards['hugo']?.voting?.closes).toBe('2019-09-30T12:00:00.000Z');
  });

  it('refuses an approval after another configuration became active', async () => {
    await grant('second@example.com');
    await apply(write(close));
    const [pending] = await listPending();
    await apply(write(rename('In between')));
    const answer = await decide(pending?.id ?? 0);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict' });
    expect((await active())?.version).toBe(2);
    expect((await decide(pending?.id ?? 0, 'reject')).statusCode).toBe(200);
  });

  it('refuses such a change while no administrator can approve it', async () => {
    await grant('second@example.com', 1);
    const { error, code } = await apply(write(close));
    expect(code).toBe(1);
    expect(error).toContain('none has been member_admin or hugo_admin for 7 days');
    expect(error).toContain('awards.hugo.voting.closes: awards.hugo.voting has opened');
    expect((await active())?.version).toBe(1);
  });

  it('lets a convention with one administrator change it, and records that', async () => {
    const single = (document: Part) => {
      document['crew'] = { single_administrator: true };
    };
    // No administrator can approve yet.
    expect((await apply(write(single))).code).toBe(0);
    expect((await audit()).at(-1)?.approved_by).toBe('first_administrator');
    const both = write((document) => {
      single(document);
      close(document);
    });
    expect((await apply(both)).output).toContain('Version 3 is active.');
    expect((await audit()).at(-1)?.approved_by).toBe('single_administrator');
  });

  it('waits when the limits of the crew change and an administrator can approve', async () => {
    await grant('second@example.com');
    const { output } = await apply(
      write((document) => {
        document['crew'] = { single_administrator: true };
      }),
    );
    expect(output).toContain('crew.single_administrator: limits the crew');
    expect(output).toContain('It waits for an approval');
    expect((await active())?.version).toBe(1);
  });

  it('activates one of two folders that are applied at once, and the same folder once', async () => {
    const results = await Promise.all([apply(write(rename('One'))), apply(write(rename('Two')))]);
    expect(results.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(results.map(({ error }) => error).join('')).toContain('has changed since then');
    expect((await active())?.version).toBe(2);
    const path = write(rename('Three'));
    const same = await Promise.all([apply(path), apply(path)]);
    expect(same.map(({ code }) => code)).toEqual([0, 0]);
    expect((await active())?.version).toBe(3);
  });

  it('does not show finalists that are not public in the log', async () => {
    const secret = (document: Part) => {
      for (const award of ['hugo', 'retro']) {
        const facts = getPart(document, 'awards', award);
        Object.assign(facts, { voting: { opens: 'P10D', closes: 'P90D' }, announced: 'P5D' });
      }
    };
    server = await start();
    await begin(secret);
    const { output } = await apply(
      write((document) => {
        secret(document);
        getPart(document, 'finalists', 'Novel', 0)['subtitle'] = 'A secret author';
      }),
    );
    expect(output).toContain('A secret author');
    const row = (await audit()).at(-1);
    expect(JSON.stringify(row)).not.toContain('A secret author');
    expect(JSON.stringify(row?.after)).toContain('(not public)');
  });

  it('does not show finalists that are not public in the request for an approval', async () => {
    const secret = (document: Part) => {
      for (const award of ['hugo', 'retro']) {
        const facts = getPart(document, 'awards', award);
        Object.assign(facts, { voting: { opens: 'P10D', closes: 'P90D' }, announced: 'P5D' });
      }
    };
    server = await start();
    await begin(secret);
    await grant('second@example.com');
    const { output } = await apply(
      write((document) => {
        secret(document);
        document['crew'] = { single_administrator: true };
        getPart(document, 'finalists', 'Novel', 0)['subtitle'] = 'A secret author';
      }),
    );
    expect(output).toContain('It waits for an approval');
    const pending = JSON.stringify(await listPending());
    expect(pending).toContain('(not public)');
    expect(pending).not.toContain('A secret author');
  });

  it('refuses at once what could not become active after the approval', async () => {
    await grant('second@example.com');
    const { error, code } = await apply(
      write((document) => {
        close(document);
        document['currency'] = 'cad';
      }),
    );
    expect(code).toBe(1);
    expect(error).toContain("currency: can't change while the site runs");
    expect(await listPending()).toEqual([]);
  });

  it('refuses to change a vote that opened since the folder was compared', async () => {
    const opening = (closes: string) => (document: Part) => {
      getPart(document, 'awards', 'hugo')['voting'] = { opens: 'P10D', closes };
    };
    server = await start();
    await begin(opening('P90D'));
    const plan = await planConfig(server.context, load(write(opening('P80D'))));
    expect(plan.guarded).toEqual([]);
    server.clock.advance(11 * 86_400);
    await expect(
      applyConfig(server.context, { operator: 'cli:niamh', reason }, plan),
    ).rejects.toThrow('awards.hugo.voting.closes: awards.hugo.voting has opened');
    expect((await active())?.version).toBe(1);
  });

  it('tells voters whose finalist is replaced', async () => {
    const single = (document: Part) => {
      document['crew'] = { single_administrator: true };
    };
    await apply(write(single));
    const { id } = await server.addPerson({ email: 'voter@example.com' });
    const voter = await server.as('voter@example.com');
    const vote = { signature: 'V', lastmod: null, votes: { Novel: [1] } };
    expect((await voter.post(`/api/hugo/${id}/vote`, vote)).statusCode).toBe(200);
    const { error } = await apply(
      write((document) => {
        single(document);
        getPart(document, 'finalists', 'Novel', 0)['replaced'] = { on: '2019-07-01' };
      }),
    );
    expect(error).toBe('');
    const told = await server.db.selectFrom('replacement_told').selectAll().execute();
    expect(told).toMatchObject([{ finalist_id: 1, person_id: id }]);
  });

  it('prints and logs at most 100 changes, and how many more there are', async () => {
    const { output } = await apply(
      write((document) => {
        for (let n = 0; n < 105; n += 1) {
          getPart(document, 'memberships')[`Guest${n}`] = { label: { en: 'Guest' } };
        }
      }),
    );
    expect(output).toContain('  memberships.Guest99.label.en: – → Guest\n  … and 5 more\n');
    const after = (await audit()).at(-1)?.after as object;
    expect(Object.keys(after).filter((key) => key.startsWith('memberships.'))).toHaveLength(100);
    expect(after).toMatchObject({ other_changes: 5 });
  });

  it('keeps 1,000 versions', async () => {
    await sql`
      insert into configuration (version, hash, facts, previous, is_start, time)
      select version + n, hash, facts, previous, is_start, time
      from configuration, generate_series(1, 1004) as n`.execute(server.db);
    expect((await apply(write(rename('Next')))).output).toContain('Version 1006 is active.');
    const versions = await server.db.selectFrom('configuration').select('version').execute();
    expect(versions).toHaveLength(1000);
  });

  it('refuses a version that was changed in the database', async () => {
    const version = (await active()) ?? { version: 0, hash: '' };
    await server.db
      .updateTable('configuration_content')
      .set({ content: '{"document":{},"catalogues":[],"files":{}}' })
      .execute();
    await expect(loadVersion(server.db, version, server.clock.now())).rejects.toThrow(
      'was changed in the database',
    );
  });

  it('stores nothing when the process ends before the log is written', async () => {
    await server.db.schema.alterTable('audit').renameTo('audit_away').execute();
    await expect(apply(write(rename('Lost')))).rejects.toThrow('audit');
    await server.db.schema.alterTable('audit_away').renameTo('audit').execute();
    expect((await active())?.version).toBe(1);
    expect((await apply(write(rename('Found')))).output).toContain('Version 2 is active.');
  });

  it('replaces a version that was changed in the database', async () => {
    await server.db.updateTable('configuration_content').set({ content: '{}' }).execute();
    const { output } = await apply(write(rename('Mended')));
    expect(output).toContain('all: (not readable) → (this folder)');
    expect(output).toContain('Version 2 is active.');
  });

  it(`keeps the folders of ${MAX_FOLDERS} versions, and of a change that waits`, async () => {
    await grant('second@example.com');
    await apply(write(close));
    for (let n = 0; n < MAX_FOLDERS + 2; n += 1) await apply(write(rename(`Name ${n}`)));
    const count = async (table: 'configuration' | 'configuration_content') =>
      (await server.db.selectFrom(table).select('hash').execute()).length;
    expect(await count('configuration_content')).toBe(MAX_FOLDERS + 1);
    expect(await count('configuration')).toBe(MAX_FOLDERS + 3);
  });
});
