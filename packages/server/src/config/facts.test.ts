import { expect, it } from 'vitest';
import { getFacts, listGuardedChanges, listRefusals } from './facts.ts';
import { loadConvention } from './load.ts';
import { readConvention } from './read.ts';
import type { AwardFacts, Convention } from './types.ts';

const NOW = new Date('2019-07-01T12:00:00.000Z');
const BEFORE = new Date('2019-06-01T12:00:00.000Z');
const AFTER = new Date('2020-07-01T12:00:00.000Z');
const demo = loadConvention(readConvention('demo'), NOW);

type Change = (same: Convention) => Convention;

const withHugo =
  (change: Partial<AwardFacts>): Change =>
  (same) => {
    const { hugo } = same.awards;
    if (!hugo) throw new Error('no hugo');
    return { ...same, awards: { ...same.awards, hugo: { ...hugo, ...change } } };
  };
const withNovels =
  (change: (novels: Convention['finalists'][string]) => Convention['finalists'][string]): Change =>
  (same) => ({
    ...same,
    finalists: { ...same.finalists, Novel: change(same.finalists['Novel'] ?? []) },
  });
const withCrew =
  (crew: Partial<Convention['crew']>): Change =>
  (same) => ({ ...same, crew: { ...same.crew, ...crew } });
const without =
  (key: string): Change =>
  (same) => ({ ...same, award_categories: same.award_categories.filter((one) => one.key !== key) });

const before = getFacts(demo);
const getGuarded = (change: Change, now = NOW) => {
  const { awards, crew } = listGuardedChanges(before, getFacts(change(demo)), now);
  return [...awards, ...crew];
};
const getRefusals = (change: Change, now = NOW) =>
  listRefusals(before, getFacts(change(demo)), now);

const { hugo } = demo.awards;
const voting = { opens: hugo?.voting?.opens ?? '', closes: '2019-12-31T12:00:00.000Z' };

it.each<[string, Change, string]>([
  ['the end of voting', withHugo({ voting }), 'awards.hugo.voting.closes: awards.hugo.voting has'],
  [
    'the end of nominations',
    withHugo({ nominations: voting }),
    'awards.hugo.nominations.opens: awards.hugo.nominations has opened',
  ],
  ['the length of ballots', withHugo({ positions: 5 }), 'awards.hugo.positions: '],
  ['the number of nominations', withHugo({ max_nominations: 7 }), 'awards.hugo.max_nominations: '],
  [
    'the counting',
    withHugo({ counting: { turnout_percent: 0, must_beat_no_award: true, tied_last: 'all' } }),
    'awards.hugo.counting: ',
  ],
  [
    'the number of finalists',
    withHugo({ selection: { method: 'plain', finalists: 5, per_group: 2 } }),
    'awards.hugo.selection: ',
  ],
  [
    'the right to vote',
    withHugo({ rights: { nominate: hugo?.rights.nominate ?? [], vote: [{ types: ['Adult'] }] } }),
    'awards.hugo.rights.vote: ',
  ],
  [
    'the right to nominate',
    withHugo({ rights: { vote: hugo?.rights.vote ?? [], nominate: [{ types: ['Adult'] }] } }),
    'awards.hugo.rights.nominate: ',
  ],
  ['the announcement', withHugo({ announced: '2020-01-01T12:00:00.000Z' }), 'hugo.announced: '],
  [
    'the fields of a nomination',
    (same) => ({
      ...same,
      award_categories: same.award_categories.map((one) => ({
        ...one,
        fields: one.fields.slice(1),
      })),
    }),
    'award_categories.Novel.fields: awards.hugo.nominations has opened',
  ],
  [
    'a replaced finalist',
    withNovels((all) => all.map((one) => ({ ...one, replaced: { on: '2019-07-01' } }))),
    'finalists.Novel: ',
  ],
  ['another title', withNovels((all) => all.map((one) => ({ ...one, title: 'X' }))), 'finalists.'],
  [
    'a ballot without No Award',
    (same) => ({
      ...same,
      awards: Object.fromEntries(
        Object.entries(same.awards).map(([key, { no_award: _, ...award }]) => [key, award]),
      ),
    }),
    'awards.hugo.no_award: ',
  ],
  [
    'another finalist',
    withNovels((all) => [...all, { id: 9000, title: 'New' }]),
    'finalists.Novel',
  ],
  ['a removed category', without('Novel'), 'award_categories of hugo: '],
  ['a single administrator', withCrew({ single_administrator: true }), 'crew.single_administrator'],
  ['the observers', withCrew({ observers: ['a@example.com'] }), 'crew.observers: '],
  ['shorter holds', (same) => ({ ...same, ballot_hold_days: 1 }), 'ballot_hold_days: '],
])('%s needs a second administrator', (_, change, line) => {
  expect(getGuarded(change).join('\n')).toContain(line);
});

