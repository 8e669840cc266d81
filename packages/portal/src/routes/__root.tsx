import { NavigationProvider } from '@conkit/ui';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { configQuery } from '../api/config.ts';
import { userQuery } from '../api/session.ts';
import type { PortalContext } from '../router.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useNavigationPort } from '../shell/useNavigationPort.ts';

export const Route = createRootRouteWithContext<PortalContext>()({
  beforeLoad: async ({ context: { api, queryClient } }) => {
    const [config, user] = await Promise.all([
      queryClient.ensureQueryData(configQuery(api)),
      queryClient.fetchQuery(userQuery(api)),
    ]);
    return { config, user };
  },
  component: Root,
});

function Root() {
  const { config, user } = Route.useRouteContext();
  return (
    <NavigationProvider value={useNavigationPort()}>
      <Shell config={config} user={user}>
        <Outlet />
      </Shell>
    </NavigationProvider>
  );
}
