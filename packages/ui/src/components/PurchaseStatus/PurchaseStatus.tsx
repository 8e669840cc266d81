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
  /** What is bought; null leaves it out. */
  subject: PurchaseSubject | null;
  phase: PurchasePhase;
  trouble: PurchaseTrouble | null;
  /** The address that the convention is written to about purchases. */
  contact: string;
  /**
   * There is no network, so that an answer that was lost is waited for.
   *
   * @default false
   */
  isOffline?: boolean;
  /** What is asked of the buyer: the card, or the bank's question. */
  children?: ReactNode;
  messages?: Partial<PurchaseStatusMessages>;
}

/**
 * How a purchase stands: what is bought, for whom and for how much, why it did not go on, and what is going
 * on. It never says that a purchase failed before the payment provider did.
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
