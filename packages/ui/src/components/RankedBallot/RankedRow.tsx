import { memo } from 'react';
import { CheckIcon, CloseIcon } from '../../primitives/icons/icons.tsx';
import { Grip } from './Grip.tsx';
import * as chip from './RankChip.css.ts';
import * as css from './Row.css.ts';
import * as part from './RowButton.css.ts';
import { RowText } from './RowText.tsx';
import { MOVE_KEYS, onRankKey } from './rankKeys.ts';
import { inputOf, type EntryRowProps } from './rowActions.ts';

const check = <CheckIcon />;
const cross = <CloseIcon />;

interface RankedRowProps extends EntryRowProps {
  /** Starts at 0. */
  position: number;
  isCounted: boolean;
}

/** A ranked entry: its number, which opens the menu of positions, its text, and a remove button. */
export const RankedRow = memo(
  ({ entry, position, isCounted, isMenuOpen, mode, isChoice, words, actions }: RankedRowProps) => {
    const { id, title } = entry;
    if (mode === 'readOnly') {
      return (
        <li className={`${css.ranked} ${css.still}`}>
          <span className={isCounted ? chip.countedChip : chip.uncountedChip}>
            {isChoice ? check : position + 1}
          </span>
          <RowText entry={entry} />
        </li>
      );
    }
    const isDisabled = mode === 'disabled';
    if (isChoice) {
      return (
        <li className={css.ranked}>
          <span className={chip.countedChip}>{check}</span>
          <RowText entry={entry} isNamed />
          <button
            type="button"
            className={part.quiet}
            disabled={isDisabled}
            data-entry={id}
            data-position={position}
            aria-label={words.remove({ title, position: position + 1 })}
            onClick={(event) => actions.change({ kind: 'remove', position }, inputOf(event))}
            onKeyDown={(event) => onRankKey(event, id, position, actions)}
          >
            {cross}
          </button>
        </li>
      );
    }
    return (
      <li className={css.ranked}>
        <Grip id={id} isDisabled={isDisabled} actions={actions} />
        <button
          type="button"
          className={isCounted ? chip.countedButton : chip.uncountedButton}
          disabled={isDisabled}
          data-entry={id}
          data-position={position}
          aria-label={words.changePosition({ title, position: position + 1, isCounted })}
          aria-keyshortcuts={MOVE_KEYS}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={(event) => actions.openMenu(id, event.currentTarget)}
          onKeyDown={(event) => onRankKey(event, id, position, actions)}
        >
          {position + 1}
        </button>
        <RowText entry={entry} isNamed />
        <button
          type="button"
          className={part.quiet}
          disabled={isDisabled}
          aria-label={words.remove({ title, position: position + 1 })}
          onClick={(event) => actions.change({ kind: 'remove', position }, inputOf(event))}
        >
          {cross}
        </button>
      </li>
    );
  },
);
