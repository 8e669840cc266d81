import { createFileRoute } from '@tanstack/react-router';
import { loadSignIn } from '../features/account/loadSignIn.ts';
import { NominatePage } from '../features/hugo/nominations/NominatePage.tsx';
import { NominatorSignIn } from '../features/hugo/nominations/NominatorSignIn.tsx';
import { useLastUser } from '../features/hugo/shared/useLastUser.ts';

export const Route = createFileRoute('/$awards/nominate{$segment}/{-$id}')({
  beforeLoad: async ({ context, params }) => {
    await context.words.load('nominations');
    const { enterNominations } = await import('../features/hugo/nominations/nominateRoute.ts');
    const entered = await enterNominations(context, params);
    return { ...entered, visitor: context.user ? undefined : await loadSignIn(context) };
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
  const { visitor, awardPage, ...context } = Route.useRouteContext();
  const user = useLastUser(context.user);
  if (visitor && !user) return <NominatorSignIn visitor={visitor} awardPage={awardPage} />;
  return <NominatePage user={user} />;
}
