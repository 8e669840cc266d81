import type { Purchase } from '@conkit/api-client';
import { purchaseMeaning, SITE_SELECTION_TOKEN } from '@conkit/rules';
import type { OrderKind } from '../../context.ts';

/** Whether there is a receipt of a purchase: it was paid. */
export const hasReceipt = ({ status }: Pick<Purchase, 'status'>): boolean =>
  purchaseMeaning(status) === 'paid';

/** What was paid for with one charge; without a charge's id a purchase stands alone. */
export const chargedWith = (
  purchase: Purchase,
  purchases: readonly Purchase[],
): readonly Purchase[] => {
  const { stripe_charge_id: charge } = purchase;
  if (charge === null) return [purchase];
  return purchases.filter((each) => each.stripe_charge_id === charge && hasReceipt(each));
};

/** What sort of thing was bought, by which it is said what comes next. */
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
