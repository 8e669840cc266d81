import type { ReactNode } from 'react';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { EmailLink, Link } from '../../primitives/Link/Link.tsx';
import { Notice, type NoticeProps } from '../../primitives/Notice/Notice.tsx';
import { useMessages, useMoney } from '../../words/provider.tsx';
import {
  purchaseStatusMessages,
  type PurchaseStatusMessages,
} from '../../locales/en/PurchaseStatus.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import type { PurchasePhase, PurchaseSubject, PurchaseProblem } from './purchase.ts';
import * as css from './PurchaseStatus.css.ts';

export interface PurchaseStatusProps extends ElementProps {
  /** What is bought. Omitted if null. */
  subject: PurchaseSubject | null;
  /** How far the purchase is. */
  phase: PurchasePhase;
  /** What went wrong; null if nothing did. */
  problem: PurchaseProblem | null;
  /** The convention's email address for questions about purchases. */
  contactEmail: string;
  /**
   * Whether the browser is offline, so that a lost answer can't be requested again.
   *
   * @default false
   */
  isOffline?: boolean;
  /** Input from the buyer: the card form or the bank's challenge. */
  children?: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<PurchaseStatusMessages>;
}

/**
 * Shows the status of a purchase: what is bought and at what price, a problem if there is one, and the progress. It
 * never shows a failure that the payment provider hasn't reported.
 *
 * @example
 * ```tsx
 * <PurchaseStatus
 *   subject={{ items: ['Adult'], buyer: { name: 'Aoife', email: 'aoife@example.com' }, amount: 21000 }}
 *   phase={{ kind: 'processing' }}
 *   problem={null}
 *   contactEmail="registration@example.com"
 * />
 * ```
 */
export const PurchaseStatus = (props: PurchaseStatusProps) => {
  const { subject, phase, problem, contactEmail, isOffline = false, children, messages } = props;
  const words = useMessages('PurchaseStatus', purchaseStatusMessages, messages);
  return (
    <div {...elementProps(props, css.status)}>
      {subject && <PaymentSummary subject={subject} words={words} />}
      {problem && (
        <TroubleNotice problem={problem} contactEmail={contactEmail} messages={messages} />
      )}
      {children}
      <PurchaseProgress phase={phase} isOffline={isOffline} words={words} />
    </div>
  );
};

interface PaymentSummaryProps {
  subject: PurchaseSubject;
  words: PurchaseStatusMessages;
}

/** What is bought, for whose membership and at what price, to check before paying. */
function PaymentSummary({ subject, words }: PaymentSummaryProps) {
  const { formatMoney } = useMoney();
  const { items, buyer, amount } = subject;
  return (
    <dl className={css.summary}>
      {buyer && (
        <div>
          <dt>{words.who}</dt>
          <dd>{buyer.name}</dd>
        </div>
      )}
      <div>
        <dt>{words.what}</dt>
        <dd>{items.join(' + ')}</dd>
      </div>
      {buyer && (
        <div>
          <dt>{words.receiptTo}</dt>
          <dd>{buyer.email}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>{words.total}</dt>
        <dd>{formatMoney(amount)}</dd>
      </div>
    </dl>
  );
}

interface TroubleNoticeProps {
  problem: PurchaseProblem;
  /** The convention's email address for questions about purchases. */
  contactEmail: string;
  /** Replaces single texts. */
  messages?: SomeMessages<PurchaseStatusMessages>;
}

/** Refusals by the card or the bank, which are errors. All others are warnings. */
const REFUSALS: ReadonlySet<PurchaseProblem['kind']> = new Set([
  'declined',
  'notStarted',
  'notPaid',
  'notLoaded',
  'refused',
]);

/**
 * Why a purchase didn't continue and what to do. It contains only facts that are certain.
 *
 * @internal
 */
export function TroubleNotice({ problem, contactEmail, messages }: TroubleNoticeProps) {
  const words = useMessages('PurchaseStatus', purchaseStatusMessages, messages);
  const { formatMoney } = useMoney();
  const tone: NoticeProps['tone'] = REFUSALS.has(problem.kind) ? 'danger' : 'warning';
  const [title, text] = getTexts();
  return (
    <Notice tone={tone} role="alert" title={title}>
      {text}
    </Notice>
  );

  function getTexts() {
    switch (problem.kind) {
      case 'refused':
        return [undefined, problem.errorMessage];
      case 'repriced':
        return [
          words.repricedTitle,
          words.repriced({
            now: formatMoney(problem.currentAmount),
            before: formatMoney(problem.previousAmount),
          }),
        ];
      case 'notStarted':
        return [
          words.notStartedTitle,
          words.notStarted({ contact: <EmailLink address={contactEmail} /> }),
        ];
      default: {
        const plain = words.trouble[problem.kind];
        return [plain.title, plain.text];
      }
    }
  }
}

interface PurchaseProgressProps {
  phase: PurchasePhase;
  isOffline: boolean;
  words: PurchaseStatusMessages;
}

/** The progress of a submitted purchase. */
function PurchaseProgress({ phase, isOffline, words }: PurchaseProgressProps) {
  switch (phase.kind) {
    case 'sending':
      return <Busy>{words.sending}</Busy>;
    case 'asking':
      if (!phase.isOutcomeUnknown) return <Busy>{words.waitingForBank}</Busy>;
      return (
        <>
          <Busy>{words.findingOut}</Busy>
          {/* Polling for the result needs a network. */}
          {isOffline && (
            <Notice tone="warning" role="status" title={words.offline.title}>
              {words.offline.text}
            </Notice>
          )}
        </>
      );
    case 'processing':
      return (
        <>
          <Busy>{words.processing}</Busy>
          <p className={css.small}>
            {words.noNeedToWait({ payments: <Link href="/pay">{words.yourPayments}</Link> })}
          </p>
        </>
      );
    case 'authenticating':
    case 'idle':
    case 'card':
    case 'bought':
      return null;
  }
}
