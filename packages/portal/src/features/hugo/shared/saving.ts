import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

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
