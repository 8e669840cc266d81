import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { purchaseDataQuery } from '../api/purchase.ts';
import { Home } from '../features/account/Home.tsx';
import { NewMembershipOptions } from '../features/membership/NewMembershipOptions.tsx';
import { Welcome } from '../features/account/Welcome.tsx';

interface HomeSearch {
  /** The page that a signed-out visitor asked for; the login link leads there. */
  next?: string;
}

export const Route = createFileRoute('/')({
  staticData: { title: msg`Memberships` },
  validateSearch: ({ next }): HomeSearch => (typeof next === 'string' ? { next } : {}),
  beforeLoad: ({ context: { user, words } }) =>
    user ? words.load('account', 'checkout', 'membership', 'payments') : words.load('account'),
  // Prices are wanted only where there is an account.
  loader: async ({ context: { api, queryClient, user } }) =>
    user ? queryClient.ensureQueryData(purchaseDataQuery(api)) : null,
  component: IndexPage,
});

function IndexPage() {
  const { config, user } = Route.useRouteContext();
  const { next } = Route.useSearch();
  const email = useRouterState({ select: ({ location }) => location.state.email });
  const data = Route.useLoaderData();
  return user && data ? (
    <Home
      config={config}
      user={user}
      data={data}
      offers={<NewMembershipOptions config={config} user={user} />}
    />
  ) : (
    <Welcome config={config} next={next} email={email} />
  );
}
