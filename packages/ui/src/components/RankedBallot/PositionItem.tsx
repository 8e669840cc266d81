import { CheckIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PositionMenu.css.ts';
import type { PositionChoice } from './positions.ts';
import type { RankedBallotMessages } from './RankedBallot.messages.ts';
import { inputOf, type Input } from './rowActions.ts';

interface PositionItemProps {
  choice: PositionChoice;
  /** Whether the entry already has a position. */
  isRanked: boolean;
  titleOf: (id: number) => string;
  words: RankedBallotMessages;
  onChoose: (input: Input) => void;
}

/** One position in the menu: its current entry, and whether choosing it would leave a gap. */
export const PositionItem = ({
  choice: { position, holder, isCurrent, isNextFree, leavesGap },
  isRanked,
  titleOf,
  words,
  onChoose,
}: PositionItemProps) => {
  const hints = [
    position === 0 && words.yourFavourite,
    isNextFree && position > 0 && words.nextFree,
    isCurrent && words.currentPosition,
    holder !== null && !isCurrent && words.nowAt(titleOf(holder)),
  ];
  const isGap = leavesGap && !isCurrent;
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isCurrent}
      tabIndex={-1}
      className={isCurrent ? css.items.current : css.items.plain}
      onClick={(event) => onChoose(inputOf(event))}
    >
      <span className={isGap ? css.gapNumber : css.number} aria-hidden="true">
        {position + 1}
      </span>
      <span className={css.label}>
        {isRanked && !isCurrent ? words.moveToPosition(position + 1) : words.position(position + 1)}{' '}
        <span className={css.hint}>{hints.filter(Boolean).join(', ')}</span>
      </span>{' '}
      {isGap && <VisuallyHidden>{words.leavesGap}</VisuallyHidden>}
      {isCurrent && <CheckIcon />}
    </button>
  );
};
