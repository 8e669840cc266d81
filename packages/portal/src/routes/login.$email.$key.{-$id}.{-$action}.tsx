import { msg } from '@lingui/core/macro';
import { normalizeEmail } from '@conkit/rules';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SignIn } from '../features/account/SignIn.tsx';
import { SwitchAccount } from '../features/privacy/SwitchAccount.tsx';

interface LoginSearch {
  /** Where to go after signing in; a path of this site. */
  next?: string;
}

export const Route = createFileRoute('/login/$email/$key/{-$id}/{-$action}')({
  staticData: { title: msg`Signing in` },
  validateSearch: ({ next }): LoginSearch => (typeof next === 'string' ? { next } : {}),
  beforeLoad: ({ context }) => context.words.load('account', 'voting'),
  component: Login,
});

/** Takes the key out of the address bar without telling the router, which still shows this page. */
const hideKey = () =>
  History.prototype.replaceState.call(window.history, window.history.state, '', '/login');

function Login() {
  const { email, key, id, action } = Route.useParams();
  const { next } = Route.useSearch();
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  // Of the account that was signed in when the link was opened.
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
