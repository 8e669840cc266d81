import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { runConkit } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'conkit-other-'));
const file = join(folder, 'export');
afterAll(() => rmSync(folder, { recursive: true }));
const WHO = ['--as', 'niamh', '--reason', 'We move to ConKit'];

/** Made-up order positions in the form of pretix: the address of the invoice repeats the names of the attendee's. */
const PRETIX_CSV = [
  'Event slug,Order code,Position ID,Status,Email,Phone number,Order date,Order time,Product,Variation,Price,Tax rate,Tax rule,Tax value,Attendee name,Attendee email,Company,Address,ZIP code,City,Country,State,Voucher,"Which panels, if any?",Company,Invoice address name,Address,ZIP code,City,Country,State,VAT ID',
  'con,QX7PA,1,Paid,buyer@example.com,,2019-01-10,18:30:00,Adult ticket,,180.00,0.00,,0.00,Maeve Doyle,maeve@example.com,,1 Low Road,D01,Dublin,IE,,,,,Bill Buyer,99 High Street,1010,Wien,AT,,',
  'con,QX7PA,2,Paid,buyer@example.com,,2019-01-10,18:30:00,Child ticket,Under 6,0.00,0.00,,0.00,Finn Doyle,,,,,,,,,,,Bill Buyer,99 High Street,1010,Wien,AT,,',
  'con,QX7PA,3,Paid,buyer@example.com,,2019-01-10,18:30:00,T-shirt,XL,20.00,0.00,,0.00,,,,,,,,,,,,Bill Buyer,99 High Street,1010,Wien,AT,,',
  'con,RB2KM,1,Canceled,gone@example.com,,2019-01-11,09:00:00,Adult ticket,,180.00,0.00,,0.00,Gone Away,,,,,,,,,,,,,,,,,',
  'con,RB3KM,1,Pending,late@example.com,,2019-01-12,09:00:00,Adult ticket,,180.00,0.00,,0.00,Not Yet,,,,,,,,,,,,,,,,,',
].join('\r\n');

const position = (positionid: number, item: number, rest: object) => ({
  id: positionid * 10,
  positionid,
  item,
  variation: null,
  attendee_name: null,
  attendee_email: null,
  street: null,
  zipcode: null,
  country: null,
  ...rest,
});
const order = (code: string, positions: readonly object[], rest: object = {}) => ({
  code,
  status: 'p',
  testmode: false,
  email: 'buyer@example.com',
  datetime: '2019-01-10T18:30:00Z',
  positions,
  ...rest,
});
const toPretixJson = (...orders: readonly object[]) =>
  JSON.stringify({
    event: {
      items: [
        { id: 1, name: 'Adult ticket', variations: [] },
        { id: 2, name: 'Child ticket', variations: [{ id: 21, name: 'Under 6' }] },
      ],
      orders,
    },
  });

const NOMNOM_VOTES = [
  'member_name,member_email,member_number,ip_address,updated,category,finalist_name,position,invalidated',
  'Ada Reed,ada@example.com,#77,192.0.2.1,2018-07-01 10:00:00+00:00,Best Novel,One,1,',
  'Ada Reed,ada@example.com,#77,192.0.2.1,2018-07-01 10:00:00+00:00,Best Novel,Two,2,',
  'Bo Tran,bo@example.com,78,192.0.2.2,2018-07-01 10:00:00+00:00,Best Novel,Two,1,',
].join('\n');
const NOMNOM_NOMINATIONS = [
  'id,field_1,field_2,field_3,nominator,category,nomination_date,nomination_ip_address,email,member_number,canonical_work',
  '1,A work,,,Ada Reed,Best Novel,2018-02-01,192.0.2.1,ada@example.com,77,',
  '2,Another,,,Cy Young,Best Novel,2018-02-01,192.0.2.3,cy@example.com,79,',
].join('\n');

