import { memo } from 'react';
import { elementProps } from '../../primitives/element/elementProps.ts';
import { labelOf } from '../../primitives/element/labelled.ts';
import { useMessages } from '../../words/useMessages.ts';
import { EditableGrid } from './EditableGrid.tsx';
import { nominationGridMessages } from './NominationGrid.messages.ts';
import type { NominationGridProps } from './NominationGridProps.ts';
import { NominationList } from './NominationList.tsx';

/**
 * The nominations of one category: as many rows as there are, one more to write in, and disabled ones up
 * to the maximum. What is not saved yet is marked; a reset, a removal and a paste can be undone.
 *
 * Enter goes to the next row (Shift+Enter is a line break), an arrow key that has nowhere left to go in
 * the text goes on to the next field. Lines of text or a block of a spreadsheet, pasted, fill rows;
 * nothing that was written is overwritten. Remarks are hints and refuse nothing.
 *
 * What is typed comes by `onChange` once it has been painted, and before any press, any key that writes nothing, and a
 * form that is sent or reset.
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
