import { useMemo } from 'react';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import type { CategoryActions } from './types.ts';

interface Callbacks {
  onChange: CategoryActions['change'];
  onResolve: CategoryActions['resolve'];
  onRetry: CategoryActions['retry'];
  onFollow: CategoryActions['follow'];
  onRequest: CategoryActions['request'];
}

/** Returns what a voter can do in a category, as a stable object that causes no re-render. */
export function useActions(
  props: Callbacks,
  { fold, goOn }: Pick<CategoryActions, 'fold' | 'goOn'>,
): CategoryActions {
  const change = useStableCallback(props.onChange);
  const resolve = useStableCallback(props.onResolve);
  const retry = useStableCallback(props.onRetry);
  const follow = useStableCallback(props.onFollow);
  const request = useStableCallback(props.onRequest);
  return useMemo(
    () => ({ change, resolve, retry, follow, request, fold, goOn }),
    [change, resolve, retry, follow, request, fold, goOn],
  );
}
