import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';

/** An invoice to create. */
export interface NewInvoice {
  /** The address of the payer. */
  readonly email: string;
  /** The person it is for. */
  readonly person?: { readonly id: number; readonly legal_name: string };
  /** In the currency's minor unit. */
  readonly amount: number;
  readonly category: string;
  readonly type: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly comments?: string;
}

/**
 * Adds an invoice to an account.
 *
 * @returns its id
 */
export async function insertInvoice(
  trx: Queryable,
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  { email, person, amount, category, type, data, comments }: NewInvoice,
): Promise<number> {
  const { id } = await trx
    .insertInto('payment')
    .values({
      created: clock.now(),
      payment_email: email,
      payment_email_key: normalizeEmail(email),
      status: 'invoice',
      amount,
      currency: config.currency,
      person_id: person?.id ?? null,
      person_name: person?.legal_name ?? null,
      category,
      type,
      data: data ? JSON.stringify(data) : null,
      comments: comments ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
