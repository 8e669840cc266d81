import { createFileRoute } from '@tanstack/react-router';
import { loadSignIn } from '../features/account/loadSignIn.ts';
import { NominatePage } from '../features/hugo/nominations/NominatePage.tsx';
import { NominatorSignIn } from '../features/hugo/nominations/NominatorSignIn.tsx';
import { redirectNominator } from '../features/hugo/nominations/nominateRoute.ts';
import { getNominationsTitle } from '../features/hugo/nominations/titles.ts';
import { requireAwardPage } from '../features/hugo/shared/awardPage.ts';
import { withPeople } from '../shell/account.ts';

export const Route = createFileRoute('/$awards/nominate{$segment}/{-$id}')({
  beforeLoad: async ({ context, params }) => {
    const awardPage = requireAwardPage(context.config, params, 'nominate');
    const account = await withPeople(context, params.id);
    redirectNominator(awardPage, params.id, account);
    const [visitor] = await Promise.all([
      account.user ? undefined : loadSignIn(context),
      context.words.load('nominations'),
    ]);
    return {
      ...account,
      visitor,
      awardPage,
      title: getNominationsTitle(awardPage.facts, context.words),
    };
  },
  loader: async ({ context, params }) => {
    if (!context.isServer || params.id === undefined) return;
    const { prefetchNominations } = await import('../features/hugo/shared/prefetch.ts');
    await prefetchNominations(context, params.id);
  },
  remountDeps: ({ params }) => params,
  component: Nominations,
});

function Nominations() {
  const { visitor, awardPage } = Route.useRouteContext();
  if (visitor) return <NominatorSignIn visitor={visitor} awardPage={awardPage} />;
  return <NominatePage />;
}
