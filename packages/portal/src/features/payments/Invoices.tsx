import type { Config, PurchaseData, User } from '@conkit/api-client';
import { PurchaseList } from '@conkit/ui';
import type { OpenInvoices } from './useInvoices.ts';
import { useListedPurchase } from './useListedPurchase.tsx';

interface InvoicesProps {
  config: Config;
  user: User;
  data: PurchaseData;
  invoices: OpenInvoices;
  /** The invoice that is the next thing to be done; null where something else is. */
  next: number | null;
}

/** The invoices of an account that wait to be paid. */
export function Invoices({ config, user, data, invoices, next }: InvoicesProps) {
  const { purchases, ...list } = invoices;
  const listed = useListedPurchase(config, user, data, next);
  return <PurchaseList {...list} purchases={purchases.map(listed)} />;
}
