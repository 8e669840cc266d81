import type { Config, Purchase, User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import { canPayPurchase, purchaseMeaning } from '@conkit/rules';
import { intentName, readIntent } from '../../checkout/intent.ts';

/** Returns the storage name of an invoice's payment. */
export const invoiceOrder = (id: number, email: string): string => `invoice:${id}:${email}`;

/**
 * Returns a function that checks whether a purchase can be paid: an invoice, or a pending payment that this
 * browser started and must be able to continue, for example when the bank waits.
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
