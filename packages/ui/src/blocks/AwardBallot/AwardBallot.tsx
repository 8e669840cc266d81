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
   * How many positions a ranking has; with one, a finalist is chosen and nothing ranked.
   *
   * @default 7
   */
  size?: number;
  /**
   * The ballot is only read: voting is over, or it is not signed.
   *
   * @default false
   */
  isReadOnly?: boolean;
  /** Where who only reads signs, to rank: `#` and the id of a form on the page. */
  signHref?: string | undefined;
  /**
   * The categories that were open when the voter was here last; the last of them is where they were.
   *
   * @default the first that is not finished
   */
  start?: readonly string[] | undefined;
  /**
   * The voter has just asked for the ballot here: where they were has the focus, and is in view.
   *
   * @default false
   */
  takesFocus?: boolean;
  /** Called with the open categories, the one that was opened last at the end. */
  onFold?: ((open: readonly string[]) => void) | undefined;
  /**
   * Whether this device keeps what is not saved.
   *
   * @default true
   */
  isKept?: boolean;
  /** What the voter must know about the whole ballot; undefined while all is well. */
  problem?: BallotProblem | undefined;
  /** How long there is until voting closes; on the last day. */
  left?: TimeSpan | undefined;
  /** Another ballot that is not saved. */
  otherBallot?: OtherBallot | undefined;
  /** Why the voter packet could not be loaded, in words. The ballot works without. */
  packetFailure?: string | undefined;
  /** Takes a category's whole new ranking. */
  onChange: CategoryActions['change'];
  /** Takes the version of a ranking that the voter keeps. */
  onResolve: CategoryActions['resolve'];
  /** Saves at once. */
  onRetry: () => void;
  onRetryPacket: () => void;
  /** Called before the browser follows a link of the packet; `preventDefault` keeps it from doing so. */
  onFollow: CategoryActions['follow'];
  /** Asks for what a category's packet has beside its files. */
  onRequest: CategoryActions['request'];
  /** What sums the ballot up below the categories: a `BallotReview`. */
  review?: ReactNode;
  messages?: Partial<AwardBallotMessages>;
}

/**
 * A voter's whole ballot for one award: a bar with the place and how all of it is saved, the categories, each
 * folded to what is in it or open with its packet and ranking, and below them the review. Choosing a rank draws
 * its category at once, the index a frame later, and nothing else. It wants a `NowProvider` around it, for how long ago something was saved.
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
  // Titles of what comes next are drawn a frame after a choice, and only where they are seen.
  const settled = useAfterPaint(categories);
  const drawn = useDrawnCount(categories.length, 0);
  /** For a button that goes with what it answers. */
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
