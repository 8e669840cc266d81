import type { Config, Person, PurchaseData, User } from '@conkit/api-client';
import {
  HUGO_ACTIONS,
  membershipPricesOf,
  personActions,
  type ActionConfig,
  type ActionName,
  type HugoAction,
  type PersonSubtitle,
} from '@conkit/rules';
import type { HomePerson } from '@conkit/ui';

/** What of the configuration and the prices decides about a person's actions. */
function actionConfig(config: Config, data: PurchaseData): ActionConfig {
  const { hugo, retro } = config.hugo.awards;
  return {
    membershipTypes: config.membershipTypes,
    hasChat: config.chat !== null,
    upgradeTypes: config.membershipGroups.upgrade,
    prices: membershipPricesOf(data, config.paid_paper_pubs),
    periods: {
      nominate: hugo.nominations,
      vote: hugo.voting,
      ...(retro && { 'nominate-retro': retro.nominations, 'vote-retro': retro.voting }),
    },
  };
}

/** The people of an account with what each can do now. */
export function homePeople(
  { config, data, user }: { config: Config; data: PurchaseData; user: User },
  subtitleOf: (person: Person) => PersonSubtitle,
  now: Date,
): HomePerson[] {
  const actions = actionConfig(config, data);
  return user.people.map((person) => ({
    id: person.id,
    legalName: person.legal_name,
    preferredName: person.preferred_name,
    subtitle: subtitleOf(person),
    actions: personActions(person, user.people, actions, now),
  }));
}

/** Which year's award each of the award pages is about; a convention without Retro Hugos has one year only. */
export function awardYears({ hugo: { awards } }: Config): Record<HugoAction, number> {
  const { year } = awards.hugo;
  const retroYear = awards.retro?.year ?? year;
  return { nominate: year, vote: year, 'nominate-retro': retroYear, 'vote-retro': retroYear };
}

/** Where an action leads; undefined for what happens on the page itself. */
export function hrefOf(action: ActionName, id: number): string | undefined {
  if (HUGO_ACTIONS.some((award) => award === action)) return `/hugo/${action}/${id}`;
  if (action === 'upgrade') return `/upgrade/${id}`;
  return action === 'siteSelectionToken' ? '/pay/ss-token' : undefined;
}
