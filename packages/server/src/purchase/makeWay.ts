import type { Context } from '../context.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { waitUntilKnown } from './pay.ts';
import { cancel } from './refresh.ts';

/**
 * Ends other purchases of the same thing, so that it is never paid twice: one that waits for its card
 * holder is cancelled at the provider, one that is being charged is waited for a while.
 *
 * @throws ProblemError `duplicate` when one of them may still be paid
 */
export async function makeWay(
  context: Context,
  rivals: readonly PurchaseIntentRow[],
): Promise<void> {
  for (const rival of rivals) {
    const known = await waitUntilKnown(context, rival);
    const { status } = await cancel(context, known);
    if (status !== 'succeeded' && status !== 'failed') throw beingPaid();
  }
}

const beingPaid = () =>
  new ProblemError('duplicate', { message: 'This is being paid at this moment.' });
