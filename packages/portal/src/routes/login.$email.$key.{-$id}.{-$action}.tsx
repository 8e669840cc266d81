import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignIn } from '../features/account/SignIn.tsx';

interface LoginSearch {
  /** Where to go after signing in; a path of this site. */
  next?: string;
}

export const Route = createFileRoute('/login/$email/$key/{-$id}/{-$action}')({
  staticData: { title: msg`Signing in` },
  validateSearch: ({ next }): LoginSearch => (typeof next === 'string' ? { next } : {}),
  beforeLoad: ({ context }) => context.words.load('account'),
  component: Login,
});

function Login() {
  const { email, key, id, action } = Route.useParams();
  const { next } = Route.useSearch();
  return <SignIn email={email} loginKey={key} target={{ next, id, action }} />;
}
