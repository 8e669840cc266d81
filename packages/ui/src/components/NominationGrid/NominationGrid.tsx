import {
  changedNominationFields,
  duplicateNominations,
  MAX_NOMINATIONS,
  nominationRows,
  parsePastedNominations,
  pasteNominations,
  sameNominations,
  setNomination,
  type Nomination,
} from '@conkit/rules';
import {
  memo,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button, IconButton } from '../../primitives/Button/Button.tsx';
import {
  elementProps,
  getLabelProps,
  useElementRef,
  type ElementProps,
  type Labelled,
} from '../../primitives/element/elementProps.ts';
import { useAnnouncer } from '../../primitives/hooks/useAnnouncer.ts';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { CloseIcon } from '../../primitives/icons/icons.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  nominationGridMessages,
  type NominationGridMessages,
} from '../../locales/en/NominationGrid.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './NominationGrid.css.ts';
import { NominationList } from './NominationList.tsx';
import {
  focusRow,
  NominationRow,
  type NominationField,
  type NominationSuggestions,
} from './NominationRow.tsx';

/** A hint about a row; `row` starts at 0. */
export interface NominationRemark {
  readonly row: number;
  readonly text: string;
}

interface NominationGridOptions extends ElementProps {
  /** The columns. */
  fields: readonly NominationField[];
  /** The rows on the screen. An emptied row stays until it is removed. */
  value: readonly Nomination[];
  /** The rows on the server. Differences are marked, and Reset restores these. */
  savedValue: readonly Nomination[];
  /**
   * The maximum number of nominations.
   *
   * @default 5
   */
  max?: number;
  /** Hints for the nominator. Duplicate works are detected without them. */
  remarks?: readonly NominationRemark[];
  /**
   * What the nominator typed elsewhere, by field. A field with the focus offers the texts in which a word starts with
   * what is typed. Pass the same object while it is unchanged.
   */
  suggestions?: NominationSuggestions;
  /**
   * Whether the rows are shown as text without controls.
   *
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * Whether a save is in progress. Fields stay readable and keep the focus, but can't be edited.
   *
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether `onChange` is called for each keystroke before it is painted, for forms that other code can read at any
   * time. By default, it is called after the paint or before the next user action, so that typing stays responsive.
   *
   * @default false
   */
  isImmediate?: boolean;
  /** Buttons beside Reset. */
  actions?: ReactNode;
  /** Called with all rows. Pass the same list back as `value`. */
  onChange: (rows: readonly Nomination[]) => void;
  /** Replaces single texts. */
  messages?: SomeMessages<NominationGridMessages>;
}

/** The grid's label is the category: as text, or as the id of the category's heading. */
export type NominationGridProps = NominationGridOptions & Labelled;

/**
 * Edits the nominations of one category: one row each, an empty row, and disabled rows up to the maximum. Unsaved
 * values are marked. Resets, removals and pastes can be undone.
 *
 * Enter moves to the next row and Shift+Enter inserts a line break. An arrow key at the end of the text moves to the
 * next field. Pasted lines or spreadsheet blocks fill empty rows and never overwrite text. Remarks are hints and reject
 * nothing.
 *
 * `onChange` is called after the typed text has been painted. It is also called before any press, any key that doesn't
 * type, and any submit or reset.
 *
 * @example
 * ```tsx
 * <NominationGrid
 *   aria-label="Best Novel"
 *   fields={[{ key: 'title', label: 'Title' }]}
 *   value={rows}
 *   savedValue={saved}
 *   onChange={setRows}
 * />
 * ```
 */
export const NominationGrid = memo(function NominationGrid(props: NominationGridProps) {
  const words = useMessages('NominationGrid', nominationGridMessages, props.messages);
  const { fields, value } = props;
  if (props.isReadOnly)
    return (
      <NominationList
        {...elementProps(props)}
        {...getLabelProps(props, 'NominationGrid')}
        fields={fields}
        value={value}
        emptyText={words.nothing}
      />
    );
  return <EditableGrid {...props} words={words} />;
});

const NO_REMARKS: readonly NominationRemark[] = [];
const NOTHING: Nomination = {};

type EditableGridProps = NominationGridProps & { words: NominationGridMessages };

