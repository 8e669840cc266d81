import { createFileRoute } from '@tanstack/react-router';
import { NominatePage } from '../features/hugo/nominations/NominatePage.tsx';
import { getNominationsTitle } from '../features/hugo/nominations/titles.ts';
import { requireAwardPage } from '../features/hugo/shared/awardPage.ts';
import { requireUser, withPeople } from '../shell/account.ts';

export const Route = createFileRoute('/$awards/nominate{$segment}/$id')({
  beforeLoad: async ({ context, params, location }) => {
    const awardPage = requireAwardPage(context.config, params, 'nominate');
    requireUser(context, location);
    await context.words.load('nominations');
    const account = await withPeople(context, params.id);
    return { ...account, awardPage, title: getNominationsTitle(awardPage.facts, context.words) };
  },
  loader: async ({ context, params }) => {
    if (!context.isServer) return;
    const { prefetchNominations } = await import('../features/hugo/shared/prefetch.ts');
    await prefetchNominations(context, params.id);
  },
  remountDeps: ({ params }) => params,
  component: NominatePage,
});
