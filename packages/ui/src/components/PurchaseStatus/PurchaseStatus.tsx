import type { ReactNode } from 'react';
import { useMessages } from '../../words/useMessages.ts';
import { PaymentSummary } from './PaymentSummary.tsx';
import type { PurchasePhase, PurchaseSubject, PurchaseTrouble } from './purchase.ts';
import { PurchaseProgress } from './PurchaseProgress.tsx';
import * as css from './PurchaseStatus.css.ts';
import { purchaseStatusMessages, type PurchaseStatusMessages } from './PurchaseStatus.messages.tsx';
import { TroubleNotice } from './TroubleNotice.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface PurchaseStatusProps extends ElementProps {
  /** What is bought. Omitted if null. */
  subject: PurchaseSubject | null;
  phase: PurchasePhase;
  trouble: PurchaseTrouble | null;
  /** The convention's email address for questions about purchases. */
  contact: string;
  /**
   * Whether the browser is offline, so that a lost answer can't be requested again.
   *
   * @default false
   */
  isOffline?: boolean;
  /** Input from the buyer: the card form or the bank's challenge. */
  children?: ReactNode;
  messages?: Partial<PurchaseStatusMessages>;
}

/**
 * Shows the status of a purchase: what is bought and at what price, a problem if there is one, and the progress. It
 * never says that a purchase failed before the payment provider reported it.
 *
 * @example
 * ```tsx
 * <PurchaseStatus
 *   subject={{ what: ['Adult'], buyer: { who: 'Aoife', email: 'aoife@example.com' }, amount: 21000 }}
 *   phase={{ name: 'processing' }}
 *   trouble={null}
 *   contact="registration@example.com"
 * />
 * ```
 */
export const PurchaseStatus = (props: PurchaseStatusProps) => {
  const { subject, phase, trouble, contact, isOffline = false, children, messages } = props;
  const words = useMessages('PurchaseStatus', purchaseStatusMessages, messages);
  return (
    <div {...elementProps(props, css.status)}>
      {subject && <PaymentSummary subject={subject} words={words} />}
      {trouble && <TroubleNotice trouble={trouble} contact={contact} messages={messages} />}
      {children}
      <PurchaseProgress phase={phase} isOffline={isOffline} words={words} />
    </div>
  );
};
