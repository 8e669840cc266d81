import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';
import { loadConvention } from './load.ts';
import { readConvention } from './read.ts';
import type { Mapping } from './schema/values.ts';

const firstStart = new Date('2026-11-20T12:00:00Z');

const load = (name: string) => loadConvention(readConvention(name), firstStart);

describe("the project's own conventions", () => {
  it('have the deadlines, prices and finalists of Dublin 2019', () => {
    const dublin = load('dublin-2019');
    expect(dublin).toMatchObject({
      id: 'dublin2019',
      enable_daypass: false,
      paid_paper_pubs: true,
    });
    const periods = {
      // 11:59pm Pacific time; daylight time on both days.
      nominations: { closes: '2019-03-16T06:59:00.000Z' },
      voting: { closes: '2019-08-01T06:59:00.000Z' },
    };
    expect(dublin.awards).toMatchObject({
      hugo: { ...periods, ceremony: '2019-08-18' },
      retro: { ...periods, year: 1944, works_of: 1943, ceremony: '2019-08-15' },
    });
    const prices = dublin.purchase_categories['new_member']?.types;
    expect(
      Object.fromEntries(prices?.map(({ key, phases }) => [key, phases?.[0]?.amount]) ?? []),
    ).toEqual({
      FirstWorldcon: 13000,
      Adult: 21000,
      YoungAdult: 13000,
      Child: 7000,
      Infant: 500,
      Supporter: 4000,
    });
    expect(dublin.award_categories).toHaveLength(39);
    expect(Object.keys(dublin.finalists)).toHaveLength(31);
    expect(dublin.finalists['RetroFanzine']?.find(({ replaced }) => replaced)).toMatchObject({
      title: 'Fantasy News',
      replaced: { on: '2019-07-21', by: 187 },
    });
  });

  it('open everything at once in the demonstration, relative to its first start', () => {
    const demo = load('demo');
    expect(demo).toMatchObject({
      demo: true,
      enable_daypass: true,
      payments: { adapter: 'sandbox' },
    });
    for (const { nominations, voting } of Object.values(demo.awards)) {
      expect(voting).toEqual({
        opens: '2026-11-13T12:00:00.000Z',
        closes: '2027-03-20T12:00:00.000Z',
      });
      expect(Date.parse(nominations?.opens ?? '')).toBeLessThan(firstStart.getTime());
      expect(Date.parse(nominations?.closes ?? '')).toBeGreaterThan(firstStart.getTime());
    }
    expect(demo.finalists).toEqual(load('dublin-2019').finalists);
  });

  it('sell in the demonstration what Dublin 2019 sells at the same prices, plus examples of other items', () => {
    const [demo, dublin] = [load('demo'), load('dublin-2019')];
    const { shirt, new_member, ...others } = demo.purchase_categories;
    const { new_member: real, ...sold } = dublin.purchase_categories;
    expect(others).toEqual(sold);
    expect(new_member?.types).toEqual([
      ...(real?.types ?? []),
      expect.objectContaining({ key: 'Friend', phases: [{ amount: 0 }] }),
      expect.objectContaining({ key: 'YoungFriend', phases: [{ amount: 0 }] }),
    ]);
    expect(demo.membership_groups.list.flat()).toContain('Friend');
    expect(shirt).toMatchObject({ listed: true, allow_create_account: true });
    expect(Object.keys(shirt?.shape[0]?.values ?? {})).toEqual(['small', 'medium', 'large']);
  });

  it('use only example.com addresses in the demonstration', () => {
    const demo = load('demo');
    const addresses = [...demo.people.map(({ email }) => email), ...Object.values(demo.contacts)];
    for (const address of addresses) expect(address).toMatch(/@example\.com$/);
    expect(demo.avatars).toBeUndefined();
    expect(demo.analytics).toBeUndefined();
  });
});

describe('the awards of a convention', () => {
  /** Loads Dublin 2019 with this change. */
  const loadChanged = (own: object) => {
    const source = readConvention('dublin-2019');
    const { series_extra: _, ...document } = { ...source.document, ...own };
    return loadConvention({ ...source, document }, firstStart);
  };

  it('can be empty', () => {
    const none = { awards: {}, award_pages: {}, award_categories: [], finalists: {} };
    const config = loadChanged(none);
    expect(config.awards).toEqual({});
    expect(config.award_pages).toEqual({ path: 'awards' });
  });

  it('can have no finalists yet', () => {
    expect(loadChanged({ finalists: {} }).finalists).toEqual({});
  });

  it('give rights by membership type by default', () => {
    const { nominate, vote } = load('dublin-2019').awards['hugo']?.rights ?? {};
    const voters = ['Supporter', 'FirstWorldcon', 'YoungAdult', 'Adult'];
    expect(vote).toEqual([{ types: voters }]);
    expect(nominate).toEqual([{ types: ['HugoNominator', ...voters] }]);
  });

  it("can give rights to members who joined in time and to last year's members", () => {
    const name = { en: 'Hugo Awards' };
    const nominate = [{ joined_by: '2019-01-31T23:59-08:00' }, { list: 'last-year' }];
    const hugo = { name, year: 2019, rights: { nominate } };
    const retro = { name, year: 1944, segment: 'retro' };
    const config = loadChanged({ awards: { hugo, retro }, award_pages: {} });
    expect(config.awards['hugo']?.rights.nominate).toEqual([
      {
        types: ['HugoNominator', 'Supporter', 'FirstWorldcon', 'YoungAdult', 'Adult'],
        joined_by: '2019-02-01T07:59:00.000Z',
      },
      { list: 'last-year' },
    ]);
  });
});

