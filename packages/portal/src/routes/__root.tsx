import { NavigationProvider } from '@conkit/ui';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { configQuery } from '../api/config.ts';
import { keepAccountsApart, userQuery } from '../api/session.ts';
import { CurrencyContext } from '../i18n/useMoney.ts';
import type { PortalContext } from '../router.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useNavigationPort } from '../shell/useNavigationPort.ts';

/** Each entry into `/` asks who is signed in, but not again for a page that came with the answer. */
const JUST_DRAWN_MS = 5000;

export const Route = createRootRouteWithContext<PortalContext>()({
  beforeLoad: async ({ context: { api, queryClient }, location }) => {
    const isEntry = location.pathname === '/';
    const [config, user] = await Promise.all([
      queryClient.ensureQueryData(configQuery(api)),
      queryClient.fetchQuery({ ...userQuery(api), ...(isEntry && { staleTime: JUST_DRAWN_MS }) }),
    ]);
    keepAccountsApart(queryClient, user);
    return { config, user };
  },
  component: Root,
});

function Root() {
  const { config, user } = Route.useRouteContext();
  // Whoever signs in begins a page of their own; somebody whose session has ended stays with what is typed.
  const [account, setAccount] = useState(user?.email);
  if (user && user.email !== account) setAccount(user.email);
  return (
    <CurrencyContext value={config.currency}>
      <NavigationProvider value={useNavigationPort()}>
        <Shell config={config} user={user}>
          <Outlet key={account} />
        </Shell>
      </NavigationProvider>
    </CurrencyContext>
  );
}
