import { memo } from 'react';
import { MoreIcon, PlusIcon } from '../../primitives/icons/icons.tsx';
import { Grip } from './Grip.tsx';
import * as chip from './RankChip.css.ts';
import * as css from './Row.css.ts';
import * as part from './RowButton.css.ts';
import { RowText } from './RowText.tsx';
import { onRankKey } from './rankKeys.ts';
import { inputOf, type EntryRowProps } from './rowActions.ts';

const plus = <PlusIcon />;
const dots = <MoreIcon />;

interface UnrankedRowProps extends EntryRowProps {
  /** The id of the text with the next position. As a description, it changes without re-rendering the rows. */
  nextId: string;
}

/** A finalist without a position. One press ranks it next; the menu offers all positions. */
export const UnrankedRow = memo(
  ({ entry, isMenuOpen, nextId, mode, isChoice, words, actions }: UnrankedRowProps) => {
    const { id, title } = entry;
    if (mode === 'readOnly') {
      return (
        <li className={`${css.unranked} ${css.still}`}>
          <RowText entry={entry} />
        </li>
      );
    }
    const isDisabled = mode === 'disabled';
    return (
      <li className={css.unranked}>
        {!isChoice && <Grip id={id} isDisabled={isDisabled} actions={actions} />}
        <button
          type="button"
          className={chip.addButton}
          disabled={isDisabled}
          data-entry={id}
          aria-label={words.rankNext(title)}
          aria-describedby={nextId}
          onClick={(event) => actions.rankNext(id, event.currentTarget, inputOf(event))}
          onKeyDown={(event) => onRankKey(event, id, undefined, actions)}
        >
          {plus}
        </button>
        <RowText entry={entry} isNamed />
        {!isChoice && (
          <button
            type="button"
            className={part.more}
            disabled={isDisabled}
            aria-label={words.choosePosition(title)}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onClick={(event) => actions.openMenu(id, event.currentTarget)}
            onKeyDown={(event) => onRankKey(event, id, undefined, actions)}
          >
            {dots}
          </button>
        )}
      </li>
    );
  },
);
