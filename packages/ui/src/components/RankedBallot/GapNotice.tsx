import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as css from './RankedBallot.css.ts';
import type { RowProps } from './rowActions.ts';

interface GapNoticeProps extends RowProps {
  /** Which entries would not count. Empty when all do. */
  gap: string;
}

/** Warns which entries a gap keeps from counting, and closes the gap. */
export const GapNotice = ({ gap, mode, words, actions }: GapNoticeProps) =>
  gap && (
    <Notice
      tone="warning"
      action={
        mode !== 'readOnly' && (
          <span className={css.onScreen}>
            <Button
              isDisabled={mode === 'disabled'}
              onPress={() => actions.change({ kind: 'closeGaps' }, 'keyboard')}
            >
              {words.closeGap}
            </Button>
          </span>
        )
      }
    >
      {gap}
    </Notice>
  );
