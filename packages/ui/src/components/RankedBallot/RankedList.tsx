import type { Ballot } from '@conkit/rules';
import { isCountedAt } from './changes.ts';
import { EmptyRow } from './EmptyRow.tsx';
import type { Entry } from './entries.ts';
import * as css from './RankedBallot.css.ts';
import { RankedRow } from './RankedRow.tsx';
import type { RowProps } from './rowActions.ts';

interface RankedListProps extends RowProps {
  ballot: Ballot;
  entryOf: (id: number) => Entry;
  /** The entry whose menu is open. */
  openId: number | undefined;
}

/** The ranked entries and empty positions, or a hint how to start. */
export function RankedList({ ballot, entryOf, openId, ...row }: RankedListProps) {
  const { mode, words } = row;
  if (ballot.length === 0) {
    return (
      <p className={css.nothingRanked} data-ranked>
        {words.nothingRanked}
        {mode !== 'readOnly' && ` ${words.howToRank}`}
      </p>
    );
  }
  return (
    <ol className={css.rankedList} aria-label={words.ranked} data-ranked>
      {ballot.map((id, position) =>
        id === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- empty positions have no other identity
          <EmptyRow key={`empty ${position}`} {...row} position={position} />
        ) : (
          <RankedRow
            key={id}
            {...row}
            entry={entryOf(id)}
            position={position}
            isCounted={isCountedAt(ballot, position)}
            isMenuOpen={openId === id}
          />
        ),
      )}
    </ol>
  );
}
