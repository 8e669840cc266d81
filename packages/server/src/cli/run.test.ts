import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../database/connect.ts';
import { createLoginKey } from '../keys/loginKeys.ts';
import { root } from '../process/root.ts';
import { withData } from '../start/command.ts';
import { rememberFirstStart } from '../start/firstStart.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { deliveryReport } from '../testing/deliveryReports.ts';
import { oneAdministrator } from '../testing/oneAdministrator.ts';
import { addMember, buy, request } from '../testing/purchases.ts';
import type { TestServer } from '../testing/server.ts';
import { commands, ownCommands, runConkit } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'conkit-crew-'));
afterAll(() => rmSync(folder, { recursive: true }));
const WHO = ['--as', 'niamh', '--reason', 'At the desk'];
const closed = () => Promise.reject(new Error('the data were opened'));

/** Replaces a word of an example with test data. */
const replaced = (word: string, by: Readonly<Record<string, string | number>>): string =>
  Object.hasOwn(by, word) ? String(by[word]) : word;

/** Test data for the ids in the examples: a voter with two versions of a ballot, a sent mail, a purchase. */
async function membersOfExamples(server: TestServer) {
  const { id, client } = await addMember(server);
  let lastmod: string | null = null;
  for (const [time, Novel] of [
    ['2019-07-01T12:00:00.000Z', [1]],
    ['2019-07-01T12:30:00.000Z', []],
  ] as const) {
    server.clock.set(time);
    const save: object = { lastmod, signature: 'V', votes: { Novel } };
    const saved = await client.post(`/api/hugo/${id}/vote`, save);
    lastmod = saved.json<{ time: string }>().time;
  }
  await buy(server, request());
  await server.runJobs();
  const mail = await server.db.selectFrom('mail_job').select('id').executeTakeFirstOrThrow();
  const purchase = await server.db
    .selectFrom('purchase_intent')
    .select('id')
    .executeTakeFirstOrThrow();
  return { '5': id, '71': mail.id, '812': purchase.id };
}

describe('a wrong command line', () => {
  it.each([
    [['people', 'show'], '--person is missing'],
    [['people', 'show', '1', '2'], 'people show: unexpected argument "2"; see --help'],
    [['people', 'find'], '--query is missing'],
    [['people', 'show', '1', '--wrong'], "Unknown option '--wrong'"],
    [['people', 'show', '--person'], "Option '--person <value>' argument missing"],
    [['people', 'membership', '1', '--membership', 'Adult'], '--as is missing'],
    [['people', 'membership', '1', '--as', 'a', '--reason', 'b'], '--membership is missing'],
    [
      ['people', 'membership', '1', '--membership', 'Adult', '--as', 'a', '--reason', ' '],
      '--reason is missing',
    ],
    [['role', 'grant', '--email', 'a', '--role', 'b'], '--as is missing'],
  ])('exits with code 2 and one line that names the mistake: %j', async (args, message) => {
    expect(await runConkit(args, closed)).toEqual({ output: '', error: `${message}\n`, code: 2 });
  });

  it('with an unknown command exits with code 2 and lists the commands of its group', async () => {
    const { error, code } = await runConkit(['people', 'frobnicate'], closed);
    expect(code).toBe(2);
    expect(error).toMatch(/^There is no command "people frobnicate"\.\n[^]*people find/);
    expect(error).not.toContain('role grant');
  });
});

it.each([...new Set(commands.flatMap(({ name }) => /^(\S+) /.exec(name)?.[1] ?? []))])(
  '%s --help names the commands of the group without opening the database',
  async (group) => {
    const { output, code } = await runConkit([group, '--help'], closed);
    expect(code).toBe(0);
    const names = commands.map(({ name }) => name).filter((name) => name.startsWith(`${group} `));
    for (const name of names) expect(output).toContain(`  ${name}  `);
    expect(output.match(/^ {2}\S/gm)).toHaveLength(names.length);
  },
);

it.each(ownCommands)(
  'prints the options of $name with --help without opening the database',
  async ({ name, help }) => {
    expect(await runConkit([name, '--help'], closed)).toMatchObject({
      output: `${help}\n`,
      code: 0,
    });
  },
);

