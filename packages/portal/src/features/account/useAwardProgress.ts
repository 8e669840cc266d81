import type { AwardSummary, User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import type { HugoAction } from '@conkit/rules';
import type { HomeProgress, HomeStatus } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { awardSummaryQuery } from '../../api/hugo.ts';
import { useIsOnline } from '../../browser/useIsOnline.ts';

/** How somebody stands with each award page. */
export type AwardProgress = Partial<Record<HugoAction, HomeProgress>>;

/** How the people of an account stand with the awards; asked for only where there are people. */
export function useAwardProgress(user: User) {
  const { api } = useRouteContext({ from: '__root__' });
  const isOnline = useIsOnline();
  const isHydrated = useHydrated();
  const hasPeople = user.people.length > 0;
  const { data, isError, isFetching, refetch } = useQuery({
    ...awardSummaryQuery(api),
    enabled: hasPeople,
  });
  const retry = () => void refetch();
  const statusOf = (): HomeStatus => {
    if (data || !hasPeople) return { kind: 'known' };
    // The browser asks by itself for what the server could not have.
    if (!isError || !isHydrated) return { kind: 'loading' };
    return { kind: 'failed', isOffline: !isOnline, isRetrying: isFetching, onRetry: retry };
  };
  return { progressOf: (id: number) => progressOf(data, id), status: statusOf() };
}

/** The pages of each award, by its key. */
const PAGES: Readonly<Record<string, { ballot: HugoAction; nominations: HugoAction }>> = {
  hugo: { ballot: 'vote', nominations: 'nominate' },
  retro: { ballot: 'vote-retro', nominations: 'nominate-retro' },
};

/** Of an award that has no page here nothing is said. */
function progressOf(summary: AwardSummary | undefined, id: number): AwardProgress {
  const awards = summary?.people.find((person) => person.id === id)?.awards ?? [];
  const progress: AwardProgress = {};
  for (const { award, ballot, nominations } of awards) {
    const pages = Object.hasOwn(PAGES, award) ? PAGES[award] : undefined;
    if (!pages) continue;
    progress[pages.ballot] = ballot;
    progress[pages.nominations] = nominations;
  }
  return progress;
}
