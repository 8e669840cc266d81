/** A charged card: the brand's name, if it is known, and the last four digits. */
export interface PaidCard {
  readonly brand: string | null;
  readonly last4: string;
}

/** What is known about a payment, for its receipt. */
export interface PaidFacts {
  /** The number of the provider's receipt, else its id of the charge. Null without both. */
  readonly reference: string | null;
  readonly paid: Date;
  readonly card?: PaidCard | null | undefined;
  /** Who sold: a name, then further lines. */
  readonly seller: readonly string[];
}

/** A fact below the lines of a receipt. */
export type ReceiptFact =
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'date'; readonly paid: Date }
  | { readonly kind: 'card'; readonly brand: string | null; readonly last4: string }
  | { readonly kind: 'seller'; readonly lines: readonly string[] };

/** Returns the facts of a receipt in their order, the same on the screen, on paper and in the mail (PUR-34). */
export const receiptFacts = ({ reference, paid, card, seller }: PaidFacts): ReceiptFact[] => [
  ...(reference === null ? [] : [{ kind: 'reference', reference } as const]),
  { kind: 'date', paid },
  ...(card ? [{ kind: 'card', brand: card.brand, last4: card.last4 } as const] : []),
  ...(seller.length > 0 ? [{ kind: 'seller', lines: seller } as const] : []),
];
