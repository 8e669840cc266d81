import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { PasskeysPage } from '../features/passkeys/PasskeysPage.tsx';
import { requireUser } from '../shell/account.ts';

export const Route = createFileRoute('/passkeys')({
  staticData: { title: msg`Passkeys` },
  beforeLoad: async ({ context, location }) => {
    if (!context.config.parts.passkeys) throw notFound();
    requireUser(context, location);
    await context.words.load('desk');
  },
  component: PasskeysRoute,
});

function PasskeysRoute() {
  const { user } = Route.useRouteContext();
  // Signing out navigates away, but this renders once more without a user.
  return user && <PasskeysPage user={user} />;
}
