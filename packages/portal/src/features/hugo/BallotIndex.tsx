import type { Config } from '@conkit/api-client';
import { countedBallot, type Award, type Ballots } from '@conkit/rules';
import { BallotIcon, CheckIcon, ChevronDownIcon, VisuallyHidden } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import { REVIEW_ID } from './BallotReview.tsx';
import { useDeadline } from './shared/useDeadline.ts';
import { useOpenList } from './shared/useOpenList.ts';
import * as styles from './shared/CategoryIndex.css.ts';

interface BallotIndexProps {
  config: Config;
  award: Award;
  categories: readonly { key: string; title: string }[];
  ballots: Ballots;
}

/**
 * The way through a long ballot: its categories, how many of them have a ranking that counts, the review,
 * and near the deadline how long there is. Where there is no room beside the ballot, it is a bar that stays
 * at the top, and the list opens on demand.
 */
export const BallotIndex = memo(function BallotIndex(props: BallotIndexProps) {
  const { config, award, categories, ballots } = props;
  const { t } = useLingui();
  const listId = useId();
  const { isOpen, setOpen, frame, button } = useOpenList();
  const isRanked = (key: string) => countedBallot(ballots[key] ?? []).length > 0;
  const ranked = categories.filter(({ key }) => isRanked(key)).length;
  const total = categories.length;
  return (
    <nav ref={frame} className={styles.index} aria-label={t`Categories`}>
      <div className={styles.state}>
        <p className={styles.progress}>
          <Trans>
            {ranked} of {total} ranked
          </Trans>
        </p>
        <TimeLeft config={config} award={award} />
        <progress className={styles.meter} value={ranked} max={total} aria-hidden="true" />
      </div>
      <a className={styles.review} href={`#${REVIEW_ID}`} onClick={() => setOpen(false)}>
        <BallotIcon />
        <Trans>Review</Trans>
      </a>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Categories</Trans>
        <ChevronDownIcon />
      </button>
      <ul id={listId} className={isOpen ? styles.list : styles.closedList}>
        {categories.map(({ key, title }) => (
          <li key={key}>
            <a className={styles.entry} href={`#category-${key}`} onClick={() => setOpen(false)}>
              <span>{title}</span>{' '}
              {isRanked(key) && (
                <span className={styles.mark}>
                  <CheckIcon />
                  <VisuallyHidden>{t`ranked`}</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
