import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { purchaseDataQuery, purchaseListQuery } from '../api/purchase.ts';
import { Welcome } from '../features/account/Welcome.tsx';

interface HomeSearch {
  /** The page that a signed-out visitor asked for; the login link leads there. */
  next?: string;
  /** The person whose details were being edited when the session ended. */
  edit?: number;
  /** The purchase whose receipt stands first on the page. */
  receipt?: number;
}

export const Route = createFileRoute('/')({
  staticData: { title: msg`Memberships` },
  validateSearch: ({ next, edit, receipt }): HomeSearch => ({
    ...(typeof next === 'string' && { next }),
    ...(Number.isSafeInteger(edit) && { edit: Number(edit) }),
    ...(Number.isSafeInteger(receipt) && { receipt: Number(receipt) }),
  }),
  beforeLoad: ({ context: { user, words } }) =>
    user
      ? words.load('account', 'checkout', 'form', 'membership', 'payments')
      : words.load('account'),
  // An account's page is fetched only where there is an account, purchases only where there are people.
  loader: async ({ context: { api, queryClient, user } }) => {
    if (!user) return null;
    const [{ MemberHome }, data] = await Promise.all([
      import('./-MemberHome.tsx'),
      queryClient.ensureQueryData(purchaseDataQuery(api)),
      // Where the list fails the people are shown all the same.
      user.people.length > 0 && queryClient.prefetchQuery(purchaseListQuery(api)),
    ]);
    return { MemberHome, data };
  },
  component: IndexPage,
});

function IndexPage() {
  const { config, user } = Route.useRouteContext();
  const { next, edit, receipt } = Route.useSearch();
  const email = useRouterState({ select: ({ location }) => location.state.email });
  const unsaved = useRouterState({ select: ({ location }) => location.state.unsaved });
  const account = Route.useLoaderData();
  if (user && account) {
    const { MemberHome, data } = account;
    return <MemberHome config={config} user={user} data={data} edit={edit} receipt={receipt} />;
  }
  return (
    <Welcome
      config={config}
      next={next ?? (edit === undefined ? undefined : `/?edit=${edit}`)}
      email={email}
      unsaved={unsaved}
    />
  );
}
