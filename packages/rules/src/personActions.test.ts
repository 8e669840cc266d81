import { describe, expect, it } from 'vitest';
import {
  personActions,
  personalLinks,
  upgradeAction,
  type ActingPerson,
  type ActionConfig,
  type ActionName,
} from './personActions.ts';
import { MEMBERSHIP_TYPES, PAPER_PUBS, PRICES, UPGRADEABLE } from './testing/convention.ts';

const config: ActionConfig = {
  membershipTypes: MEMBERSHIP_TYPES,
  upgradeTypes: UPGRADEABLE,
  parts: { upgrades: true, paper_pubs: true, site_selection: true, chat: true, barcode: true },
  prices: PRICES,
  periods: {
    nominate: { opens: '2019-01-10T00:00:00Z', closes: '2019-03-15T23:59:00-07:00' },
    vote: { opens: '2019-05-01T00:00:00Z', closes: '2019-07-31T23:59:00-07:00' },
    'vote-retro': { opens: '2019-05-01T00:00:00Z', closes: '2019-07-31T23:59:00-07:00' },
  },
};
const JANUARY = new Date('2019-01-01T00:00:00Z');
const FEBRUARY = new Date('2019-02-01T00:00:00Z');
const JUNE = new Date('2019-06-01T00:00:00Z');
const AUGUST = new Date('2019-08-10T00:00:00Z');

const adult: ActingPerson = { id: 1, membership: 'Adult' };
const child: ActingPerson = { id: 2, membership: 'Child' };
const supporter: ActingPerson = { id: 3, membership: 'Supporter' };

const actionOf = (
  action: ActionName,
  person: ActingPerson,
  people: readonly ActingPerson[] = [person],
  now = JUNE,
) => {
  const found = personActions(person, people, config, now).find((each) => each.action === action);
  if (found?.isShown) return found.detail ?? 'shown';
  return found?.reason;
};

describe('the upgrade entry', () => {
  it('RIG-6: shows while a dearer type or paper publications are to be had', () => {
    expect(upgradeAction(child, config)).toMatchObject({ isShown: true, detail: 'membership' });
    expect(upgradeAction(adult, config)).toMatchObject({ isShown: true, detail: 'paperPubs' });
  });

  it('RIG-6: is hidden when there is nothing to add', () => {
    const reason = { kind: 'noUpgradeAvailable' };
    expect(upgradeAction({ ...adult, paper_pubs: PAPER_PUBS }, config)).toMatchObject({ reason });
    const free = { ...config, prices: { ...PRICES, paidPaperPubs: false } };
    expect(upgradeAction(adult, free)).toMatchObject({ isShown: false, reason });
  });
});

describe('an award entry', () => {
  it('RIG-7: shows for the only person with the right', () => {
    expect(actionOf('vote', adult, [adult, child])).toBe('open');
    expect(actionOf('nominate', adult, [adult, child], FEBRUARY)).toBe('open');
  });

  it('RIG-7: is hidden for a person without the right', () => {
    expect(actionOf('vote', child, [adult, child])).toEqual({
      kind: 'noRight',
      right: 'wsfs_member',
    });
  });

  it('RIG-7: is hidden on everybody who shares the right', () => {
    const people = [adult, child, supporter];
    const reason = { kind: 'sharedRight', right: 'wsfs_member' };
    expect(actionOf('vote', adult, people)).toEqual({ ...reason, people: [3] });
    expect(actionOf('vote', supporter, people)).toEqual({ ...reason, people: [1] });
  });

  it('RIG-7: is hidden before its period, and where there is none', () => {
    const notOpenYet = { kind: 'notOpenYet', opens: '2019-01-10T00:00:00Z' };
    expect(actionOf('nominate', adult, [adult], JANUARY)).toEqual(notOpenYet);
    // Not by a link either: there is nothing to send one to yet.
    expect(actionOf('nominate', adult, [adult, supporter], JANUARY)).toEqual(notOpenYet);
    expect(actionOf('nominate-retro', adult)).toEqual({ kind: 'notHeld' });
  });

  it('RIG-7: leads to a page to read after the deadline', () => {
    expect(actionOf('vote', adult, [adult], AUGUST)).toBe('closed');
    expect(actionOf('vote', supporter, [adult, supporter], AUGUST)).toBe('closed');
  });
});

