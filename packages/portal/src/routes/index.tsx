import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetAskedMail } from '../features/account/askedMail.ts';
import { Welcome } from '../features/account/Welcome.tsx';
import { readServedParts } from '../features/front/ServedPart.tsx';

interface HomeSearch {
  /** The page that a signed-out visitor requested. The login link leads there. */
  next?: string;
  /** The person whose details were being edited when the session ended. */
  edit?: number;
  /** The purchase whose receipt to show at the top. */
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
  loaderDeps: ({ search: { next, edit } }) => ({ asksToSignIn: (next ?? edit) !== undefined }),
  // Load the account page and its data only when signed in, and the front page only if it wasn't served.
  loader: async ({ context, deps }) => {
    const { user, isServer } = context;
    if (user) {
      const { MemberHome, loadAccount } = await import('./-MemberHome.tsx');
      return { home: { MemberHome, data: await loadAccount({ ...context, user }) } };
    }
    if (deps.asksToSignIn) return null;
    const served = isServer ? undefined : readServedParts();
    if (served) return { front: { parts: served, data: undefined } };
    const { loadFront } = await import('../features/front/Front.tsx');
    return { front: await loadFront(context) };
  },
  component: IndexPage,
});

function IndexPage() {
  const { config, user } = Route.useRouteContext();
  const { next, edit, receipt } = Route.useSearch();
  const email = useRouterState({ select: ({ location }) => location.state.email });
  const problem = useRouterState({ select: ({ location }) => location.state.problem });
  const unsaved = useRouterState({ select: ({ location }) => location.state.unsaved });
  // A signed-in user no longer waits for a login mail.
  useEffect(() => {
    if (user) forgetAskedMail();
  }, [user]);
  const { home, front } = Route.useLoaderData() ?? {};
  if (user && home) {
    const { MemberHome, data } = home;
    return <MemberHome config={config} user={user} data={data} edit={edit} receipt={receipt} />;
  }
  return (
    <Welcome
      config={config}
      front={front?.parts}
      next={next ?? (edit === undefined ? undefined : `/?edit=${edit}`)}
      email={email}
      problem={problem}
      unsaved={unsaved}
    />
  );
}
