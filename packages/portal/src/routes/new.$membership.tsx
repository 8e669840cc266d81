import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { purchaseDataQuery } from '../api/prices.ts';
import { NewMemberPage } from '../features/membership/NewMemberPage.tsx';
import { loadNewMember } from '../features/membership/offers.ts';

export const Route = createFileRoute('/new/$membership')({
  staticData: { title: msg`New Membership` },
  beforeLoad: ({ context }) => context.words.load('membership', 'checkout'),
  loader: async ({ context }) => {
    await loadNewMember(context);
  },
  component: NewMember,
});

function NewMember() {
  const { api, config, user } = Route.useRouteContext();
  const { membership } = Route.useParams();
  const { data } = useSuspenseQuery(purchaseDataQuery(api));
  return <NewMemberPage config={config} user={user} data={data} membership={membership} />;
}
