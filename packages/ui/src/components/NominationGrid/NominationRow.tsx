import type { Nomination, NominationRow as RowKind } from '@conkit/rules';
import { memo, type ClipboardEvent } from 'react';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { CloseIcon, InfoIcon } from '../../primitives/icons/icons.tsx';
import { NominationCell } from './NominationCell.tsx';
import * as css from './NominationGrid.css.ts';

/** A column of the grid: the property of a nomination, and its label. */
export interface NominationField {
  readonly key: string;
  readonly label: string;
}

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
      <div className={css.cells}>
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
