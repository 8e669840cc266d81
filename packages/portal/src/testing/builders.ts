import { PERSON_FIELDS, type PersonField } from '@conkit/rules';
import type {
  AwardSummary,
  Config,
  HugoCategory,
  MembershipType,
  Parts,
  Person,
  User,
} from '@conkit/api-client';

let nextId = 1000;

/** A person with no details. */
const untold = Object.fromEntries(PERSON_FIELDS.map((field) => [field, null])) as Record<
  PersonField,
  null
>;

/** Creates a person of an account. Defaults to an Adult member. */
export function person(values: Partial<Person> = {}): Person {
  nextId += 1;
  const legalName = values.legal_name ?? 'Aoife Ní Bhriain';
  return {
    id: nextId,
    last_modified: '2019-07-01T12:00:00.000Z',
    membership: 'Adult',
    member_number: nextId - 900,
    preferred_name: legalName,
    daypass: null,
    daypass_type: null,
    daypass_days: null,
    ...untold,
    legal_name: legalName,
    email: 'aoife@example.com',
    rights: getRights(values.membership ?? 'Adult'),
    ...values,
  };
}

/** Returns the rights of a membership in both awards of the small convention. */
function getRights(membership: string): Person['rights'] {
  const { wsfs_member: vote = false, hugo_nominator: nominate = false } =
    membershipTypes[membership] ?? {};
  return { hugo: { nominate, vote }, retro: { nominate, vote } };
}

/** Creates a signed-in account with these people. */
export const user = (people: readonly Person[] = [person()], values: Partial<User> = {}): User => ({
  email: 'aoife@example.com',
  people: [...people],
  roles: [],
  ...values,
});

const nothingSaved = {
  ballot: { categories: 20, done: 0, saved: null },
  nominations: { categories: 18, done: 0, works: 0, saved: null },
};

/**
 * Creates the award progress of people who have saved nothing. `hugo` overrides the values of the Hugo
 * Awards.
 */
export const awardSummary = (
  people: readonly Person[],
  hugo: Partial<AwardSummary['people'][number]['awards'][number]> = {},
): AwardSummary => ({
  people: people.map(({ id }) => ({
    id,
    awards: [
      { award: 'hugo', ...nothingSaved, ...hugo },
      { award: 'retro', ...nothingSaved },
    ],
  })),
});

const membershipType = (label: string, rights: Partial<MembershipType> = {}): MembershipType => ({
  label: { en: label },
  badge: false,
  daypass_available: false,
  hugo_nominator: false,
  member: false,
  wsfs_member: false,
  allow_lookup: true,
  ...rights,
});

const wsfs = { member: true, wsfs_member: true, hugo_nominator: true };

const category = (
  key: string,
  title: string,
  of: HugoCategory['award'] = 'hugo',
): HugoCategory => ({
  key,
  title: { en: title },
  year: of === 'hugo' ? 2018 : 1943,
  award: of,
  fields: [
    { key: 'title', label: { en: 'Title' } },
    { key: 'author', label: { en: 'Author' } },
  ],
});

const membershipTypes: Config['membershipTypes'] = {
  Adult: membershipType('Adult', { ...wsfs, badge: true }),
  YoungAdult: membershipType('Young adult', { ...wsfs, badge: true }),
  FirstWorldcon: membershipType('First Worldcon', { ...wsfs, badge: true }),
  Supporter: membershipType('Supporting', wsfs),
  Child: membershipType('Child', { member: true, badge: true, allow_lookup: false }),
  Infant: membershipType('Infant', { member: true, badge: true, allow_lookup: false }),
  HugoNominator: membershipType('Hugo nominator', { hugo_nominator: true }),
  NonMember: membershipType('Non-member'),
};

/** The configuration that both awards of the small convention share. */
const award = {
  nominations: { opens: '2019-01-01T00:00:00Z', closes: '2019-03-16T06:59:00Z' },
  voting: { opens: '2019-04-02T00:00:00Z', closes: '2019-08-01T06:59:00Z' },
  maxNominations: 5,
  positions: 7,
  noAward: { en: 'No award' },
};
const hugoName = {
  name: { en: 'Hugo Awards', fi: 'Hugo-palkinnot' },
  forms: {
    en: { one: 'Hugo Award', short: 'Hugo' },
    fi: {
      to: 'Hugo-palkintoihin',
      about: 'Hugo-palkinnoista',
      in: 'Hugo-palkinnoissa',
      short: 'Hugo-',
    },
  },
};

/** Returns all parts of a convention as enabled. `values` overrides them. */
export const everyPart = (values: Partial<Parts> = {}): Parts => ({
  accessibility: true,
  apple_wallet: false,
  awards: true,
  badge: true,
  barcode: true,
  chat: true,
  daypass: true,
  google_wallet: false,
  items: true,
  nominations: true,
  packet: true,
  paper_pubs: true,
  passkeys: true,
  payments: true,
  series_extra: true,
  site_selection: true,
  upgrades: true,
  voting: true,
  ...values,
});

type Names = readonly [label: string, short: string];

const passDay = (key: string, en: Names, fi: Names): Config['daypassDays'][number] => ({
  key,
  label: { en: en[0], fi: fi[0] },
  short: { en: en[1], fi: fi[1] },
});

