import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What a page starts from: the first answer that came after the page did, or with it from the server. An
 * older one, left by the page before, may lack what was saved since; a later one changes nothing, as the page
 * keeps its own account.
 *
 * @param isHydrated false where the page is drawn as it came from the server
 * @returns undefined until the answer is there
 */
export function useInitialData<Data>(
  { data, isSuccess, isFetchedAfterMount }: UseQueryResult<Data>,
  isHydrated = true,
) {
  const [start, setStart] = useState<{ data: Data }>();
  if (!start && isSuccess && (isFetchedAfterMount || !isHydrated)) setStart({ data });
  return start?.data;
}
