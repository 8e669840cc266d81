import type { Purchase } from '@conkit/api-client';
import { purchaseMeaning, SITE_SELECTION_TOKEN } from '@conkit/rules';
import type { OrderKind } from '../../context.ts';

/** Returns true if a purchase was paid, so that it has a receipt. */
export const hasReceipt = ({ status }: Pick<Purchase, 'status'>): boolean =>
  purchaseMeaning(status) === 'paid';

/**
 * Returns the purchases paid with the same charge. Without a charge id, returns only the purchase itself.
 */
export const chargedWith = (
  purchase: Purchase,
  purchases: readonly Purchase[],
): readonly Purchase[] => {
  const { stripe_charge_id: charge } = purchase;
  if (charge === null) return [purchase];
  return purchases.filter((each) => each.stripe_charge_id === charge && hasReceipt(each));
};

/** Returns the kind of order, which determines what happens next. */
export function receiptKind({ category, type }: Pick<Purchase, 'category' | 'type'>): OrderKind {
  if (type === SITE_SELECTION_TOKEN) return 'token';
  switch (category) {
    case 'new_member':
      return 'membership';
    case 'daypass':
      return 'daypass';
    case 'upgrade':
    case 'paper_pubs':
      return 'upgrade';
    default:
      return 'item';
  }
}
