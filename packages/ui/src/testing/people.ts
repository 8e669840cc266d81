import {
  awardPages as listAwardPages,
  hasBadge,
  personActions,
  personSubtitle,
  type ActionConfig,
  type ActingPerson,
  type AwardRightHolder,
  type MembershipAttributes,
} from '@conkit/rules';
import type { HomeAwardPage } from '../blocks/MemberHome/RowStatus.tsx';
import type { HomePerson } from '../blocks/MemberHome/usePersonRows.tsx';

/** Voting is open and nominations are closed at this time. */
export const votingTime = new Date('2019-07-01T12:00:00Z');

const wsfs: MembershipAttributes = { member: true, wsfs_member: true, hugo_nominator: true };
const nominations = { opens: '2019-01-01T00:00:00Z', closes: '2019-03-16T06:59:00Z' };
const voting = { opens: '2019-04-02T00:00:00Z', closes: '2019-08-01T06:59:00Z' };

const config: ActionConfig = {
  membershipTypes: {
    Adult: { ...wsfs, badge: true },
    'Young adult': { ...wsfs, badge: true },
    Supporting: wsfs,
    Child: { member: true, badge: true },
    'Hugo nominator': { hugo_nominator: true },
    'Non-member': {},
  },
  upgradeTypes: ['Adult', 'Young adult', 'Child'],
  prices: {
    newMember: { Adult: 21000, 'Young adult': 13000, Supporting: 4000, Child: 7000 },
    paperPubs: 1000,
    paidPaperPubs: true,
  },
  parts: { upgrades: true, paper_pubs: true, site_selection: true, chat: true, barcode: true },
  pages: listAwardPages({
    hugo: { nominations, voting },
    retro: { segment: 'retro', nominations, voting },
  }),
};

const names = {
  hugo: { name: 'Hugo Awards', forms: { short: 'Hugo' }, year: 2019 },
  retro: { name: 'Retro Hugo Awards', forms: { short: 'Retro Hugo' }, year: 1944 },
} as const;

/** The convention's award pages with their closing times and award names. */
export const awardPages: readonly HomeAwardPage[] = config.pages.map(
  ({ page, right, award, period }) => ({
    page,
    right,
    closesAt: period.closes,
    ...(award === 'retro' ? names.retro : names.hugo),
  }),
);

/** Returns the rights of a membership in both awards. */
const getRights = (membership: string): AwardRightHolder['rights'] => {
  const { wsfs_member: vote = false, hugo_nominator: nominate = false } =
    config.membershipTypes[membership] ?? {};
  return { hugo: { vote, nominate }, retro: { vote, nominate } };
};

/** The progress in each award: a ballot saved today, an empty ballot, and closed nominations. */
export const begun = {
  vote: { categories: 20, done: 2, saved: '2019-07-01T01:15:00Z' },
  'vote-retro': { categories: 11, done: 0, saved: null },
  nominate: { categories: 18, done: 5, works: 12, saved: '2019-03-01T20:15:00Z' },
  'nominate-retro': { categories: 16, done: 0, works: 0, saved: null },
} satisfies HomePerson['progress'];

/** A person of an account. `membership` is the label and determines their rights. */
export interface FixturePerson extends Omit<ActingPerson, 'rights'> {
  readonly name: string;
  readonly progress?: HomePerson['progress'];
  readonly unsavedPages?: HomePerson['unsavedPages'];
  readonly hasReminders?: HomePerson['hasReminders'];
}

export const aoife: FixturePerson = {
  id: 5,
  name: 'Aoife Ní Bhriain',
  membership: 'Young adult',
  member_number: 214,
};
export const oisin: FixturePerson = {
  id: 6,
  name: 'Oisín Ní Bhriain',
  membership: 'Child',
  member_number: 215,
};

/**
 * Returns the people as the account page shows them, by the rules of a small convention.
 *
 * @param linkedId the person whose personal link opened the session
 */
export const onAccount = (
  people: readonly FixturePerson[],
  now = votingTime,
  linkedId?: number,
): HomePerson[] =>
  people
    .map((person) => ({ ...person, rights: getRights(person.membership) }))
    .map((person, _, all) => ({
      id: person.id,
      legalName: person.name,
      preferredName: person.name.split(' ')[0] ?? '',
      subtitle: personSubtitle(person, config.membershipTypes),
      badge: hasBadge(person, config.membershipTypes)
        ? { name: person.name.split(' ')[0] ?? '', subtitle: 'Ireland' }
        : undefined,
      listing: person.name,
      actions: personActions(person, all, config, now, linkedId),
      prices: {
        upgrade: { amount: 8000, isMinimum: person.membership !== 'Young adult' },
        siteSelectionToken: { amount: 4000 },
      },
      progress: person.progress,
      unsavedPages: person.unsavedPages,
      hasReminders: person.hasReminders,
    }));

/** An unbreakable name of 60 letters. */
export const LONG_NAME = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochfe';