describe('a small convention', () => {
  const small = (change: (document: Mapping) => Mapping) => {
    const { document, ...source } = readConvention('dublin-2019');
    return loadConvention({ ...source, document: change(document) }, firstStart);
  };
  const part = (document: Mapping, name: string) => document[name] as Mapping;
  const omit = (document: Mapping, name: string): Mapping => {
    const { [name]: _, ...rest } = document;
    return rest;
  };

  it('fills missing settings with defaults', () => {
    const convention = small((document) => {
      const sold = { prices: [{ amount: 100 }], card: 'all' };
      const memberships = {
        Adult: { label: { en: 'Adult' }, ...sold },
        Child: { label: { en: 'Child' }, ...sold },
      };
      const { new_member, siteselect } = part(document, 'product_categories');
      const rest = omit(omit(omit(document, 'daypass'), 'enable_daypass'), 'membership_order');
      return {
        ...rest,
        paid_paper_pubs: false,
        memberships,
        membership_cards: { all: { title: { en: 'Join' } } },
        product_categories: {
          new_member,
          siteselect: omit(siteselect as Mapping, 'requireMembership'),
        },
        contacts: { registration: 'desk@example.com' },
      };
    });
    expect(convention).toMatchObject({
      enable_daypass: false,
      barcode: true,
      contacts: { siteselection: 'desk@example.com', finance: 'desk@example.com' },
      membership_types: { NonMember: { label: { en: 'Non-member' } } },
      daypass: { days: [], phases: {} },
    });
    expect(convention.membership_groups).toEqual({
      cards: [{ key: 'all', title: { en: 'Join' }, types: ['Adult', 'Child'] }],
      child: [],
      upgrade: [],
      daypass: [],
      list: [['Adult', 'Child']],
    });
  });

  /** Dublin 2019 with these prices of day passes, without names for the days. */
  const withPasses = (prices: Readonly<Record<string, object>>) => (document: Mapping) => ({
    ...omit(document, 'daypass'),
    memberships: Object.fromEntries(
      Object.entries(part(document, 'memberships')).map(([type, membership]) => {
        const rest = omit(membership as Mapping, 'daypass');
        const days = prices[type];
        return [type, days ? { ...rest, daypass: { prices: [{ days }] } } : rest];
      }),
    ),
  });

  it('has day passes from its first day to the last day with a price, and sells only priced days', () => {
    const prices = { Adult: { day1: 900, day3: 800 }, Child: { day2: 100 } };
    const { daypass, membership_groups, membership_types, purchase_categories } = small(
      withPasses(prices),
    );
    expect(daypass.phases).toEqual({
      Adult: [{ days: prices.Adult }],
      Child: [{ days: prices.Child }],
    });
    // 15 August 2019 was a Thursday.
    expect(
      daypass.days.map(({ key, label, short, date }) => [key, label.en, label.fi, short.en, date]),
    ).toEqual([
      ['day1', 'Thursday', 'torstai', 'Thu', '2019-08-15'],
      ['day2', 'Friday', 'perjantai', 'Fri', '2019-08-16'],
      ['day3', 'Saturday', 'lauantai', 'Sat', '2019-08-17'],
    ]);
    expect(membership_groups.daypass).toEqual(['Adult', 'Child']);
    expect(membership_types['Child']?.daypass_available).toBe(true);
    expect(membership_types['YoungAdult']?.daypass_available).toBeUndefined();
    const { shape = [], types } = purchase_categories['daypass'] ?? {};
    expect(shape.slice(0, 4).map(({ key, type }) => [key, type])).toEqual([
      ['day1', 'boolean'],
      ['day2', 'boolean'],
      ['day3', 'boolean'],
      ['legal_name', 'string'],
    ]);
    const label = { en: 'Day pass', fi: 'Päivälippu' };
    expect(types).toEqual([
      { key: 'daypass-Adult', label },
      { key: 'daypass-Child', label },
    ]);
  });

  it('adds dates to the weekdays when day passes span two weeks', () => {
    const { daypass } = small(withPasses({ Adult: { day8: 900 }, Child: { day1: 1 } }));
    expect(daypass.days.at(-1)?.short.en).toMatch(/^Thu,? 22 Aug$/);
  });
});

describe('the memberships of a catalogue', () => {
  const { document, ...source } = readConvention('teacup-2030');
  const { Weekend } = document['memberships'] as { Weekend: Mapping };
  const categories = document['product_categories'] as object;
  const upgrade = { label: { en: 'Upgrade' }, shape: [] };
  const sold = (amount: number, own: object = {}) => ({ ...Weekend, prices: [{ amount }], ...own });
  const loadTypes = (memberships: object, own: object = {}) => {
    const product_categories = { ...categories, upgrade };
    const changed = { ...document, memberships, product_categories, ...own, people: [] };
    return loadConvention({ ...source, document: changed }, firstStart);
  };

  it('are sold with their price, their card and their name on receipts', () => {
    const { purchase_categories, membership_groups } = loadTypes({
      Weekend: sold(300, { product: { en: 'Both days' } }),
      Friend: sold(200, { questions: [{ key: 'meal', type: 'text', label: { en: 'Meal' } }] }),
      Guest: { label: { en: 'Guest' }, prices: [{ amount: 0 }] },
      Crew: { label: { en: 'Crew' } },
    });
    expect(purchase_categories['new_member']?.types).toEqual([
      { key: 'Weekend', phases: [{ amount: 300 }], label: { en: 'Both days' } },
      {
        key: 'Friend',
        phases: [{ amount: 200 }],
        label: { en: 'Weekend membership' },
        questions: [{ key: 'meal', type: 'text', label: { en: 'Meal' } }],
      },
      { key: 'Guest', phases: [{ amount: 0 }], label: { en: 'Guest' } },
    ]);
    expect(membership_groups.cards.map(({ types }) => types)).toEqual([['Weekend', 'Friend']]);
    expect(membership_groups).toMatchObject({ list: [['Weekend', 'Friend']], upgrade: [] });
    expect(membership_groups.upgradePaths).toBeUndefined();
  });

  it('are in their own order, except where another one names them first', () => {
    const types = { A: sold(1), B: sold(2, { upgrade: true }), C: sold(3, { upgrade: true }) };
    const order = { cards: ['C'], prices: ['B', 'A'], upgrade: ['C', 'A'] };
    const { purchase_categories, membership_groups } = loadTypes(types, {
      membership_order: order,
    });
    expect(purchase_categories['new_member']?.types.map(({ key }) => key)).toEqual(['B', 'A', 'C']);
    expect(membership_groups).toMatchObject({
      cards: [{ types: ['C', 'A', 'B'] }],
      upgrade: ['C', 'B'],
    });
  });

  it('can name the only types that are upgraded to them; others still take all cheaper types', () => {
    const { membership_groups, purchase_categories } = loadTypes({
      A: sold(1),
      B: sold(2, { upgrade_from: [{ type: 'A', amount: 5 }] }),
      C: sold(3, { upgrade: true }),
      D: sold(4),
    });
    expect(membership_groups.upgrade).toEqual(['B', 'C']);
    expect(membership_groups.upgradePaths).toEqual([
      { from: 'A', to: 'B', amount: 5 },
      { from: 'NonMember', to: 'C' },
      { from: 'A', to: 'C' },
      { from: 'B', to: 'C' },
    ]);
    expect(purchase_categories['upgrade']?.types).toEqual([
      { key: 'upgrade', label: upgrade.label },
    ]);
  });
});

