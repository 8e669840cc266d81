import type { FinalistId } from '@conkit/rules';
import { memo, useId } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CheckIcon, CloseIcon, MoreIcon, PlusIcon } from '../../primitives/icons/icons.tsx';
import type { RankedBallotMessages } from '../../locales/en/RankedBallot.gen.ts';
import { isCountedAt, type AnyBallot, type Entry } from './ballot.ts';
import * as css from './RankedBallot.css.ts';
import { getInput, handleRankKey, isRemoveKey, MOVE_KEYS, type RowActions } from './rankInput.ts';

export type RowMode = 'edit' | 'disabled' | 'readOnly';

/** The props of every row. */
export interface RowProps {
  mode: RowMode;
  /** Whether one entry is chosen and none ranked. */
  isChoice: boolean;
  words: RankedBallotMessages;
  /** The language of the words, if it isn't the page's. */
  lang: 'en' | undefined;
  actions: RowActions;
}

/** The props of an entry's row. */
interface EntryRowProps extends RowProps {
  entry: Entry;
  isMenuOpen: boolean;
}

interface RankedListProps extends RowProps {
  ballot: AnyBallot;
  getEntry: (id: FinalistId) => Entry;
  /** The entry whose menu is open. */
  openId: FinalistId | undefined;
}

/** The ranked entries and empty positions, or a hint how to start. */
export function RankedList({ ballot, getEntry, openId, ...row }: RankedListProps) {
  const { mode, words, lang } = row;
  if (ballot.length === 0) {
    return (
      <p className={css.nothingRanked} lang={lang} data-ranked>
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
            entry={getEntry(id)}
            position={position}
            isCounted={isCountedAt(ballot, position)}
            isMenuOpen={openId === id}
          />
        ),
      )}
    </ol>
  );
}

const check = <CheckIcon />;
const cross = <CloseIcon />;

interface RankedRowProps extends EntryRowProps {
  /** Starts at 0. */
  position: number;
  isCounted: boolean;
}

/** A ranked entry: its number, which opens the menu of positions, its text, and a remove button. */
const RankedRow = memo(
  ({
    entry,
    position,
    isCounted,
    isMenuOpen,
    mode,
    isChoice,
    words,
    lang,
    actions,
  }: RankedRowProps) => {
    const { id, title } = entry;
    if (mode === 'readOnly') {
      return (
        <li className={`${css.rankedRow} ${css.rowWithoutHandle}`}>
          <span className={isCounted ? css.countedChip : css.uncountedChip}>
            {isChoice ? check : position + 1}
          </span>
          <RowText entry={entry} />
        </li>
      );
    }
    const isDisabled = mode === 'disabled';
    if (isChoice) {
      return (
        <li className={css.rankedRow}>
          <span className={css.countedChip}>{check}</span>
          <RowText entry={entry} isNamed />
          <button
            type="button"
            className={css.rowButton}
            disabled={isDisabled}
            data-entry={id}
            data-position={position}
            lang={lang}
            aria-label={words.remove({ title, position: position + 1 })}
            onClick={(event) => actions.change({ kind: 'remove', position }, getInput(event))}
            onKeyDown={(event) => handleRankKey(event, id, position, actions)}
          >
            {cross}
          </button>
        </li>
      );
    }
    return (
      <li className={css.rankedRow}>
        <DragHandle id={id} isDisabled={isDisabled} actions={actions} />
        <button
          type="button"
          className={isCounted ? css.countedButton : css.uncountedButton}
          disabled={isDisabled}
          data-entry={id}
          data-position={position}
          lang={lang}
          aria-label={words.changePosition({ title, position: position + 1, isCounted })}
          aria-keyshortcuts={MOVE_KEYS}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={(event) => actions.openMenu(id, event.currentTarget)}
          onKeyDown={(event) => handleRankKey(event, id, position, actions)}
        >
          {position + 1}
        </button>
        <RowText entry={entry} isNamed />
        <button
          type="button"
          className={css.rowButton}
          disabled={isDisabled}
          lang={lang}
          aria-label={words.remove({ title, position: position + 1 })}
          onClick={(event) => actions.change({ kind: 'remove', position }, getInput(event))}
        >
          {cross}
        </button>
      </li>
    );
  },
);

interface EmptyRowProps extends RowProps {
  /** Starts at 0. */
  position: number;
}

