import { memo } from 'react';
import { CloseIcon } from '../../primitives/icons/icons.tsx';
import { isRemoveKey } from './rankKeys.ts';
import * as chip from './RankChip.css.ts';
import * as css from './EmptyRow.css.ts';
import * as text from './RowText.css.ts';
import { inputOf, type RowProps } from './rowActions.ts';

interface EmptyRowProps extends RowProps {
  /** Starts at 0. */
  position: number;
}

/** A position without an entry. Pressing the row removes it. */
export const EmptyRow = memo(({ position, mode, words, actions }: EmptyRowProps) => {
  const number = <span className={chip.emptyChip}>{position + 1}</span>;
  if (mode === 'readOnly') {
    return (
      <li className={css.empty}>
        {number}
        <span className={text.title}>{words.noEntry}</span>
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
        aria-label={words.removeEmpty(position + 1)}
        onClick={(event) => actions.change(remove, inputOf(event))}
        onKeyDown={(event) => {
          if (isRemoveKey(event)) actions.change(remove, 'keyboard');
        }}
      >
        {number}
        <span className={text.text}>
          <span className={text.title}>{words.noEntry}</span>
          <span className={css.emptyHint}>{words.tapToRemove}</span>
        </span>
        <span className={css.emptyMark}>
          <CloseIcon />
        </span>
      </button>
    </li>
  );
});