/**
 * Creates a small convention in July 2019 with voting open and nominations closed. Its parts follow from
 * the other values.
 */
export const config = (values: Partial<Config> = {}): Config => ({
  id: 'test2019',
  name: 'Testcon 2019',
  event: { name: 'Testcon', year: 2019 },
  convention: {
    firstDay: '2019-08-15',
    lastDay: '2019-08-19',
    timeZone: 'Europe/Dublin',
    title: { en: 'Testcon 2019: A Test', fi: 'Testcon 2019: Testi' },
    place: { en: 'Test Hall, Dublin' },
    website: 'https://testcon.example.com/',
  },
  time: '2019-07-01T12:00:00.000Z',
  deadlineTimeZone: 'America/Los_Angeles',
  membershipTypes,
  membershipGroups: {
    attend: ['FirstWorldcon', 'YoungAdult', 'Adult'],
    child: ['Child', 'Infant'],
    support: ['Supporter'],
    cards: [
      {
        key: 'attend',
        title: { en: 'New attending membership', fi: 'Uusi osallistujajäsenyys' },
        types: ['FirstWorldcon', 'YoungAdult', 'Adult'],
      },
      {
        key: 'child',
        title: { en: 'Child/infant' },
        text: { en: 'They cannot take part in the Hugo Awards.' },
        types: ['Child', 'Infant'],
      },
      {
        key: 'support',
        title: { en: 'Supporting' },
        text: { en: 'It does not include general admission to the convention.' },
        types: ['Supporter'],
      },
    ],
    upgrade: ['Adult', 'YoungAdult', 'FirstWorldcon', 'Child'],
    daypass: ['Adult', 'YoungAdult', 'Child'],
    list: [['YoungAdult', 'Adult'], ['Child', 'Infant'], ['Supporter'], ['FirstWorldcon']],
  },
  languages: ['en', 'fi'],
  currency: 'eur',
  paid_paper_pubs: true,
  enable_daypass: false,
  parts: everyPart({
    daypass: values.enable_daypass ?? false,
    chat: Boolean(values.chat),
    series_extra: Boolean(values.hugo?.seriesExtra),
  }),
  daypassDays: [
    passDay('day1', ['Wednesday', 'Wed'], ['keskiviikko', 'ke']),
    passDay('day2', ['Thursday', 'Thu'], ['torstai', 'to']),
    passDay('day3', ['Friday', 'Fri'], ['perjantai', 'pe']),
    passDay('day4', ['Saturday', 'Sat'], ['lauantai', 'la']),
    passDay('day5', ['Sunday', 'Sun'], ['sunnuntai', 'su']),
  ],
  contact: { registration: 'registration@example.com', hugoHelp: 'hugohelp@example.com' },
  privacy: {
    contact: 'privacy@example.com',
    originsDeleted: '2019-09-18',
    retention: [
      {
        kind: 'origins',
        days: 30,
        from: 'convention',
        by: 'job',
        until: '2019-09-18T00:00:00.000Z',
      },
      { kind: 'reading', days: 90, from: 'results', by: 'job', until: '2019-11-18T00:00:00.000Z' },
      { kind: 'mails', days: 30, from: 'event', by: 'job' },
      {
        kind: 'records',
        days: 180,
        from: 'convention',
        by: 'archive',
        until: '2020-02-16T00:00:00.000Z',
      },
    ],
  },
  loginLinkMinutes: 30,
  loginHelp: [
    { en: 'Use the address you joined with.' },
    {
      en: 'It takes about {minutes} minutes. Else write to {registration}, soon.',
      fi: 'Se vie noin {minutes} minuuttia. Muuten kirjoita: {registration}.',
    },
  ],
  messageAutoHideSeconds: 6,
  payments: { adapter: 'sandbox' },
  chat: null,
  analytics: null,
  avatars: null,
  hugo: {
    path: 'hugo',
    ...hugoName,
    landing: {
      page: 'nominate-landing',
      title: { en: 'Hugo and Retro Hugo Nominations', fi: 'Hugo- ja Retro Hugo ‑ehdotukset' },
    },
    ceremonies: {
      en: 'The Retro Hugo Awards are presented on {retro}, the Hugo Awards on {hugo}.',
    },
    awards: {
      hugo: { ...award, ...hugoName, year: 2019, worksOf: 2018, ceremony: '2019-08-18' },
      retro: {
        ...award,
        name: { en: 'Retro Hugo Awards', fi: 'Retro Hugo ‑palkinnot' },
        forms: {
          en: { one: 'Retro Hugo Award', short: 'Retro Hugo' },
          fi: {
            to: 'Retro Hugo ‑palkintoihin',
            about: 'Retro Hugo ‑palkinnoista',
            short: 'Retro Hugo ‑',
          },
        },
        segment: 'retro',
        year: 1944,
        worksOf: 1943,
        ceremony: '2019-08-15',
      },
    },
    categories: [
      category('Novel', 'Best Novel'),
      category('Novella', 'Best Novella'),
      category('RetroNovel', 'Best Novel (1944 Retro Hugo)', 'retro'),
    ],
    seriesExtra: null,
  },
  ...values,
});
