import type { Config, User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';

/** Returns the award pages with changes that only this device has, by person. */
export function useUnsavedPages(config: Config, { people }: User) {
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const ids = people.map(({ id }) => id);
  const { data } = useQuery({
    // A save that ends after its page was left invalidates the summary.
    queryKey: ['awards', 'summary', 'unsaved', ids],
    queryFn: async () => {
      const { findUnsavedPages } = await import('./unsavedPages.ts');
      const context = { api, queryClient, config };
      const found = ids.map(async (id) => [id, await findUnsavedPages(context, id)] as const);
      return new Map(await Promise.all(found));
    },
    // The server can't read this device.
    enabled: useHydrated() && config.parts.awards,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
  return (id: number) => data?.get(id);
}
