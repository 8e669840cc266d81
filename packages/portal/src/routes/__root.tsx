import { ConKitProvider, NavigationProvider } from '@conkit/ui';
import {
  createRootRouteWithContext,
  Outlet,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { configQuery } from '../api/config.ts';
import { separateAccounts, userQuery } from '../api/session.ts';
import type { PortalContext } from '../context.ts';
import { FailurePage } from '../shell/ErrorPages.tsx';
import { column } from '../shell/Shell.css.ts';
import { Shell } from '../shell/Shell.tsx';
import { useRouterNavigation } from '../shell/navigation.ts';
import { usePageOwner, useSession } from '../shell/useSession.ts';

/** Don't refetch the account if the server has just rendered the page with it. */
const JUST_RENDERED_MS = 5000;

/** Refetch the account on each navigation to `/`, since the session may have expired. */
const freshness = (pathname: string, cause: 'preload' | 'enter' | 'stay') => {
  if (pathname !== '/' || cause === 'preload') return {};
  return { staleTime: cause === 'enter' ? JUST_RENDERED_MS : 0 };
};

export const Route = createRootRouteWithContext<PortalContext>()({
  beforeLoad: async ({ context: { api, queryClient, words }, location, cause }) => {
    const [config, user] = await Promise.all([
      queryClient.ensureQueryData(configQuery(api)),
      queryClient.fetchQuery({ ...userQuery(api), ...freshness(location.pathname, cause) }),
    ]);
    separateAccounts(queryClient, user);
    const [frame] = user
      ? await Promise.all([import('../shell/memberFrame.tsx'), words.load('frame')])
      : [null];
    return { config, user, frame };
  },
  component: Root,
  errorComponent: Failure,
});

/** The frame needs the account, so a failure to load the account shows without the frame. */
function Failure(props: ErrorComponentProps) {
  return (
    <main className={column}>
      <FailurePage {...props} />
    </main>
  );
}

function Root() {
  const { config, user, frame } = Route.useRouteContext();
  const owner = usePageOwner(user);
  const navigation = useRouterNavigation();
  const isOthers = useSession(user, owner);
  if (isOthers) return null;
  return (
    <ConKitProvider currency={config.currency.toUpperCase()}>
      <NavigationProvider value={navigation}>
        <Shell config={config} user={user} frame={frame}>
          <Outlet key={owner} />
        </Shell>
      </NavigationProvider>
    </ConKitProvider>
  );
}
