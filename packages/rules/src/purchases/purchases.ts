/** The statuses of a purchase in the API. Any other value counts as pending. */
export const PURCHASE_STATUSES = [
  'invoice',
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'refunded',
  'disputed',
] as const;

/** A status of a purchase in the API. */
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** The colour of a purchase: paid, failed, or neither. */
export type PurchaseColour = 'success' | 'failure' | 'neutral';

/** The meaning of a status for the buyer. */
export type PurchaseMeaning = 'awaitingPayment' | 'pending' | 'paid' | 'failed' | 'returned';

interface Timed {
  readonly created: string;
  readonly updated?: string | null;
}

const MEANINGS: Readonly<Record<PurchaseStatus, PurchaseMeaning>> = {
  invoice: 'awaitingPayment',
  requires_action: 'pending',
  processing: 'pending',
  succeeded: 'paid',
  failed: 'failed',
  refunded: 'returned',
  disputed: 'pending',
};

const COLOURS: Readonly<Record<PurchaseMeaning, PurchaseColour>> = {
  awaitingPayment: 'neutral',
  pending: 'neutral',
  paid: 'success',
  failed: 'failure',
  returned: 'neutral',
};

const isKnown = (status: string): status is PurchaseStatus => Object.hasOwn(MEANINGS, status);

/** Returns the meaning of a status; an unknown status is pending (PUR-1). */
export const purchaseMeaning = (status: string | null | undefined): PurchaseMeaning =>
  status && isKnown(status) ? MEANINGS[status] : 'pending';

/** Returns the colour of a status: only paid and failed purchases have one, others are neutral (PUR-2). */
export const purchaseColour = (status: string | null | undefined): PurchaseColour =>
  COLOURS[purchaseMeaning(status)];

/**
 * Returns whether a purchase can be paid. Only invoices can, so that a pending purchase is never paid twice
 * (PUR-3).
 */
export const canPayPurchase = (purchase: { readonly status?: string | null }): boolean =>
  purchaseMeaning(purchase.status) === 'awaitingPayment';

/** Sorts purchases by the time of their update, else of their creation, newest first (PUR-4). */
export const sortPurchases = <Purchase extends Timed>(
  purchases: readonly Purchase[],
): readonly Purchase[] => {
  const getTime = ({ updated, created }: Timed): number => Date.parse(updated ?? created);
  const sorted = purchases.toSorted((one, other) => getTime(other) - getTime(one));
  return sorted.every((purchase, at) => purchase === purchases[at]) ? purchases : sorted;
};
