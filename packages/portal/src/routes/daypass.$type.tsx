import { msg } from '@lingui/core/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { daypassPricesQuery, purchaseDataQuery } from '../api/prices.ts';
import { DaypassPage } from '../features/membership/DaypassPage.tsx';
import { loadDaypass } from '../features/membership/offers.ts';

export const Route = createFileRoute('/daypass/$type')({
  staticData: { title: msg`New Day Pass` },
  beforeLoad: ({ context: { config, words } }) => {
    // Day passes that aren't on sale have a page with a message. A convention without days has no page.
    if (config.daypassDays.length === 0) throw notFound();
    return words.load('membership', 'checkout');
  },
  loader: async ({ context }) => {
    await loadDaypass(context);
  },
  component: NewDaypass,
});

function NewDaypass() {
  const { api, config, user } = Route.useRouteContext();
  const { type } = Route.useParams();
  const { data } = useSuspenseQuery(purchaseDataQuery(api));
  // Without a sale there are no prices, but there may be an open purchase.
  const { data: prices = {} } = useQuery({
    ...daypassPricesQuery(api),
    enabled: config.parts.daypass,
  });
  return <DaypassPage config={config} user={user} data={data} prices={prices} type={type} />;
}
