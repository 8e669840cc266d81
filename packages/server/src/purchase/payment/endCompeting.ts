import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { ProblemError } from '../../errors.ts';
import type { Session } from '../../operation.ts';
import { invoiceIds } from '../delivery/parts.ts';
import { waitUntilKnown } from './idempotency.ts';
import { cancel, reconcile } from './reconcile.ts';

/**
 * Ends other open purchases of the same thing, so that it is never paid twice: waits for one that is being
 * charged, and cancels one that waits for its card holder. Only the people concerned may end a purchase.
 *
 * @throws ProblemError `duplicate` when one of them may still be paid
 */
export async function endCompeting(
  context: Context,
  session: Session | null,
  competing: readonly PurchaseIntentRow[],
): Promise<void> {
  for (const purchase of competing) {
    const known = await waitUntilKnown(context, purchase);
    const end = (await mayEnd(context, session, purchase)) ? cancel : reconcile;
    const { status } = await end(context, known);
    if (status !== 'succeeded' && status !== 'failed') throw beingPaid();
  }
}

/** Returns whether the caller is the payer, has one of its people, or is to pay one of its invoices. */
async function mayEnd(
  { db }: Context,
  session: Session | null,
  purchase: PurchaseIntentRow,
): Promise<boolean> {
  if (!session) return false;
  const own = normalizeEmail(session.email);
  if (own === purchase.email_key) return true;
  const people = purchase.items.flatMap((item) =>
    'personId' in item && item.personId != null ? [item.personId] : [],
  );
  const invoices = invoiceIds(purchase);
  const { rows } = await sql<{ found: number }>`
    select 1 as found from person where id = any(${people}::int[]) and email_key = ${own}
    union all
    select 1 from payment left join person on person.id = payment.person_id
    where payment.id = any(${invoices}::int[]) and ${own} in (payment_email_key, person.email_key)
    limit 1`.execute(db);
  return rows.length > 0;
}

const beingPaid = () =>
  new ProblemError('duplicate', {
    message: 'This is being paid at this moment. Until that is decided it cannot be bought again.',
  });
