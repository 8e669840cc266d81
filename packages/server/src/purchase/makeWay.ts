import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import type { Session } from '../operation.ts';
import { waitUntilKnown } from './pay.ts';
import { cancel, refresh } from './refresh.ts';

/**
 * Ends other purchases of the same thing, so that it is never paid twice: one that is being charged is
 * waited for a while, and one that waits for its card holder is cancelled at the provider. Somebody else's
 * goes on: nobody but those whom it concerns may end it.
 *
 * @throws ProblemError `duplicate` when one of them may still be paid
 */
export async function makeWay(
  context: Context,
  session: Session | null,
  rivals: readonly PurchaseIntentRow[],
): Promise<void> {
  for (const rival of rivals) {
    const known = await waitUntilKnown(context, rival);
    const end = (await mayEnd(context, session, rival)) ? cancel : refresh;
    const { status } = await end(context, known);
    if (status !== 'succeeded' && status !== 'failed') throw beingPaid();
  }
}

/** Its payer may, and who has one of its people; whoever wants to pay an invoice has a right to it. */
async function mayEnd(
  { db }: Context,
  session: Session | null,
  { email_key, items }: PurchaseIntentRow,
): Promise<boolean> {
  const upgraded = items.flatMap((item) => (item.kind === 'upgrade' ? [item.personId] : []));
  if (upgraded.length === 0) return true;
  if (!session) return false;
  const own = normalizeEmail(session.email);
  if (own === email_key) return true;
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('id', 'in', upgraded)
    .where('email_key', '=', own)
    .limit(1)
    .executeTakeFirst();
  return person !== undefined;
}

const beingPaid = () =>
  new ProblemError('duplicate', {
    message: 'This is being paid at this moment. Until that is decided it cannot be bought again.',
  });
