import { suggestTexts, type Nomination, type NominationRow as RowKind } from '@conkit/rules';
import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { Button, IconButton } from '../../primitives/Button/Button.tsx';
import { CloseIcon, InfoIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './NominationGrid.css.ts';
import { useTypedText } from './useTypedText.ts';

/** A column of the grid: the property of a nomination, and its label. */
export interface NominationField {
  readonly key: string;
  readonly label: string;
}

/** Texts that a nominator typed elsewhere, by field. */
export type NominationSuggestions = Readonly<Record<string, readonly string[]>>;

interface NominationRowProps {
  /** Unique on the page. */
  id: string;
  kind: RowKind;
  /** Starts at 0. */
  row: number;
  fields: readonly NominationField[];
  nomination: Nomination;
  /** The keys of the unsaved fields, separated by spaces. A string, so that `memo` can compare it. */
  changedFields: string;
  /** The hints, separated by line breaks. A string, so that `memo` can compare it. */
  hints: string;
  suggestions: NominationSuggestions | undefined;
  /** The label of the suggestions. */
  suggestionsLabel: string;
  /** Called when suggestions appear. A stable function. */
  onSuggest: (count: number) => void;
  name: string;
  removeLabel: string;
  changedText: string;
  isLocked: boolean;
  isImmediate: boolean;
  onEdit: (row: number, field: string, text: string) => void;
  onPaste: (row: number, field: string, event: ClipboardEvent) => void;
  onRemove: (row: number) => void;
}

/** One nomination: its number, fields, remove button and hints. */
export const NominationRow = memo(function NominationRow(props: NominationRowProps) {
  const { id, kind, row, nomination, hints, isLocked } = props;
  const suggested = useSuggestions(props);
  const nameId = `${id}-name`;
  const hintId = `${id}-hints`;
  const changed = props.changedFields.split(' ');
  return (
    <div
      className={css.rows[kind]}
      role="group"
      aria-labelledby={nameId}
      data-row={row}
      tabIndex={-1}
    >
      <span className={css.number} aria-hidden="true">
        {row + 1}
      </span>
      <span id={nameId} className={css.rowName}>
        {props.name}
      </span>
      <div
        className={suggested.texts.length > 0 ? css.suggestingCells : css.cells}
        onFocus={suggested.onFocus}
        onBlur={suggested.onBlur}
      >
        {props.fields.map(({ key, label }, column) => (
          <NominationCell
            key={key}
            id={`${id}-${key}`}
            rowNameId={nameId}
            row={row}
            column={column}
            field={key}
            label={label}
            value={nomination[key] ?? ''}
            changed={changed.includes(key) ? props.changedText : undefined}
            hintId={hints ? hintId : undefined}
            suggestions={key === suggested.field ? suggested.texts : NO_TEXTS}
            suggestionsLabel={props.suggestionsLabel}
            isFiller={kind === 'filler'}
            isLocked={isLocked}
            isImmediate={props.isImmediate}
            onEdit={props.onEdit}
            onPaste={props.onPaste}
          />
        ))}
      </div>
      {kind === 'nomination' && (
        <div className={css.remove}>
          <IconButton
            aria-label={props.removeLabel}
            isDisabled={isLocked}
            onPress={() => props.onRemove(row)}
          >
            <CloseIcon />
          </IconButton>
        </div>
      )}
      {hints && (
        <div id={hintId} className={css.hints}>
          {hints.split('\n').map((hint) => (
            <p key={hint} className={css.hint}>
              <InfoIcon />
              <span>{hint}</span>
            </p>
          ))}
        </div>
      )}
    </div>
  );
});

const NO_TEXTS: readonly string[] = [];

/** Returns the suggestions for the field of the row that has the focus. */
function useSuggestions({ nomination, suggestions, isLocked, onSuggest }: NominationRowProps) {
  const [field, setField] = useState<string>();
  const typed = field === undefined ? '' : (nomination[field] ?? '');
  const known = field === undefined || isLocked ? undefined : suggestions?.[field];
  const texts = useMemo(() => (known ? suggestTexts(typed, known) : NO_TEXTS), [typed, known]);
  const count = texts.length;
  useEffect(() => {
    if (count > 0) onSuggest(count);
  }, [count, onSuggest]);
  return {
    field,
    texts,
    onFocus: ({ target }: FocusEvent) => {
      if (suggestions) setField(target.closest<HTMLElement>('[data-field]')?.dataset['field']);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setField(undefined);
    },
  };
}

interface NominationCellProps {
  /** Unique on the page. Also the prefix of the parts' ids. */
  id: string;
  /** The id of the element that names the row. */
  rowNameId: string;
  row: number;
  column: number;
  field: string;
  label: string;
  value: string;
  /** The description of an unsaved value. Undefined if the value is saved. */
  changed: string | undefined;
  /** The id of the row's hint. */
  hintId: string | undefined;
  /** Texts to fill in instead of the typed one. */
  suggestions: readonly string[];
  suggestionsLabel: string;
  /** Whether the row isn't in use yet. */
  isFiller: boolean;
  /** Whether the field is read-only. It keeps the focus. */
  isLocked: boolean;
  /** Whether each keystroke is reported before it is painted. */
  isImmediate: boolean;
  onEdit: (row: number, field: string, text: string) => void;
  onPaste: (row: number, field: string, event: ClipboardEvent) => void;
}

/** One field of a row. It grows with its text. */
const NominationCell = memo(function NominationCell(props: NominationCellProps) {
  const { id, row, column, field, value, changed, isFiller, isLocked, isImmediate, onEdit } = props;
  const change = useCallback((text: string) => onEdit(row, field, text), [onEdit, row, field]);
  const { control, first, type, flush } = useTypedText({ value, onChange: change, isImmediate });
  const labelId = `${id}-label`;
  const changedId = `${id}-changed`;
  const describedBy = [changed && changedId, props.hintId].filter(Boolean).join(' ');
  const paste = (event: ClipboardEvent) => props.onPaste(row, field, event);
  const { suggestions } = props;
  const pick = (text: string) => {
    change(text);
    // The pressed button disappears.
    control.current?.focus();
  };
  return (
    <div className={css.cell} data-text={value} data-field={field}>
      <label id={labelId} htmlFor={id} className={css.label}>
        {props.label}
      </label>
      <textarea
        ref={control}
        id={id}
        className={css.control}
        rows={1}
        defaultValue={first}
        data-row={row}
        data-column={column}
        data-changed={changed ? true : undefined}
        aria-labelledby={`${labelId} ${props.rowNameId}`}
        aria-describedby={describedBy || undefined}
        disabled={isFiller}
        readOnly={isLocked}
        aria-disabled={isLocked || undefined}
        enterKeyHint="next"
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
        onKeyDown={moveBetweenCells}
        onPaste={isLocked ? undefined : paste}
      />
      {suggestions.length > 0 && (
        <div role="group" aria-label={props.suggestionsLabel} className={css.suggestions}>
          {suggestions.map((text) => (
            <Button key={text} tone="quiet" onPress={() => pick(text)}>
              <span className={css.suggestion}>{text}</span>
            </Button>
          ))}
        </div>
      )}
      {changed && (
        <VisuallyHidden>
          <span id={changedId}>{changed}</span>
        </VisuallyHidden>
      )}
    </div>
  );
});

/** The position of a field in its grid. */
interface CellPlace {
  readonly row: number;
  readonly column: number;
}

const ARROWS: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const getPlace = ({ dataset }: HTMLElement): CellPlace => ({
  row: Number(dataset['row']),
  column: Number(dataset['column']),
});

const findCell = (grid: Element, { row, column }: CellPlace) =>
  grid.querySelector<HTMLTextAreaElement>(
    `textarea[data-row="${row}"][data-column="${column}"]:not(:disabled)`,
  );

/** Focuses a field and places the cursor so that the same arrow key continues to the next one. */
const enterCell = (cell: HTMLTextAreaElement | null, isForward: boolean) => {
  if (!cell) return;
  cell.focus();
  const at = isForward ? cell.value.length : 0;
  cell.setSelectionRange(at, at);
};

const moveBy = (cell: HTMLTextAreaElement, step: CellPlace) => {
  const grid = cell.closest('[data-grid]');
  if (!grid) return;
  const isMirrored = getComputedStyle(cell).direction === 'rtl';
  const { row, column } = getPlace(cell);
  const across = isMirrored ? -step.column : step.column;
  // Moving left enters a field at its end. Moving right enters it at its start.
  const isForward = step.row > 0 || across < 0;
  enterCell(findCell(grid, { row: row + step.row, column: column + across }), isForward);
};

/**
 * Moves between fields as in a spreadsheet, without taking keys from the text: Enter moves to the same field of the
 * next row (Shift+Enter is a line break), and an arrow key moves to the next field when the cursor can't move further.
 */
const moveBetweenCells = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  const { key, currentTarget: cell, nativeEvent } = event;
  if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  if (key === 'Enter') {
    event.preventDefault();
    moveBy(cell, { row: 1, column: 0 });
    return;
  }
  const step = ARROWS[key];
  const at = cell.selectionStart;
  if (!step || at !== cell.selectionEnd) return;
  // The line layout isn't available to scripts: if the cursor didn't move, the text ends here.
  setTimeout(() => {
    if (cell.matches(':focus') && cell.selectionStart === at) moveBy(cell, step);
  });
};

/** Focuses a whole row, which opens no on-screen keyboard. */
export const focusRow = (grid: Element | null, row: number) =>
  grid?.querySelector<HTMLElement>(`[role="group"][data-row="${row}"]`)?.focus();
