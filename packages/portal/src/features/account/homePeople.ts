import type { AwardSummary, Config, Person, PurchaseData, User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import {
  awardPages,
  badgeText,
  createMembershipPrices,
  findPersonUpgrades,
  getMembershipAttributes,
  hasBadge,
  nextStep,
  paperPubsAmount,
  personActions,
  publicListing,
  upgradeAmount,
  upgradeTargets,
  type ActionConfig,
  type ActionName,
  type AwardPage,
  type AwardPageName,
  type NextStep,
  type PersonsPage,
  type PersonSubtitle,
} from '@conkit/rules';
import type { HomeAwardPage, HomePerson, HomePrice, HomeProgress, HomeStatus } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { awardSummaryQuery } from '../../api/hugo.ts';
import { useIsOnline } from '../../browser/useIsOnline.ts';
import type { Language } from '../../i18n/language.ts';
import { getAwardName } from '../../i18n/localized.ts';

/** Returns what determines a person's actions: parts of the configuration, and prices. */
const actionConfig = (config: Config, data: PurchaseData): ActionConfig => ({
  membershipTypes: config.membershipTypes,
  parts: config.parts,
  upgradeTypes: config.membershipGroups.upgrade,
  upgradePaths: config.membershipGroups.upgradePaths,
  prices: createMembershipPrices(data, config.paid_paper_pubs),
  pages: awardPages(config.hugo.awards),
});

/** Returns the lowest price of an upgrade, or undefined if there is none. */
function upgradePrice(person: Person, config: ActionConfig): HomePrice | undefined {
  const { prices, upgradeable } = findPersonUpgrades(config, person.membership);
  const targets = upgradeTargets(person.membership, upgradeable, prices.newMember);
  const amounts = targets.flatMap(
    (membership) =>
      upgradeAmount(prices, person, { membership, paper_pubs: person.paper_pubs }) ?? [],
  );
  if (amounts.length > 0) return { amount: Math.min(...amounts), isMinimum: amounts.length > 1 };
  const paper = paperPubsAmount(prices, !person.paper_pubs);
  return paper > 0 ? { amount: paper } : undefined;
}

/** Returns a person's name in the public list, or an empty string. */
function getListing(person: Person): string {
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
  getSubtitle: (person: Person) => PersonSubtitle;
  getProgress: (id: number) => AwardProgress;
  getUnsavedPages: (id: number) => readonly AwardPageName[] | undefined;
  hasReminders: (id: number) => boolean | undefined;
  now: Date;
}

/** Returns the people of an account with their award progress and actions. */
export function listHomePeople(facts: HomeFacts): HomePerson<number>[] {
  const { config, data, user, tokenAmount, getSubtitle, getProgress, now } = facts;
  const actions = actionConfig(config, data);
  const { membershipTypes } = config;
  return user.people.map((person) => ({
    id: person.id,
    legalName: person.legal_name,
    preferredName: person.preferred_name,
    subtitle: getSubtitle(person),
    badge: config.parts.badge && hasBadge(person, membershipTypes) ? badgeText(person) : undefined,
    listing: getMembershipAttributes(membershipTypes, person.membership).member
      ? getListing(person)
      : undefined,
    actions: personActions(person, user.people, actions, now, user.person_id),
    prices: {
      upgrade: upgradePrice(person, actions),
      ...(tokenAmount !== undefined && { siteSelectionToken: { amount: tokenAmount } }),
    },
    progress: getProgress(person.id),
    unsavedPages: facts.getUnsavedPages(person.id),
    hasReminders: facts.hasReminders(person.id),
    hasPasskey: user.passkeys?.people.includes(person.id),
  }));
}

/** Returns the award pages that the people can use, in the account's order. */
const listAwardProgress = (
  config: Config,
  people: readonly HomePerson<number>[],
): PersonsPage<AwardPageName>[] =>
  people.flatMap(({ id, actions, progress }) =>
    awardPages(config.hugo.awards).flatMap(({ page, period }) => {
      const isShown = actions.some((action) => action.action === page && action.isShown);
      const known = progress?.[page];
      return isShown && known ? [{ personId: id, page, period, progress: known }] : [];
    }),
  );

/** Returns the most important thing to do on the account. */
export const findNextStep = (
  config: Config,
  people: readonly HomePerson<number>[],
  invoices: readonly number[],
  now: Date,
): NextStep<AwardPageName> | undefined =>
  nextStep(invoices, listAwardProgress(config, people), now);

/** Returns the award pages with their names and dates for the account page. */
export const listHomeAwardPages = (
  { hugo: { awards } }: Config,
  language: Language,
): HomeAwardPage[] =>
  awardPages(awards).flatMap(({ page, right, award, period }) => {
    const facts = awards[award];
    if (!facts) return [];
    const { year, positions } = facts;
    const { closes } = period;
    return [{ page, right, year, positions, closesAt: closes, ...getAwardName(facts, language) }];
  });

/** Returns the link of an action, or undefined for actions on the page itself. */
export function getActionHref(
  { hugo }: Config,
  action: ActionName,
  id: number,
): string | undefined {
  const page = awardPages(hugo.awards).find((known) => known.page === action);
  if (page) return `/${hugo.path}/${page.page}/${id}`;
  if (action === 'upgrade') return `/upgrade/${id}`;
  return action === 'siteSelectionToken' ? '/pay/ss-token' : undefined;
}

/** A person's progress on each award page. */
type AwardProgress = Partial<Record<AwardPageName, HomeProgress>>;

/**
 * Loads the award progress of an account's people. Does nothing without people or awards.
 *
 * @param others the progress of people beyond the first page
 */
export function useAwardProgress(
  { hugo, parts }: Config,
  user: User,
  others: AwardSummary['people'] = [],
) {
  const { api } = useRouteContext({ from: '__root__' });
  const isOnline = useIsOnline();
  const isHydrated = useHydrated();
  const pages = awardPages(hugo.awards);
  const isNeeded = user.people.length > 0 && parts.awards;
  const { data, isError, isFetching, refetch } = useQuery({
    ...awardSummaryQuery(api),
    enabled: isNeeded,
  });
  const retry = () => void refetch();
  const getStatus = (): HomeStatus => {
    if (data || !isNeeded) return { kind: 'known' };
    // If the request failed while the server rendered the page, the browser repeats it.
    if (!isError || !isHydrated) return { kind: 'loading' };
    return { kind: 'failed', isOffline: !isOnline, isRetrying: isFetching, onRetry: retry };
  };
  const summaries = new Map(
    [...(data?.people ?? []), ...others].map((person) => [person.id, person]),
  );
  return {
    getProgress: (id: number) => toProgress(pages, summaries.get(id)?.awards),
    hasReminders: (id: number) => summaries.get(id)?.reminders,
    status: getStatus(),
  };
}

/** Returns the progress by award page. Awards without a page are left out. */
function toProgress(
  pages: readonly AwardPage[],
  awards: AwardSummary['people'][number]['awards'] = [],
): AwardProgress {
  const progress: AwardProgress = {};
  for (const { page, right, award } of pages) {
    const known = awards.find((each) => each.award === award);
    if (known) progress[page] = right === 'vote' ? known.ballot : known.nominations;
  }
  return progress;
}
