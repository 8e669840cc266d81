import { countedBallot, type TimeSpan } from '@conkit/rules';
import { memo } from 'react';
import { CategoryIndex } from '../../components/CategoryIndex/CategoryIndex.tsx';
import type { CategoryMark } from '../../components/CategoryIndex/IndexEntry.tsx';
import { SaveBrief } from '../../components/SaveState/SaveBrief.tsx';
import { overallSave } from '../../components/SaveState/saveStatus.ts';
import { BallotIcon, CheckIcon, GapIcon, WarningIcon } from '../../primitives/icons/icons.tsx';
import { useTimeLeft } from '../../words/useRelativeTime.ts';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';
import { statusLabel, statusOf } from './categoryState.ts';
import { REVIEW_ID } from './reviewId.ts';
import type { CategoryBallot } from './types.ts';
import { useAfterPaint } from './useAfterPaint.ts';

interface BallotIndexProps {
  categories: readonly CategoryBallot[];
  /** Whether this device stores unsaved changes. */
  isKept: boolean;
  /** Whether the ballot is read-only, so that nothing needs saving. */
  isReadOnly: boolean;
  /** The time until voting closes, on the last day. */
  left: TimeSpan | undefined;
  /** Whether the page has a review to link to. */
  hasReview: boolean;
  words: AwardBallotMessages;
  /** Saves at once. A stable function; undefined where a retry would not help. */
  onRetry: (() => void) | undefined;
  /** Where to sign in; undefined while signed in. */
  signInHref: string | undefined;
}

/**
 * The index of a ballot: place, save status, progress of each category, review and time left. Renders after the
 * category of a choice.
 */
export const BallotIndex = ({ categories, ...props }: BallotIndexProps) => (
  <Index {...props} categories={useAfterPaint(categories)} />
);

const icons = { done: CheckIcon, gap: GapIcon, trouble: WarningIcon };

const Index = memo(function Index({ categories, words, ...props }: BallotIndexProps) {
  const tell = useTimeLeft();
  const { left, hasReview, isKept } = props;
  const markOf = (category: CategoryBallot): CategoryMark | undefined => {
    const status = statusOf(category);
    if (status === 'untouched') return undefined;
    const Icon = icons[status];
    const label = statusLabel(category, words);
    return { icon: <Icon />, label, isWarning: status !== 'done' };
  };
  const entries = categories.map((category) => ({
    key: category.key,
    title: category.title,
    mark: markOf(category),
  }));
  const done = categories.filter(
    ({ ballot, refusal }) => refusal === undefined && countedBallot(ballot).length > 0,
  ).length;
  return (
    <CategoryIndex
      categories={entries}
      done={done}
      progress={words.progress({ ranked: done, total: entries.length })}
      state={
        !props.isReadOnly && (
          <SaveBrief
            {...overallSave(categories)}
            isKept={isKept}
            onRetry={props.onRetry}
            signInHref={props.signInHref}
          />
        )
      }
      note={left && words.closes(tell(left))}
      way={
        hasReview ? { href: `#${REVIEW_ID}`, icon: <BallotIcon />, label: words.review } : undefined
      }
    />
  );
});
