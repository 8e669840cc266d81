import type { Config } from '@conkit/api-client';
import { countedBallot, type Award, type Ballots } from '@conkit/rules';
import { BallotIcon, CategoryIndex, CheckIcon, useTimeLeft } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { REVIEW_ID } from './BallotReview.tsx';
import { useDeadline } from './shared/useDeadline.ts';

interface BallotIndexProps {
  config: Config;
  award: Award;
  categories: readonly { key: string; title: string }[];
  ballots: Ballots;
}

/** The index of a ballot: which categories have a ranking that counts, the review, and the time left. */
export const BallotIndex = memo(function BallotIndex(props: BallotIndexProps) {
  const { config, award, categories, ballots } = props;
  const { t } = useLingui();
  const mark = { icon: <CheckIcon />, label: t`ranked` };
  const entries = categories.map(({ key, title }) => {
    const isRanked = countedBallot(ballots[key] ?? []).length > 0;
    return { key, title, mark: isRanked ? mark : undefined };
  });
  const ranked = entries.filter((entry) => entry.mark).length;
  const total = entries.length;
  return (
    <CategoryIndex
      categories={entries}
      done={ranked}
      progress={t`${ranked} of ${total} ranked`}
      note={useLastDay(config, award)}
      way={{ href: `#${REVIEW_ID}`, icon: <BallotIcon />, label: t`Review` }}
    />
  );
});

/** How long there is, on the last day. */
function useLastDay(config: Config, award: Award): string | undefined {
  const { t } = useLingui();
  const { urgency, left: span } = useDeadline(config.hugo.awards[award]?.voting);
  const tell = useTimeLeft();
  if (urgency === 'calm' || !span) return undefined;
  const left = tell(span);
  return t`Closes ${left}`;
}
