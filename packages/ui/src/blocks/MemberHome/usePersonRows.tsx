import {
  HUGO_ACTIONS,
  type ActionName,
  type HiddenReason,
  type HugoAction,
  type PersonAction,
} from '@conkit/rules';
import type { ReactNode } from 'react';
import type { HiddenAction } from '../../components/PersonCard/PersonCard.tsx';
import type { Action } from '../../primitives/ActionList/ActionList.tsx';
import {
  ArrowUpIcon,
  BallotIcon,
  BarcodeIcon,
  ChatIcon,
  PaperIcon,
  PencilIcon,
  RocketIcon,
  TokenIcon,
} from '../../primitives/icons/icons.tsx';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import { useZone } from '../../words/useZone.ts';
import type { MemberHomeMessages } from './MemberHome.messages.tsx';
import type { HomePerson, MemberHomeProps } from './MemberHomeProps.ts';

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

const isAward = (action: ActionName): action is HugoAction =>
  HUGO_ACTIONS.some((known) => known === action);

const lastGroup: ReadonlySet<ActionName> = new Set(['siteSelectionToken', 'chatInvite', 'barcode']);

type RowProps = Pick<MemberHomeProps, 'people' | 'awardYears' | 'hrefOf' | 'onAction'>;

/** The rows of a person's card, and the explanations of what is missing from it. */
export function usePersonRows(props: RowProps, words: MemberHomeMessages) {
  const { people, awardYears, hrefOf, onAction } = props;
  const { locale } = useSurroundings();
  const timeZone = useZone();

  const label = (action: PersonAction): string => {
    const { action: name } = action;
    const detail = action.isShown ? action.detail : undefined;
    if (isAward(name)) {
      return (detail === 'closed' ? words.closedAward : words.award)(name, awardYears[name]);
    }
    return name === 'upgrade' && detail === 'paperPubs' ? words.addPaperPubs : words[name];
  };

  const reason = ({ preferredName }: HomePerson, why: HiddenReason): string => {
    switch (why.kind) {
      case 'noRight':
        return words.noRight(preferredName);
      case 'sharedRight': {
        const others = people.filter(({ id }) => why.people.includes(id));
        return words.sharedRight(others.map((other) => other.preferredName).join(', '));
      }
      case 'notOpenYet': {
        const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
        return words.notOpenYet(why.opens === null ? null : day.format(new Date(why.opens)));
      }
      default:
        return words[why.kind];
    }
  };

  return (person: HomePerson): { actions: Action[]; hiddenActions: HiddenAction[] } => {
    const shown = person.actions.filter(({ isShown }) => isShown).map(({ action }) => action);
    /** The awards are a group, and so is what follows them. */
    const startsGroup = (id: ActionName) =>
      id === shown.find(isAward) || id === shown.find((each) => lastGroup.has(each));
    const toRow = (action: PersonAction): Action[] => {
      if (!action.isShown) return [];
      const { action: id } = action;
      const href = hrefOf(id, person.id);
      return [
        {
          id,
          label: label(action),
          icon: icons[id],
          startsGroup: startsGroup(id),
          href,
          onPress: href === undefined ? () => onAction(id, person.id) : undefined,
        },
      ];
    };
    const toExplanation = (action: PersonAction): HiddenAction[] =>
      action.isShown
        ? []
        : [
            {
              id: action.action,
              label: label(action),
              explanation: reason(person, action.reason),
            },
          ];
    return {
      actions: person.actions.flatMap(toRow),
      hiddenActions: person.actions.flatMap(toExplanation),
    };
  };
}
