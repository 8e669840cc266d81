import type { Purchase } from '@conkit/api-client';
import { purchaseMeaning, SITE_SELECTION_TOKEN } from '@conkit/rules';
import { getChargeId } from '../../api/purchases.ts';
import type { OrderKind } from '../../context.ts';

/** Returns true if a purchase was paid, so that it has a receipt. */
export const hasReceipt = ({ status }: Pick<Purchase, 'status'>): boolean =>
  purchaseMeaning(status) === 'paid';

/**
 * Returns the purchases paid with the same charge. Without a charge id, returns only the purchase itself.
 */
export const listChargedWith = (
  purchase: Purchase,
  purchases: readonly Purchase[],
): readonly Purchase[] => {
  const charge = getChargeId(purchase);
  if (charge === null) return [purchase];
  return purchases.filter((each) => getChargeId(each) === charge && hasReceipt(each));
};

/** Returns the kind of order, which determines what happens next. */
export function getOrderKind({ category, type }: Pick<Purchase, 'category' | 'type'>): OrderKind {
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
