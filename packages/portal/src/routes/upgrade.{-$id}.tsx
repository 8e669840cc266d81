import { hasUpgrades } from '@conkit/rules';
import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { purchaseDataQuery } from '../api/prices.ts';
import { UpgradeMembership } from '../features/membership/UpgradeMembership.tsx';
import { loadNewMember } from '../features/membership/offers.ts';
import { requireUser, withPeople } from '../shell/account.ts';

export const Route = createFileRoute('/upgrade/{-$id}')({
  staticData: { title: msg`Upgrade Membership` },
  beforeLoad: async ({ context, location }) => {
    if (!hasUpgrades(context.config.parts)) throw notFound();
    requireUser(context, location);
    await context.words.load('membership', 'checkout');
    return withPeople(context);
  },
  loader: async ({ context }) => {
    await loadNewMember(context);
  },
  component: Upgrade,
});

function Upgrade() {
  const { api, config, user } = Route.useRouteContext();
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(purchaseDataQuery(api));
  // Signing out navigates away, but this renders once more without a user.
  return user && <UpgradeMembership config={config} user={user} data={data} id={id} />;
}
