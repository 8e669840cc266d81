import { memo } from 'react';
import { CheckIcon, CloseIcon, MoreIcon, PlusIcon } from '../../primitives/icons/icons.tsx';
import type { Entry } from './entries.ts';
import * as chip from './RankChip.css.ts';
import * as css from './RankRow.css.ts';
import { onRankKey } from './rankKeys.ts';
import { inputOf, type RowActions, type RowProps } from './rowActions.ts';

const check = <CheckIcon />;
const cross = <CloseIcon />;
const plus = <PlusIcon />;
const dots = <MoreIcon />;

const RowText = ({ entry: { title, credit, note } }: { entry: Entry }) => (
  <span className={css.text}>
    <span className={css.title}>{title}</span>
    {credit && <span className={css.credit}>{credit}</span>}
    {note && <span className={css.note}>{note}</span>}
  </span>
);

interface GripProps {
  id: number;
  isDisabled: boolean;
  actions: RowActions;
}

const Grip = ({ id, isDisabled, actions }: GripProps) => (
  <span
    className={isDisabled ? css.hiddenGrip : css.grip}
    aria-hidden="true"
    onPointerDown={(event) => actions.grab(event, id)}
  />
);

interface EntryRowProps extends RowProps {
  entry: Entry;
  isMenuOpen: boolean;
}

interface RankedRowProps extends EntryRowProps {
  /** From 0. */
  position: number;
  isCounted: boolean;
}

/** A ranked entry: its number, which opens the menu of positions, what it is, and a way to remove it. */
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
          <RowText entry={entry} />
          <button
            type="button"
            className={css.remove}
            disabled={isDisabled}
            data-entry={id}
            data-position={position}
            aria-label={words.remove(title)}
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
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={(event) => actions.openMenu(id, event.currentTarget)}
          onKeyDown={(event) => onRankKey(event, id, position, actions)}
        >
          {position + 1}
        </button>
        <RowText entry={entry} />
        <button
          type="button"
          className={css.remove}
          disabled={isDisabled}
          aria-label={words.remove(title)}
          onClick={(event) => actions.change({ kind: 'remove', position }, inputOf(event))}
        >
          {cross}
        </button>
      </li>
    );
  },
);

interface UnrankedRowProps extends EntryRowProps {
  /** The id of what says where + would put it: in a description, no other row is drawn anew by a change. */
  nextId: string;
}

/** A finalist without a position: it is ranked next with one press, or anywhere by the menu. */
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
        <RowText entry={entry} />
        {!isChoice && (
          <button
            type="button"
            className={css.more}
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
