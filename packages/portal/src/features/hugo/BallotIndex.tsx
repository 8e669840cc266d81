import type { Config } from '@conkit/api-client';
import { countedBallot, type Award, type Ballots } from '@conkit/rules';
import { BallotIcon, CheckIcon } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { REVIEW_ID } from './BallotReview.tsx';
import { CategoryIndex } from './shared/CategoryIndex.tsx';
import { useDeadline } from './shared/useDeadline.ts';
import * as styles from './shared/CategoryIndex.css.ts';

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
      state={
        <>
          <p className={styles.progress}>
            <Trans>
              {ranked} of {total} ranked
            </Trans>
          </p>
          <TimeLeft config={config} award={award} />
        </>
      }
      renderTools={(close) => (
        <a className={styles.review} href={`#${REVIEW_ID}`} onClick={close}>
          <BallotIcon />
          <Trans>Review</Trans>
        </a>
      )}
    />
  );
});

/** How long there is, on the last day. */
const TimeLeft = memo(function TimeLeft({
  config,
  award,
}: Pick<BallotIndexProps, 'config' | 'award'>) {
  const { urgency, left } = useDeadline(config.hugo.awards[award]?.voting);
  if (urgency === 'calm') return null;
  return (
    <p className={styles.timeLeft}>
      <Trans>Closes {left}</Trans>
    </p>
  );
});
