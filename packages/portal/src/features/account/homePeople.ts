import type { Config, Person, PurchaseData, User } from '@conkit/api-client';
import {
  attributesOf,
  awardPages,
  badgeText,
  hasBadge,
  membershipPricesOf,
  nextStep,
  paperPubsAmount,
  personActions,
  publicListing,
  upgradeAmount,
  upgradeTargets,
  type ActionConfig,
  type ActionName,
  type AwardPageName,
  type NextStep,
  type PersonsPage,
  type PersonSubtitle,
} from '@conkit/rules';
import type { HomeAwardPage, HomePerson, HomePrice } from '@conkit/ui';
import { getAwardName } from '../../i18n/awardNames.ts';
import type { Language } from '../../i18n/languages.ts';
import type { AwardProgress } from './useAwardProgress.ts';

/** Returns what determines a person's actions: parts of the configuration, and prices. */
const actionConfig = (config: Config, data: PurchaseData): ActionConfig => ({
  membershipTypes: config.membershipTypes,
  parts: config.parts,
  upgradeTypes: config.membershipGroups.upgrade,
  prices: membershipPricesOf(data, config.paid_paper_pubs),
  pages: awardPages(config.hugo.awards),
});

/** Returns the lowest price of an upgrade, or undefined if there is none. */
function upgradePrice(
  person: Person,
  { prices, upgradeTypes }: ActionConfig,
): HomePrice | undefined {
  const targets = upgradeTargets(person.membership, upgradeTypes, prices.newMember);
  const amounts = targets.flatMap(
    (membership) =>
      upgradeAmount(prices, person, { membership, paper_pubs: person.paper_pubs }) ?? [],
  );
  if (amounts.length > 0) return { amount: Math.min(...amounts), isFrom: amounts.length > 1 };
  const paper = paperPubsAmount(prices, !person.paper_pubs);
  return paper > 0 ? { amount: paper } : undefined;
}

/** Returns a person's name in the public list, or an empty string. */
function listingOf(person: Person): string {
  const listing = publicListing(person);
  return listing.kind === 'listed' ? listing.name : '';
}

/** The data that the page's people are derived from. */
interface HomeFacts {
  config: Config;
  data: PurchaseData;
  user: User;
  /** Undefined if tokens aren't for sale. */
  tokenAmount: number | undefined;
  subtitleOf: (person: Person) => PersonSubtitle;
  progressOf: (id: number) => AwardProgress;
  now: Date;
}

/** Returns the people of an account with their award progress and actions. */
export function homePeople(facts: HomeFacts): HomePerson[] {
  const { config, data, user, tokenAmount, subtitleOf, progressOf, now } = facts;
  const actions = actionConfig(config, data);
  const { membershipTypes } = config;
  return user.people.map((person) => ({
    id: person.id,
    legalName: person.legal_name,
    preferredName: person.preferred_name,
    subtitle: subtitleOf(person),
    badge: config.parts.badge && hasBadge(person, membershipTypes) ? badgeText(person) : undefined,
    listing: attributesOf(membershipTypes, person.membership).member
      ? listingOf(person)
      : undefined,
    actions: personActions(person, user.people, actions, now),
    prices: {
      upgrade: upgradePrice(person, actions),
      ...(tokenAmount !== undefined && { siteSelectionToken: { amount: tokenAmount } }),
    },
    progress: progressOf(person.id),
  }));
}

/** Returns the award pages that the people can use, in the account's order. */
const pagesOf = (config: Config, people: readonly HomePerson[]): PersonsPage<AwardPageName>[] =>
  people.flatMap(({ id, actions, progress }) =>
    awardPages(config.hugo.awards).flatMap(({ page, period }) => {
      const isShown = actions.some((action) => action.action === page && action.isShown);
      const known = progress?.[page];
      return isShown && known ? [{ personId: id, page, period, progress: known }] : [];
    }),
  );

/** Returns the most important thing to do on the account. */
export const homeNext = (
  config: Config,
  people: readonly HomePerson[],
  invoices: readonly number[],
  now: Date,
): NextStep<AwardPageName> | undefined => nextStep(invoices, pagesOf(config, people), now);

/** Returns the award pages with their names and dates for the account page. */
export const homeAwardPages = ({ hugo: { awards } }: Config, language: Language): HomeAwardPage[] =>
  awardPages(awards).flatMap(({ page, right, award, period }) => {
    const facts = awards[award];
    if (!facts) return [];
    const { year, positions } = facts;
    const { closes } = period;
    return [{ page, right, year, positions, closes, ...getAwardName(facts, language) }];
  });

/** Returns the link of an action, or undefined for actions on the page itself. */
export function hrefOf({ hugo }: Config, action: ActionName, id: number): string | undefined {
  const page = awardPages(hugo.awards).find((known) => known.page === action);
  if (page) return `/${hugo.path}/${page.page}/${id}`;
  if (action === 'upgrade') return `/upgrade/${id}`;
  return action === 'siteSelectionToken' ? '/pay/ss-token' : undefined;
}
