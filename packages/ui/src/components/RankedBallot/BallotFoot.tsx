import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './RankedBallot.css.ts';
import type { RowProps } from './rowActions.ts';

interface BallotFootProps extends RowProps {
  /** The number of positions. */
  size: number;
  /** The id of the line about the keys, which describes the whole ballot. */
  keysId: string;
  canUndo: boolean;
  onUndo: () => void;
  /** The link to the next step. */
  children: ReactNode;
}

/** Below both lists: the Undo button, the keys, and the link to the next step. */
export function BallotFoot({ mode, isChoice, words, size, children, ...props }: BallotFootProps) {
  if (mode === 'readOnly') return children && <div className={css.foot}>{children}</div>;
  return (
    <div className={css.foot}>
      <Button
        tone="quiet"
        isDisabled={mode === 'disabled'}
        isInert={!props.canUndo}
        onPress={props.onUndo}
      >
        {words.undo}
      </Button>
      {mode === 'edit' && !isChoice && (
        <span id={props.keysId} className={css.keys}>
          {words.keys(size)}
        </span>
      )}
      {children}
    </div>
  );
}
