import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetAskedMail } from '../features/account/askedMail.ts';
import { VisitorHome } from '../features/account/VisitorHome.tsx';
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
      ? words.load('account', 'checkout', 'desk', 'membership', 'payments')
      : words.load('account'),
  loaderDeps: ({ search: { next, edit } }) => ({ asksToSignIn: (next ?? edit) !== undefined }),
  // Each visitor and account loads only what the page shows. The browser keeps the front page as it was served.
  loader: async ({ context, deps, location }) => {
    const { user, isServer } = context;
    if (user) {
      const { MemberHome, loadAccount } = await import('./-MemberHome.tsx');
      return { home: { MemberHome, data: await loadAccount({ ...context, user }) } };
    }
    const served = isServer ? undefined : readServedParts();
    if (served) return { front: { parts: served, data: undefined } };
    const { email, unsaved } = location.state;
    if (deps.asksToSignIn || (email ?? unsaved) !== undefined) {
      return { signInFirst: await import('../features/account/SignInFirst.tsx') };
    }
    const { loadFront } = await import('../features/front/Front.tsx');
    return { front: await loadFront(context) };
  },
  component: IndexPage,
});

function IndexPage() {
  const { config, user } = Route.useRouteContext();
  const { next, edit, receipt } = Route.useSearch();
  // A signed-in user no longer waits for a login mail.
  useEffect(() => {
    if (user) forgetAskedMail();
  }, [user]);
  const { home, front, signInFirst } = Route.useLoaderData();
  if (user && home) {
    const { MemberHome, data } = home;
    return <MemberHome config={config} user={user} data={data} edit={edit} receipt={receipt} />;
  }
  return (
    <VisitorHome
      config={config}
      front={front?.parts}
      signInFirst={signInFirst}
      next={next ?? (edit === undefined ? undefined : `/?edit=${edit}`)}
    />
  );
}
