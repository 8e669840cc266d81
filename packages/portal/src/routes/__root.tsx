import { NavigationProvider } from '@conkit/ui';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { configQuery } from '../api/config.ts';
import { keepAccountsApart, userQuery } from '../api/session.ts';
import { CurrencyContext } from '../i18n/useMoney.ts';
import type { PortalContext } from '../router.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useNavigationPort } from '../shell/useNavigationPort.ts';
import { usePageOwner } from '../shell/usePageOwner.ts';
import { useSession } from '../shell/useSession.ts';

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
  const owner = usePageOwner(user);
  const navigation = useNavigationPort();
  const isOthers = useSession(user, owner);
  if (isOthers) return null;
  return (
    <CurrencyContext value={config.currency}>
      <NavigationProvider value={navigation}>
        <Shell config={config} user={user}>
          <Outlet key={owner} />
        </Shell>
      </NavigationProvider>
    </CurrencyContext>
  );
}
