import { useId } from 'react';
import type { Entry } from './entries.ts';
import * as css from './RankedBallot.css.ts';
import { UnrankedRow } from './UnrankedRow.tsx';
import type { RowProps } from './rowActions.ts';

interface UnrankedListProps extends RowProps {
  entries: readonly Entry[];
  /** The position where + puts an entry, from 0. Undefined if all positions are taken. */
  next: number | undefined;
  /** The entry whose menu is open. */
  openId: number | undefined;
}

/** The entries that aren't ranked, below a heading with the next position. */
export function UnrankedList({ entries, next, openId, ...row }: UnrankedListProps) {
  const { mode, words } = row;
  const titleId = useId();
  const nextId = useId();
  return (
    <div className={css.unranked} data-unranked>
      <p className={css.unrankedTitle}>
        <span id={titleId}>{words.notRanked}</span>
        {mode === 'edit' && (
          <span id={nextId} className={css.next}>
            {words.nextPosition(next === undefined ? undefined : words.ordinal(next + 1))}
          </span>
        )}
      </p>
      <ul className={css.unrankedList} aria-labelledby={titleId}>
        {entries.map((entry) => (
          <UnrankedRow
            key={entry.id}
            {...row}
            entry={entry}
            nextId={nextId}
            isMenuOpen={openId === entry.id}
          />
        ))}
      </ul>
    </div>
  );
}
