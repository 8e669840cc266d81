import { countedBallot, type TimeSpan } from '@conkit/rules';
import { memo } from 'react';
import { CategoryIndex, type CategoryMark } from '../../components/CategoryIndex/CategoryIndex.tsx';
import { SaveBrief } from '../../components/SaveState/SaveState.tsx';
import { overallSave } from '../../components/SaveState/saveStatus.ts';
import { useAfterPaint } from '../../primitives/hooks/afterPaint.ts';
import { BallotIcon, CheckIcon, GapIcon, WarningIcon } from '../../primitives/icons/icons.tsx';
import { useTimeLeft } from '../../words/dates.ts';
import type { AwardBallotMessages } from '../../locales/en/AwardBallot.gen.ts';
import { type CategoryBallot, getStatus, getStatusLabel, REVIEW_ID } from './ballot.ts';

interface BallotIndexProps {
  categories: readonly CategoryBallot[];
  /** Whether this device stores unsaved changes. */
  isStoredLocally: boolean;
  /** Whether the ballot is read-only, so that nothing needs saving. */
  isReadOnly: boolean;
  /** The time until voting closes, on the last day. */
  remaining: TimeSpan | undefined;
  /** Whether the page has a review to link to. */
  hasReview: boolean;
  words: AwardBallotMessages;
  /** Saves at once. A stable function; undefined where a retry would not help. */
  onRetry: (() => void) | undefined;
  /** Where to sign in; undefined while signed in. */
  signInHref: string | undefined;
}

/**
 * The index of a ballot: current category, save status, progress of each category, review and time left. Renders one
 * frame after the category that was changed.
 */
export const BallotIndex = ({ categories, ...props }: BallotIndexProps) => (
  <Index {...props} categories={useAfterPaint(categories)} />
);

const Index = memo(function Index({ categories, words, ...props }: BallotIndexProps) {
  const formatTimeLeft = useTimeLeft();
  const { remaining, hasReview, isStoredLocally } = props;
  const ranked = categories.filter(
    ({ ballot, refusal }) => refusal === undefined && countedBallot(ballot).length > 0,
  ).length;
  return (
    <CategoryIndex
      categories={categories.map((category) => ({
        key: category.key,
        title: category.title,
        mark: getMark(category, words),
      }))}
      doneCount={ranked}
      progressLabel={words.progress({ ranked, total: categories.length })}
      saveStatus={
        !props.isReadOnly && (
          <SaveBrief
            {...overallSave(categories)}
            isStoredLocally={isStoredLocally}
            onRetry={props.onRetry}
            signInHref={props.signInHref}
          />
        )
      }
      note={remaining && words.closes({ left: formatTimeLeft(remaining) })}
      summaryLink={
        hasReview ? { href: `#${REVIEW_ID}`, icon: <BallotIcon />, label: words.review } : undefined
      }
    />
  );
});

const icons = { done: CheckIcon, gap: GapIcon, trouble: WarningIcon };

function getMark(category: CategoryBallot, words: AwardBallotMessages): CategoryMark | undefined {
  const status = getStatus(category);
  if (status === 'untouched') return undefined;
  const Icon = icons[status];
  return {
    icon: <Icon />,
    label: getStatusLabel(category, words),
    isWarning: status !== 'done',
  };
}
