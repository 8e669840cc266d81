import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@conkit/api-client';
import { unwrap } from './problem.ts';

/** The convention: names, dates, types, categories. It changes only with a new release of its folder. */
export const configQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => unwrap(api.GET('/config', { signal })),
    staleTime: Infinity,
  });

/** What the convention is read in; English alone while that cannot be found out. */
export const spokenLanguages = async (
  queryClient: QueryClient,
  api: ApiClient,
): Promise<readonly string[]> => {
  const config = await queryClient.ensureQueryData(configQuery(api)).catch(() => undefined);
  return config?.languages ?? ['en'];
};
