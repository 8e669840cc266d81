import { countedBallot, type TimeSpan } from '@conkit/rules';
import { memo } from 'react';
import { CategoryIndex, type CategoryMark } from '../../components/CategoryIndex/CategoryIndex.tsx';
import { BallotIcon, CheckIcon, WarningIcon } from '../../primitives/icons/icons.tsx';
import { useTimeLeft } from '../../words/useRelativeTime.ts';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';
import type { CategoryBallot } from './types.ts';
import { useAfterPaint } from './useAfterPaint.ts';

/** Where the review of a ballot is on its page. */
export const REVIEW_ID = 'review';

interface BallotIndexProps {
  categories: readonly CategoryBallot[];
  /** How long there is, on the last day. */
  left: TimeSpan | undefined;
  /** Whether there is a review to go to. */
  hasReview: boolean;
  words: AwardBallotMessages;
}

/**
 * The index of a ballot: which categories have a ranking that counts, which the server did not accept, the
 * review, and the time left. A choice is painted in its own category first.
 */
export const BallotIndex = ({ categories, ...props }: BallotIndexProps) => (
  <Index {...props} categories={useAfterPaint(categories)} />
);

const Index = memo(function Index({ categories, left, hasReview, words }: BallotIndexProps) {
  const tell = useTimeLeft();
  const ranked: CategoryMark = { icon: <CheckIcon />, label: words.ranked };
  const refused: CategoryMark = { icon: <WarningIcon />, label: words.notSaved, isWarning: true };
  const markOf = ({ ballot, refusal }: CategoryBallot) => {
    if (refusal) return refused;
    return countedBallot(ballot).length > 0 ? ranked : undefined;
  };
  const entries = categories.map((category) => ({
    key: category.key,
    title: category.title,
    mark: markOf(category),
  }));
  const done = entries.filter(({ mark }) => mark === ranked).length;
  return (
    <CategoryIndex
      categories={entries}
      done={done}
      progress={words.progress({ ranked: done, total: entries.length })}
      note={left && words.closes(tell(left))}
      way={
        hasReview ? { href: `#${REVIEW_ID}`, icon: <BallotIcon />, label: words.review } : undefined
      }
    />
  );
});