/** A position without an entry. Pressing the row removes it. */
const EmptyRow = memo(({ position, mode, words, lang, actions }: EmptyRowProps) => {
  if (mode === 'readOnly') {
    return (
      <li className={css.emptyRow}>
        <span className={css.emptyChip}>{position + 1}</span>
        <span className={css.entryTitle} lang={lang}>
          {words.noEntry}
        </span>
      </li>
    );
  }
  const remove = { kind: 'remove', position } as const;
  return (
    <li className={css.emptyItem} data-empty>
      <button
        type="button"
        className={css.emptyButton}
        disabled={mode === 'disabled'}
        data-position={position}
        lang={lang}
        onClick={(event) => actions.change(remove, getInput(event))}
        onKeyDown={(event) => {
          if (isRemoveKey(event)) actions.change(remove, 'keyboard');
        }}
      >
        <VisuallyHidden>{words.emptyPosition({ position: position + 1 })}</VisuallyHidden>{' '}
        <span className={css.emptyChip} aria-hidden="true">
          {position + 1}
        </span>
        <span className={css.entryText}>
          <span className={css.entryTitle} aria-hidden="true">
            {words.noEntry}
          </span>
          <span className={css.tapHint}>{words.tapToRemove}</span>{' '}
          <span className={css.clickHint}>{words.clickToRemove}</span>
        </span>
        <span className={css.emptyIcon}>
          <CloseIcon />
        </span>
      </button>
    </li>
  );
});

interface UnrankedListProps extends RowProps {
  entries: readonly Entry[];
  /** The position where + puts an entry, from 0. Undefined if all positions are taken. */
  next: number | undefined;
  /** The entry whose menu is open. */
  openId: FinalistId | undefined;
}

/** The entries that aren't ranked, below a heading with the next position. */
export function UnrankedList({ entries, next, openId, ...row }: UnrankedListProps) {
  const { mode, words, lang } = row;
  const titleId = useId();
  const nextId = useId();
  return (
    <div className={css.unrankedSection} data-unranked>
      <p className={css.unrankedTitle} lang={lang}>
        <span id={titleId}>{words.notRanked}</span>
        {mode === 'edit' && (
          <span id={nextId} className={css.next}>
            {words.nextPosition({
              ordinal: next === undefined ? undefined : words.ordinal({ position: next + 1 }),
            })}
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

const plus = <PlusIcon />;
const dots = <MoreIcon />;

interface UnrankedRowProps extends EntryRowProps {
  /**
   * The id of the text with the next position. The rows refer to it as their description, so it changes without
   * re-rendering them.
   */
  nextId: string;
}

/** A finalist without a position. One press ranks it next; the menu offers all positions. */
const UnrankedRow = memo(
  ({ entry, isMenuOpen, nextId, mode, isChoice, words, lang, actions }: UnrankedRowProps) => {
    const { id, title } = entry;
    if (mode === 'readOnly') {
      return (
        <li className={`${css.unrankedRow} ${css.rowWithoutHandle}`}>
          <RowText entry={entry} />
        </li>
      );
    }
    const isDisabled = mode === 'disabled';
    return (
      <li className={css.unrankedRow}>
        {!isChoice && <DragHandle id={id} isDisabled={isDisabled} actions={actions} />}
        <button
          type="button"
          className={css.addButton}
          disabled={isDisabled}
          data-entry={id}
          lang={lang}
          aria-label={words.rankNext({ title })}
          aria-describedby={nextId}
          onClick={(event) => actions.rankNext(id, event.currentTarget, getInput(event))}
          onKeyDown={(event) => handleRankKey(event, id, undefined, actions)}
        >
          {plus}
        </button>
        <RowText entry={entry} isNamed />
        {!isChoice && (
          <button
            type="button"
            className={css.menuButton}
            disabled={isDisabled}
            lang={lang}
            aria-label={words.choosePosition({ title })}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onClick={(event) => actions.openMenu(id, event.currentTarget)}
            onKeyDown={(event) => handleRankKey(event, id, undefined, actions)}
          >
            {dots}
          </button>
        )}
      </li>
    );
  },
);

interface RowTextProps {
  entry: Entry;
  /** Whether a button of the row already has the title as its name. Then screen readers skip this one. */
  isNamed?: boolean;
}

/** An entry's title, its credit, and the page's additions. */
const RowText = ({ entry: { title, credit, note, parts }, isNamed = false }: RowTextProps) => (
  <>
    {parts?.cover && <span className={css.cover}>{parts.cover}</span>}
    <span className={css.entryText}>
      <span className={css.entryTitle} aria-hidden={(isNamed && !parts?.title) || undefined}>
        {parts?.title ?? title}
      </span>
      {credit && <span className={css.entryCredit}>{credit}</span>}
      {parts?.details && <span className={css.entryCredit}>{parts.details}</span>}
      {note && <span className={css.entryNote}>{note}</span>}
    </span>
  </>
);

interface DragHandleProps {
  id: FinalistId;
  isDisabled: boolean;
  actions: RowActions;
}

/** The drag handle of a row. Not focusable: keyboard users have keys for the same action. */
const DragHandle = ({ id, isDisabled, actions }: DragHandleProps) => (
  <span
    className={isDisabled ? css.hiddenDragHandle : css.dragHandle}
    aria-hidden="true"
    onPointerDown={(event) => actions.grab(event, id)}
  />
);
