import { BALLOT_SIZE, type TimeSpan } from '@conkit/rules';
import { useRef, type ReactNode } from 'react';
import { useDrawnCount } from '../../primitives/hooks/useDrawnCount.ts';
import { useChoiceWords } from '../../words/useChoiceWords.ts';
import { useMessages } from '../../words/useMessages.ts';
import * as page from '../categories.css.ts';
import { useIndexedPage } from '../useIndexedPage.ts';
import * as css from './AwardBallot.css.ts';
import { awardBallotMessages, type AwardBallotMessages } from './AwardBallot.messages.tsx';
import { BallotCategory } from './BallotCategory.tsx';
import { BallotIndex } from './BallotIndex.tsx';
import { BallotNotices } from './BallotNotices.tsx';
import { nextUnfinished } from './categoryState.ts';
import type { BallotProblem, CategoryActions, CategoryBallot, OtherBallot } from './types.ts';
import { useActions } from './useActions.ts';
import { useAfterPaint } from './useAfterPaint.ts';
import { useFolds } from './useFolds.ts';
import {
  elementProps,
  type ElementProps,
  useElementRef,
} from '../../primitives/element/elementProps.ts';

export interface AwardBallotProps extends ElementProps {
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
  /** Where an unsigned voter signs in order to rank: `#` and the id of a form on the page. */
  signHref?: string | undefined;
  /**
   * The categories that were open at the voter's last visit; the last one is where they were.
   *
   * @default the first unfinished category
   */
  start?: readonly string[] | undefined;
  /**
   * Whether to focus and scroll to where the voter was, because they have just opened the ballot here.
   *
   * @default false
   */
  takesFocus?: boolean;
  /** Called with the open categories, the most recently opened last. */
  onFold?: ((open: readonly string[]) => void) | undefined;
  /**
   * Whether this device stores unsaved changes.
   *
   * @default true
   */
  isKept?: boolean;
  /** A problem of the whole ballot; undefined if there is none. */
  problem?: BallotProblem | undefined;
  /** The time until voting closes; only on the last day. */
  left?: TimeSpan | undefined;
  /** Another ballot with unsaved changes. */
  otherBallot?: OtherBallot | undefined;
  /** Why the voter packet could not be loaded, in words. The ballot works without it. */
  packetFailure?: string | undefined;
  /** Called with a category's whole new ranking. */
  onChange: CategoryActions['change'];
  /** Called with the version of a ranking that the voter keeps. */
  onResolve: CategoryActions['resolve'];
  /** Called to save at once. */
  onRetry: () => void;
  onRetryPacket: () => void;
  /** Called before the browser follows a link of the packet; call `preventDefault` to stop it. */
  onFollow: CategoryActions['follow'];
  /** Called to request what a category's packet has besides its files. */
  onRequest: CategoryActions['request'];
  /** The summary below the categories: a `BallotReview`. */
  review?: ReactNode;
  messages?: Partial<AwardBallotMessages>;
}

/**
 * A voter's whole ballot for one award: an index with the save status, a foldable category for each ranking with its
 * packet, and the review. A choice re-renders its own category at once and the index one frame later. Requires a
 * `NowProvider`, for how long ago something was saved.
 *
 * @example
 * ```tsx
 * <AwardBallot
 *   categories={[
 *     { key: 'Novel', title: 'Best Novel', finalists, ballot, saved, status: 'unsaved' },
 *   ]}
 *   onChange={change}
 *   onResolve={resolve}
 *   onRetry={save}
 *   onRetryPacket={loadPacket}
 *   onFollow={follow}
 *   onRequest={request}
 *   review={<BallotReview … />}
 * />
 * ```
 */
export function AwardBallot(props: AwardBallotProps) {
  const { categories, size = BALLOT_SIZE, isReadOnly = false, isKept = true, review } = props;
  const { problem } = props;
  const words = useChoiceWords(
    useMessages('AwardBallot', awardBallotMessages, props.messages),
    size,
  );
  const root = useElementRef<HTMLDivElement>(props);
  const place = useRef<HTMLDivElement>(null);
  useIndexedPage();
  const folds = useFolds({
    categories,
    isReadOnly,
    start: props.start,
    takesFocus: props.takesFocus ?? false,
    onFold: props.onFold,
    root,
  });
  const actions = useActions(props, folds);
  // Reads the titles of the next categories one frame after a choice, and only for open categories.
  const settled = useAfterPaint(categories);
  const drawn = useDrawnCount(categories.length, 0);
  /** Keeps the focus in the ballot: the pressed button disappears with its message. */
  const withFocus = (action: () => void) => () => {
    place.current?.focus({ preventScroll: true });
    action();
  };
  return (
    <div {...elementProps(props, page.layout)} ref={root}>
      <BallotIndex
        categories={categories}
        isKept={isKept}
        isReadOnly={isReadOnly}
        left={props.left}
        hasReview={review !== undefined}
        words={words}
        onRetry={problem?.kind === 'failed' ? actions.retry : undefined}
        signInHref={problem?.kind === 'signedOut' ? problem.signInHref : undefined}
      />
      <div ref={place} tabIndex={-1} className={page.column}>
        <BallotNotices {...props} isKept={isKept} words={words} withFocus={withFocus} />
        <div className={css.categories}>
          {categories.map((category, at) => (
            <BallotCategory
              key={category.key}
              category={category}
              isOpen={folds.open.has(category.key)}
              isDrawn={at < drawn}
              next={
                folds.open.has(category.key)
                  ? nextUnfinished(settled, category.key)?.title
                  : undefined
              }
              size={size}
              isReadOnly={isReadOnly}
              signHref={props.signHref}
              isKept={isKept}
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
