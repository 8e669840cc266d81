import type { ApiClient, Config } from '@conkit/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from './problem.ts';

/**
 * Reads the convention's configuration: names, dates, types, categories. It changes only with a new
 * release.
 */
export const configQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => unwrap(api.GET('/config', { signal })),
    staleTime: Infinity,
  });

/** Reads the convention's accessibility statement. */
export const accessibilityQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['accessibility'],
    queryFn: ({ signal }) => unwrap(api.GET('/accessibility', { signal })),
    staleTime: Infinity,
  });

/** Returns the convention's languages, locales and texts, or only English if the configuration can't be loaded. */
export const fetchLanguages = async (
  queryClient: QueryClient,
  api: ApiClient,
): Promise<Pick<Config, 'languages' | 'locales' | 'texts'>> => {
  const config = await queryClient.ensureQueryData(configQuery(api)).catch(() => undefined);
  return config ?? { languages: ['en'] };
};
