import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './AwardBallot.css.ts';
import { awardBallotMessages, type AwardBallotMessages } from './AwardBallot.messages.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

interface AwardBallotSkeletonProps extends ElementProps {
  messages?: Partial<AwardBallotMessages>;
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