describe('the actions of a person', () => {
  it('RIG-8: are all told, shown or with a reason', () => {
    expect(personActions(adult, [adult], config, JUNE).map(({ action }) => action)).toEqual([
      'edit',
      'upgrade',
      'nominate',
      'nominate-retro',
      'vote',
      'vote-retro',
      'siteSelectionToken',
      'chatInvite',
      'barcode',
    ]);
    expect(actionOf('edit', child)).toBe('shown');
  });

  it('RIG-8: follow the rights of the membership', () => {
    expect(actionOf('siteSelectionToken', supporter)).toBe('shown');
    expect(actionOf('siteSelectionToken', child)).toEqual({
      kind: 'noRight',
      right: 'wsfs_member',
    });
    expect(actionOf('chatInvite', child)).toBe('shown');
    expect(actionOf('chatInvite', { id: 4, membership: 'NonMember' })).toEqual({
      kind: 'noRight',
      right: 'member',
    });
  });

  it.each([
    ['site_selection', 'siteSelectionToken'],
    ['chat', 'chatInvite'],
    ['barcode', 'barcode'],
  ] as const)('RIG-8: have nothing of a part that there is not: %s', (part, absent) => {
    const without = { ...config, parts: { ...config.parts, [part]: false } };
    const all = personActions(adult, [adult], config, JUNE);
    expect(personActions(adult, [adult], without, JUNE)).toEqual(
      all.filter(({ action }) => action !== absent),
    );
  });

  it('RIG-8: have an upgrade where there are some, or paper publications', () => {
    const upgrades = (parts: object) =>
      personActions(adult, [], { ...config, parts: { ...config.parts, ...parts } }, JUNE).some(
        ({ action }) => action === 'upgrade',
      );
    expect(upgrades({ upgrades: false })).toBe(true);
    expect(upgrades({ paper_pubs: false })).toBe(true);
    expect(upgrades({ upgrades: false, paper_pubs: false })).toBe(false);
  });

  it('RIG-8: have a barcode for whoever gets a badge, by a day pass too', () => {
    expect(actionOf('barcode', child)).toBe('shown');
    expect(actionOf('barcode', supporter)).toEqual({ kind: 'noBadge' });
    const days = { daypass_type: 'Adult', daypass_days: [true, true] };
    const pass = { id: 4, membership: 'NonMember', daypass: '2', ...days };
    expect(actionOf('barcode', pass)).toBe('shown');
  });
});

describe('a login mail', () => {
  it('RIG-9: has a link for each voter of the account', () => {
    expect(personalLinks([adult, child, supporter], config, JUNE)).toEqual([
      { id: 1, action: 'vote' },
      { id: 1, action: 'vote-retro' },
      { id: 3, action: 'vote' },
      { id: 3, action: 'vote-retro' },
    ]);
    expect(personalLinks([adult], config, FEBRUARY)).toEqual([{ id: 1, action: 'nominate' }]);
  });

  it('RIG-9: has every link that a card points to, also while both periods are open', () => {
    const nominate = { opens: '2019-01-10T00:00:00Z', closes: '2019-06-15T00:00:00Z' };
    const both = { ...config, periods: { ...config.periods, nominate } };
    const people = [adult, child, supporter];
    for (const now of [JANUARY, FEBRUARY, JUNE, AUGUST]) {
      const pointedTo = people.flatMap((person) =>
        personActions(person, people, both, now).flatMap((each) =>
          !each.isShown && each.reason.kind === 'sharedRight'
            ? [{ id: person.id, action: each.action }]
            : [],
        ),
      );
      expect(personalLinks(people, both, now)).toEqual(pointedTo);
    }
    expect(personalLinks(people, both, JUNE)).toHaveLength(6);
  });

  it('RIG-9: has no links while nothing is open', () => {
    expect(personalLinks([adult], config, AUGUST)).toEqual([]);
  });
});
