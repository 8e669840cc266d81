import type { Config, Person, Purchase, PurchaseData } from '@conkit/api-client';
import type { ReceiptFacts, ReceiptLine } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { chargedWith, hasReceipt } from './receipts.ts';
import { usePurchaseWords } from './usePurchaseWords.ts';

/**
 * Returns a function that creates a purchase's receipt with everything paid by the same charge, or
 * undefined if it wasn't paid.
 *
 * @param person the account's person that it was bought for, if any
 */
export function useReceiptOf(config: Config, data: PurchaseData, person: Person | undefined) {
  const { t } = useLingui();
  const wordsOf = usePurchaseWords(config, data);

  /** Returns a purchase's details besides its title: days, membership, add-on. */
  const notesOf = ({ category, data: values }: Purchase, shape: Shape): string[] => [
    ...shape.flatMap(({ key, label }) =>
      category === 'daypass' && values[key] === true ? [label] : [],
    ),
    ...shape.flatMap(({ key, values: words }) => {
      const value = values[key];
      return category === 'upgrade' && key === 'membership' && typeof value === 'string'
        ? [words?.[value] ?? value]
        : [];
    }),
    ...(category !== 'paper_pubs' && values['paper_pubs'] ? [t`Paper progress reports`] : []),
  ];

  return (purchase: Purchase, purchases: readonly Purchase[]): ReceiptFacts | undefined => {
    if (!hasReceipt(purchase)) return undefined;
    const together = chargedWith(purchase, purchases);
    const lines = together.map((each): ReceiptLine => {
      const { title, shape } = wordsOf(each);
      const notes = notesOf(each, shape);
      const amount = together.length > 1 ? each.amount : undefined;
      return { id: each.id, what: title, who: each.person_name, notes, amount };
    });
    return {
      lines,
      amount: together.reduce((sum, each) => sum + each.amount, 0),
      currency: purchase.currency,
      date: purchase.updated ?? purchase.created,
      email: purchase.payment_email,
      payee: config.name,
      memberNumber: (together.length === 1 && person?.member_number) || undefined,
      charge: purchase.stripe_charge_id ?? undefined,
    };
  };
}

type Shape = ReturnType<ReturnType<typeof usePurchaseWords>>['shape'];
