import { hasRole, ROLES } from '@conkit/rules';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { DeskPage } from '../features/desk/DeskPage.tsx';
import { requireUser } from '../shell/account.ts';

// Requires a role. Without one the page doesn't exist, and its code isn't loaded.
export const Route = createFileRoute('/desk/{-$id}/{-$task}')({
  staticData: { title: msg`Members’ desk` },
  beforeLoad: ({ context, location }) => {
    const { roles } = requireUser(context, location);
    if (!hasRole(roles, ROLES)) throw notFound();
    return context.words.load('desk');
  },
  loader: async ({ context, params, cause }) => {
    const { loadDesk } = await import('../features/desk/loadDesk.ts');
    return loadDesk(context, params, cause);
  },
  component: Desk,
});

function Desk() {
  const { config, user } = Route.useRouteContext();
  const place = Route.useLoaderData();
  // Signing out navigates away, but this renders once more without a user.
  return user && <DeskPage config={config} user={user} place={place} />;
}
