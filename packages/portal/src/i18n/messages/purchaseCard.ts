import { useZone, type PurchaseCardMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** The words of a purchase card in the reader's language. */
export function usePurchaseCardMessages(): PurchaseCardMessages {
  const { t, i18n } = useLingui();
  const timeZone = useZone();
  return useMemo(
    () => ({
      amount: (cents, currency) =>
        i18n.number(cents / 100, { style: 'currency', currency: currency.toUpperCase() }),
      status: {
        invoice: t`To be paid`,
        requires_action: t`Waiting for your bank`,
        processing: t`Being processed`,
        succeeded: t`Paid`,
        failed: t`Failed`,
        refunded: t`Refunded`,
        disputed: t`Disputed`,
      },
      pending: t`Pending`,
      paidOn: (instant) => {
        const day = i18n.date(instant, { dateStyle: 'long', timeZone });
        return t`Paid on ${day}`;
      },
      email: t`Payment email`,
      person: t`For`,
      receipt: t`Receipt`,
      charge: t`Charge`,
      invoice: t`Invoice`,
      error: t`Error`,
      problem: (error) => {
        switch (error) {
          case 'refund_due':
            return t`It could not be delivered any more. The money goes back to you.`;
          case 'authentication_failed':
            return t`The bank did not confirm the payment.`;
          case 'abandoned':
            return t`The payment was not confirmed in time.`;
          case 'cancelled':
            return t`The payment was cancelled.`;
          case 'not_charged':
          case 'provider_refused':
            return t`The payment was not made.`;
          case 'refunded':
            return t`The payment was given back.`;
          // Whatever the bank's reason is called: it is for the bank to explain.
          default:
            return t`The card was declined.`;
        }
      },
      comments: t`Comments`,
      yes: t`Yes`,
      no: t`No`,
    }),
    [t, i18n, timeZone],
  );
}
