import type {
  ActionName,
  AwardPageName,
  HiddenReason,
  NextStep,
  PersonAction,
  PersonSubtitle,
} from '@conkit/rules';
import type { ReactNode } from 'react';
import type { HiddenAction } from '../../components/PersonCard/PersonCard.tsx';
import type { Action } from '../../primitives/ActionList/ActionList.tsx';
import {
  ArrowUpIcon,
  BallotIcon,
  BarcodeIcon,
  CalendarIcon,
  ChatIcon,
  ListIcon,
  MailIcon,
  PaperIcon,
  PencilIcon,
  RocketIcon,
  TokenIcon,
} from '../../primitives/icons/icons.tsx';
import type { Id } from '../../primitives/element/id.ts';
import type { LinkRequest } from '../SignIn/SignIn.tsx';
import { useDates } from '../../words/dates.ts';
import { useMoney } from '../../words/provider.tsx';
import type { MemberHomeMessages } from '../../locales/en/MemberHome.gen.ts';
import { type HomeAwardPage, type HomeProgress, RowStatus, useHomeFormats } from './RowStatus.tsx';

/** A person of an account, as the page shows them. */
export interface HomePerson<PersonId extends Id = Id> {
  readonly id: PersonId;
  /** The heading of the card. */
  readonly legalName: string;
  /** The name that others on the account know them by. */
  readonly preferredName: string;
  /** What the person is, from `personSubtitle` of the rules, with the membership's label instead of its key. */
  readonly subtitle: PersonSubtitle;
  /**
   * The two lines of their badge, as `badgeText` of the rules returns them.
   *
   * @default the badge is not mentioned
   */
  readonly badge?: { readonly name: string; readonly subtitle: string };
  /**
   * Their name in the public member list; empty when they are not listed.
   *
   * @default the list is not mentioned
   */
  readonly listing?: string;
  /** The actions, as `personActions` of the rules returns them. */
  readonly actions: readonly PersonAction[];
  /** The price of each action. */
  readonly prices?: { readonly [Name in ActionName]?: HomePrice };
  /** Their progress with each award page; a missing page is not mentioned. */
  readonly progress?: { readonly [Page in AwardPageName]?: HomeProgress };
  /** The award pages with changes that only this device has. */
  readonly unsavedPages?: readonly AwardPageName[] | undefined;
  /**
   * Whether they get reminders to vote.
   *
   * @default reminders are not offered
   */
  readonly hasReminders?: boolean | undefined;
  /**
   * Whether they have a passkey, which opens their own ballot as a mailed link does.
   *
   * @default false
   */
  readonly hasPasskey?: boolean | undefined;
}

/** A price, in the currency's minor unit. */
export interface HomePrice {
  readonly amount: number;
  /**
   * Whether it is the lowest of several prices.
   *
   * @default false
   */
  readonly isMinimum?: boolean;
}

/** Whether the people's progress has been loaded. */
export type HomeStatus =
  | { readonly kind: 'known' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly isOffline: boolean;
      readonly isRetrying: boolean;
      readonly onRetry: () => void;
    };

export interface PersonRowsProps<PersonId extends Id = Id> {
  /** The people of the account, in display order. */
  people: readonly HomePerson<PersonId>[];
  /**
   * The award pages that the people's actions refer to.
   *
   * @default none
   */
  awardPages?: readonly HomeAwardPage[];
  /**
   * Whether the people's progress has been loaded.
   *
   * @default { kind: 'known' }
   */
  status?: HomeStatus;
  /** The next step, as `nextStep` of the rules returns it. Gets the only filled button. */
  nextStep?: NextStep<AwardPageName>;
  /**
   * The name of the chat that people can be invited to; null if there is none.
   *
   * @default null
   */
  chatName?: string | null;
  /** Returns the URL of an action; undefined for one that happens on the page itself. */
  getHref: (action: ActionName, personId: PersonId) => string | undefined;
  /** Called for an action without a URL. */
  onAction: (action: ActionName, personId: PersonId) => void;
  /**
   * Returns the URL of a person's reading list, for people with a ballot.
   *
   * @default there is no such row
   */
  getReadingHref?: (personId: PersonId) => string;
  /**
   * Called to mail a person the link to an award page that others on the account share.
   *
   * @default such a row shows the progress without a control
   */
  onMailLink?: (page: AwardPageName, personId: PersonId) => void;
  /**
   * The last link that was asked for with `onMailLink`.
   *
   * @default none
   */
  mailedLink?: MailedLink<PersonId>;
  /**
   * Called to start or stop a person's reminders to vote.
   *
   * @default reminders are not offered
   */
  onRemind?: (isWanted: boolean, personId: PersonId) => void;
}

