import type { Config, Person, PurchaseData, User } from '@conkit/api-client';
import {
  HUGO_ACTIONS,
  membershipPricesOf,
  personActions,
  type ActionConfig,
  type ActionName,
  type HugoAction,
  type PersonAction,
} from '@conkit/rules';
import {
  BallotIcon,
  ArrowUpIcon,
  PaperIcon,
  RocketIcon,
  TokenIcon,
  type Action,
  type HiddenAction,
} from '@conkit/ui';
import type { ReactNode } from 'react';
import { useActionWords } from './useActionWords.tsx';

const icons: Partial<Record<ActionName, ReactNode>> = {
  upgrade: <ArrowUpIcon />,
  nominate: <PaperIcon />,
  'nominate-retro': <PaperIcon />,
  vote: <BallotIcon />,
  'vote-retro': <RocketIcon />,
  siteSelectionToken: <TokenIcon />,
};

const isHugoAction = (action: ActionName): action is HugoAction =>
  HUGO_ACTIONS.some((known) => known === action);

/** Where an action leads; undefined for what has no page. */
function pathOf(action: ActionName, { id }: Person): string | undefined {
  if (isHugoAction(action)) return `/hugo/${action}/${id}`;
  if (action === 'upgrade') return `/upgrade/${id}`;
  return action === 'siteSelectionToken' ? '/pay/ss-token' : undefined;
}

/** What of the configuration and the prices decides about a person's actions. */
function actionConfig(config: Config, data: PurchaseData): ActionConfig {
  const { hugo, retro } = config.hugo.awards;
  return {
    membershipTypes: config.membershipTypes,
    upgradeTypes: config.membershipGroups.upgrade,
    prices: membershipPricesOf(data, config.paid_paper_pubs),
    periods: {
      nominate: hugo.nominations,
      vote: hugo.voting,
      ...(retro && { 'nominate-retro': retro.nominations, 'vote-retro': retro.voting }),
    },
  };
}

/** The rows of a person's card, and the explanations of what is missing from it. */
export function usePersonCard(config: Config, data: PurchaseData, user: User, now: Date) {
  const words = useActionWords(config, user.people);
  return (person: Person): { actions: Action[]; hiddenActions: HiddenAction[] } => {
    const all = personActions(person, user.people, actionConfig(config, data), now);
    const toRow = (action: PersonAction): Action[] => {
      const href = pathOf(action.action, person);
      if (!action.isShown || href === undefined) return [];
      const { action: id } = action;
      const startsGroup = id === 'nominate' || id === 'siteSelectionToken';
      return [{ id, label: words.label(action), href, icon: icons[id], startsGroup }];
    };
    const toExplanation = (action: PersonAction): HiddenAction[] =>
      action.isShown
        ? []
        : [
            {
              id: action.action,
              label: words.label(action),
              explanation: words.reason(person, action.reason),
            },
          ];
    return { actions: all.flatMap(toRow), hiddenActions: all.flatMap(toExplanation) };
  };
}
