import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What a page starts from: the first answer that came after the page did. An older one, left by the page
 * before, may lack what was saved since; a later one changes nothing, as the page keeps its own account.
 *
 * @returns undefined until the answer is there
 */
export function useInitialData<Data>({
  data,
  isSuccess,
  isFetchedAfterMount,
}: UseQueryResult<Data>) {
  const [start, setStart] = useState<{ data: Data }>();
  if (!start && isSuccess && isFetchedAfterMount) setStart({ data });
  return start?.data;
}
