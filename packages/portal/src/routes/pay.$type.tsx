import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { purchaseDataQuery } from '../api/prices.ts';
import { LoginLinkCard } from '../features/account/LoginLinkCard.tsx';
import { ItemPage } from '../features/payments/ItemPage.tsx';
import { UnknownType } from '../features/payments/UnknownType.tsx';
import { findOtherPage, findType, loadItem } from '../features/payments/catalogue.ts';
import { withPeople } from '../shell/account.ts';

export const Route = createFileRoute('/pay/$type')({
  staticData: { title: msg`New Payment` },
  beforeLoad: async ({ context }) => {
    if (!context.config.parts.payments) throw notFound();
    await context.words.load('payments', 'account', 'checkout');
    return withPeople(context);
  },
  loader: async ({ context, params: { type } }) => {
    const [data] = await loadItem(context);
    const elsewhere = findType(data, type) ? undefined : findOtherPage(data, type);
    if (elsewhere) throw redirect({ href: elsewhere, replace: true });
  },
  component: NewPayment,
});

function NewPayment() {
  const { api, config, user } = Route.useRouteContext();
  const { type } = Route.useParams();
  const { data } = useSuspenseQuery(purchaseDataQuery(api));
  const sold = findType(data, type);
  if (!sold) return <UnknownType category="pay" type={type} />;
  const canCreateAccount = sold.category.allow_create_account ?? false;
  return (
    <ItemPage
      key={type}
      config={config}
      user={user}
      sold={sold}
      signIn={
        <LoginLinkCard config={config} path={`/pay/${type}`} canCreateAccount={canCreateAccount} />
      }
    />
  );
}
