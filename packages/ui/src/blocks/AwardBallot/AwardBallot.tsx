import { BALLOT_SIZE, type TimeSpan } from '@conkit/rules';
import { useMemo, useRef, type ReactNode } from 'react';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useMessages } from '../../words/useMessages.ts';
import * as page from '../categories.css.ts';
import * as css from './AwardBallot.css.ts';
import { awardBallotMessages, type AwardBallotMessages } from './AwardBallot.messages.tsx';
import { BallotCategory } from './BallotCategory.tsx';
import { BallotIndex } from './BallotIndex.tsx';
import { BallotState } from './BallotState.tsx';
import type { BallotProblem, CategoryActions, CategoryBallot, OtherBallot } from './types.ts';

export interface AwardBallotProps {
  categories: readonly CategoryBallot[];
  /**
   * How many positions a ranking has.
   *
   * @default 7
   */
  size?: number;
  /**
   * Voting is over: the ballot is read.
   *
   * @default false
   */
  isReadOnly?: boolean;
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
 * A voter's whole ballot for one award: the index, a card for each category with its packet, ranking and how
 * it is saved, and below them the review. Choosing a rank draws its category at once, the index a frame later,
 * and nothing else. It wants a `NowProvider` around it, for how long ago something was saved.
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
  const { problem, otherBallot, packetFailure } = props;
  const words = useMessages('AwardBallot', awardBallotMessages, props.messages);
  const actions = useActions(props);
  const place = useRef<HTMLDivElement>(null);
  /** For a button that goes with what it answers. */
  const withFocus = (action: () => void) => () => {
    place.current?.focus({ preventScroll: true });
    action();
  };
  return (
    <div className={page.layout}>
      <BallotIndex
        categories={categories}
        left={props.left}
        hasReview={review !== undefined}
        words={words}
      />
      <div ref={place} tabIndex={-1} className={page.column}>
        {problem && (
          <BallotState
            problem={problem}
            isKept={isKept}
            isClosed={isReadOnly}
            words={words}
            onRetry={withFocus(props.onRetry)}
          />
        )}
        {otherBallot && (
          <Notice tone="warning" role="status">
            {words.waitsElsewhere(otherBallot.award, (text) => (
              <Link href={otherBallot.href}>{text}</Link>
            ))}
          </Notice>
        )}
        {packetFailure !== undefined && (
          <Notice
            tone="warning"
            role="status"
            action={<Button onPress={withFocus(props.onRetryPacket)}>{words.retry}</Button>}
          >
            {words.packetFailed} {packetFailure}
          </Notice>
        )}
        <div className={css.categories}>
          {categories.map((category) => (
            <BallotCategory
              key={category.key}
              category={category}
              size={size}
              isReadOnly={isReadOnly}
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

/** What a voter does in a category, the same object throughout: none is drawn anew because of it. */
function useActions(props: AwardBallotProps): CategoryActions {
  const change = useStableCallback(props.onChange);
  const resolve = useStableCallback(props.onResolve);
  const retry = useStableCallback(props.onRetry);
  const follow = useStableCallback(props.onFollow);
  const request = useStableCallback(props.onRequest);
  return useMemo(
    () => ({ change, resolve, retry, follow, request }),
    [change, resolve, retry, follow, request],
  );
}

/**
 * Holds the place of the first categories while the ballot is on its way.
 *
 * @example
 * ```tsx
 * <Suspense fallback={<AwardBallotSkeleton />}>
 *   <AwardBallot … />
 * </Suspense>
 * ```
 */
export function AwardBallotSkeleton({ messages }: Pick<AwardBallotProps, 'messages'>) {
  const words = useMessages('AwardBallot', awardBallotMessages, messages);
  return (
    <div className={css.waiting}>
      <Skeleton label={words.loading} shapes={['card', 'card', 'card']} />
    </div>
  );
}