forEachDatabase((start) => {
  let server: TestServer;
  const conkit = (...args: readonly string[]) =>
    runConkit(args, (run) => run({ ...server.context }));
  const importText = (system: string, text: string, ...options: readonly string[]) => {
    writeFileSync(file, text);
    return conkit('people', 'import', file, '--from', system, ...options, ...WHO);
  };
  const people = () => server.db.selectFrom('person').selectAll().orderBy('id').execute();
  const PRODUCTS = ['Adult ticket=Adult', 'Child ticket=Child', 'T-shirt='];
  const MAP = PRODUCTS.flatMap((product) => ['--map', product]);

  const startAnew = async () => {
    server = await start();
  };

  describe('an export of pretix', () => {
    beforeEach(startAnew);

    it('adds the people of paid positions with their membership, address and time of order', async () => {
      const { output, error } = await importText('pretix', PRETIX_CSV, ...MAP);
      expect(error).toBe('');
      expect(output).toBe(
        '2 added, 0 changed, 0 unchanged, 1 left out: "T-shirt - XL", 2 left out: not paid.\n',
      );
      expect(await people()).toMatchObject([
        {
          legal_name: 'Maeve Doyle',
          membership: 'Adult',
          email: 'maeve@example.com',
          address: '1 Low Road',
          city: 'Dublin',
          country: 'Ireland',
          // The convention's zone, not that of the server.
          joined: new Date('2019-01-10T18:30:00Z'),
        },
        { legal_name: 'Finn Doyle', membership: 'Child', email: 'buyer@example.com', city: null },
      ]);
    });

    it('reads the order date in the zone of the convention, in summer too', async () => {
      const summer = PRETIX_CSV.replaceAll('2019-01-10', '2018-07-10');
      await importText('pretix', summer, ...MAP);
      expect((await people())[0]?.joined).toEqual(new Date('2018-07-10T17:30:00Z'));
    });

    it('reads the order date on the day when the clocks change', async () => {
      const { config } = server.context;
      const convention = { ...config.dates.convention, zone: 'America/Chicago' };
      Object.assign(server.context, {
        config: { ...config, dates: { ...config.dates, convention } },
      });
      // At 2:00 the clocks went on to 3:00. It was 8:00 UTC.
      await importText(
        'pretix',
        PRETIX_CSV.replaceAll('2019-01-10,18:30', '2018-03-11,04:00'),
        ...MAP,
      );
      expect((await people())[0]?.joined).toEqual(new Date('2018-03-11T09:00:00Z'));
    });

    it('adds no one twice when the file is imported again, even after a member changed name and address', async () => {
      await importText('pretix', PRETIX_CSV, ...MAP);
      const [{ id } = { id: 0 }] = await people();
      await server.db
        .updateTable('person')
        .set({
          legal_name: 'Maeve Kelly',
          email: 'kelly@example.com',
          email_key: 'kelly@example.com',
        })
        .where('id', '=', id)
        .execute();
      const before = await people();
      expect((await importText('pretix', PRETIX_CSV, ...MAP)).output).toMatch(
        /^0 added, 0 changed, 0 unchanged, 2 skipped,/,
      );
      expect(await people()).toEqual(before);
    });

    it('shows its effects with --dry-run and changes nothing', async () => {
      const { output } = await importText('pretix', PRETIX_CSV, ...MAP, '--dry-run');
      expect(output).toMatch(/^Dry run: 2 added,/);
      expect(output).toContain('line 2: adds Maeve Doyle\n');
      expect(await people()).toEqual([]);
    });

    it('prefers the mapping of a variation, and * stands for all other products', async () => {
      const maps = [
        '--map',
        '*=Adult',
        '--map',
        'Child ticket - Under 6=Infant',
        '--map',
        'Child ticket=Child',
        '--map',
        'T-shirt=',
      ];
      await importText('pretix', PRETIX_CSV, ...maps);
      expect((await people()).map(({ membership }) => membership)).toEqual(['Adult', 'Infant']);
    });

    it('imports nothing if a row is wrong, and names its line and the column of pretix', async () => {
      const wrong = `${PRETIX_CSV}\r\n${[
        'con,ZZ1,1,Paid,,,2019-01-10,18:30:00,Adult ticket,,,,,,No Address,,,,,,,,,,,,,,,,,',
        'con,ZZ2,1,Paid,a@example.com,,2019-01-10,18:30:00,Adult ticket,,,,,,,,,,,,,,,,,,,,,,,',
        'con,ZZ3,1,Paid,a@example.com,,soon,,Adult ticket,,,,,,Soon,,,,,,,,,,,,,,,,,',
        'con,ZZ4,1,Paid,maeve@example.com,,2019-01-10,18:30:00,Adult ticket,,,,,,Maeve Doyle,,,,,,,,,,,,,,,,,',
        'con,ZZ5,1,Paid,a@example.com,,2019-01-10,18:30:00,Workshop,Early,,,,,A,,,,,,,,,,,,,,,,,',
        'con,ZZ6,1,Paid',
      ].join('\r\n')}`;
      const { error, code } = await importText('pretix', wrong, ...MAP);
      expect(code).toBe(1);
      expect(error.trimEnd().split('\n')).toEqual([
        'Nothing was imported: 6 rows are wrong.',
        'line 7: Attendee email is missing',
        'line 8: Attendee name is missing',
        expect.stringMatching(/^line 9: Order date must be a time/),
        'line 10: Attendee name and email are those of line 2, too',
        'line 11: Product "Workshop - Early" has no --map "Workshop - Early=<type>"; "Workshop - Early=" leaves it out',
        'line 12: row has 4 columns, and the first line 32',
      ]);
      expect(await people()).toEqual([]);
    });

    it('reads the JSON format, names orders in refusals, and leaves out test orders and canceled positions', async () => {
      const good = [
        order('QX7PA', [
          position(1, 1, { attendee_name: 'Maeve Doyle', attendee_email: 'm@example.com' }),
          position(2, 2, { attendee_name: 'Finn Doyle', variation: 21, country: 'IE' }),
          position(3, 1, { attendee_name: 'Gave Back', canceled: true }),
        ]),
        order('TEST1', [position(1, 1, { attendee_name: 'Test' })], { testmode: true }),
        order('OPEN1', [position(1, 1, { attendee_name: 'Open' })], { status: 'n' }),
      ];
      const { output, error } = await importText('pretix', toPretixJson(...good), ...MAP);
      expect(error).toBe('');
      expect(output).toBe('2 added, 0 changed, 0 unchanged, 3 left out: not paid.\n');
      expect(await people()).toMatchObject([
        { legal_name: 'Maeve Doyle', email: 'm@example.com', membership: 'Adult' },
        {
          email: 'buyer@example.com',
          country: 'Ireland',
          joined: new Date('2019-01-10T18:30:00Z'),
        },
      ]);
      const twice = order('AGAIN', [position(1, 1, {}), position(2, 9, { attendee_name: 'X' })]);
      expect((await importText('pretix', toPretixJson(twice), ...MAP)).error).toBe(
        [
          'Nothing was imported: 2 rows are wrong.',
          'order AGAIN, position 1: Attendee name is missing',
          'order AGAIN, position 2: Product "item 9" has no --map "item 9=<type>"; "item 9=" leaves it out\n',
        ].join('\n'),
      );
    });

    it.each([
      [
        'half of a character',
        'Maeve \uD83D',
        'Attendee name contains a character that cannot be stored',
      ],
      ['a zero character', 'Maeve \0', 'Attendee name contains a character that cannot be stored'],
      ['a hidden direction', 'Maeve \u202Eelyod', 'Attendee name contains characters that change'],
    ])(
      'imports nothing with %s in a name, and names the order',
      async (_, attendee_name, message) => {
        const orders = order('ODD1', [position(1, 1, { attendee_name })]);
        const { error, code } = await importText('pretix', toPretixJson(orders), ...MAP);
        expect([code, error]).toEqual([
          1,
          expect.stringContaining(`order ODD1, position 1: ${message}`),
        ]);
        expect(await people()).toEqual([]);
      },
    );

    it('has no product of the names that every object has', async () => {
      const text = PRETIX_CSV.replaceAll('Adult ticket', 'constructor');
      expect((await importText('pretix', text, ...MAP)).error).toContain(
        'line 2: Product "constructor" has no --map',
      );
    });

    it.each([
      ['another CSV', 'name,email\nA,a@example.com\n', 'it lacks Order code, Status'],
      ['broken JSON', '{"event": ', 'The file is no JSON: '],
      ['another JSON', '{"event": {"items": []}}', 'event.orders: '],
    ])('refuses %s', async (_, text, message) => {
      const { error, code } = await importText('pretix', text, ...MAP);
      expect([code, error]).toEqual([1, expect.stringContaining(message)]);
    });
  });

  describe('a report of NomNom', () => {
    beforeEach(startAnew);

    it('adds each member once, with the membership and number of this convention', async () => {
      const { output } = await importText('NomNom', NOMNOM_VOTES, '--map', '*=Adult');
      expect(output).toBe('2 added, 0 changed, 0 unchanged.\n');
      expect(await people()).toMatchObject([
        {
          legal_name: 'Ada Reed',
          email: 'ada@example.com',
          membership: 'Adult',
          member_number: 77,
        },
        { legal_name: 'Bo Tran', member_number: 78 },
      ]);
      const again = await importText('nomnom', NOMNOM_NOMINATIONS, '--map', '*=Adult');
      expect(again.output).toMatch(/^1 added, 0 changed, 0 unchanged, 1 skipped\./);
      expect((await people()).at(-1)).toMatchObject({ legal_name: 'Cy Young', member_number: 79 });
      expect(await server.db.selectFrom('vote').select('id').execute()).toEqual([]);
    });

    it('puts members of last year on a list, without a membership or number', async () => {
      const { config } = server.context;
      const { hugo } = config.awards;
      if (!hugo) throw new Error('the demonstration has no Hugo Awards');
      const rights = { ...hugo.rights, nominate: [{ list: 'last-year' }] };
      Object.assign(server.context, {
        config: { ...config, awards: { ...config.awards, hugo: { ...hugo, rights } } },
      });
      await importText('nomnom', NOMNOM_VOTES, '--list', 'last-year');
      Object.assign(server.context, { config });
      expect(await people()).toMatchObject([
        { membership: 'NonMember', member_number: null, lists: ['last-year'] },
        { membership: 'NonMember', member_number: null, lists: ['last-year'] },
      ]);
    });

    it('names the line and the column of NomNom', async () => {
      const wrong = `${NOMNOM_VOTES}\nDi Fox,,79,,,,,1,\nEd Lee,ed@example.com,seven,,,,,1,\n`;
      const { error } = await importText('nomnom', wrong, '--map', '*=Adult');
      expect(error.trimEnd().split('\n').slice(1)).toEqual([
        'line 5: member_email is missing',
        'line 6: member_number must be a number',
      ]);
    });

    it('refuses a report without addresses', async () => {
      const { error } = await importText(
        'nomnom',
        'member_id,name,One\n1,Ada,1\n',
        '--map',
        '*=Adult',
      );
      expect(error).toContain('it lacks member_name or nominator');
    });
  });

  describe('options', () => {
    beforeAll(startAnew);

    it.each([
      [['--from', 'eventbrite'], '--from must be pretix or nomnom'],
      [['--from', 'pretix', '--update'], '--from and --update exclude each other'],
      [['--map', 'A=Adult'], '--map and --list need --from'],
      [['--list', 'last-year'], '--map and --list need --from'],
      [['--from', 'pretix', '--map', 'Adult'], '--map "Adult" must be "product=type"'],
      [['--from', 'pretix', '--map', '=Adult'], '--map "=Adult" must be "product=type"'],
      [['--from', 'pretix', '--map', 'A=Adult', '--map', 'A=Child'], '--map has "A" twice'],
      [
        ['--from', 'pretix', '--map', 'A=Adlut'],
        'names no membership type: "Adlut"; did you mean "Adult"?',
      ],
      [['--from', 'nomnom'], 'NomNom’s reports have no products'],
      [['--from', 'pretix', '--map', 'A=toString'], 'names no membership type: "toString"'],
      [['--from', 'nomnom', '--map', 'A=Adult'], 'NomNom’s reports have no products'],
      [
        ['--from', 'nomnom', '--map', '*=Adult', '--map', 'A=Adult'],
        'NomNom’s reports have no products',
      ],
    ])('refuses the options %j', async (options, message) => {
      writeFileSync(file, PRETIX_CSV);
      const { error, code } = await conkit('people', 'import', file, ...options, ...WHO);
      expect([code, error]).toEqual([2, expect.stringContaining(message)]);
    });
  });
});