/** A link to a person's award page, and the state of its request. */
export interface MailedLink<PersonId extends Id = Id> {
  readonly page: AwardPageName;
  readonly personId: PersonId;
  readonly request: LinkRequest;
}

/** Returns the rows of a person's card, and explanations of the missing ones. */
export function usePersonRows<PersonId extends Id>(
  props: PersonRowsProps<PersonId>,
  words: MemberHomeMessages,
) {
  const { people, awardPages = [], status, nextStep, chatName = null, getHref, onAction } = props;
  const { onMailLink, mailedLink, onRemind, getReadingHref } = props;
  const date = useDates();
  const formats = useHomeFormats();
  const { formatMoney } = useMoney();

  const findPage = (action: ActionName) => awardPages.find(({ page }) => page === action);
  const first = awardPages.find(({ right }) => right === 'vote');
  const getIcon = (page: HomeAwardPage): ReactNode => {
    if (page.right === 'nominate') return <PaperIcon />;
    return page === first ? <BallotIcon /> : <RocketIcon />;
  };

  const getLabel = (action: PersonAction): string => {
    const { action: name } = action;
    const detail = action.isShown ? action.detail : undefined;
    const page = findPage(name);
    if (page) return (detail === 'closed' ? words.closedAward : words.award)(page);
    if (!isPlain(name)) return name;
    if (name === 'chatInvite') return words.chatInvite({ chat: chatName });
    return name === 'upgrade' && detail === 'paperPubs' ? words.addPaperPubs : words[name];
  };

  const formatReason = ({ preferredName }: HomePerson, why: HiddenReason): string => {
    switch (why.kind) {
      case 'noRight':
        return words.noRight({ name: preferredName });
      case 'sharedRight': {
        const others = people.filter(({ id }) => why.people.some((other) => other === id));
        return words.sharedRight({ others: others.map((other) => other.preferredName).join(', ') });
      }
      case 'notOpenYet': {
        const { opens } = why;
        return words.notOpenYet({
          day: opens === null ? null : date(new Date(opens), { dateStyle: 'long' }),
        });
      }
      default:
        return words[why.kind];
    }
  };

  /** Renders the state of a mailed link: being sent, sent to an address, or the error. */
  const renderMailedLink = (request: LinkRequest): ReactNode => {
    if (request.kind === 'failed') return <span role="alert">{request.errorMessage}</span>;
    if (request.kind === 'none') return undefined;
    return (
      <span role="status">
        {request.kind === 'sent' ? words.linkSent({ email: request.email }) : words.sendingLink}
      </span>
    );
  };

  /** Returns the action of a row that several people share: it mails the link, or is only a status. */
  const getSharedRow = (
    { id, preferredName, hasPasskey = false }: HomePerson<PersonId>,
    page: HomeAwardPage | undefined,
    isLast: boolean,
  ): Partial<Action> => {
    const passkey = hasPasskey ? words.passkeyToo({ person: preferredName }) : undefined;
    const note = isLast
      ? [words.ownLinks, passkey].filter((text) => text !== undefined).join(' ')
      : undefined;
    if (!page || !onMailLink) return { isStatusOnly: true, explanation: note };
    const isAsked = mailedLink?.page === page.page && mailedLink.personId === id;
    return {
      label: words.mailLink({ ...page, person: preferredName }),
      icon: <MailIcon />,
      onPress: () => onMailLink(page.page, id),
      explanation: (isAsked ? renderMailedLink(mailedLink.request) : undefined) ?? note,
    };
  };

  /** Returns the row that starts or stops a person's reminders to vote. */
  const getReminderRow = ({
    id,
    preferredName,
    hasReminders = false,
  }: HomePerson<PersonId>): Action => {
    const person = people.length > 1 ? preferredName : undefined;
    return {
      id: 'reminders',
      label: hasReminders ? words.stopReminders({ person }) : words.remind({ person }),
      hint: hasReminders ? words.remindersOn : words.remindersWhen,
      icon: <CalendarIcon />,
      onPress: () => onRemind?.(!hasReminders, id),
    };
  };

  /** Returns the row that leads to a person's reading list. */
  const getReadingRow = ({ id, preferredName }: HomePerson<PersonId>): Action => ({
    id: 'reading',
    label: words.readingList({ person: people.length > 1 ? preferredName : undefined }),
    icon: <ListIcon />,
    href: getReadingHref?.(id),
  });

  const formatPrice = (price: HomePrice | undefined): string | undefined => {
    if (!price) return undefined;
    return price.isMinimum
      ? words.priceFrom({ price: formatMoney(price.amount) })
      : formatMoney(price.amount);
  };

  /** Returns the second line of an award's row; undefined if there is nothing to show. */
  const renderStatus = (person: HomePerson, action: ActionName, isNext: boolean): ReactNode => {
    const page = findPage(action);
    if (!page) return undefined;
    const progress = person.progress?.[page.page];
    const isLoading = status?.kind === 'loading';
    const isUnsaved = person.unsavedPages?.includes(page.page) ?? false;
    if (!progress && !isLoading && !isUnsaved && page.closesAt === undefined) return undefined;
    return (
      <RowStatus
        page={page}
        progress={progress}
        isLoading={isLoading}
        isUnsaved={isUnsaved}
        isUrgencyShown={!isNext}
        formats={formats}
        words={words}
      />
    );
  };

  return (person: HomePerson<PersonId>): { actions: Action[]; hiddenActions: HiddenAction[] } => {
    const step =
      nextStep && nextStep.kind !== 'invoice' && nextStep.personId === person.id
        ? nextStep
        : undefined;
    const getRowGroup = ({ action }: PersonAction) =>
      getGroup(action, findPage(action) !== undefined, step?.page);
    /**
     * Returns whether an action has no link, because several people of the account have it and each has a link of
     * their own.
     */
    const isShared = (action: PersonAction) =>
      !action.isShown && action.reason.kind === 'sharedRight';
    const known = person.actions.filter(({ action }) => isPlain(action) || findPage(action));
    const rows = known
      .filter((action) => action.isShown || isShared(action))
      .toSorted((one, other) => getRowGroup(one) - getRowGroup(other));
    const lastShared = rows.findLast(isShared);
    const toRow = (action: PersonAction, index: number): Action => {
      const { action: id } = action;
      const before = rows[index - 1];
      const href = getHref(id, person.id);
      const isNext = step?.page === id;
      const page = findPage(id);
      const toLabel = () => {
        if (page && action.isShown && action.detail === 'linked')
          return words.linkedAward({ ...page, person: person.preferredName });
        return isNext && step && page
          ? words.nextAward({ ...page, kind: step.kind })
          : getLabel(action);
      };
      return {
        id,
        label: toLabel(),
        hint: renderStatus(person, id, isNext),
        price: formatPrice(person.prices?.[id]),
        icon: page ? getIcon(page) : isPlain(id) && icons[id],
        isGroupStart:
          before !== undefined && getRowGroup(action) > Math.max(getRowGroup(before), 1),
        isNext,
        ...(isShared(action)
          ? getSharedRow(person, page, action === lastShared)
          : { href, onPress: href === undefined ? () => onAction(id, person.id) : undefined }),
      };
    };
    const toExplanation = (action: PersonAction): HiddenAction[] =>
      action.isShown
        ? []
        : [
            {
              id: action.action,
              label: getLabel(action),
              explanation: formatReason(person, action.reason),
            },
          ];
    const isOpenVote = (action: PersonAction) =>
      findPage(action.action)?.right === 'vote' &&
      (isShared(action) || (action.isShown && action.detail !== 'closed'));
    const canRemind = onRemind && person.hasReminders !== undefined && rows.some(isOpenVote);
    const hasBallot = rows.some(
      (action) => action.isShown && findPage(action.action)?.right === 'vote',
    );
    const awards = rows.filter((action) => getRowGroup(action) <= 1);
    const others = rows.slice(awards.length);
    return {
      actions: [
        ...awards.map(toRow),
        ...(getReadingHref && hasBallot ? [getReadingRow(person)] : []),
        ...(canRemind ? [getReminderRow(person)] : []),
        ...others.map((action, index) => toRow(action, awards.length + index)),
      ],
      hiddenActions: known.flatMap(toExplanation),
    };
  };
}

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

/** Purchases come last, after the actions of the person's current membership. */
const PURCHASES: ReadonlySet<ActionName> = new Set(['upgrade', 'siteSelectionToken']);

/** Returns the sort key of an action: the next step first, then awards, other actions, and purchases. */
const getGroup = (action: ActionName, isAward: boolean, next: ActionName | undefined): number => {
  if (action === next) return 0;
  if (isAward) return 1;
  return PURCHASES.has(action) ? 3 : 2;
};
