import type { Config, Purchase, User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import { canPayPurchase, purchaseMeaning } from '@conkit/rules';
import { intentName, readIntent } from '../../checkout/intent.ts';

/** Under which name the payment of an invoice is kept in the browser. */
export const invoiceOrder = (id: number, email: string): string => `invoice:${id}:${email}`;

/**
 * Whether a purchase has a way to be paid: an invoice, or one whose payment this browser began and must be
 * able to go on with, as when the bank waits.
 */
export function useIsPayable(
  config: Config,
  user: User | null,
): (purchase: Pick<Purchase, 'id' | 'status'>) => boolean {
  const isHydrated = useHydrated();
  const isOpen = (id: number) =>
    isHydrated &&
    user !== null &&
    readIntent(intentName(config, invoiceOrder(id, user.email))) !== undefined;
  return (purchase) =>
    canPayPurchase(purchase) ||
    (purchaseMeaning(purchase.status) === 'pending' && isOpen(purchase.id));
}
