import { Trans } from '@lingui/react/macro';
import { useMoney } from '../i18n/useMoney.ts';
import type { PaymentSubject } from './intent.ts';
import * as styles from './Payment.css.ts';

/** What is bought, for whom and for how much: the last look before paying. Amount in cents. */
export function PaymentSummary({ subject, amount }: { subject: PaymentSubject; amount: number }) {
  const { money } = useMoney();
  return (
    <dl className={styles.summary}>
      <div>
        <dt>
          <Trans>For</Trans>
        </dt>
        <dd>{subject.who}</dd>
      </div>
      <div>
        <dt>
          <Trans>What</Trans>
        </dt>
        <dd>{subject.what.join(' + ')}</dd>
      </div>
      <div>
        <dt>
          <Trans>Receipt to</Trans>
        </dt>
        <dd>{subject.email}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{money(amount)}</dd>
      </div>
    </dl>
  );
}
