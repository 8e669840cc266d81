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
  ArrowUpIcon,
  BallotIcon,
  BarcodeIcon,
  ChatIcon,
  PaperIcon,
  PencilIcon,
  RocketIcon,
  TokenIcon,
  type Action,
  type HiddenAction,
} from '@conkit/ui';
import type { ReactNode } from 'react';
import { useActionWords } from './useActionWords.tsx';

const icons: Record<ActionName, ReactNode> = {
  edit: <PencilIcon />,
  upgrade: <ArrowUpIcon />,
  nominate: <PaperIcon />,
  'nominate-retro': <PaperIcon />,
  vote: <BallotIcon />,
  'vote-retro': <RocketIcon />,
  siteSelectionToken: <TokenIcon />,
  chatInvite: <ChatIcon />,
  barcode: <BarcodeIcon />,
};

const isHugoAction = (action: ActionName): action is HugoAction =>
  HUGO_ACTIONS.some((known) => known === action);

/** What a card does by itself, for one person. */
export type PersonCommands = Record<
  Extract<ActionName, 'edit' | 'chatInvite' | 'barcode'>,
  (person: Person) => void
>;

/** Where an action leads; undefined for what happens on the page itself. */
function pathOf(action: ActionName, { id }: Person): string | undefined {
  if (isHugoAction(action)) return `/hugo/${action}/${id}`;
  if (action === 'upgrade') return `/upgrade/${id}`;
  return action === 'siteSelectionToken' ? '/pay/ss-token' : undefined;
}

const isCommand = (action: ActionName): action is keyof PersonCommands =>
  action === 'edit' || action === 'chatInvite' || action === 'barcode';

const lastGroup: ReadonlySet<ActionName> = new Set(['siteSelectionToken', 'chatInvite', 'barcode']);

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

/** The rows of a person's card, and the explanations of what is missing from it. */
export function usePersonCard(
  { config, data, user }: { config: Config; data: PurchaseData; user: User },
  now: Date,
  commands: PersonCommands,
) {
  const words = useActionWords(config, user.people);
  return (person: Person): { actions: Action[]; hiddenActions: HiddenAction[] } => {
    const all = personActions(person, user.people, actionConfig(config, data), now);
    const shown = all.filter(({ isShown }) => isShown).map(({ action }) => action);
    /** The awards are a group, and so is what follows them. */
    const startsGroup = (id: ActionName) =>
      id === shown.find(isHugoAction) || id === shown.find((each) => lastGroup.has(each));
    const toRow = (action: PersonAction): Action[] => {
      if (!action.isShown) return [];
      const { action: id } = action;
      const command = isCommand(id) ? commands[id] : undefined;
      const row = { id, label: words.label(action), icon: icons[id], startsGroup: startsGroup(id) };
      return [{ ...row, href: pathOf(id, person), onPress: command && (() => command(person)) }];
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
