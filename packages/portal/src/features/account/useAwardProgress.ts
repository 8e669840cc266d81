import type { AwardSummary, Config, User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import { awardPages, type AwardPage, type AwardPageName } from '@conkit/rules';
import type { HomeProgress, HomeStatus } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { awardSummaryQuery } from '../../api/hugo.ts';
import { useIsOnline } from '../../browser/useIsOnline.ts';

/** A person's progress on each award page. */
export type AwardProgress = Partial<Record<AwardPageName, HomeProgress>>;

/**
 * Loads the award progress of an account's people. Does nothing without people or awards.
 *
 * @param others the progress of people beyond the first page
 */
export function useAwardProgress(
  { hugo, parts }: Config,
  user: User,
  others: AwardSummary['people'] = [],
) {
  const { api } = useRouteContext({ from: '__root__' });
  const isOnline = useIsOnline();
  const isHydrated = useHydrated();
  const pages = awardPages(hugo.awards);
  const isTold = user.people.length > 0 && parts.awards;
  const { data, isError, isFetching, refetch } = useQuery({
    ...awardSummaryQuery(api),
    enabled: isTold,
  });
  const retry = () => void refetch();
  const statusOf = (): HomeStatus => {
    if (data || !isTold) return { kind: 'known' };
    // The server doesn't retry. The browser does, so this is still loading.
    if (!isError || !isHydrated) return { kind: 'loading' };
    return { kind: 'failed', isOffline: !isOnline, isRetrying: isFetching, onRetry: retry };
  };
  const summaries = new Map(
    [...(data?.people ?? []), ...others].map((person) => [person.id, person.awards]),
  );
  return {
    progressOf: (id: number) => progressOf(pages, summaries.get(id)),
    status: statusOf(),
  };
}

/** Returns the progress by award page. Awards without a page are left out. */
function progressOf(
  pages: readonly AwardPage[],
  awards: AwardSummary['people'][number]['awards'] = [],
): AwardProgress {
  const progress: AwardProgress = {};
  for (const { page, right, award } of pages) {
    const known = awards.find((each) => each.award === award);
    if (known) progress[page] = right === 'vote' ? known.ballot : known.nominations;
  }
  return progress;
}
