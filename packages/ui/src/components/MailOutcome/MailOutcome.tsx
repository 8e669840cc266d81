import type { ReactNode } from 'react';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface MailOutcomeProps extends ElementProps {
  /** Why the mail wasn't sent. Undefined if it didn't fail. */
  errorMessage: string | undefined;
  /** Whether the mail contains everything on the screen. Undefined while no mail was sent. */
  isComplete: boolean | undefined;
  /** The confirmation: what was sent and to which address. */
  children: ReactNode;
}

/**
 * The result of sending a copy by mail, shown where it was requested. It doesn't disappear by itself.
 *
 * @example
 * ```tsx
 * <MailOutcome errorMessage={undefined} isComplete>Your ballot is on its way.</MailOutcome>
 * ```
 */
export const MailOutcome = ({ errorMessage, isComplete, children, ...own }: MailOutcomeProps) => {
  if (errorMessage !== undefined) {
    return (
      <Notice {...elementProps(own)} tone="danger" role="alert">
        {errorMessage}
      </Notice>
    );
  }
  if (isComplete === undefined) return null;
  return (
    <Notice {...elementProps(own)} tone={isComplete ? 'success' : 'warning'} role="status">
      {children}
    </Notice>
  );
};
