import {
  changedNominationFields,
  duplicateNominations,
  MAX_NOMINATIONS,
  nominationRows,
  sameNominations,
  type Nomination,
} from '@conkit/rules';
import { memo, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button, IconButton } from '../../primitives/Button/Button.tsx';
import { CloseIcon } from '../../primitives/icons/icons.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAnnouncer } from '../../primitives/hooks/useAnnouncer.ts';
import { nominationGridMessages, type NominationGridMessages } from './NominationGrid.messages.ts';
import * as css from './NominationGrid.css.ts';
import { NominationList } from './NominationList.tsx';
import { NominationRow, type NominationField } from './NominationRow.tsx';
import { useGridChanges } from './useGridChanges.ts';

/** A remark about a row, from 0. */
export interface NominationRemark {
  readonly row: number;
  readonly text: string;
}

export interface NominationGridProps {
  /** Names the grid: the category. */
  'aria-label': string;
  fields: readonly NominationField[];
  /** The rows on the screen. An emptied row stays until it is removed. */
  value: readonly Nomination[];
  /** What the server has: what differs from it is marked, and Reset brings it back. */
  saved: readonly Nomination[];
  /** How many nominations there can be. */
  max?: number;
  /** What a nominator may want to look at again; the same work twice is found without. */
  remarks?: readonly NominationRemark[];
  /** The rows as text, with nothing to press. */
  isReadOnly?: boolean;
  /** While a save is under way: fields can be read and keep the focus, but not be edited. */
  isDisabled?: boolean;
  /** Buttons beside Reset. */
  actions?: ReactNode;
  /** Called with the whole new rows; hand the same list back as `value`. */
  onChange: (rows: readonly Nomination[]) => void;
  messages?: Partial<NominationGridMessages>;
}

const NO_REMARKS: readonly NominationRemark[] = [];
const NOTHING: Nomination = {};

/**
 * The nominations of one category: as many rows as there are, one more to write in, and disabled ones up
 * to the maximum. What is not saved yet is marked; a reset, a removal and a paste can be undone.
 *
 * Enter goes to the next row (Shift+Enter is a line break), an arrow key that has nowhere left to go in
 * the text goes on to the next field. Lines of text or a block of a spreadsheet, pasted, fill rows;
 * nothing that was written is overwritten. Remarks are hints and refuse nothing.
 */
export const NominationGrid = memo(function NominationGrid(props: NominationGridProps) {
  const words = { ...nominationGridMessages, ...props.messages };
  const { fields, value } = props;
  if (props.isReadOnly)
    return (
      <NominationList
        aria-label={props['aria-label']}
        fields={fields}
        value={value}
        nothing={words.nothing}
      />
    );
  return <EditableGrid {...props} words={words} />;
});

type EditableGridProps = NominationGridProps & { words: NominationGridMessages };

function EditableGrid({
  words,
  fields,
  value,
  saved,
  isDisabled = false,
  ...props
}: EditableGridProps) {
  const { max = MAX_NOMINATIONS, remarks = NO_REMARKS, onChange } = props;
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const resetButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const nextFocus = useRef<'reset' | 'undo'>(undefined);
  const { region, announce } = useAnnouncer();
  const changes = useGridChanges({
    grid,
    value,
    saved,
    fields,
    max,
    words,
    onChange,
    announce,
  });
  const changedFields = changedNominationFields(value, saved);
  const duplicates = duplicateNominations(value, { key: '', fields });
  const hintsOf = (row: number) =>
    [
      ...duplicates.flatMap((hint) =>
        hint.kind === 'duplicate' && hint.row === row ? [words.duplicate(hint.of + 1)] : [],
      ),
      ...remarks.filter((remark) => remark.row === row).map(({ text }) => text),
    ].join('\n');

  // A button that goes takes the focus with it, so it is handed to the one that comes.
  useLayoutEffect(() => {
    const button = nextFocus.current === 'undo' ? undoButton : resetButton;
    if (nextFocus.current) button.current?.focus();
    nextFocus.current = undefined;
  });

  return (
    <div ref={grid} className={css.grid} role="group" aria-label={props['aria-label']} data-grid>
      {nominationRows(value.length, max).map((kind, row) => (
        <NominationRow
          // oxlint-disable-next-line react/no-array-index-key -- a row is its number
          key={row}
          id={`${id}-${row}`}
          kind={kind}
          row={row}
          fields={fields}
          nomination={value[row] ?? NOTHING}
          changedFields={changedFields[row]?.join(' ') ?? ''}
          hints={hintsOf(row)}
          name={words.row(row + 1)}
          removeLabel={words.remove(row + 1)}
          changedText={words.changed}
          isLocked={isDisabled}
          onEdit={changes.edit}
          onPaste={changes.paste}
          onRemove={changes.remove}
        />
      ))}
      {changes.left.length > 0 && (
        <Notice
          tone="warning"
          action={
            <IconButton aria-label={words.closeLeft} onPress={changes.forgetLeft}>
              <CloseIcon />
            </IconButton>
          }
        >
          {words.left(changes.left.length)}
          <ul className={css.left}>
            {changes.left.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same line can be there twice
              <li key={at}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={css.bar}>
        <Button
          ref={resetButton}
          tone="quiet"
          isDisabled={isDisabled || sameNominations(value, saved)}
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
