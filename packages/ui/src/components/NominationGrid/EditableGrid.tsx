import {
  changedNominationFields,
  duplicateNominations,
  MAX_NOMINATIONS,
  nominationRows,
  sameNominations,
  type Nomination,
} from '@conkit/rules';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { elementProps, useElementRef } from '../../primitives/element/elementProps.ts';
import { labelOf } from '../../primitives/element/labelled.ts';
import { useAnnouncer } from '../../primitives/hooks/useAnnouncer.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LeftLines } from './LeftLines.tsx';
import * as css from './NominationGrid.css.ts';
import type { NominationGridMessages } from './NominationGrid.messages.ts';
import type { NominationGridProps, NominationRemark } from './NominationGridProps.ts';
import { NominationRow } from './NominationRow.tsx';
import { useGridChanges } from './useGridChanges.ts';

const NO_REMARKS: readonly NominationRemark[] = [];
const NOTHING: Nomination = {};

type EditableGridProps = NominationGridProps & { words: NominationGridMessages };

/** The editable rows. */
export function EditableGrid({
  words,
  fields,
  value,
  saved,
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

  // A removed button loses focus, so focus the button that replaces it.
  useLayoutEffect(() => {
    const button = nextFocus.current === 'undo' ? undoButton : resetButton;
    if (nextFocus.current) button.current?.focus();
    nextFocus.current = undefined;
  });

  return (
    <div {...elementProps(props, css.grid)} {...labelOf(props)} ref={grid} role="group" data-grid>
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
          hints={hintsOf(row)}
          name={words.row(row + 1)}
          removeLabel={words.remove(row + 1)}
          changedText={words.changed}
          isLocked={isDisabled}
          isImmediate={props.isImmediate ?? false}
          onEdit={changes.edit}
          onPaste={changes.paste}
          onRemove={changes.remove}
        />
      ))}
      <LeftLines lines={changes.left} words={words} onClose={changes.forgetLeft} />
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
