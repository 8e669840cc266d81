/** The statuses of a purchase on the wire. Any other value is read as pending. */
export const PURCHASE_STATUSES = [
  'invoice',
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'refunded',
  'disputed',
] as const;

/** A status of a purchase on the wire. */
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** What a purchase's colour means: paid, not paid, or neither. */
export type PurchaseColour = 'success' | 'failure' | 'neutral';

/** What a status means for the buyer. */
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

/** An invoice awaits payment, succeeded is paid, failed is failed; anything unknown is pending (PUR-1). */
export const purchaseMeaning = (status: string | null | undefined): PurchaseMeaning =>
  status && isKnown(status) ? MEANINGS[status] : 'pending';

/** Only succeeded looks paid and only failed looks failed; everything else is neutral (PUR-2). */
export const purchaseColour = (status: string | null | undefined): PurchaseColour =>
  COLOURS[purchaseMeaning(status)];

/** Only an invoice can be paid: nothing pending is ever offered for a second payment (PUR-3). */
export const canPayPurchase = (purchase: { readonly status?: string | null }): boolean =>
  purchaseMeaning(purchase.status) === 'awaitingPayment';

/** Purchases by the time of their update, else of their creation, newest first (PUR-4). */
export const sortPurchases = <Purchase extends Timed>(
  purchases: readonly Purchase[],
): readonly Purchase[] => {
  const timeOf = ({ updated, created }: Timed): number => Date.parse(updated ?? created);
  const sorted = purchases.toSorted((one, other) => timeOf(other) - timeOf(one));
  return sorted.every((purchase, at) => purchase === purchases[at]) ? purchases : sorted;
};
