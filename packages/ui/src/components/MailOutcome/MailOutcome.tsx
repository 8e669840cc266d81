import type { ReactNode } from 'react';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface MailOutcomeProps extends ElementProps {
  /** Why nothing was sent, in words; undefined where nothing failed. */
  failure: string | undefined;
  /** Whether all that was on the screen is in the mail; undefined while none is on its way. */
  isWhole: boolean | undefined;
  /** Says what is on its way, and where to. */
  children: ReactNode;
}

/**
 * What became of a copy by mail: said where it was asked for, and it stays.
 *
 * @example
 * ```tsx
 * <MailOutcome failure={undefined} isWhole>Your ballot is on its way.</MailOutcome>
 * ```
 */
export const MailOutcome = ({ failure, isWhole, children, ...own }: MailOutcomeProps) => {
  if (failure !== undefined) {
    return (
      <Notice {...elementProps(own)} tone="danger" role="alert">
        {failure}
      </Notice>
    );
  }
  if (isWhole === undefined) return null;
  return (
    <Notice {...elementProps(own)} tone={isWhole ? 'success' : 'warning'} role="status">
      {children}
    </Notice>
  );
};
