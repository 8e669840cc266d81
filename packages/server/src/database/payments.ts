// The table `payment` and the events got their names when Stripe was the only provider. This file maps them, so that
// older processes can run beside newer ones and no other code depends on a provider.
import type { Selectable } from 'kysely';
import type { PaymentTable } from './schema.ts';

/** What the payment provider returned, under the names that the code uses. */
interface ProviderFields {
  readonly provider_charge_id: string | null;
  readonly provider_receipt: string | null;
  /** The source that was charged. For an earlier client also the key of the purchase. */
  readonly provider_token: string | null;
}

/** The database's names of the provider's columns. */
export const PROVIDER_COLUMNS = {
  provider_charge_id: 'stripe_charge_id',
  provider_receipt: 'stripe_receipt',
  provider_token: 'stripe_token',
} as const satisfies Record<keyof ProviderFields, keyof PaymentTable>;

type ProviderColumn = (typeof PROVIDER_COLUMNS)[keyof ProviderFields];

/** A payment as the code reads it: select it with {@link PAYMENT_COLUMNS}. */
export type PaymentRow = Omit<Selectable<PaymentTable>, ProviderColumn> & ProviderFields;

/** Selects a whole {@link PaymentRow}. */
export const PAYMENT_COLUMNS = [
  'payment.id',
  'payment.intent_id',
  'payment.created',
  'payment.updated',
  'payment.payment_email',
  'payment.payment_email_key',
  'payment.status',
  'payment.stripe_charge_id as provider_charge_id',
  'payment.stripe_receipt as provider_receipt',
  'payment.stripe_token as provider_token',
  'payment.error',
  'payment.amount',
  'payment.currency',
  'payment.person_id',
  'payment.person_name',
  'payment.category',
  'payment.type',
  'payment.data',
  'payment.invoice',
  'payment.comments',
] as const;

/** Maps the provider's fields to columns for an insert or update. */
export const toProviderColumns = (
  fields: Partial<ProviderFields>,
): Partial<Record<ProviderColumn, string | null>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      PROVIDER_COLUMNS[name as keyof ProviderFields],
      value,
    ]),
  );

/** The table of the provider's events that were processed. */
export const PROVIDER_EVENT_TABLE = 'stripe_event';
