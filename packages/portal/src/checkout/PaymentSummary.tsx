import { Trans } from '@lingui/react/macro';
import { useMoney } from '@conkit/ui';
import * as styles from './Payment.css.ts';

interface PaymentSummaryProps {
  what: readonly string[];
  /** Whom it is for, and the payer's address; null where they are not known. */
  buyer: { who: string; email: string } | null;
  /** cents */
  amount: number;
}

/** What is bought, for whom and for how much: the last look before paying. */
export function PaymentSummary({ what, buyer, amount }: PaymentSummaryProps) {
  const { money } = useMoney();
  return (
    <dl className={styles.summary}>
      {buyer && (
        <div>
          <dt>
            <Trans>For</Trans>
          </dt>
          <dd>{buyer.who}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>What</Trans>
        </dt>
        <dd>{what.join(' + ')}</dd>
      </div>
      {buyer && (
        <div>
          <dt>
            <Trans>Receipt to</Trans>
          </dt>
          <dd>{buyer.email}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{money(amount)}</dd>
      </div>
    </dl>
  );
}
