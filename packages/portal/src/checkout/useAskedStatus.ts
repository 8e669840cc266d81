import type { PurchaseState } from '@conkit/api-client';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { askPurchaseState } from '../api/buying.ts';
import { askUntilKnown } from './askUntilKnown.ts';
import type { Intent } from './intent.ts';
import type { PurchaseFlow } from './purchaseFlow.ts';

/** While a purchase waits for an answer or for the provider, asks how it stands until it is decided. */
export function useAskedStatus(
  { phase, intent }: Pick<PurchaseFlow, 'phase' | 'intent'>,
  onState: (state: PurchaseState | null, intent: Intent) => void,
): void {
  const { api } = useRouteContext({ from: '__root__' });
  const isWaiting = phase.name === 'asking' || phase.name === 'processing';
  const received = useEffectEvent(onState);
  useEffect(() => {
    if (!isWaiting || !intent) return;
    const stop = new AbortController();
    const ask = () => askPurchaseState(api, intent.key);
    void askUntilKnown(ask, (state) => received(state, intent), stop.signal);
    return () => stop.abort();
  }, [isWaiting, intent, api]);
}