describe('an invalid convention', () => {
  let folders: string;
  beforeEach(() => {
    folders = mkdtempSync(join(tmpdir(), 'conkit-config-'));
    cpSync(join(root, 'config/dublin-2019'), join(folders, 'dublin-2019'), { recursive: true });
    mkdirSync(join(folders, 'own'));
  });
  afterEach(() => rmSync(folders, { recursive: true }));

  /** Returns the error for a convention that extends Dublin 2019 by this YAML, without line numbers. */
  const complaint = (yaml: string) => {
    writeFileSync(join(folders, 'own/own.yaml'), `extends: dublin-2019\n${yaml}`);
    try {
      loadConvention(readConvention('own', folders), firstStart);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      return error.message.replaceAll(/\.yaml(?::\d+)+: /g, '.yaml: ');
    }
    return 'no complaint';
  };

  it.each([
    ['no language', 'languages: []', /own\.yaml: languages must have en/],
    ['no English', 'languages: [fi]', /own\.yaml: languages must have en/],
    [
      'an unsupported language',
      'languages: [en, xx]',
      /languages\.1 has no texts: "xx"\. .*run npm run conkit -- words export xx, .* locales\/xx\.po$/,
    ],
    [
      'a duplicate observer',
      'crew: { observers: [o@example.org, o@example.org] }',
      /crew\.observers must not have the same twice/,
    ],
    ['an observer without an email address', 'crew: { observers: [Oisín] }', /crew\.observers\.0 /],
    ['a duplicate language', 'languages: [en, fi, fi]', /languages must not have the same twice/],
    [
      'words in an unsupported language',
      'awards: { hugo: { no_award: { xx: Nada } } }',
      /awards\.hugo\.no_award\.xx is not known/,
    ],
    [
      'a colour by name',
      'brand: { colors: { primary: red } }',
      /brand\.colors\.primary must match a colour, as #005383/,
    ],
    [
      'a brand without its main colour',
      'brand: { colors: {} }',
      /brand\.colors\.primary is missing/,
    ],
    [
      'a regional form of a language that the convention doesn’t have',
      'locales: { sv: sv-FI }',
      /locales\.sv is no language of the convention/,
    ],
    [
      'a regional form of another language',
      'locales: { fi: sv-FI }',
      /locales\.fi is another language/,
    ],
    [
      'a language without a region',
      'locales: { en: en }',
      /locales\.en must be a language with its/,
    ],
    ['an unknown field', 'colour: green', /own\.yaml: colour is not known$/],
    [
      'a misspelt field in a list and below a name of one’s own',
      'awards: { hugo: { rights: { vote: [{ typos: [Adult] }] } } }',
      /awards\.hugo\.rights\.vote\.0\.typos is not known; did you mean "types"\?/,
    ],
    [
      'a name that every JavaScript object has',
      'memberships: { constructor: { label: { en: C } } }',
      /memberships must not have a name that every JavaScript object has/,
    ],
    [
      'a misspelt field',
      'name: null\nnmae: X',
      /own\.yaml: nmae is not known; did you mean "name"\?/,
    ],
    [
      'a misspelt field inside another',
      'contacts: { finance: null, fincance: a@example.com }',
      /own\.yaml: contacts\.fincance is not known; did you mean "finance"\?/,
    ],
    ['a missing field', 'contacts: { registration: null }', /contacts\.registration is missing/],
    ['a missing file', 'memberships: null', /own\.yaml: memberships is missing/],
    [
      'a value of the wrong type',
      'enable_daypass: maybe',
      /own\.yaml: enable_daypass must be boolean/,
    ],
    [
      'two awards with the same addresses',
      'awards: { retro: { segment: null } }',
      /own\.yaml: awards\.retro\.segment makes nominate, as awards\.hugo does/,
    ],
    [
      'an invalid segment',
      'awards: { retro: { segment: Retro/1944 } }',
      /awards\.retro\.segment must match small letters/,
    ],
    [
      'an award segment that collides with the landing page',
      'awards: { retro: { segment: landing } }',
      /awards\.retro\.segment makes nominate-landing, as award_pages\.landing does/,
    ],
    [
      'award pages that collide with other pages',
      'award_pages: { path: login }',
      /award_pages\.path is of other pages/,
    ],
    [
      'a share of ballots that No Award would need, without No Award',
      'awards: { hugo: { no_award: null, counting: { turnout_percent: 25 } } }',
      /own\.yaml: awards\.hugo\.counting\.turnout_percent needs no_award/,
    ],
    [
      'a winner who must beat No Award, without No Award',
      'awards: { hugo: { no_award: null, counting: { must_beat_no_award: true } } }',
      /awards\.hugo\.counting\.must_beat_no_award needs no_award/,
    ],
    [
      'an unknown ceremony',
      'award_pages: { ceremonies: { en: "On {astounding}." } }',
      /award_pages\.ceremonies\.en names no ceremony: "\{astounding\}"/,
    ],
    [
      'finalists that are announced after voting opens',
      'awards: { hugo: { announced: 2019-05-01T00:00Z } }',
      /awards\.hugo\.announced is after voting opens/,
    ],
    [
      'voting that opens before nominations close',
      'awards: { hugo: { voting: { opens: 2019-03-01T00:00Z } } }',
      /awards\.hugo\.voting\.opens is before nominations close/,
    ],
    [
      'a ceremony before voting closes',
      'awards: { hugo: { ceremony: 2019-07-30 } }',
      /awards\.hugo\.ceremony is before voting closes/,
    ],
    [
      'a right for an unknown membership type',
      'awards: { hugo: { rights: { vote: [{ types: [Adult, Adlut] }] } } }',
      /awards\.hugo\.rights\.vote\.0\.types names an unknown membership type: "Adlut"; did you mean "Adult"\?/,
    ],
    [
      'an invalid joining date',
      'awards: { hugo: { rights: { nominate: [{ joined_by: soon }] } } }',
      /awards\.hugo\.rights\.nominate\.0\.joined_by must be an instant/,
    ],
    [
      'a deadline with seconds',
      'awards: { hugo: { voting: { closes: 2019-07-31T23:59:30-07:00 } } }',
      /awards\.hugo\.voting\.closes must be a whole minute/,
    ],
    [
      'a joining deadline with seconds',
      'awards: { hugo: { rights: { nominate: [{ joined_by: 2019-01-31T23:59:59.000Z }] } } }',
      /awards\.hugo\.rights\.nominate\.0\.joined_by must be a whole minute/,
    ],
    [
      'a category of an unknown award',
      'award_categories: [{ key: Series, award: hguo, title: { en: S }, fields: [] }]',
      /award_categories\.0\.award is no award: "hguo"; did you mean "hugo"\?/,
    ],
    [
      'a chat without an invitation link',
      'chat: { slack_url: null }',
      /chat\.invite_url is missing/,
    ],
    [
      'a chat with two invitation methods',
      'chat: { invite_url: https://x.example }',
      /chat must match exactly one/,
    ],
    ['a chat without https', 'chat: { slack_url: http://x.example }', /chat\.slack_url must match/],
    [
      'a fraction of a cent',
      'product_categories: { sponsor: { products: { bench: { prices: [{ amount: 0.5 }] } } } }',
      /sponsor\.products\.bench\.prices\.0\.amount must be integer/,
    ],
    [
      'a decimal amount',
      'memberships: { Adult: { prices: [{ amount: 130.00 }] } }',
      /memberships\.Adult\.prices\.0\.amount must be integer, of the currency’s minor unit, .*: "130\.00"/,
    ],
    [
      'a decimal price of a day',
      'memberships: { Adult: { daypass: { prices: [{ days: { day1: 25.0 } }] } } }',
      /memberships\.Adult\.daypass\.prices\.0\.days\.day1 must be integer.*: "25\.0"/,
    ],
    [
      'a misspelt built-in category',
      'product_categories: { upgrade: null, upgrad: { label: { en: U }, shape: [], products: { upgrade: { label: { en: U } } } } }',
      /own\.yaml: product_categories\.upgrade is missing; did you mean "upgrad"\?$/,
    ],
    [
      'a misspelt built-in type',
      'product_categories: { paper_pubs: { products: { paper_pubs: null, papers: { label: { en: P }, prices: [{ amount: 1000 }] } } } }',
      /product_categories\.paper_pubs\.products must have "paper_pubs"; there are papers$/,
    ],
    ['a list instead of fields', 'contacts: []', /own\.yaml: contacts must be object/],
    ['a number as a name', 'name: 2019', /own\.yaml: name must be text; a number needs quotes/],
    [
      'an invalid birthday',
      'memberships: { Adult: { born: { to: 1993-02-30 } } }',
      /memberships\.Adult\.born\.to must be a day, as 2019-08-18/,
    ],
    [
      'reversed birth dates',
      'memberships: { Adult: { born: { from: 2000-01-01, to: 1999-12-31 } } }',
      /memberships\.Adult\.born\.to is before from/,
    ],
    [
      'ages without limits',
      'memberships: { Adult: { born: {} } }',
      /memberships\.Adult\.born needs from or to/,
    ],
    [
      'a field that no form of memberships shows',
      'product_categories: { new_member: { shape: [{ key: shoe, type: string, required: true, label: { en: Shoe } }] } }',
      /new_member\.shape\.0\.key is no field of this form: "shoe"; ask it in questions/,
    ],
    [
      'a required field that the form doesn’t require',
      'product_categories: { daypass: { shape: [{ key: city, type: string, required: true, label: { en: City } }] } }',
      /daypass\.shape\.\d\.required is never asked: "city" is optional in this form/,
    ],
    ...(
      [
        ['{ key: city, type: text }', /questions\.0\.key is the name of another value of "bench"/],
        ['{ key: born, type: date }', /questions\.0\.key is the name of another value of "bench"/],
        [
          '{ key: sponsor, type: text }',
          /questions\.0\.key is the name of another value of "bench"/,
        ],
        ['{ key: meal, type: choice }', /questions\.0 is a choice, so it needs values/],
        ['{ key: meal, type: consent }', /questions\.0 is a consent, so it needs a version/],
        ["{ key: meal, type: text, version: '1' }", /questions\.0\.version is only for a consent/],
        [
          '{ key: meal, type: text, values: {a: {en: A}} }',
          /questions\.0\.values is only for a choice/,
        ],
        ['{ key: a, type: text }, { key: a, type: date }', /questions\.1\.key is there twice: "a"/],
        ['{ key: meal, type: essay }', /questions\.0\.type must be equal to one of: text, choice/],
        [
          `{ key: ${'a'.repeat(65)}, type: text }`,
          /questions\.0\.key must have at most 64 characters/,
        ],
        [
          Array.from({ length: 50 }, (_, at) => `{ key: q${at}, type: text }`).join(', '),
          /products\.bench\.questions must be at most 49, as a request has room for 50 answers/,
        ],
        [
          "{ key: conduct, type: consent, version: '2 ' }",
          /questions\.0\.version must not start or end with a space/,
        ],
      ] as const
    ).map(([questions, message]): [string, string, RegExp] => [
      `a wrong question: ${questions.slice(0, 100)}`,
      `product_categories: { sponsor: { products: { bench: { questions: [${questions.replaceAll(' }', ', label: { en: Q } }')}] } } } }`,
      message,
    ]),
    ...(
      [
        ['Adult', '{ type: Robot }', /Adult\.upgrade_from\.0\.type names an unknown .*"Robot"/],
        [
          'Adult',
          '{ type: Adlut }',
          /^[^\n]*own\.yaml: memberships\.Adult\.upgrade_from\.0\.type names an unknown membership type: "Adlut"; did you mean "Adult"\?$/,
        ],
        ['Adult', '{ type: Adult }', /Adult\.upgrade_from\.0\.type is the same type/],
        [
          'Child',
          '{ type: Adult }',
          /upgrade_from\.0 needs an amount: "Child" does not cost more than "Adult"/,
        ],
        ['Helper', '{ type: Adult }', /upgrade_from\.0 needs an amount: "Helper" has no price/],
        ['Adult', '{ type: Child, amount: 0 }', /upgrade_from\.0\.amount must be more than 0/],
        [
          'Adult',
          '{ type: Child }, { type: Child, amount: 5 }',
          /upgrade_from\.1\.type is there twice: "Child"/,
        ],
      ] as const
    ).map(([type, paths, message]): [string, string, RegExp] => [
      `a wrong upgrade to ${type}: ${paths}`,
      `memberships: { ${type}: { upgrade: null, upgrade_from: [${paths}] } }`,
      message,
    ]),
    [
      'two ways to sell upgrades',
      'memberships: { Adult: { upgrade_from: [{ type: Child }] } }',
      /memberships\.Adult\.upgrade_from replaces upgrade: remove upgrade/,
    ],
    [
      'an invalid address',
      'contacts: { finance: finance }',
      /contacts\.finance must be an email address/,
    ],
    [
      'a duplicate type in an order',
      'membership_order: { cards: [Adult, Adult] }',
      /membership_order\.cards must not have the same twice/,
    ],
    [
      'more days than a day pass has',
      'people: [{ legal_name: A, membership: NonMember, email: a@example.com, daypass_days: [true, true, true, true, true, true] }]',
      /people\.0\.daypass_days has more days than a day pass: 5/,
    ],
    [
      'a deadline without an offset',
      'awards: { hugo: { voting: { closes: 2019-07-31T23:59 } } }',
      /own\.yaml: awards\.hugo\.voting\.closes must be an instant with an offset/,
    ],
    [
      'a period that closes before it opens',
      'awards: { hugo: { voting: { closes: 2019-01-01T00:00Z } } }',
      /awards\.hugo\.voting\.closes is not after opens/,
    ],
    [
      'an unknown time zone',
      'dates: { deadline_zone: Pacific }',
      /dates\.deadline_zone names no time zone/,
    ],
    [
      'two prices',
      'memberships: { Adult: { prices: [{ amount: 1 }, { amount: 2 }] } }',
      /memberships\.Adult\.prices\.1 needs from: the price before it would never end/,
    ],
    [
      'a price with dates',
      'memberships: { Adult: { prices: [{ amount: 1, until: 2019-01-01 }] } }',
      /memberships\.Adult\.prices\.0\.until is not known/,
    ],
    [
      'a price without a list',
      'memberships: { Adult: { prices: { amount: 1 } } }',
      /memberships\.Adult\.prices must be array: a list/,
    ],
    [
      'a misspelt field of a membership',
      'memberships: { Adult: { lable: { en: A } } }',
      /own\.yaml: memberships\.Adult\.lable is not known; did you mean "label"\?/,
    ],
    [
      'an unknown type in an order',
      'membership_order: { cards: [Adlut] }',
      /membership_order\.cards\.0 names an unknown membership type: "Adlut"; did you mean "Adult"\?/,
    ],
    [
      'an unknown type in the combined list',
      'membership_order: { list: [[Adult], [Robot]] }',
      /membership_order\.list\.1\.0 names an unknown membership type: "Robot"/,
    ],
    [
      'a misspelt card',
      'memberships: { Adult: { card: atend } }',
      /memberships\.Adult\.card is no card: "atend"; did you mean "attend"\?/,
    ],
    [
      'a card for a type without a price',
      'memberships: { Robot: { label: { en: R }, card: attend } }',
      /memberships\.Robot\.card needs prices: the card sells "Robot"/,
    ],
    [
      'a card without memberships',
      'membership_cards: { robots: { title: { en: Robots } } }',
      /membership_cards\.robots sells nothing: give a membership `card: robots`/,
    ],
    [
      'products that are memberships',
      'product_categories: { new_member: { products: { Robot: { label: { en: R } } } } }',
      /product_categories\.new_member\.products are those of memberships/,
    ],
    [
      'a category without products',
      'product_categories: { robots: { label: { en: R }, shape: [] } }',
      /product_categories\.robots sells nothing: write products/,
    ],
    [
      'a product with the key of a membership',
      'product_categories: { sponsor: { products: { Adult: { label: { en: A } } } } }',
      /product_categories\.sponsor\.products\.Adult is in new_member too: "Adult"/,
    ],
    [
      'the price of an unknown day',
      'memberships: { Adult: { daypass: { prices: [{ days: { day6: 100 } }] } } }',
      /memberships\.Adult\.daypass\.prices\.0\.days\.day6 is no day of a day pass; there are day1, .*day5$/,
    ],
    [
      'day passes on sale without prices',
      'enable_daypass: true\nmemberships: { Adult: { daypass: null }, YoungAdult: { daypass: null }, Child: { daypass: null } }',
      /enable_daypass needs day passes with prices/,
    ],
    ['an unknown currency', 'currency: eux', /own\.yaml: currency must be a currency of ISO/],
    [
      'a currency in upper case',
      'currency: EUR',
      /own\.yaml: currency must match three small letters/,
    ],
    [
      "thousandths that Stripe doesn't accept",
      'currency: kwd\nproduct_categories: { sponsor: { products: { bench: { prices: [{ amount: 6005 }] } } } }',
      /sponsor\.products\.bench\.prices\.0\.amount must be a multiple of 10, for Stripe to take it in kwd/,
    ],
    [
      'a site selection token without a ballot',
      'site_selection: null',
      /siteselect\.products\.ss-token is for a ballot: site_selection is missing/,
    ],
    [
      'a site selection ballot without a token',
      'product_categories: { siteselect: null }',
      /site_selection needs a product "ss-token" in product_categories/,
    ],
    [
      'a packet extra of an unknown category',
      'series_extra: { category: BestRobot }',
      /series_extra\.category is no award category: "BestRobot"/,
    ],
    [
      'a packet without a folder or bucket',
      'packet: { files: { Novel: { pdf: a.pdf } } }',
      /packet must have either folder or s3/,
    ],
    [
      'a packet of an unknown category',
      'packet: { folder: config, files: { BestRobot: { pdf: a.pdf } } }',
      /packet\.files\.BestRobot is no award category/,
    ],
    [
      'a packet file outside the folder',
      'packet: { folder: config, files: { Novel: { pdf: a/../../package.json } } }',
      /packet\.files\.Novel\.pdf is no file of the packet/,
    ],
    [
      'a packet file with an absolute path',
      'packet: { folder: config, files: { Novel: { pdf: /etc/passwd } } }',
      /packet\.files\.Novel\.pdf is no file of the packet/,
    ],
    [
      'an invalid packet address',
      'packet: { s3: { address: bucket, region: eu-west-1 }, files: { Novel: { pdf: a.pdf } } }',
      /packet\.s3\.address/,
    ],
    [
      'a wallet by half',
      'wallet: { apple: { pass_type: pass.com.example.badge } }',
      /wallet\.apple\.team is missing/,
    ],
    ['an empty wallet', 'wallet: {}', /wallet names neither apple nor google/],
    [
      'a wallet without a barcode',
      "barcode: false\nwallet: { google: { issuer: '3388000000012345678' } }",
      /wallet needs the barcode/,
    ],
    [
      'an issuer that is a number',
      'wallet: { google: { issuer: 3388000000012345678 } }',
      /wallet\.google\.issuer must be text; a number needs quotes/,
    ],
    [
      'finalists of an unknown category',
      'finalists: { BestRobot: [{ id: 9000, title: R }] }',
      /own\.yaml: finalists\.BestRobot is no award category/,
    ],
    [
      'a duplicate finalist id',
      'finalists: { RetroSeries: [{ id: 1, title: R }] }',
      /finalists\.RetroSeries\.0\.id 1 is in Novel too/,
    ],
    [
      'an unknown replacement',
      'finalists: { RetroSeries: [{ id: 9000, title: R, replaced: { on: 2019-07-01, by: 5 } }] }',
      /replaced\.by names no finalist: 5/,
    ],
    [
      'a member without a number',
      'people: [{ legal_name: Aoife, membership: Adult, email: a@example.com }]',
      /own\.yaml: people\.0\.member_number is missing: Aoife is a member/,
    ],
    [
      'two members with the same number',
      'people: [{ legal_name: A, membership: Adult, member_number: 1, email: a@example.com }, { legal_name: B, membership: Child, member_number: 1, email: b@example.com }]',
      /own\.yaml: people\.1\.member_number is there twice: 1/,
    ],
    [
      'an invoice for an unknown item',
      'people: [{ legal_name: A, member_number: 1, membership: Adult, email: a@example.com, invoices: [{ category: sponsor, type: throne, amount: 1 }] }]',
      /people\.0\.invoices\.0\.type is unknown: "sponsor\/throne"/,
    ],
    [
      'a limit of zero',
      'limits: { purchases_network: { most: 0 } }',
      /own\.yaml: limits\.purchases_network\.most must be >= 1/,
    ],
    [
      'a limit over more than a day',
      'limits: { link_mails: { minutes: 1441 } }',
      /own\.yaml: limits\.link_mails\.minutes must be <= 1440/,
    ],
    ['an unknown limit', 'limits: { buys: { most: 5 } }', /own\.yaml: limits\.buys is not known/],
    [
      'a limit above the maximum',
      'limits: { copies: { most: 1000001 } }',
      /own\.yaml: limits\.copies\.most must be <= 1000000/,
    ],
    [
      'an endless session',
      'login: { session_days: 99999999999 }',
      /own\.yaml: login\.session_days must be <= 3650/,
    ],
    [
      'an invalid avatar URL',
      'avatars: { url_template: pictures }',
      /own\.yaml: avatars\.url_template must match/,
    ],
    [
      'an invalid analytics URL',
      'analytics: { url: count.example }',
      /own\.yaml: analytics\.url must match/,
    ],
    [
      'a category for an unknown membership type',
      'product_categories: { sponsor: { requireMembership: [Adult, Robot] } }',
      /own\.yaml: product_categories\.sponsor\.requireMembership\.1 names an unknown membership type: "Robot"/,
    ],
    [
      'an unknown role',
      'people: [{ legal_name: A, membership: NonMember, email: a@example.com, roles: [member_admn] }]',
      /people\.0\.roles\.0 must be equal to one of/,
    ],
    [
      "a day pass that isn't sold",
      'people: [{ legal_name: A, membership: NonMember, email: a@example.com, daypass_type: Robot }]',
      /people\.0\.daypass_type has no day pass: "Robot"/,
    ],
    [
      'an invalid day',
      'awards: { hugo: { voting: { closes: 2019-06-31T23:59Z } } }',
      /awards\.hugo\.voting\.closes must be an instant/,
    ],
    ['invalid YAML', 'a: [1', /own\.yaml: .*/],
    ['YAML with an unknown alias', 'name: *other', /own\.yaml: .*other/],
  ])('names the file and the field of %s', (_, yaml, expected) => {
    const message = complaint(yaml);
    expect(message).toMatch(/^CONVENTION: /);
    expect(message).toMatch(expected);
  });

  it('reports all errors at once with their lines', () => {
    const yaml = [
      'extends: dublin-2019',
      'colour: green',
      'size: 7',
      'contacts:',
      '  # A comment moves nothing.',
      '  finance: nowhere',
      '  registration: null',
      'login:',
      '  help:',
      '    - en: One',
      '    - { en: Two, se: Två }',
      'dates: { deadline_zone: 5 }',
    ];
    writeFileSync(join(folders, 'own/own.yaml'), yaml.join('\n'));
    const file = `CONVENTION: ${folders}/own/own.yaml`;
    expect(() => loadConvention(readConvention('own', folders), firstStart)).toThrow(
      new StartError(
        [
          `${file}:2: colour is not known`,
          `${file}:3: size is not known`,
          `${file}:6: contacts.finance must be an email address`,
          `${file}:7: contacts.registration is missing`,
          `${file}:11: login.help.1.se is not known; did you mean "sv"?`,
          `${file}:12: dates.deadline_zone must be text; a number needs quotes`,
        ].join('\n'),
      ),
    );
  });

  it('reports all contradictions and finds the line behind an alias', () => {
    const yaml = [
      'extends: dublin-2019',
      'dates: { deadline_zone: Pacific, convention: { last_day: 2019-01-01 } }',
      'membership_order:',
      '  cards: &types [Adult, Robot]',
      '  upgrade: *types',
    ];
    writeFileSync(join(folders, 'own/own.yaml'), yaml.join('\n'));
    expect(() => loadConvention(readConvention('own', folders), firstStart)).toThrow(
      /^.*:2: dates\.convention\.last_day .*\n.*:2: dates\.deadline_zone .*\n.*:4: membership_order\.cards\.1 .*"Robot"; there are .*\n.*:4: membership_order\.upgrade\.1 .*"Robot"; there are .*Adult$/,
    );
  });

  it.each([
    ['membership types', 'membership_types: { Robot: { label: { en: R } } }', 'membership_types'],
    ['choices', 'membership_groups: { upgrade: [Adult] }', 'membership_groups'],
    ['prices', 'purchase_categories: { sponsor: null }', 'purchase_categories'],
    ['prices of days', 'daypass: { prices: { Adult: { day1: 1 } } }', 'daypass.prices'],
  ])('refuses %s of the former form with one line, which names the command', (_, yaml, field) => {
    const remedy = `To rewrite the folder, run npm run conkit -- config upgrade ${folders}/own`;
    expect(complaint(yaml)).toBe(
      `CONVENTION: ${folders}/own/own.yaml: ${field} is of a former form. ${remedy}`,
    );
  });

  it.each<[string, () => void, RegExp]>([
    [
      'a pipe',
      () => execFileSync('mkfifo', [join(folders, 'own/pipe.yaml')]),
      /pipe\.yaml is no file/,
    ],
    ['a folder', () => mkdirSync(join(folders, 'own/more.yaml')), /more\.yaml is no file/],
    [
      'a link to nowhere',
      () => symlinkSync('nowhere', join(folders, 'own/link.yaml')),
      /link\.yaml cannot be read: ENOENT/,
    ],
    [
      'a very large file',
      () => writeFileSync(join(folders, 'own/large.yaml'), 'x'.repeat(4_000_001)),
      /large\.yaml has more than 4000000 bytes/,
    ],
    [
      'a folder that is a file',
      () => {
        rmSync(join(folders, 'own'), { recursive: true });
        writeFileSync(join(folders, 'own'), 'name: A');
      },
      /own is no folder/,
    ],
  ])('refuses %s', (_, make, message) => {
    make();
    const read = () => readConvention('own', folders);
    expect(read).toThrow(StartError);
    expect(read).toThrow(message);
  });

  it('reports __proto__ as an unknown field, and inherits nothing from it', () => {
    expect(complaint('__proto__: { demo: true }\nname: Nordcon')).toMatch(/__proto__ is not known/);
  });

  it('reports the syntax errors of every file', () => {
    writeFileSync(join(folders, 'own/own.yaml'), 'extends: dublin-2019\nname: [A\n');
    writeFileSync(join(folders, 'own/more.yaml'), 'a: 1\na: 2\n');
    writeFileSync(join(folders, 'own/list.yaml'), '- a\n');
    expect(() => readConvention('own', folders)).toThrow(
      /own\/list\.yaml: must consist of fields\n.*own\/more\.yaml:2:1: a is here twice.*\n.*own\/own\.yaml:3:1: write \] at the end/,
    );
  });

  it("names the extended convention's file when the error is there", () => {
    writeFileSync(join(folders, 'dublin-2019/extra.yaml'), 'currency: eur');
    expect(complaint('')).toMatch(
      /dublin-2019\/extra\.yaml: currency is in .*convention\.yaml already/,
    );
  });

  it("names a file that doesn't end with .yaml", () => {
    writeFileSync(join(folders, 'own/limits.yml'), 'limits: {}');
    expect(complaint('')).toBe(
      `CONVENTION: ${folders}/own/limits.yml: its name must end with .yaml`,
    );
  });

  it('names the folder that extends a missing one', () => {
    writeFileSync(join(folders, 'own/own.yaml'), 'extends: dublin-2091');
    expect(() => readConvention('own', folders)).toThrow(
      /own\.yaml:1: extends names no folder: there is no .*dublin-2091; did you mean "dublin-2019"\?$/,
    );
  });

  it('names the folder when extends is not a name', () => {
    writeFileSync(join(folders, 'own/own.yaml'), 'extends: [dublin-2019]');
    expect(() => readConvention('own', folders)).toThrow('extends must name one folder');
  });

  it('names the folder when none of its files has a field', () => {
    rmSync(join(folders, 'dublin-2019/catalogue.yaml'));
    expect(complaint('').split('\n')).toEqual(
      ['memberships', 'membership_cards', 'product_categories'].map(
        (field) => `CONVENTION: ${folders}/own: ${field} is missing`,
      ),
    );
  });

  it('refuses award pages at the address of any other page', () => {
    const routes = readdirSync(join(root, 'packages/portal/src/routes'));
    const pages = routes.flatMap((file) => /^([a-z]+)\./.exec(file)?.[1] ?? []);
    expect(pages.length).toBeGreaterThan(10);
    for (const page of [...pages, 'unsubscribe', 'hugo-packet']) {
      if (page === 'index') continue;
      expect(complaint(`award_pages: { path: ${page} }`), page).toContain('is of other pages');
    }
  });

  it('accepts an award without No Award that says so in its counting', () => {
    const says = '{ no_award: null, counting: { turnout_percent: 0, must_beat_no_award: false } }';
    expect(complaint(`awards: { hugo: ${says} }`)).toBe('no complaint');
  });

  it.each(['nowhere', '../dublin-2019', ''])('refuses the folder "%s"', (name) => {
    expect(() => readConvention(name, folders)).toThrow(StartError);
  });

  it("loads a folder outside the project that extends one of the project's", () => {
    rmSync(join(folders, 'dublin-2019'), { recursive: true });
    writeFileSync(join(folders, 'own/own.yaml'), 'extends: dublin-2019\nid: own');
    expect(loadConvention(readConvention('own', folders), firstStart)).toMatchObject({
      id: 'own',
      awards: { hugo: { ceremony: '2019-08-18' } },
    });
  });

  it('refuses a convention that extends itself', () => {
    writeFileSync(join(folders, 'own/own.yaml'), 'extends: own');
    expect(() => readConvention('own', folders)).toThrow(
      /own\.yaml:1: extends names a folder that extends itself/,
    );
  });
});

