import type { FieldError } from '@conkit/api-client';
import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { InvoiceItem } from '../../database/items.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from '../../database/payments.ts';
import { ProblemError } from '../../errors.ts';
import type { Session } from '../../operation.ts';
import type { RequestedInvoice } from './items.ts';
import { createEntryError, type Checked } from './order.ts';

const ITEMS = 'items';
/** All invoices are paid into this account. */
const INVOICE_ACCOUNT = 'default';
const PAID = new Set(['succeeded', 'refunded', 'disputed']);

/**
 * Checks the invoices of a request and returns them with their amounts. An invoice with a payment in progress
 * counts as unpaid here: only when payments are recorded, one of them gets the invoice.
 *
 * @throws ProblemError `unauthorized` without a session, `not_yours` for an unknown invoice or one of another
 * account, `already_paid`
 */
export async function checkInvoices(
  context: Context,
  session: Session | null,
  account: string,
  requested: readonly RequestedInvoice[],
): Promise<Checked> {
  if (requested.length === 0) return { items: [], errors: [] };
  if (!session) throw new ProblemError('unauthorized');
  const ids = requested.map(({ id }) => id);
  const rows = await findInvoices(context, session, ids);
  const items: InvoiceItem[] = [];
  const errors: FieldError[] = [];
  if (account !== INVOICE_ACCOUNT) {
    errors.push({
      pointer: '/body/account',
      message: `account must be ${INVOICE_ACCOUNT} for invoices`,
    });
  }
  for (const { id, at } of requested) {
    const row = rows.find((each) => each.id === id);
    if (!row) throw createNotYoursError();
    if (PAID.has(row.status)) throw new ProblemError('already_paid');
    const isTwice = ids.indexOf(id) !== ids.lastIndexOf(id);
    if (isTwice) errors.push(createEntryError(ITEMS, at, 'id', 'is there twice'));
    else if (row.status === 'failed' || row.currency !== context.config.currency) {
      errors.push(createEntryError(ITEMS, at, 'id', 'cannot be paid'));
    }
    const { amount, category, type } = row;
    items.push({ kind: 'invoice', amount, paymentId: id, category, type });
  }
  return { items, errors };
}

/** Finds invoices that the account pays or that are for its people. */
const findInvoices = (
  { db }: Context,
  { email }: Session,
  ids: readonly number[],
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .select(PAYMENT_COLUMNS)
    .where('id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('payment_email_key', '=', normalizeEmail(email)),
        eb(
          'person_id',
          'in',
          eb.selectFrom('person').select('id').where('email_key', '=', normalizeEmail(email)),
        ),
      ]),
    )
    .execute();

const createNotYoursError = () =>
  new ProblemError('not_yours', { message: 'This invoice is not on your account.' });

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
