import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { purchaseDataQuery } from '../api/purchase.ts';
import { AccountPayments } from '../features/payments/AccountPayments.tsx';

export const Route = createFileRoute('/pay/')({
  staticData: { title: msg`Payments` },
  beforeLoad: ({ context }) => {
    if (!context.config.parts.payments) throw notFound();
    return context.words.load('payments', 'checkout');
  },
  loader: async ({ context }) => {
    const { loadPayments } = await import('../features/payments/loadPayments.ts');
    await loadPayments(context);
  },
  component: Payments,
});

function Payments() {
  const { api, config, user } = Route.useRouteContext();
  const { data } = useSuspenseQuery(purchaseDataQuery(api));
  return <AccountPayments config={config} user={user} data={data} />;
}
