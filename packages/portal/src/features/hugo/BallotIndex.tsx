import { countedBallot, type Ballots } from '@conkit/rules';
import { CheckIcon, ChevronDownIcon, VisuallyHidden } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import * as styles from './BallotIndex.css.ts';

interface BallotIndexProps {
  categories: readonly { key: string; title: string }[];
  ballots: Ballots;
}

/**
 * The way through a long ballot: its categories, and how many of them have a ranking that counts. Where
 * there is no room beside the ballot, the list opens on demand.
 */
export function BallotIndex({ categories, ballots }: BallotIndexProps) {
  const { t } = useLingui();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const isRanked = (key: string) => countedBallot(ballots[key] ?? []).length > 0;
  const ranked = categories.filter(({ key }) => isRanked(key)).length;
  const total = categories.length;
  return (
    <nav className={styles.index} aria-label={t`Categories`}>
      <p className={styles.progress}>
        <Trans>
          {ranked} of {total} ranked
        </Trans>
      </p>
      <progress className={styles.meter} value={ranked} max={total} aria-hidden="true" />
      <button
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
            <a className={styles.entry} href={`#category-${key}`}>
              <span>{title}</span>
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
}
