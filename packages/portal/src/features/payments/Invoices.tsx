import type { Config, PurchaseData, User } from '@conkit/api-client';
import { PurchaseList } from '@conkit/ui';
import type { OpenInvoices } from './useInvoices.ts';
import { useListedPurchase } from './useListedPurchase.tsx';

interface InvoicesProps {
  config: Config;
  user: User;
  data: PurchaseData;
  invoices: OpenInvoices;
  /** The invoice to highlight, or null. */
  next: number | null;
}

export function Invoices({ config, user, data, invoices, next }: InvoicesProps) {
  const { purchases, ...list } = invoices;
  const listed = useListedPurchase(config, user, data, next);
  return <PurchaseList {...list} purchases={purchases.map(listed)} />;
}