it('the contacts of awards and packet are found under their former names, too', () => {
  const source = readConvention('dublin-2019');
  const loadContacts = (contacts: object) =>
    loadConvention({ ...source, document: { ...source.document, contacts } }, firstStart).contacts;
  const registration = 'desk@example.com';
  const former = { hugo_help: 'help@example.com', hugo_packet: 'packet@example.com' };
  const found = { awards: 'help@example.com', packet: 'packet@example.com' };
  expect(loadContacts({ registration, ...former })).toMatchObject(found);
  expect(loadContacts({ registration, ...found })).toMatchObject(found);
  expect(() => loadContacts({ registration, ...found, ...former })).toThrow(
    /contacts has awards and its former name hugo_help/,
  );
});

it('the name of an award loses its article, which sentences write', () => {
  const source = readConvention('northlight-2031');
  const name = { en: 'The Aurora Borealis Awards', fi: 'Revontulipalkinnot' };
  const award_pages = { path: 'aurora', name };
  const hugo = { ...(source.document['awards'] as { hugo: object }).hugo, name };
  const document = { ...source.document, awards: { hugo }, award_pages };
  const config = loadConvention({ ...source, document }, firstStart);
  const short = { en: 'Aurora Borealis Awards', fi: 'Revontulipalkinnot' };
  expect(config.awards['hugo']?.name).toEqual(short);
  expect(config.award_pages.name).toEqual(short);
});

