/** A purchase as the card tells of it. */
export interface CardPurchase {
  /** cents */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** What is not known is drawn as pending. */
  status: string;
  created: string;
  updated: string | null;
  payment_email: string;
  person_name: string | null;
  stripe_charge_id: string | null;
  stripe_receipt: string | null;
  invoice: string | null;
  error: string | null;
  data: Readonly<Record<string, unknown>>;
  comments: string | null;
}

/** What a category calls a part of its purchases' data. */
export interface PurchaseCardField {
  key: string;
  label: string;
  /** Words for the values that can be chosen. */
  values?: Readonly<Record<string, string>>;
}