/** The editable rows. */
function EditableGrid({
  words,
  fields,
  value,
  savedValue,
  isDisabled = false,
  ...props
}: EditableGridProps) {
  const { max = MAX_NOMINATIONS, remarks = NO_REMARKS, onChange } = props;
  const id = useId();
  const grid = useElementRef<HTMLDivElement>(props);
  const resetButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const nextFocus = useRef<'reset' | 'undo'>(undefined);
  const { region, announce } = useAnnouncer();
  const changes = useGridChanges({
    grid,
    value,
    savedValue,
    fields,
    max,
    words,
    onChange,
    announce,
  });
  const onSuggest = useStableCallback((count: number) =>
    announce(() => words.suggested({ count })),
  );
  const changedFields = changedNominationFields(value, savedValue);
  const duplicates = duplicateNominations(value, { key: '', fields });
  const getHints = (row: number) =>
    [
      ...duplicates.flatMap((hint) =>
        hint.kind === 'duplicate' && hint.row === row
          ? [words.duplicate({ earlier: hint.of + 1 })]
          : [],
      ),
      ...remarks.filter((remark) => remark.row === row).map(({ text }) => text),
    ].join('\n');

  // A removed button loses focus, so focus the button that replaces it.
  useLayoutEffect(() => {
    const button = nextFocus.current === 'undo' ? undoButton : resetButton;
    if (nextFocus.current) button.current?.focus();
    nextFocus.current = undefined;
  });

  return (
    <div
      {...elementProps(props, css.grid)}
      {...getLabelProps(props, 'NominationGrid')}
      ref={grid}
      role="group"
      data-grid
    >
      {nominationRows(value.length, max).map((kind, row) => (
        <NominationRow
          // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity
          key={row}
          id={`${id}-${row}`}
          kind={kind}
          row={row}
          fields={fields}
          nomination={value[row] ?? NOTHING}
          changedFields={changedFields[row]?.join(' ') ?? ''}
          hints={getHints(row)}
          suggestions={props.suggestions}
          suggestionsLabel={words.suggestions}
          onSuggest={onSuggest}
          name={words.row({ row: row + 1 })}
          removeLabel={words.remove({ row: row + 1 })}
          changedText={words.changed}
          isLocked={isDisabled}
          isImmediate={props.isImmediate ?? false}
          onEdit={changes.edit}
          onPaste={changes.paste}
          onRemove={changes.remove}
        />
      ))}
      <UnpastedLines lines={changes.left} words={words} onClose={changes.forgetLeft} />
      <div className={css.bar}>
        <Button
          ref={resetButton}
          tone="quiet"
          isDisabled={isDisabled || sameNominations(value, savedValue)}
          onPress={() => {
            nextFocus.current = 'undo';
            changes.reset();
          }}
        >
          {words.reset}
        </Button>
        {changes.undoable && (
          <Button
            ref={undoButton}
            tone="quiet"
            isDisabled={isDisabled}
            onPress={() => {
              nextFocus.current = 'reset';
              changes.undo();
            }}
          >
            {words.undo[changes.undoable]}
          </Button>
        )}
        {props.actions}
      </div>
      <VisuallyHidden>
        <span ref={region} role="status" />
      </VisuallyHidden>
    </div>
  );
}

interface UnpastedLinesProps {
  lines: readonly string[];
  words: NominationGridMessages;
  onClose: () => void;
}

/** The pasted lines that found no empty row, shown until closed. */
const UnpastedLines = ({ lines, words, onClose }: UnpastedLinesProps) =>
  lines.length > 0 && (
    <Notice
      tone="warning"
      action={
        <IconButton aria-label={words.closeLeft} onPress={() => onClose()}>
          <CloseIcon />
        </IconButton>
      }
    >
      {words.left({ count: lines.length })}
      <ul className={css.left}>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may repeat
          <li key={at}>{line}</li>
        ))}
      </ul>
    </Notice>
  );

interface GridState {
  grid: RefObject<HTMLElement | null>;
  value: readonly Nomination[];
  savedValue: readonly Nomination[];
  fields: readonly { readonly key: string }[];
  max: number;
  words: NominationGridMessages;
  onChange: (rows: readonly Nomination[]) => void;
  announce: (text: () => string) => void;
}

/** The last change of several fields at once, which can be undone. */
type UndoneAction = keyof NominationGridMessages['undo'];

/** A change that can be undone until the rows change again. */
interface Undoable {
  action: UndoneAction;
  before: readonly Nomination[];
  after: readonly Nomination[];
}

/** Returns the changes to the rows. Each one calls `onChange` with all rows and announces what happened. */
function useGridChanges(state: GridState) {
  const { grid, value, savedValue, fields, max, words, onChange, announce } = state;
  const [undoable, setUndoable] = useState<Undoable>();
  const [left, setLeft] = useState<readonly string[]>([]);

  const apply = (action: UndoneAction, after: readonly Nomination[], text: string) => {
    setUndoable({ action, before: value, after });
    onChange(after);
    announce(() => text);
  };
  const edit = useStableCallback((row: number, field: string, text: string) => {
    const rows = setNomination(value, row, { ...value[row], [field]: text });
    if (rows !== value) onChange(rows);
  });
  const remove = useStableCallback((row: number) => {
    apply('remove', setNomination(value, row, null), words.removed({ row: row + 1 }));
    focusRow(grid.current, row);
  });
  const paste = useStableCallback((row: number, field: string, event: ClipboardEvent) => {
    const lines = parsePastedNominations(event.clipboardData.getData('text/plain'));
    // A single cell is pasted by the browser.
    if (!lines) return;
    event.preventDefault();
    const names = fields.map(({ key }) => key);
    const result = pasteNominations(value, { row, field }, lines, names, max);
    setLeft(result.left);
    const announcements = [
      result.filled > 0 && words.pasted({ count: result.filled }),
      result.left.length > 0 && words.left({ count: result.left.length }),
    ];
    apply('paste', result.rows, announcements.filter(Boolean).join(' '));
  });
  const last = undoable?.after === value && undoable.before !== value ? undoable : undefined;
  return {
    edit,
    remove,
    paste,
    /** Restores the saved rows. */
    reset: () => apply('reset', savedValue, words.wasReset),
    /** The action that can be undone now. */
    undoable: last?.action,
    undo: () => {
      if (!last) return;
      setLeft([]);
      onChange(last.before);
      announce(() => words.undone);
    },
    /** Pasted lines that found no empty row. */
    left,
    forgetLeft: () => setLeft([]),
  };
}
