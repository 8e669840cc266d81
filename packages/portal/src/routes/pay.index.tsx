import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { purchaseDataQuery } from '../api/prices.ts';
import { AccountPayments } from '../features/payments/AccountPayments.tsx';

export const Route = createFileRoute('/pay/')({
  staticData: { title: msg`Payments` },
  beforeLoad: ({ context }) => {
    if (!context.config.parts.payments) throw notFound();
    return context.words.load('payments', 'checkout');
  },
  loader: async ({ context: { api, queryClient, user } }) => {
    const { purchasePagesQuery } = await import('../api/purchases.ts');
    // The page also works if the purchases fail to load.
    await Promise.all([
      queryClient.ensureQueryData(purchaseDataQuery(api)),
      user && user.people.length > 0 && queryClient.prefetchInfiniteQuery(purchasePagesQuery(api)),
    ]);
  },
  component: Payments,
});

function Payments() {
  const { api, config, user } = Route.useRouteContext();
  const { data } = useSuspenseQuery(purchaseDataQuery(api));
  return <AccountPayments config={config} user={user} data={data} />;
}
