import { useMoney } from '../../words/useMoney.ts';
import type { PurchaseSubject } from './purchase.ts';
import * as css from './PurchaseStatus.css.ts';
import type { PurchaseStatusMessages } from './PurchaseStatus.messages.tsx';

interface PaymentSummaryProps {
  subject: PurchaseSubject;
  words: PurchaseStatusMessages;
}

/** What is bought, for whose membership and at what price, to check before paying. */
export function PaymentSummary({ subject, words }: PaymentSummaryProps) {
  const { money } = useMoney();
  const { what, buyer, amount } = subject;
  return (
    <dl className={css.summary}>
      {buyer && (
        <div>
          <dt>{words.who}</dt>
          <dd>{buyer.who}</dd>
        </div>
      )}
      <div>
        <dt>{words.what}</dt>
        <dd>{what.join(' + ')}</dd>
      </div>
      {buyer && (
        <div>
          <dt>{words.receiptTo}</dt>
          <dd>{buyer.email}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>{words.total}</dt>
        <dd>{money(amount)}</dd>
      </div>
    </dl>
  );
}
