import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { runConkit } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'conkit-import-'));
const file = join(folder, 'people.csv');
afterAll(() => rmSync(folder, { recursive: true }));
const WHO = ['--as', 'niamh', '--reason', 'From the old system'];

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await server.addPerson({
      legal_name: '=HYPERLINK("https://evil.example.com")',
      email: 'formula@example.com',
      badge_name: 'Two\nlines',
      address: '1 "Quay", Street\r\nCork',
      paper_pubs: { name: '@Me', address: 'Here; there', country: 'Éire' },
    });
    await server.addPerson({
      email: 'pass@example.com',
      membership: 'NonMember',
      daypass_type: 'Adult',
      daypass_days: [true, false, true, false, false],
    });
  });
  const conkit = (...args: readonly string[]) =>
    runConkit(args, (run) => run({ ...server.context }));
  const importText = (text: string | Uint8Array, ...options: readonly string[]) => {
    writeFileSync(file, text);
    return conkit('people', 'import', file, ...options, ...WHO);
  };
  const exported = async () => (await conkit('people', 'export', ...WHO)).output;
  const getRows = (csv: string) =>
    parse(csv, { bom: true, columns: true }) as unknown as Record<string, string>[];
  const people = () => server.db.selectFrom('person').selectAll().orderBy('id').execute();
  const audits = async () => (await server.db.selectFrom('audit').select('id').execute()).length;
  const mails = async () => (await server.db.selectFrom('mail_job').select('id').execute()).length;

  it('changes nothing when an export is imported, and exports no spreadsheet formulas', async () => {
    const [before, csv] = [await people(), await exported()];
    for (const cell of getRows(csv).flatMap((row) => Object.values(row))) {
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }
    const count = await audits();
    expect(await importText(csv)).toMatchObject({
      output: `0 added, 0 changed, ${before.length} unchanged.\n`,
      code: 0,
    });
    expect(await people()).toEqual(before);
    expect(await audits()).toBe(count);
  });

  it('creates people with the next numbers and mails no one by default', async () => {
    const waiting = await mails();
    const rows = [
      'membership;legal_name;email;city;member_number;daypass_type;daypass_days',
      'Adult;Number One;one@example.com;Cork;700;;',
      'Adult;Number Two;two@example.com;;;;',
      'NonMember;Number Three;three@example.com;;;Adult;2 5',
    ];
    expect((await importText(`${rows.join('\r\n')}\r\n`)).output).toBe(
      '3 added, 0 changed, 0 unchanged.\n',
    );
    const made = (await people()).slice(-3);
    expect(made).toMatchObject([
      { legal_name: 'Number One', city: 'Cork', member_number: 700 },
      { legal_name: 'Number Two', city: null, member_number: 701 },
      { member_number: null, daypass_days: [false, true, false, false, true] },
    ]);
    expect(await mails()).toBe(waiting);
    const welcome = 'membership,legal_name,email\nAdult,Number Four,four@example.com\n';
    await importText(welcome, '--welcome');
    expect(await mails()).toBe(waiting + 1);
    const { rows: log } = await sql<{ operator: string }>`
      select operator from audit where person_id = ${made[0]?.id} and operation = 'importPeople'`.execute(
      server.db,
    );
    expect(log).toEqual([{ operator: 'cli:niamh' }]);
  });

  it('refuses a member number that would use up the range', async () => {
    const row = (number: string) =>
      `membership,legal_name,email,member_number\nAdult,Number Five,five@example.com,${number}\n`;
    for (const number of ['2147483647', '0861234567']) {
      expect((await importText(row(number))).error).toBe(
        'Nothing was imported: 1 row is wrong.\nline 2: member_number is more than 9999999\n',
      );
    }
    expect((await importText(row('9999999'), '--dry-run')).code).toBe(0);
  });

  it('creates no person twice, from a repeated file or from two rows of the same person', async () => {
    const csv = [
      'membership,legal_name,email',
      'Adult,Once Only,once@example.com',
      'Adult,Household Other,once@example.com',
    ].join('\n');
    expect((await importText(csv)).output).toBe('2 added, 0 changed, 0 unchanged.\n');
    const before = await people();
    const [first = 0, second = 0] = before.slice(-2).map(({ id }) => id);
    const again = csv.replace('once@', 'Once@').replace('Once Only', ' once  ONLY');
    const { error, code } = await importText(`${again}\nAdult,New,n@e.com\nAdult,new,N@e.com\n`);
    expect(code).toBe(1);
    expect(error.trimEnd().split('\n')).toEqual([
      'Nothing was imported: 3 rows are wrong.',
      `line 2: id is missing: this is ${first} already`,
      `line 3: id is missing: this is ${second} already`,
      'line 5: legal_name and email are those of line 4, too',
    ]);
    expect(await people()).toEqual(before);
  });

  it('imports joining dates and lists, which rights depend on', async () => {
    const { config } = server.context;
    const conditions = [
      { types: ['Adult'], joined_by: '2019-01-31T23:59-08:00' },
      { list: 'last-year' },
    ];
    const hugo = config.awards['hugo'];
    if (!hugo) throw new Error('the demonstration has no Hugo Awards');
    const awards = {
      ...config.awards,
      hugo: { ...hugo, rights: { ...hugo.rights, nominate: conditions } },
    };
    Object.assign(server.context, { config: { ...config, awards } });
    const given = [
      'membership,legal_name,email,joined,lists',
      'Adult,In Time,in.time@example.com,2019-01-31T23:59-08:00,',
      'Adult,Too Late,late@example.com,2019-02-01T00:00-08:00,',
      ',Of Last Year,last@example.com,,last-year',
    ].join('\n');
    expect((await importText(given)).output).toBe('3 added, 0 changed, 0 unchanged.\n');
    const mayNominate = async (email: string) => {
      const client = await server.as(email);
      const { people: own } = (await client.get('/api/user')).json<{
        people: { rights: Record<string, { nominate: boolean }> }[];
      }>();
      return own[0]?.rights['hugo']?.nominate;
    };
    const addresses = ['in.time@example.com', 'late@example.com', 'last@example.com'];
    expect(await Promise.all(addresses.map(mayNominate))).toEqual([true, false, true]);
    const ofLastYear = (await people()).at(-1);
    expect(ofLastYear).toMatchObject({ membership: 'NonMember', member_number: null });
    expect(ofLastYear?.joined).toEqual(server.clock.now());

    const before = await people();
    expect((await importText(await exported())).output).toMatch(/^0 added, 0 changed, /);
    expect(await people()).toEqual(before);

    // Correct two records: the log contains the changes.
    server.clock.advance(60);
    const mended = (await exported())
      .replace('2019-02-01T08:00:00.000Z', '2019-01-15T08:00:00.000Z')
      .replace('last-year', '');
    expect((await importText(mended)).output).toMatch(/^0 added, 2 changed, /);
    expect(await Promise.all(addresses.map(mayNominate))).toEqual([true, true, false]);
    const { rows: log } = await sql<{ after: object }>`
      select after from audit where operation = 'importPeople' order by id desc limit 2`.execute(
      server.db,
    );
    expect(log.map(({ after }) => after)).toEqual([
      { lists: [] },
      { joined: '2019-01-15T08:00:00.000Z' },
    ]);
    // With a new membership and an unchanged time in the cell, the rule decides.
    server.clock.advance(60);
    const id = before.find(({ email }) => email === 'late@example.com')?.id;
    await server.db
      .updateTable('person')
      .set({ membership: 'Child' })
      .where('id', '=', id ?? 0)
      .execute();
    await importText((await exported()).replace(/Child(,Too Late)/, 'Adult$1'));
    expect((await people()).find((one) => one.id === id)?.joined).toEqual(server.clock.now());

    const wrong = [
      'membership,legal_name,email,joined,lists',
      'Adult,A,a@example.com,2019-01-31,',
      'Adult,B,b@example.com,2100-01-31T00:00Z,',
      'Adult,C,c@example.com,P3D,nonsense',
      ',D,d@example.com,,',
    ].join('\n');
    const { error } = await importText(wrong);
    const offset = 'joined must be a time with an offset, such as 2031-01-31T18:00-08:00';
    expect(error.trimEnd().split('\n').slice(1)).toEqual([
      `line 2: ${offset}`,
      'line 3: joined is in the future',
      'line 4: lists names no list of a right: nonsense',
      `line 4: ${offset}`,
      'line 5: membership is no type of the configuration',
    ]);
    // Only a new person can be without a membership: an emptied cell takes no membership away.
    const member = (await people()).find(({ email }) => email === 'in.time@example.com');
    const emptied = [
      'id,last_modified,membership,lists',
      `${member?.id},${member?.last_modified.toISOString()},,last-year`,
    ].join('\n');
    expect((await importText(emptied)).error).toContain(
      'line 2: membership is no type of the configuration',
    );
    Object.assign(server.context, { config });
  });

  it("changes only the file's columns, mails people with a new membership, and finds them by their new names", async () => {
    const { id, last_modified } = await server.addPerson({ city: 'Cork', email: 'c@example.com' });
    const waiting = await mails();
    const csv = [
      'id,last_modified,legal_name,membership,city',
      `${id},${last_modified.toISOString()},Changed Byrne,Supporter,`,
    ].join('\n');
    server.clock.advance(60);
    expect((await importText(csv)).output).toBe(
      [
        '0 added, 1 changed, 0 unchanged.',
        `line 2: changes record ${id}, Aoife Byrne`,
        '  legal_name: Aoife Byrne → Changed Byrne',
        '  membership: Adult → Supporter',
        '  city: Cork → -\n',
      ].join('\n'),
    );
    const person = (await people()).find((one) => one.id === id);
    expect(person).toMatchObject({
      legal_name: 'Changed Byrne',
      membership: 'Supporter',
      city: null,
      email: 'c@example.com',
      lookup_names: ['changed byrne'],
      last_modified: server.clock.now(),
    });
    expect(await mails()).toBe(waiting + 1);
    const client = await server.as('c@example.com');
    const { log } = (await client.get(`/api/people/${id}/log`)).json<{ log: object[] }>();
    expect(log).toMatchObject([{ by: 'crew', reason: 'From the old system' }]);
  });

  it("imports nothing when a row is wrong, and names each error's line and field", async () => {
    const { id, last_modified } = await server.addPerson({ email: 'kept@example.com' });
    const { id: stale } = await server.addPerson({ email: 'stale@example.com' });
    const time = last_modified.toISOString();
    const before = await people();
    const count = await audits();
    const csv = [
      'id,last_modified,membership,legal_name,email,badge_name,paper_pubs_name,member_number',
      ',,Adult,Quite Right,right@example.com,,,',
      ',,Wizard,"Two',
      'lines",a@example.com,,,',
      ',,Adult,,b@example.com,,,',
      ',,Adult,C,nowhere,,,',
      `,,Adult,D,d@example.com,"1`,
      `2`,
      `3",,`,
      ',,Adult,E,e@example.com,,Only a name,',
      ',,Adult,F,f@example.com,,,9000',
      ',,Adult,G,g@example.com,,,9000',
      `${id},${time},Adult,Aoife Byrne,other@example.com,,,`,
      `${stale},2001-01-01T00:00:00.000Z,Adult,Aoife Byrne,stale@example.com,,,`,
      `2000000000,${time},Adult,H,h@example.com,,,`,
      'x,,Adult,I,i@example.com,,,',
    ].join('\n');
    const { error, code, output } = await importText(csv);
    expect([output, code]).toEqual(['', 1]);
    const lines = error.trimEnd().split('\n');
    expect(lines[0]).toBe('Nothing was imported: 10 rows are wrong.');
    expect(lines.slice(1)).toEqual(
      expect.arrayContaining([
        'line 3: membership is no type of the configuration',
        'line 5: legal_name is missing',
        'line 6: email is no email address',
        'line 7: badge_name has more than 2 lines',
        'line 10: paper_pubs_address is missing',
        'line 12: member_number is another person’s',
        'line 13: email differs: npm run conkit -- people email changes it',
        'line 14: last_modified differs: the record was changed since the export',
        'line 15: id is no record',
        'line 16: id is no record',
      ]),
    );
    expect(await people()).toEqual(before);
    expect(await audits()).toBe(count);
  });

  it('never overwrites what a member has changed since the export', async () => {
    const { id } = await server.addPerson({ email: 'since@example.com' });
    const csv = (await exported()).replace('since@example.com,', 'since@example.com,');
    const client = await server.as('since@example.com');
    await client.post(`/api/people/${id}`, { city: 'Galway' });
    const { error } = await importText(csv);
    expect(error).toContain('last_modified differs: the record was changed since the export');
  });

  it('only prints its effects with --dry-run', async () => {
    const before = await people();
    const csv = 'membership,legal_name,email\nAdult,Not Yet,not.yet@example.com\n';
    expect((await importText(csv, '--dry-run')).output).toBe(
      [
        'Dry run: 1 added, 0 changed, 0 unchanged.',
        'line 2: adds Not Yet',
        '  membership: Adult',
        '  legal_name: Not Yet',
        '  email: not.yet@example.com\n',
      ].join('\n'),
    );
    expect(await people()).toEqual(before);
  });

  it('names all wrong rows at once, including those with too few or too many columns', async () => {
    const csv = [
      'membership,legal_name,email',
      'Adult,Too Few',
      'Adult,Null\0Name,null@example.com',
      'Adult,Too,many@example.com,columns',
      'Wizard,Wrong,wrong@example.com',
      `Adult,${'L'.repeat(60)},long@example.com`,
    ].join('\n');
    const { error } = await importText(csv);
    expect(error.trimEnd().split('\n')).toEqual([
      'Nothing was imported: 4 rows are wrong.',
      'line 2: row has 2 columns, and the first line 3',
      'line 3: legal_name contains a character that cannot be stored',
      'line 4: row has 4 columns, and the first line 3',
      'line 5: membership is no type of the configuration',
    ]);
  });

  describe('a file with existing people', () => {
    const csv = [
      'membership,legal_name,email,city,country',
      'Adult,Existing One,existing@example.com,Galway,',
      'Supporter,Brand New,brand.new@example.com,Cork,Ireland',
    ].join('\n');
    let id: number;
    beforeAll(async () => {
      const values = { email: 'Existing@example.com', country: 'Ireland', city: 'Cork' };
      id = (await server.addPerson({ ...values, legal_name: 'existing  one' })).id;
    });

    it('is refused without an option and with both options', async () => {
      const { error } = await importText(csv);
      expect(error).toContain(`line 2: id is missing: this is ${id} already`);
      expect(await importText(csv, '--update', '--skip-existing')).toMatchObject({ code: 2 });
    });

    it('skips them with --skip-existing', async () => {
      const dry = await importText(csv, '--skip-existing', '--dry-run');
      expect(dry.output).toMatch(/^Dry run: 1 added, 0 changed, 0 unchanged, 1 skipped\./);
      const before = await people();
      const { output } = await importText(csv, '--skip-existing');
      expect(output).toBe(
        `1 added, 0 changed, 0 unchanged, 1 skipped.\nline 2: skips record ${id}, existing  one\n`,
      );
      expect((await people()).slice(0, -1)).toEqual(before);
      const again = (await importText(csv, '--skip-existing')).output;
      expect(again).toMatch(/^0 added, 0 changed, 0 unchanged, 2 skipped\./);
    });

    it('changes only filled-in cells with --update, and prints every field', async () => {
      server.clock.advance(60);
      const lines = [`line 2: changes record ${id}, existing  one`, '  city: Cork → Galway\n'];
      const before = await people();
      expect((await importText(csv, '--update', '--dry-run')).output).toBe(
        ['Dry run: 0 added, 1 changed, 1 unchanged.', ...lines].join('\n'),
      );
      expect(await people()).toEqual(before);
      expect((await importText(csv, '--update')).output).toBe(
        ['0 added, 1 changed, 1 unchanged.', ...lines].join('\n'),
      );
      const person = (await people()).find((one) => one.id === id);
      expect(person).toMatchObject({
        city: 'Galway',
        country: 'Ireland',
        email: 'Existing@example.com',
        legal_name: 'existing  one',
      });
    });

    it('never changes an address, and refuses a row that matches two records', async () => {
      const { id: second } = await server.addPerson({
        email: 'existing@example.com',
        legal_name: 'Existing One',
      });
      const { error } = await importText(csv, '--update');
      expect(error).toContain(`line 2: id is missing: these are ${id} and ${second} already`);
      const { last_modified } = (await people()).find((one) => one.id === id) ?? {};
      const move = `id,last_modified,email\n${id},${last_modified?.toISOString()},thief@example.com`;
      expect((await importText(move, '--update')).error).toContain(
        'email differs: npm run conkit -- people email',
      );
    });
  });

  describe('the decoding of a file', () => {
    const csv =
      'membership,legal_name,email\r\nAdult,Bob,bob@example.com\r\nAdult,René Łóś,rene@example.com\r\n';
    const utf16 = (text: string) => Buffer.from(text, 'utf16le');
    const latin1 = Buffer.from(csv.replace('Łóś', 'Ós'), 'latin1');
    it.each([
      ['UTF-8', Buffer.from(csv), []],
      ['UTF-8 with a mark', Buffer.from(`\uFEFF${csv}`), []],
      ['UTF-16LE with a mark', utf16(`\uFEFF${csv}`), []],
      ['UTF-16LE without a mark', utf16(csv), []],
      ['UTF-16BE with a mark', utf16(`\uFEFF${csv}`).swap16(), []],
      ['a named encoding', latin1, ['--encoding', 'latin1']],
    ])('accepts %s', async (_, bytes, options) => {
      const { output, error } = await importText(bytes, '--dry-run', ...options);
      expect(error).toBe('');
      expect(output).toMatch(/legal_name: René (Łóś|Ós)\n/);
    });

    it.each([
      ['Latin-1 without a name', latin1, [], /^The file is not utf-8[^\n]*\nline 3: Adult,Ren/],
      ['UTF-8 as Latin-1', Buffer.from(csv), ['--encoding', 'latin1'], /^The file is utf-8, not/],
      ['UTF-16 as UTF-8', utf16(`\uFEFF${csv}`), ['--encoding', 'utf-8'], /^The file is utf-16le/],
      ['a damaged name', Buffer.from(csv.replace('é', '\uFFFD')), [], /damaged[^\n]*\nline 3: /],
      [
        'an unknown encoding',
        latin1,
        ['--encoding', 'klingon'],
        /^--encoding "klingon" is unknown/,
      ],
      [
        'half a letter of UTF-16',
        utf16(`\uFEFF${csv}`).subarray(0, -1),
        [],
        /^The file is not utf-16le/,
      ],
    ])('refuses %s', async (_, bytes, options, message) => {
      for (const dry of [[], ['--dry-run']]) {
        const { output, error } = await importText(bytes, ...dry, ...options);
        expect(output).toBe('');
        expect(error).toMatch(message);
      }
    });
  });

  it.each([
    ['', 'the file is empty'],
    ['name,email\nA,a@example.com\n', 'line 1: name is no column of people'],
    ['email,email\na@example.com,b\n', 'line 1: email is there twice'],
    ['email,city\na@example.com\n', 'line 2: row has 1 columns, and the first line 2'],
    ['email\n"a@example.com\n', 'Quote Not Closed'],
  ])('refuses the file %j', async (text, message) => {
    const { error, code } = await importText(text);
    expect(code).toBe(1);
    expect(error).toContain(message);
  });

  it('refuses a missing file', async () => {
    const { error, code } = await conkit('people', 'import', '/nowhere/at.all', ...WHO);
    expect([code, error]).toMatchObject([1, expect.stringMatching(/^--file cannot be read: /)]);
  });
});