describe('the lines of mails', () => {
  const loadMail = (mail: object) => {
    const source = readConvention('dublin-2019');
    const own = { ...(source.document['mail'] as object), ...mail };
    return loadConvention({ ...source, document: { ...source.document, mail: own } }, firstStart);
  };

  it('are short, few, and each in one line', () => {
    const line = { en: 'A line', fi: 'Rivi' };
    const lines = { header: line, footer: [line], legal: [line] };
    expect(loadMail(lines).mail).toMatchObject(lines);
    expect(() => loadMail({ header: { en: 'x'.repeat(121) } })).toThrow(
      /convention\.yaml:\d+: mail\.header must have at most 120 characters in each language/,
    );
    expect(() => loadMail({ footer: [{ en: 'Fine', fi: 'two\nlines' }] })).toThrow(
      /mail\.footer\.0 must be one line/,
    );
    expect(() => loadMail({ legal: Array.from({ length: 6 }, () => line) })).toThrow(
      /mail\.legal must have at most 5/,
    );
  });
});

it('a badge’s colour for an unknown type is refused, with the type that was meant', () => {
  const source = readConvention('northlight-2031');
  const badge = { ...(source.document['badge'] as object), types: { Yuoth: { color: '#a3e635' } } };
  expect(() =>
    loadConvention({ ...source, document: { ...source.document, badge } }, firstStart),
  ).toThrow(
    /badge\.types\.Yuoth names an unknown membership type: "Yuoth"; did you mean "Youth"\?/,
  );
});
