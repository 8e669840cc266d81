import { memo, useCallback, type ClipboardEvent } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { moveBetweenCells } from './gridKeys.ts';
import * as css from './NominationGrid.css.ts';
import { useTypedText } from './useTypedText.ts';

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
export const NominationCell = memo(function NominationCell(props: NominationCellProps) {
  const { id, row, column, field, value, changed, isFiller, isLocked, isImmediate, onEdit } = props;
  const change = useCallback((text: string) => onEdit(row, field, text), [onEdit, row, field]);
  const { control, first, type, tell } = useTypedText({ value, onChange: change, isImmediate });
  const labelId = `${id}-label`;
  const changedId = `${id}-changed`;
  const describedBy = [changed && changedId, props.hintId].filter(Boolean).join(' ');
  const paste = (event: ClipboardEvent) => props.onPaste(row, field, event);
  return (
    <div className={css.cell} data-text={value}>
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
        onBlur={tell}
        onKeyDown={moveBetweenCells}
        onPaste={isLocked ? undefined : paste}
      />
      {changed && (
        <VisuallyHidden>
          <span id={changedId}>{changed}</span>
        </VisuallyHidden>
      )}
    </div>
  );
});
