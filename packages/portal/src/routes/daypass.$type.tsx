import { msg } from '@lingui/core/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { daypassPricesQuery, purchaseDataQuery } from '../api/purchase.ts';
import { DaypassPage } from '../features/membership/DaypassPage.tsx';
import { loadDaypass } from '../features/membership/offers.ts';

export const Route = createFileRoute('/daypass/$type')({
  staticData: { title: msg`New Day Pass` },
  beforeLoad: ({ context: { config, words } }) => {
    // Those that are not on sale now have a page that says so. Without any day there never were passes.
    if (config.daypassDays.length === 0) throw notFound();
    return words.load('membership', 'form', 'checkout');
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
  // Where none are sold there are no prices, but perhaps a purchase that was left open.
  const { data: prices = {} } = useQuery({
    ...daypassPricesQuery(api),
    enabled: config.parts.daypass,
  });
  return <DaypassPage config={config} user={user} data={data} prices={prices} type={type} />;
}
