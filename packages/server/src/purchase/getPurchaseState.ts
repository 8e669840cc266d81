import type { Operation } from '../operation.ts';
import { stateOf } from './payment/answer.ts';
import { requireIntent } from './payment/guesses.ts';

/** What became of a purchase; changes nothing. */
export const getPurchaseState: Operation<'getPurchaseState'> = async (context, { params, ip }) => ({
  body: stateOf(await requireIntent(context, params.key, ip)),
});
