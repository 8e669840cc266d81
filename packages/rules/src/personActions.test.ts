import { describe, expect, it } from 'vitest';
import {
  personActions,
  personalLinks,
  upgradeAction,
  type ActingPerson,
  type ActionConfig,
  type ActionName,
} from './personActions.ts';
import { awardPages } from './awards.ts';
import { MEMBERSHIP_TYPES, PAPER_PUBS, PRICES, UPGRADEABLE } from './testing/convention.ts';

const voting = { opens: '2019-05-01T00:00:00Z', closes: '2019-07-31T23:59:00-07:00' };
const awards = {
  hugo: {
    nominations: { opens: '2019-01-10T00:00:00Z', closes: '2019-03-15T23:59:00-07:00' },
    voting,
  },
  retro: { segment: 'retro', voting },
};
const config: ActionConfig = {
  membershipTypes: MEMBERSHIP_TYPES,
  upgradeTypes: UPGRADEABLE,
  parts: { upgrades: true, paper_pubs: true, site_selection: true, chat: true, barcode: true },
  prices: PRICES,
  pages: awardPages(awards),
};
const JANUARY = new Date('2019-01-01T00:00:00Z');
const FEBRUARY = new Date('2019-02-01T00:00:00Z');
const JUNE = new Date('2019-06-01T00:00:00Z');
const AUGUST = new Date('2019-08-10T00:00:00Z');

const wsfs = { nominate: true, vote: true };
const none = { nominate: false, vote: false };
const both = (rights: typeof wsfs) => ({ hugo: rights, retro: rights });
const adult: ActingPerson = { id: 1, membership: 'Adult', rights: both(wsfs) };
const child: ActingPerson = { id: 2, membership: 'Child', rights: both(none) };
const supporter: ActingPerson = { id: 3, membership: 'Supporter', rights: both(wsfs) };