it('needs none for a subtitle, a name or a price', () => {
  expect(getGuarded((same) => same)).toEqual([]);
  expect(
    getGuarded(withNovels((all) => all.map((one) => ({ ...one, subtitle: 'corrected' })))),
  ).toEqual([]);
  expect(getGuarded((same) => ({ ...same, name: 'Another' }))).toEqual([]);
});

it('needs none for a period that has not opened, but one for a period that is over', () => {
  const change = withHugo({ voting });
  expect(getGuarded(change, BEFORE)).toEqual([]);
  expect(getGuarded(change, AFTER).join('\n')).toContain('awards.hugo.voting.closes');
});

it.each<[string, Change, string]>([
  ['the currency', (same) => ({ ...same, currency: 'cad' }), 'currency: '],
  ['the id', (same) => ({ ...same, id: 'other' }), 'id: '],
  ['a demo', (same) => ({ ...same, demo: false }), 'demo: '],
  [
    'the payment provider',
    (same) => ({ ...same, payments: { adapter: 'stripe' } }),
    'payments.adapter: ',
  ],
  [
    'the place of the packet',
    (same) => ({ ...same, packet: { folder: 'elsewhere', files: {} } }),
    'packet.folder: ',
  ],
  [
    'the place of the chat',
    (same) => ({ ...same, chat: { slack_url: 'https://x.example' } }),
    'chat.slack_url: ',
  ],
])('%s cannot change while the site runs', (_, change, field) => {
  expect(getRefusals(change)).toEqual([
    `${field}can't change while the site runs; restart it with the folder`,
  ]);
});

it('refuses to remove a category or finalist while the award is open', () => {
  expect(getRefusals(without('Novella'))).toEqual(
    expect.arrayContaining([
      'award_categories: lacks Novella, and awards.hugo.nominations is open',
      'award_categories: lacks Novella, and awards.hugo.voting is open',
    ]),
  );
  const [first] = demo.finalists['Novel'] ?? [];
  const refusals = getRefusals(withNovels(([, ...others]) => others));
  expect(refusals).toEqual([
    `finalists: lacks ${first?.id}, and awards.hugo.voting is open; mark it replaced`,
  ]);
  for (const time of [BEFORE, AFTER]) expect(getRefusals(without('Novella'), time)).toEqual([]);
});

it('refuses to remove a membership type whose day passes are on sale', () => {
  const sold = getFacts({
    ...demo,
    purchase_categories: {},
    daypass: { ...demo.daypass, prices: { Child: { day1: 100 } } },
  });
  expect(sold.sold).toEqual(['Child']);
});

it('refuses to remove a membership type that is on sale', () => {
  const { Supporter: _, ...membership_types } = demo.membership_types;
  expect(getRefusals((same) => ({ ...same, membership_types }))).toEqual([
    'memberships.Supporter: is on sale; first apply a folder that sells none',
  ]);
});
