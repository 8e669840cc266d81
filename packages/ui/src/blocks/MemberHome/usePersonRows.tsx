import type { ActionName, AwardPageName, HiddenReason, PersonAction } from '@conkit/rules';
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
import { useDates } from '../../words/useDates.ts';
import { useMoney } from '../../words/useMoney.ts';
import { RowStatus } from './RowStatus.tsx';
import { useHomeFormats } from './useHomeFormats.ts';
import type { MemberHomeMessages } from './MemberHome.messages.ts';
import type { HomeAwardPage, HomePerson, HomePrice, MemberHomeProps } from './MemberHomeProps.ts';

/** An action that belongs to no award. */
type PlainAction = Exclude<ActionName, AwardPageName>;

const icons: Record<PlainAction, ReactNode> = {
  edit: <PencilIcon />,
  upgrade: <ArrowUpIcon />,
  siteSelectionToken: <TokenIcon />,
  chatInvite: <ChatIcon />,
  barcode: <BarcodeIcon />,
};

/** Returns whether an action belongs to no award. An action of an unknown award is left out. */
const isPlain = (action: ActionName): action is PlainAction => Object.hasOwn(icons, action);

/** Purchases come last, after what the person does with what they have. */
const bought: ReadonlySet<ActionName> = new Set(['upgrade', 'siteSelectionToken']);

/**
 * Returns the group that an action is sorted into: awards first, headed by the next step. Otherwise the order is kept.
 */
const groupOf = (action: ActionName, isAward: boolean, next: ActionName | undefined): number => {
  if (action === next) return 0;
  if (isAward) return 1;
  return bought.has(action) ? 3 : 2;
};

type RowProps = Pick<
  MemberHomeProps,
  'people' | 'awardPages' | 'status' | 'next' | 'chat' | 'hrefOf' | 'onAction'
>;

/** Returns the rows of a person's card, and explanations of the missing ones. */
export function usePersonRows(props: RowProps, words: MemberHomeMessages) {
  const { people, awardPages = [], status, next, chat = null, hrefOf, onAction } = props;
  const date = useDates();
  const formats = useHomeFormats();
  const { money } = useMoney();

  const pageOf = (action: ActionName) => awardPages.find(({ page }) => page === action);
  const first = awardPages.find(({ right }) => right === 'vote');
  const iconOf = (page: HomeAwardPage): ReactNode => {
    if (page.right === 'nominate') return <PaperIcon />;
    return page === first ? <BallotIcon /> : <RocketIcon />;
  };

  const label = (action: PersonAction): string => {
    const { action: name } = action;
    const detail = action.isShown ? action.detail : undefined;
    const page = pageOf(name);
    if (page) return (detail === 'closed' ? words.closedAward : words.award)(page);
    if (!isPlain(name)) return name;
    if (name === 'chatInvite') return words.chatInvite(chat);
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
        const { opens } = why;
        return words.notOpenYet(
          opens === null ? null : date(new Date(opens), { dateStyle: 'long' }),
        );
      }
      default:
        return words[why.kind];
    }
  };

  const priceOf = (price: HomePrice | undefined): string | undefined => {
    if (!price) return undefined;
    return price.isFrom ? words.priceFrom(money(price.amount)) : money(price.amount);
  };

  /** Returns the second line of an award's row; undefined if nothing is known of it. */
  const hintOf = (person: HomePerson, action: ActionName, isNext: boolean): ReactNode => {
    const page = pageOf(action);
    if (!page) return undefined;
    const progress = person.progress?.[page.page];
    const isLoading = status?.kind === 'loading';
    if (!progress && !isLoading && page.closes === undefined) return undefined;
    return (
      <RowStatus
        page={page}
        progress={progress}
        isLoading={isLoading}
        isUrgencyShown={!isNext}
        formats={formats}
        words={words}
      />
    );
  };

  return (person: HomePerson): { actions: Action[]; hiddenActions: HiddenAction[] } => {
    const step = next && next.kind !== 'invoice' && next.personId === person.id ? next : undefined;
    const group = ({ action }: PersonAction) =>
      groupOf(action, pageOf(action) !== undefined, step?.page);
    /**
     * Returns whether an action is shown without a link, because several people of the account have it and each has a
     * link of their own.
     */
    const isTold = (action: PersonAction) =>
      !action.isShown && action.reason.kind === 'sharedRight';
    const known = person.actions.filter(({ action }) => isPlain(action) || pageOf(action));
    const rows = known
      .filter((action) => action.isShown || isTold(action))
      .toSorted((one, other) => group(one) - group(other));
    const lastTold = rows.findLast(isTold);
    const toRow = (action: PersonAction, index: number): Action => {
      const { action: id } = action;
      const before = rows[index - 1];
      const href = hrefOf(id, person.id);
      const isNext = step?.page === id;
      const page = pageOf(id);
      return {
        id,
        label: isNext && step && page ? words.nextAward(page, step.kind) : label(action),
        hint: hintOf(person, id, isNext),
        price: priceOf(person.prices?.[id]),
        icon: page ? iconOf(page) : isPlain(id) && icons[id],
        startsGroup: before !== undefined && group(action) > Math.max(group(before), 1),
        isNext,
        ...(isTold(action)
          ? { isOnlyTold: true, explanation: action === lastTold ? words.ownLinks : undefined }
          : { href, onPress: href === undefined ? () => onAction(id, person.id) : undefined }),
      };
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
      actions: rows.map(toRow),
      hiddenActions: known.flatMap(toExplanation),
    };
  };
}