const findAction = (
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
  it('RIG-6: is shown while a more expensive type or paper publications are available', () => {
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
  it('RIG-7: is shown for the only person with the right', () => {
    expect(findAction('vote', adult, [adult, child])).toBe('open');
    expect(findAction('nominate', adult, [adult, child], FEBRUARY)).toBe('open');
  });

  it('RIG-7: is hidden for a person without the right', () => {
    expect(findAction('vote', child, [adult, child])).toEqual({ kind: 'noRight', right: 'vote' });
  });

  it('RIG-7: is hidden for all people who share the right', () => {
    const people = [adult, child, supporter];
    const reason = { kind: 'sharedRight', right: 'vote' };
    expect(findAction('vote', adult, people)).toEqual({ ...reason, people: [3] });
    expect(findAction('vote', supporter, people)).toEqual({ ...reason, people: [1] });
  });

  it('RIG-7: is shown to the person whose link opened the session, and to no other who shares the right', () => {
    const people = [adult, child, supporter];
    const getVote = (person: ActingPerson, now: Date) =>
      personActions(person, people, config, now, supporter.id).find(
        ({ action }) => action === 'vote',
      );
    expect(getVote(supporter, JUNE)).toEqual({ action: 'vote', isShown: true, detail: 'linked' });
    expect(getVote(adult, JUNE)).toMatchObject({ isShown: false });
    expect(getVote(supporter, AUGUST)).toMatchObject({ detail: 'closed' });
    expect(personActions(supporter, [supporter], config, JUNE, supporter.id)).toContainEqual({
      action: 'vote',
      isShown: true,
      detail: 'open',
    });
  });

  it('RIG-7: is hidden before its period, and absent without one', () => {
    const notOpenYet = { kind: 'notOpenYet', opens: '2019-01-10T00:00:00Z' };
    expect(findAction('nominate', adult, [adult], JANUARY)).toEqual(notOpenYet);
    // A login mail has no link to a page that is not open yet.
    expect(findAction('nominate', adult, [adult, supporter], JANUARY)).toEqual(notOpenYet);
    expect(findAction('nominate-retro', adult)).toBeUndefined();
  });

  it('RIG-7: depends on the right in its own award', () => {
    const fan = { ...adult, rights: { hugo: none, retro: wsfs } };
    expect(findAction('vote', fan, [fan, supporter])).toEqual({ kind: 'noRight', right: 'vote' });
    expect(findAction('vote', supporter, [fan, supporter])).toBe('open');
    expect(findAction('vote-retro', supporter, [fan, supporter])).toMatchObject({ people: [1] });
  });

  it('RIG-7: leads to a read-only page after the deadline', () => {
    expect(findAction('vote', adult, [adult], AUGUST)).toBe('closed');
    expect(findAction('vote', supporter, [adult, supporter], AUGUST)).toBe('closed');
  });
});

describe('the actions of a person', () => {
  it('RIG-8: are all listed, either shown or hidden with a reason', () => {
    expect(personActions(adult, [adult], config, JUNE).map(({ action }) => action)).toEqual([
      'edit',
      'upgrade',
      'nominate',
      'vote',
      'vote-retro',
      'siteSelectionToken',
      'chatInvite',
      'barcode',
    ]);
    expect(findAction('edit', child)).toBe('shown');
  });

  it('RIG-8: follow the rights of the membership', () => {
    expect(findAction('siteSelectionToken', supporter)).toBe('shown');
    expect(findAction('siteSelectionToken', child)).toEqual({
      kind: 'noRight',
      right: 'wsfs_member',
    });
    expect(findAction('chatInvite', child)).toBe('shown');
    expect(findAction('chatInvite', { id: 4, membership: 'NonMember', rights: {} })).toEqual({
      kind: 'noRight',
      right: 'member',
    });
  });

  it.each([
    ['site_selection', 'siteSelectionToken'],
    ['chat', 'chatInvite'],
    ['barcode', 'barcode'],
  ] as const)('RIG-8: have no action of a disabled part: %s', (part, absent) => {
    const without = { ...config, parts: { ...config.parts, [part]: false } };
    const all = personActions(adult, [adult], config, JUNE);
    expect(personActions(adult, [adult], without, JUNE)).toEqual(
      all.filter(({ action }) => action !== absent),
    );
  });

  it('RIG-8: have an upgrade when memberships or paper publications are sold', () => {
    const upgrades = (parts: object) =>
      personActions(adult, [], { ...config, parts: { ...config.parts, ...parts } }, JUNE).some(
        ({ action }) => action === 'upgrade',
      );
    expect(upgrades({ upgrades: false })).toBe(true);
    expect(upgrades({ paper_pubs: false })).toBe(true);
    expect(upgrades({ upgrades: false, paper_pubs: false })).toBe(false);
  });

  it('RIG-8: have a barcode for people with a badge, including by day pass', () => {
    expect(findAction('barcode', child)).toBe('shown');
    expect(findAction('barcode', supporter)).toEqual({ kind: 'noBadge' });
    const days = { daypass_type: 'Adult', daypass_days: [true, true] };
    const pass = { id: 4, membership: 'NonMember', rights: {}, daypass: '2', ...days };
    expect(findAction('barcode', pass)).toBe('shown');
  });
});

describe('a login mail', () => {
  const linksAt = (people: readonly ActingPerson[], now: Date, pages = config.pages) =>
    personalLinks(people, pages, now).map(({ id, page }) => ({ id, action: page.page }));

  it('RIG-9: has a link for each voter of the account', () => {
    expect(linksAt([adult, child, supporter], JUNE)).toEqual([
      { id: 1, action: 'vote' },
      { id: 1, action: 'vote-retro' },
      { id: 3, action: 'vote' },
      { id: 3, action: 'vote-retro' },
    ]);
    expect(linksAt([adult], FEBRUARY)).toEqual([{ id: 1, action: 'nominate' }]);
  });

  it('RIG-9: has every link of a person card, even while both periods are open', () => {
    const nominations = { opens: '2019-01-10T00:00:00Z', closes: '2019-06-15T00:00:00Z' };
    const pages = awardPages({ ...awards, hugo: { ...awards.hugo, nominations } });
    const people = [adult, child, supporter];
    for (const now of [JANUARY, FEBRUARY, JUNE, AUGUST]) {
      const pointedTo = people.flatMap((person) =>
        personActions(person, people, { ...config, pages }, now).flatMap((each) =>
          !each.isShown && each.reason.kind === 'sharedRight'
            ? [{ id: person.id, action: each.action }]
            : [],
        ),
      );
      expect(linksAt(people, now, pages)).toEqual(pointedTo);
    }
    expect(linksAt(people, JUNE, pages)).toHaveLength(6);
  });

  it('RIG-9: has no links while nothing is open', () => {
    expect(linksAt([adult], AUGUST)).toEqual([]);
  });
});
