import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './RankedBallot.css.ts';
import type { RowProps } from './rowActions.ts';

interface BallotFootProps extends RowProps {
  /** How many positions there are. */
  size: number;
  /** The id of the line that tells the keys, which describes the whole. */
  keysId: string;
  canUndo: boolean;
  onUndo: () => void;
  /** The way on. */
  children: ReactNode;
}

/** Below both lists: what takes back the last change, the keys, and the way on. */
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
