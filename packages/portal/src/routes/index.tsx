import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { Home } from '../features/account/Home.tsx';
import { Welcome } from '../features/account/Welcome.tsx';

interface HomeSearch {
  /** The page that a signed-out visitor asked for; the login link leads there. */
  next?: string;
}

export const Route = createFileRoute('/')({
  staticData: { title: msg`Memberships` },
  validateSearch: ({ next }): HomeSearch => (typeof next === 'string' ? { next } : {}),
  component: IndexPage,
});

function IndexPage() {
  const { config, user } = Route.useRouteContext();
  const { next } = Route.useSearch();
  const email = useRouterState({ select: ({ location }) => location.state.email });
  return user ? (
    <Home config={config} user={user} />
  ) : (
    <Welcome config={config} next={next} email={email} />
  );
}
