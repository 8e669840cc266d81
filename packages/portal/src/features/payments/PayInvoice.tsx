import type { Config, Purchase, User } from '@conkit/api-client';
import { Checkout } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { otherPurchaseMutation } from '../../api/buying.ts';
import { useCheckout } from '../../checkout/useCheckout.tsx';
import { useSale } from '../../checkout/useSale.ts';
import { invoiceOrder } from './useIsPayable.ts';

interface PayInvoiceProps {
  config: Config;
  user: User;
  invoice: Purchase;
  /** What the invoice is for. */
  title: string;
  /** Whether its button is highlighted. */
  isNext: boolean;
}

/** The payment account of all invoices. */
const ACCOUNT = 'default';

export function PayInvoice({ config, user, invoice, title, isNext }: PayInvoiceProps) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const send = useMutation(otherPurchaseMutation(api));
  const { id, amount } = invoice;
  const { email } = user;
  const items = [{ id }];
  const { purchase } = useSale({
    user,
    order: {
      kind: 'invoice',
      name: invoiceOrder(id, email),
      subject: { what: [title], who: invoice.person_name ?? email, email },
      content: { email, items },
      amount,
      send: ({ key, source }) =>
        send.mutateAsync({ key, body: { account: ACCOUNT, email, source, items } }),
    },
    done: { paid: t`Payment successful!` },
    onSold: () => undefined,
  });
  const { checkout, dialog } = useCheckout({ config, account: ACCOUNT, purchase });
  return (
    <>
      <Checkout
        checkout={checkout}
        isReady={amount > 0}
        whyNot={amount > 0 ? undefined : t`There is nothing to pay.`}
        total={null}
        tone={isNext ? 'primary' : 'outline'}
      />
      {dialog}
    </>
  );
}
