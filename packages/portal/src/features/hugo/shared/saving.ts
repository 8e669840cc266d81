import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../../api/problem.ts';
import { addJitter } from '../../../api/queryClient.ts';

const RETRY_MS = [5000, 10_000, 20_000, 40_000, 60_000];

/**
 * Returns how long to wait before a failed save is retried, in milliseconds, or undefined if it would fail
 * again. Waits longer after consecutive failures and at least as long as the server's `Retry-After`, with a
 * random part.
 */
export function getRetryDelay(
  { status, retryAfter = 0 }: ApiError,
  failures: number,
  random?: () => number,
): number | undefined {
  const isTemporary = status === 0 || status === 429 || status >= 500;
  if (!isTemporary) return undefined;
  const delay = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
  return addJitter(Math.max(delay, retryAfter * 1000), random);
}

interface InitialDataOptions {
  /** False on the server and during hydration. */
  isHydrated: boolean;
  /** @default true */
  isEnabled?: boolean;
}

/**
 * Returns the data that a page starts from: the first answer that arrived after mounting, or with the
 * server-rendered page. Cached data of an earlier page could lack later saves. Later answers are ignored,
 * because the page tracks its own changes.
 *
 * @returns undefined until the data is loaded
 */
export function useInitialData<Data>(
  { data, isSuccess, isFetchedAfterMount }: UseQueryResult<Data>,
  { isHydrated, isEnabled = true }: InitialDataOptions,
) {
  const [start, setStart] = useState<{ data: Data }>();
  const isCurrent = isEnabled && (isFetchedAfterMount || !isHydrated);
  if (!start && isSuccess && isCurrent) setStart({ data });
  return start?.data;
}

/** Asks for confirmation before leaving the page while unsaved changes aren't stored on this device. */
export function useAskBeforeLosing(isAtRisk: boolean) {
  const { t } = useLingui();
  useBlocker({
    disabled: !isAtRisk,
    enableBeforeUnload: false,
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname &&
      !window.confirm(t`Unsaved changes will be lost. Leave anyway?`),
  });
  useEffect(() => {
    if (!isAtRisk) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}
