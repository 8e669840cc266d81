import { type Ballot, BALLOT_SIZE, replacedEntries, type TimeSpan } from '@conkit/rules';
import {
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { useCategoryFolds } from '../../components/CategoryFold/useCategoryFolds.ts';
import { SaveNotice, type SaveProblem } from '../../components/SaveState/SaveNotice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import {
  elementProps,
  type ElementProps,
  useElementRef,
} from '../../primitives/element/elementProps.ts';
import { afterPaint, useAfterPaint } from '../../primitives/hooks/afterPaint.ts';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useChoiceWords, useMessages } from '../../words/provider.tsx';
import { awardBallotMessages, type AwardBallotMessages } from '../../locales/en/AwardBallot.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { whenIdle } from '../../words/dates.ts';
import * as page from '../categories.css.ts';
import { useIndexedPage } from '../useIndexedPage.ts';
import * as css from './AwardBallot.css.ts';
import {
  type BallotPacket,
  type CategoryActions,
  type CategoryBallot,
  findUnfinished,
  getStatus,
  isUndecided,
  isUnsaved,
  type OtherBallot,
} from './ballot.ts';
import { BallotCategory } from './BallotCategory.tsx';
import { BallotIndex } from './BallotIndex.tsx';

export interface AwardBallotProps extends ElementProps {
  /** The categories in display order. An unchanged category must be the same object: only changed ones re-render. */
  categories: readonly CategoryBallot[];
  /**
   * How many positions a ranking has. With 1 the voter chooses one finalist and ranks nothing.
   *
   * @default 7
   */
  size?: number;
  /**
   * Whether the ballot is read-only: voting is over, or the ballot is not signed.
   *
   * @default false
   */
  isReadOnly?: boolean;
  /** The link to the signature, which a voter must give before ranking: `#` and the id of a form on the page. */
  signatureHref?: string | undefined;
  /**
   * The categories that were open after the voter's last visit. The voter stopped in the last one.
   *
   * @default the first unfinished category
   */
  defaultExpandedKeys?: readonly string[] | undefined;
  /**
   * Whether to focus and scroll to the last of the `defaultExpandedKeys`. Set it when the voter has just opened the ballot.
   *
   * @default false
   */
  autoFocus?: boolean;
  /** Called with the open categories, the most recently opened last. */
  onExpandedChange?: ((open: readonly string[]) => void) | undefined;
  /**
   * Whether this device stores unsaved changes.
   *
   * @default true
   */
  isStoredLocally?: boolean;
  /** A problem of the whole ballot; undefined if there is none. */
  problem?: SaveProblem | undefined;
  /** The time until voting closes; only on the last day. */
  remaining?: TimeSpan | undefined;
  /** Another ballot with unsaved changes. */
  otherBallot?: OtherBallot | undefined;
  /** The voter packet, if there is one: whether it could be loaded, and what happens when it is used. */
  packet?: BallotPacket | undefined;
  /** Called with a category's whole new ranking. */
  onChange: (category: string, ballot: Ballot) => void;
  /** Called with the version of a ranking that the voter keeps. */
  onResolveConflict: (category: string, choice: 'mine' | 'theirs') => void;
  /** Called to save at once. */
  onRetry: () => void;
  /** The summary below the categories: a `BallotReview`. */
  review?: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<AwardBallotMessages>;
}

/**
 * A voter's whole ballot for one award: an index with the save status, a foldable category for each ranking with its
 * packet, and the review. A choice re-renders its own category at once and the index one frame later. Requires a
 * `NowProvider`, to show how long ago something was saved.
 *
 * @example
 * ```tsx
 * <AwardBallot
 *   categories={[
 *     { key: 'Novel', title: 'Best Novel', finalists, ballot, savedBallot, status: 'unsaved' },
 *   ]}
 *   onChange={change}
 *   onResolveConflict={resolve}
 *   onRetry={save}
 *   review={<BallotReview … />}
 * />
 * ```
 */
export function AwardBallot(props: AwardBallotProps) {
  const {
    categories,
    size = BALLOT_SIZE,
    isReadOnly = false,
    isStoredLocally = true,
    review,
  } = props;
  const { problem } = props;
  const words = useChoiceWords(
    useMessages('AwardBallot', awardBallotMessages, props.messages),
    size,
  );
  const root = useElementRef<HTMLDivElement>(props);
  const column = useRef<HTMLDivElement>(null);
  useIndexedPage();
  const { open, actions } = useBallotActions(props, root);
  // Only open categories show the title of the next one, and it may update one frame after a choice.
  const settled = useAfterPaint(categories);
  const renderedCount = useRenderedCount(categories.length, 0);
  /** Keeps the focus in the ballot: the pressed button disappears with its message. */
  const withFocus = (action: () => void) => () => {
    column.current?.focus({ preventScroll: true });
    action();
  };
  return (
    <div {...elementProps(props, page.layout)} ref={root}>
      <BallotIndex
        categories={categories}
        isStoredLocally={isStoredLocally}
        isReadOnly={isReadOnly}
        remaining={props.remaining}
        hasReview={review !== undefined}
        words={words}
        onRetry={problem?.kind === 'failed' ? actions.retry : undefined}
        signInHref={problem?.kind === 'signedOut' ? problem.signInHref : undefined}
      />
      <div ref={column} tabIndex={-1} className={page.column}>
        <BallotNotices
          {...props}
          isStoredLocally={isStoredLocally}
          isReadOnly={isReadOnly}
          words={words}
          onRetry={withFocus(props.onRetry)}
          onRetryPacket={withFocus(() => props.packet?.onRetry())}
        />
        <div className={css.categories}>
          {categories.map((category, at) => (
            <BallotCategory
              key={category.key}
              category={category}
              isOpen={open.has(category.key)}
              isRendered={at < renderedCount}
              next={
                open.has(category.key) ? findUnfinished(settled, category.key)?.title : undefined
              }
              size={size}
              isReadOnly={isReadOnly}
              signatureHref={props.signatureHref}
              isStoredLocally={isStoredLocally}
              words={words}
              actions={actions}
            />
          ))}
        </div>
        {review}
      </div>
    </div>
  );
}

