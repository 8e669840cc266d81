import { SITE_SELECTION_TOKEN } from '@conkit/rules';
import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { purchaseDataQuery } from '../api/prices.ts';
import { LoginLinkCard } from '../features/account/LoginLinkCard.tsx';
import { ItemPage } from '../features/payments/ItemPage.tsx';
import { UnknownType } from '../features/payments/UnknownType.tsx';
import { findType, loadItem } from '../features/payments/catalogue.ts';

export const Route = createFileRoute('/pay/ss-token')({
  staticData: { title: msg`New Payment` },
  beforeLoad: ({ context }) => {
    if (!context.config.parts.site_selection) throw notFound();
    return context.words.load('payments', 'account', 'checkout');
  },
  loader: async ({ context }) => {
    await loadItem(context);
  },
  component: SiteSelectionToken,
});

function SiteSelectionToken() {
  const { api, config, user } = Route.useRouteContext();
  const { data } = useSuspenseQuery(purchaseDataQuery(api));
  const sold = findType(data, SITE_SELECTION_TOKEN);
  if (!sold) return <UnknownType category="siteselect" type={SITE_SELECTION_TOKEN} />;
  return (
    <ItemPage
      config={config}
      user={user}
      sold={sold}
      isToken
      signIn={<LoginLinkCard config={config} path="/pay/ss-token" />}
    />
  );
}
