import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Returns the data that a page starts from: the first answer that arrived after mounting, or with the
 * server-rendered page. Cached data of an earlier page could lack later saves. Later answers are ignored,
 * because the page tracks its own changes.
 *
 * @param isHydrated false while rendering as on the server
 * @returns undefined until the data is loaded
 */
export function useInitialData<Data>(
  { data, isSuccess, isFetchedAfterMount }: UseQueryResult<Data>,
  isHydrated = true,
) {
  const [start, setStart] = useState<{ data: Data }>();
  if (!start && isSuccess && (isFetchedAfterMount || !isHydrated)) setStart({ data });
  return start?.data;
}
