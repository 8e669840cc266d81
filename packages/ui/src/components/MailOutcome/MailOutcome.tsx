import type { ReactNode } from 'react';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface MailOutcomeProps extends ElementProps {
  /** Why the mail wasn't sent. Undefined if it didn't fail. */
  failure: string | undefined;
  /** Whether the mail contains everything on the screen. Undefined while no mail was sent. */
  isWhole: boolean | undefined;
  /** The confirmation: what was sent and to which address. */
  children: ReactNode;
}

/**
 * The result of sending a copy by mail, shown where it was requested. It doesn't disappear by itself.
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
