import type { ApiClient, PurchaseState } from '@conkit/api-client';
import { ApiError } from '../api/problem.ts';
import { cancelPurchase } from '../api/buying.ts';
import { closeIntent, type Intent } from './intent.ts';
import type { FlowEvent } from './purchaseFlow.ts';

interface Cancelling {
  api: ApiClient;
  /** Under which the open purchase is kept in the browser. */
  name: string;
  dispatch: (event: FlowEvent) => void;
  /** Goes on from what the server says about a purchase. */
  resume: (state: PurchaseState | null, intent: Intent) => void;
  onHalt: (error: unknown) => void;
}

/**
 * Cancels the open purchase that another one is to take the place of: what was sent with it may still
 * arrive, and would be charged as well.
 *
 * @returns whether it cannot be charged any more, nor has been
 */
export async function cancelPrevious(
  { api, name, dispatch, resume, onHalt }: Cancelling,
  previous: Intent,
): Promise<boolean> {
  dispatch({ type: 'sent', intent: previous });
  let state: PurchaseState;
  try {
    state = await cancelPurchase(api, previous.key);
  } catch (error) {
    onHalt(error);
    dispatch({ type: 'failed', trouble: { kind: 'notSent' } });
    return false;
  }
  if (state.status !== 'failed') {
    // It is not what the dialog shows.
    dispatch({ type: 'dialogClosed' });
    resume(state, previous);
    return false;
  }
  closeIntent(name, previous.key);
  return true;
}

/** Cancels the open purchase. Only once the server says that nothing can be charged any more, the next may begin. */
export async function cancelOpen(
  { api, name, dispatch, resume }: Cancelling,
  open: Intent,
): Promise<void> {
  dispatch({ type: 'cancelling' });
  try {
    const state = await cancelPurchase(api, open.key);
    if (state.status !== 'failed') return resume(state, open);
    closeIntent(name, open.key);
    dispatch({ type: 'cancelled' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    dispatch({ type: 'notCancelled', error });
  }
}
