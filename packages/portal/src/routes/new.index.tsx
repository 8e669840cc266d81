import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MembershipCards } from '../features/membership/MembershipCards.tsx';
import { loadOffers } from '../features/membership/offers.ts';

export const Route = createFileRoute('/new/')({
  staticData: { title: msg`New Membership` },
  beforeLoad: ({ context }) => context.words.load('membership'),
  loader: async ({ context }) => {
    await loadOffers(context);
  },
  component: NewMembershipPage,
});

function NewMembershipPage() {
  const { config, user } = Route.useRouteContext();
  return <MembershipCards config={config} user={user} />;
}
