import { memo } from 'react';
import { elementProps } from '../../primitives/element/elementProps.ts';
import { labelOf } from '../../primitives/element/labelled.ts';
import { useMessages } from '../../words/useMessages.ts';
import { EditableGrid } from './EditableGrid.tsx';
import { nominationGridMessages } from './NominationGrid.messages.ts';
import type { NominationGridProps } from './NominationGridProps.ts';
import { NominationList } from './NominationList.tsx';

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
 *   saved={saved}
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
        {...labelOf(props)}
        fields={fields}
        value={value}
        nothing={words.nothing}
      />
    );
  return <EditableGrid {...props} words={words} />;
});
