import { msg } from '@lingui/core/macro';
import { normalizeEmail } from '@conkit/rules';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SignIn } from '../features/account/SignIn.tsx';
import { SwitchAccount } from '../features/privacy/SwitchAccount.tsx';

interface LoginSearch {
  /** The path on this site to open after signing in. */
  next?: string;
}

export const Route = createFileRoute('/login/$email/$key/{-$id}/{-$action}')({
  staticData: { title: msg`Signing in` },
  validateSearch: ({ next }): LoginSearch => (typeof next === 'string' ? { next } : {}),
  beforeLoad: ({ context }) => context.words.load('account', 'desk'),
  component: Login,
});

/** Removes the key from the address bar without notifying the router, which keeps showing this page. */
const hideKey = () =>
  History.prototype.replaceState.call(window.history, window.history.state, '', '/login');

function Login() {
  const { email, key, id, action } = Route.useParams();
  const { next } = Route.useSearch();
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  // The account that was signed in when the link was opened, if it is another one.
  const [other, setOther] = useState(
    user && normalizeEmail(user.email) !== normalizeEmail(email) ? user.email : undefined,
  );
  useEffect(hideKey, []);
  if (other === undefined) {
    return <SignIn email={email} loginKey={key} target={{ next, id, action }} />;
  }
  return (
    <SwitchAccount
      from={other}
      to={email}
      onSwitch={() => setOther(undefined)}
      onStay={() => void navigate({ to: '/', replace: true })}
    />
  );
}