it('exits without an error when the reader of its output has ended', async () => {
  const library = new URL('../process/startError.ts', import.meta.url).href;
  const script = `
    import { ignoreBrokenPipe } from '${library}';
    ignoreBrokenPipe();
    for (let n = 0; n < 10; n += 1) {
      process.stdout.write('x'.repeat(100000) + '\\n');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    process.stderr.write('finished');`;
  const args = [
    '--conditions=@conkit/source',
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    script,
  ];
  const command = spawn(process.execPath, args, { cwd: root });
  let said = '';
  command.stderr.on('data', (data: Buffer) => (said += data.toString()));
  command.stdout.once('data', () => command.stdout.destroy());
  const [code] = (await once(command, 'close')) as [number];
  expect([code, said]).toEqual([0, 'finished']);
});

it('prints help without opening the database', async () => {
  const list = await runConkit([], closed);
  expect(list.code).toBe(0);
  for (const { name, summary } of commands) {
    expect(list.output).toMatch(new RegExp(`${name} +${summary.slice(0, 9)}`));
  }
  for (const { name, options } of commands) {
    const { output, code } = await runConkit([...name.split(' '), '--help'], closed);
    expect([name, code]).toEqual([name, 0]);
    for (const option of Object.keys(options)) expect(output).toContain(`--${option}`);
  }
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    // These tests need no approvals; admin/pendingActs.test.ts tests those.
    server = await start({ change: oneAdministrator });
  });
  const conkit = (...args: readonly string[]) =>
    runConkit(args, (run) => run({ ...server.context }));

  it("prints no control characters from members' names", async () => {
    const name = 'Mallory\u001B]0;owned\u0007\u001B[2J\u009B1m\n7  7  Adult  Forged\u202E';
    const { id } = await server.addPerson({ legal_name: name, email: 'mallory@example.com' });
    const edit = ['--city', 'Cork\n  2019-01-01  crew  erasePerson\u001B[8m'];
    const { last_modified } = await server.db
      .selectFrom('person')
      .select('last_modified')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const known = ['--last-modified', last_modified.toISOString()];
    await conkit('people', 'edit', String(id), ...known, ...edit, ...WHO);
    const found = await conkit('people', 'find', 'mallory');
    expect(found.output.trimEnd().split('\n')).toHaveLength(1);
    const [shown, json] = [
      await conkit('people', 'show', String(id)),
      await conkit('people', 'find', 'mallory', '--json'),
    ];
    expect(shown.output).not.toMatch(/^ +2019-01-01/m);
    for (const { output } of [found, shown, json]) {
      expect(output).toContain('Mallory');
      expect(output).not.toMatch(/(?!\n)[\p{Cc}\u202E]/u);
    }
    const { people } = JSON.parse(json.output) as { people: { legal_name: string }[] };
    expect(people[0]?.legal_name).toBe(name);
    // A later test exports and imports all people, and an import refuses a name with control characters.
    await server.db
      .updateTable('person')
      .set({ legal_name: 'Mallory' })
      .where('id', '=', id)
      .execute();
  });

  it('names the option that an operation refused', async () => {
    const { id } = await server.addPerson();
    const person = String(id);
    const refused = async (...args: readonly string[]) => {
      const { error, code, output } = await conkit(...args);
      expect(output).toBe('');
      return [code, error];
    };
    expect(
      await refused('people', 'membership', person, '--membership', 'Wizard', ...WHO),
    ).toMatchObject([2, expect.stringMatching(/^--membership must be one of: .*Adult.*\n$/)]);
    expect(await refused('people', 'email', person, '--email', 'nowhere', ...WHO)).toEqual([
      2,
      '--email must be an email address\n',
    ]);
    expect(await refused('people', 'erase', person, '--legal-name', 'Unknown', ...WHO)).toEqual([
      2,
      '--legal-name is not the name on this record\n',
    ]);
    expect(
      await refused('people', 'edit', person, '--last-modified', 'now', '--city', 'A', ...WHO),
    ).toEqual([2, '--last-modified must be a date and time with an offset\n']);
    expect(await refused('people', 'merge', person, '--other', person, ...WHO)).toEqual([
      2,
      '--other must be another record\n',
    ]);
    expect(await refused('people', 'show', 'aoife')).toEqual([
      2,
      '--person must be the number of a record\n',
    ]);
    for (const limit of ['0', '1.5', 'many']) {
      expect(await refused('mail', 'list', '--limit', limit)).toEqual([
        2,
        '--limit must be a whole number from 1\n',
      ]);
    }
    expect(await refused('mail', 'list', '--limit', '-1')).toEqual([
      2,
      "Option '--limit' argument is ambiguous\n",
    ]);
    const [code, error] = await refused('peple', '--help');
    expect(code).toBe(2);
    expect(error).toMatch(/^There is no command "peple"\.\n/);
    expect(await refused('people', 'show', '2000000000')).toEqual([
      1,
      'Not found: --person 2000000000.\n',
    ]);
    expect(await refused('people', 'merge', person, '--other', '2000000000', ...WHO)).toMatchObject(
      [1, expect.stringContaining(`--person ${person} or --other 2000000000`)],
    );
  });

  it('does the same as the API and logs the operator', async () => {
    const { id } = await server.addPerson({ membership: 'NonMember' });
    const done = await conkit('people', 'membership', String(id), '--membership', 'Adult', ...WHO);
    expect(done).toEqual({
      output: 'Changed: membership, member_number.\n',
      error: '',
      code: 0,
    });
    const row = await server.db
      .selectFrom('audit')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      operator: 'cli:niamh',
      operation: 'setMembership',
      reason: 'At the desk',
      person_id: id,
    });
    const { output } = await conkit('people', 'show', String(id), '--json');
    expect(JSON.parse(output)).toMatchObject({
      person: { id, membership: 'Adult' },
      log: [{ operator: 'cli:niamh' }],
    });
    expect((await conkit('people', 'show', String(id))).output).toMatch(
      /cli:niamh {2}setMembership: At the desk\n {4}membership: NonMember → Adult/,
    );
  });

  it('prints with --dry-run which people would change, and changes nothing', async () => {
    const { id } = await server.addPerson({ membership: 'NonMember', legal_name: 'Ana Dry' });
    const person = String(id);
    const state = async () => ({
      people: await server.db.selectFrom('person').selectAll().orderBy('id').execute(),
      mails: await server.db.selectFrom('mail_job').select('id').orderBy('id').execute(),
      log: await server.db.selectFrom('audit').select('id').orderBy('id').execute(),
    });
    const before = await state();
    const set = ['people', 'membership', person, '--membership', 'Adult', ...WHO, '--dry-run'];
    expect(await conkit(...set)).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        new RegExp(
          `^Dry run: these would change\\.\n {2}record ${id}, Ana Dry\n {4}membership: NonMember → Adult\n`,
        ),
      ),
    });
    const other = ['--legal-name', 'Ana Dry', '--email', 'ana.dry@example.com', ...WHO];
    const comp = await conkit('people', 'comp', '--membership', 'Adult', ...other, '--dry-run');
    expect(comp.output).toContain('  a new record\n    membership: - → Adult\n');
    expect(await state()).toEqual(before);
    // These acts print personal data, but only when they are logged, and a dry run isn't.
    for (const what of [['data', person], ['export']]) {
      const { output } = await conkit('people', ...what, ...WHO, '--dry-run');
      expect(output).not.toContain('@example.com');
    }
    const wrong = [...set.slice(0, 4), 'Wizard', ...WHO, '--dry-run'];
    expect(await conkit(...wrong)).toMatchObject({ code: 2 });
    expect((await conkit(...set, '--json')).output).toContain('"dry_run": true');
    const again = [
      'people',
      'membership',
      person,
      '--membership',
      'NonMember',
      ...WHO,
      '--dry-run',
    ];
    expect((await conkit(...again)).output).toBe('Dry run: nothing would change.\n');
  });

  it('removes an account from the crew and lists its acts of the last 30 days', async () => {
    const email = 'leaves@example.com';
    const begin = server.clock.now().toISOString();
    const { id } = await server.addPerson({ email });
    const { id: other } = await server.addPerson();
    const give = async (role: string) =>
      server.db
        .insertInto('role')
        .values({ email_key: email, role, granted_at: new Date(0) })
        .execute();
    await give('member_admin');
    await give('hugo_admin');
    const edit = async (city: string) => {
      const client = await server.as(email);
      const answer = await client.post(`/api/admin/people/${other}`, {
        last_modified: server.clock.now().toISOString(),
        changes: { city },
        reason: 'Moved',
      });
      return answer.statusCode;
    };
    expect(await edit('Oldtown')).toBe(200);
    server.clock.advance(31 * 86_400);
    expect(await edit('Newtown')).toBe(200);
    const client = await server.as(email);
    const bystander = await server.as('bystander@example.com');
    const key = await createLoginKey(server.context, email);
    const waits = async (requester: string, account: string | null = null) =>
      (
        await server.db
          .insertInto('pending_act')
          .values({
            operation: account === null ? 'allowBallot' : 'grantRole',
            person_id: account === null ? other : null,
            account,
            request: '{}',
            requester,
            reason: 'Waits',
            created: server.clock.now(),
            expires: new Date(server.clock.now().getTime() + 86_400_000),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const canceled = [await waits(email), await waits('cli:niamh', email)];
    const kept = await waits('bystander@example.com');
    const leave = ['crew', 'leave', 'Leaves@Example.com', ...WHO];
    const dry = await conkit(...leave, '--dry-run');
    expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('role: member_admin') });
    expect((await client.get('/api/user')).json()).toMatchObject({
      roles: ['hugo_admin', 'member_admin'],
    });
    const left = await conkit(...leave);
    expect(left).toMatchObject({ code: 0 });
    expect(left.output).toContain('Roles revoked: hugo_admin, member_admin. Sessions ended: ');
    expect(left.output).toContain(`Pending acts canceled: ${canceled.join(', ')}.`);
    expect(left.output).toContain('Newtown');
    expect(left.output).not.toContain('→ Oldtown');
    expect((await client.get('/api/user')).statusCode).toBe(401);
    expect((await bystander.get('/api/user')).statusCode).toBe(200);
    const login = await server.post('/api/login', { email, key });
    expect(login.json()).toMatchObject({ code: 'expired_key' });
    const again = await (await server.as(email)).get('/api/user');
    expect(again.json()).toMatchObject({ roles: [], people: [{ id }] });
    const waiting = await server.db.selectFrom('pending_act').select('id').execute();
    expect(waiting).toEqual([{ id: kept }]);
    await server.db.deleteFrom('pending_act').execute();
    const rows = await server.db
      .selectFrom('audit')
      .select(['operator', 'account', 'before', 'after'])
      .where('operation', '=', 'leaveCrew')
      .execute();
    expect(rows).toHaveLength(5);
    expect(rows).toContainEqual({
      operator: 'cli:niamh',
      account: email,
      before: { role: 'hugo_admin' },
      after: { role: null },
    });
    expect(await conkit('crew', 'leave', 'nowhere', ...WHO)).toMatchObject({ code: 2 });
    server.clock.set(begin);
  });

  it('warns about a role whose acts no one can approve', async () => {
    const { config } = server.context;
    const crew = { ...config.crew, single_administrator: false };
    Object.assign(server.context, { config: { ...config, crew } });
    const role = ['--email', 'warned@example.com', '--role', 'hugo_admin', ...WHO];
    await server.db
      .insertInto('role')
      .values(
        ['warned', 'second'].map((name) => ({
          email_key: `${name}@example.com`,
          role: 'hugo_admin',
        })),
      )
      .execute();
    expect((await conkit('role', 'list')).output).not.toMatch(/account is hugo_admin/);
    const revoked = await conkit('role', 'revoke', ...role);
    expect(revoked.output).toContain('One account is hugo_admin: ');
    const left = await conkit('crew', 'leave', 'second@example.com', ...WHO);
    expect(left.output).toContain('No account is hugo_admin: ');
    expect((await conkit('role', 'list')).output).toContain('No account is hugo_admin: ');
    Object.assign(server.context, { config });
  });

  it('grants a role immediately, lists it and revokes it', async () => {
    const email = 'Crew@Example.com';
    const role = ['--email', email, '--role', 'hugo_admin', ...WHO];
    expect(await conkit('role', 'grant', ...role)).toMatchObject({
      code: 1,
      error: '--email crew@example.com has no account\n',
    });
    await server.addPerson({ email });
    const client = await server.as(email);
    const getRoles = async () => (await client.get('/api/user')).json<{ roles: string[] }>().roles;
    expect((await conkit('role', 'grant', ...role)).code).toBe(0);
    expect(await getRoles()).toEqual(['hugo_admin']);
    expect((await conkit('role', 'grant', ...role)).output).toContain('was already');
    expect((await conkit('role', 'list')).output).toBe('hugo_admin  crew@example.com\n');
    expect((await conkit('role', 'revoke', ...role)).code).toBe(0);
    expect(await getRoles()).toEqual([]);
    expect((await conkit('role', 'revoke', ...role)).code).toBe(1);
    const wrong = ['--email', email, '--role', 'admin', ...WHO];
    expect(await conkit('role', 'grant', ...wrong)).toMatchObject({
      code: 2,
      error: '--role must be member_admin or hugo_admin\n',
    });
    const rows = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('account', '=', 'crew@example.com')
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { operation: 'grantRole', before: { role: null }, after: { role: 'hugo_admin' } },
      { operation: 'revokeRole', before: { role: 'hugo_admin' }, after: { role: null } },
    ]);
  });

  it('runs every example of docs/operate.md', async () => {
    const text = readFileSync(join(root, 'docs/operate.md'), 'utf8');
    const examples = text.match(/^conkit [a-z].*$/gm) ?? [];
    expect(examples.length).toBeGreaterThan(10);
    const aoife = await server.addPerson({ legal_name: 'Aoife Byrne', email: 'ab@example.com' });
    const second = await server.addPerson({ legal_name: 'Aoife Byrne', email: 'ab2@example.com' });
    const third = await server.addPerson({ email: 'third@example.com' });
    await server.addPerson({ email: 'desk@example.com' });
    const awards = { email_key: 'awards@example.com', role: 'hugo_admin', granted_at: new Date(0) };
    await server.db.insertInto('role').values(awards).execute();
    const file = join(folder, 'people.csv');
    const files = {
      'people.csv': file,
      'orders.csv': join(folder, 'orders.csv'),
      'ballot.yaml': join(folder, 'ballot.yaml'),
      'report.eml': join(folder, 'report.eml'),
    };
    writeFileSync(
      files['orders.csv'],
      [
        'Order code,Status,Email,Order date,Order time,Product,Attendee name,Attendee email',
        'AB12C,Paid,order@example.com,2019-01-10,18:30:00,Adult ticket,Of Pretix,',
        'AB12C,Paid,order@example.com,2019-01-10,18:30:00,T-shirt,,',
      ].join('\n'),
    );
    writeFileSync(files['ballot.yaml'], 'Novel: [3, 1, -1]\nNovella: [12]\n');
    writeFileSync(files['report.eml'], deliveryReport({}));
    const ids = {
      '1': aoife.id,
      '2': second.id,
      '3': third.id,
      ...(await membersOfExamples(server)),
    };
    const named = new Set<string>();
    const audits = async () => (await server.db.selectFrom('audit').select('id').execute()).length;
    for (const example of examples) {
      const [line = '', redirected] = example.split(' > ');
      const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) =>
        replaced(quoted ?? word ?? '', { ...ids, ...files }),
      );
      // Run each act with `--dry-run` first: it succeeds and logs nothing.
      if (words.includes('--as') && !words.includes('--dry-run')) {
        const before = await audits();
        const dry = await conkit(...words.slice(1), '--dry-run');
        expect([example, dry.error, dry.code]).toEqual([example, '', 0]);
        expect([example, dry.output]).toEqual([example, expect.stringMatching(/^Dry run: /)]);
        expect([example, await audits()]).toEqual([example, before]);
      }
      const { output, error, code } = await conkit(...words.slice(1));
      expect([example, error, code]).toEqual([example, '', 0]);
      if (redirected) writeFileSync(join(folder, redirected), output);
      named.add(commands.find(({ name }) => line.startsWith(`conkit ${name}`))?.name ?? line);
    }
    const shown = commands.map(({ name }) => name).filter((name) => name !== 'people edit');
    expect([...named].toSorted()).toEqual(shown.toSorted());
  });
});

it('works on the embedded database while no server uses it', async () => {
  const data = join(folder, 'data');
  const options = { url: undefined, folder: join(data, 'database'), onError: () => {} };
  const db = await connect(options);
  await rememberFirstStart(db, { convention: 'conkit-demo', time: new Date() });
  const conkit = () =>
    runConkit(['role', 'list'], (run) => withData({ DATA_DIR: data, CONVENTION: 'demo' }, run));
  const busy = await conkit();
  expect(busy).toMatchObject({ code: 1, output: '' });
  expect(busy.error).toMatch(/^DATA_DIR: .* is in use by process \d+\n$/);
  await db.destroy();
  expect(await conkit()).toMatchObject({
    output: expect.stringMatching(/^No account has a role\.\n/),
    error: '',
    code: 0,
  });
});