/**
 * Returns the open categories, and the voter's actions as a stable object. At first, the voter's last categories or the
 * first unfinished one are open; a read-only ballot starts folded. A category also opens when it needs attention, when
 * a link to it is followed, or when the voter begins to rank in the category before it.
 */
function useBallotActions(props: AwardBallotProps, root: RefObject<HTMLElement | null>) {
  const { categories, isReadOnly = false, defaultExpandedKeys, autoFocus = false } = props;
  const unfinished = findUnfinished(categories);
  const first = defaultExpandedKeys?.length
    ? defaultExpandedKeys
    : unfinished
      ? [unfinished.key]
      : [];
  const { open, fold, proceed, prepare } = useCategoryFolds({
    start: isReadOnly ? [] : first,
    needsAttention: categories
      .filter((category) => needsAttention(category, isReadOnly))
      .map(({ key }) => key),
    getNext: (category) => findUnfinished(categories, category)?.key,
    goal: autoFocus && !isReadOnly ? defaultExpandedKeys?.at(-1) : undefined,
    onFold: props.onExpandedChange,
    root,
  });
  const change = useStableCallback((key: string, ballot: Ballot) => {
    const isBegun = categories.some((one) => one.key === key && getStatus(one) === 'untouched');
    props.onChange(key, ballot);
    const next = isBegun ? findUnfinished(categories, key) : undefined;
    // Paint the rank first: preparing the next category can wait.
    if (next) afterPaint(() => startTransition(() => prepare(next.key)));
  });
  const resolve = useStableCallback(props.onResolveConflict);
  const retry = useStableCallback(props.onRetry);
  const openFile = useStableCallback((...file: Parameters<CategoryActions['openFile']>) =>
    props.packet?.onOpenFile?.(...file),
  );
  const requestPacket = useStableCallback((category: string) =>
    props.packet?.onRequest?.(category),
  );
  const actions: CategoryActions = useMemo(
    () => ({ change, resolve, retry, openFile, requestPacket, fold, proceed }),
    [change, resolve, retry, openFile, requestPacket, fold, proceed],
  );
  return { open, actions };
}

/** Returns whether a category has a notice that the voter must see. */
const needsAttention = (category: CategoryBallot, isReadOnly: boolean) =>
  isUndecided(category) ||
  // A finalist left the ballot (BAL-16).
  replacedEntries(category.ballot, category.finalists).length > 0 ||
  // A save came too late.
  (isReadOnly && isUnsaved(category));

interface BallotNoticesProps {
  problem?: SaveProblem | undefined;
  otherBallot?: OtherBallot | undefined;
  packet?: BallotPacket | undefined;
  isStoredLocally: boolean;
  isReadOnly: boolean;
  words: AwardBallotMessages;
  onRetry: () => void;
  onRetryPacket: () => void;
}

/** The notices above the categories: problems of this ballot, of the other one and of the packet. */
function BallotNotices(props: BallotNoticesProps) {
  const { problem, otherBallot, packet, isStoredLocally, isReadOnly, words } = props;
  return (
    <>
      <SaveNotice
        right="vote"
        problem={problem}
        isStoredLocally={isStoredLocally}
        isReadOnly={isReadOnly}
        onRetry={props.onRetry}
      />
      {otherBallot && (
        <Notice tone="warning" role="status">
          {words.waitsElsewhere({
            ...otherBallot.awardName,
            link: (text) => <Link href={otherBallot.href}>{text}</Link>,
          })}
        </Notice>
      )}
      {packet?.errorMessage !== undefined && (
        <Notice
          tone="warning"
          role="status"
          action={<Button onPress={() => props.onRetryPacket()}>{words.retry}</Button>}
        >
          {words.packetFailed} {packet.errorMessage}
        </Notice>
      )}
    </>
  );
}

interface AwardBallotSkeletonProps extends ElementProps {
  /** Replaces single texts. */
  messages?: SomeMessages<AwardBallotMessages>;
}

/**
 * A placeholder for the first categories while the ballot loads.
 *
 * @example
 * ```tsx
 * <Suspense fallback={<AwardBallotSkeleton />}>
 *   <AwardBallot … />
 * </Suspense>
 * ```
 */
export function AwardBallotSkeleton({ messages, ...own }: AwardBallotSkeletonProps) {
  const words = useMessages('AwardBallot', awardBallotMessages, messages);
  return (
    <div {...elementProps(own, css.waiting)}>
      <Skeleton label={words.loading} shapes={['card', 'card', 'card']} />
    </div>
  );
}

/**
 * Returns how many of several expensive parts to render: `first` immediately, also on the server, and then one more
 * whenever the browser is idle.
 */
function useRenderedCount(total: number, first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setCount(count + 1)));
  }, [count, total]);
  return count;
}
