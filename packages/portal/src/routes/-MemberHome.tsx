import type { Config, PurchaseData, User } from '@conkit/api-client';
import { SITE_SELECTION_TOKEN } from '@conkit/rules';
import { useRouterState } from '@tanstack/react-router';
import { awardSummaryQuery } from '../api/hugo.ts';
import { daypassPricesQuery, purchaseDataQuery } from '../api/prices.ts';
import { prefetchInvoices } from '../api/purchases.ts';
import type { LoadedContext } from '../context.ts';
import { Home } from '../features/account/Home.tsx';
import { findNextStep, listHomePeople, useAwardProgress } from '../features/account/homePeople.ts';
import { useUnsavedPages } from '../features/hugo/shared/useUnsavedPages.ts';
import { NewMembershipOptions } from '../features/membership/NewMembershipOptions.tsx';
import { BoughtNotice, HomeReceipt } from '../features/payments/HomeReceipt.tsx';
import { Invoices, useInvoices } from '../features/payments/Invoices.tsx';
import { findType } from '../features/payments/catalogue.ts';
import { OfferPasskey } from '../features/passkeys/OfferPasskey.tsx';
import { useSubtitle } from '../i18n/useSubtitle.ts';
import { useNow } from '../shell/clock.ts';
import { useMorePeople } from '../shell/ownPeople.ts';

interface MemberHomeProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** The person whose edit to reopen, for example after signing in again. */
  edit: number | undefined;
  /** The purchase whose receipt to show at the top. */
  receipt: number | undefined;
}

const RENEW_MS = 60_000;

/**
 * In the browser, navigation waits this long for the award progress, in milliseconds. After that the page
 * shows without it.
 */
const PATIENCE_MS = 1000;

/**
 * Loads the page's data: what is for sale and, for an account with people, its invoices and award progress.
 * Only what is for sale is required. The page works without the rest.
 *
 * @throws ApiError if what is for sale can't be loaded
 */
export async function loadAccount({
  api,
  queryClient,
  config,
  user,
  isServer = false,
}: LoadedContext & { user: User }): Promise<PurchaseData> {
  const [data] = await Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    config.parts.daypass && queryClient.prefetchQuery(daypassPricesQuery(api)),
    ...(user.people.length > 0
      ? [
          prefetchInvoices(queryClient, api),
          Promise.race([
            config.parts.awards && queryClient.prefetchQuery(awardSummaryQuery(api)),
            ...(isServer ? [] : [new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]),
          ]),
        ]
      : []),
  ]);
  return data;
}

/** An account's home page, in a module of its own that visitors don't load. */
export function MemberHome({ config, user, data, edit, receipt }: MemberHomeProps) {
  const bought = useRouterState({ select: ({ location }) => location.state.bought });
  const now = useNow(RENEW_MS);
  const getSubtitle = useSubtitle(config);
  const { user: known, awards, more } = useMorePeople(config, user);
  const { getProgress, hasReminders, status } = useAwardProgress(config, user, awards);
  const getUnsavedPages = useUnsavedPages(config, known);
  const invoices = useInvoices(config, user);
  const tokenAmount = findType(data, SITE_SELECTION_TOKEN)?.type.amount;
  const people = listHomePeople({
    config,
    data,
    user: known,
    tokenAmount,
    getSubtitle,
    getProgress,
    getUnsavedPages,
    hasReminders,
    now,
  });
  const open = invoices.purchases.map(({ id }) => id);
  const next = findNextStep(config, people, open, now);
  const notice = bought && <BoughtNotice bought={bought} email={user.email} />;
  return (
    <Home
      {...{ config, user: known, data, people, more, status, next, now, edit }}
      first={
        receipt === undefined ? (
          notice
        ) : (
          <HomeReceipt config={config} user={user} data={data} id={receipt}>
            {notice}
          </HomeReceipt>
        )
      }
      invoices={
        <Invoices
          {...{ config, user, data, invoices }}
          next={next?.kind === 'invoice' ? next.id : null}
        />
      }
      offers={
        <>
          <NewMembershipOptions config={config} user={user} />
          <OfferPasskey config={config} user={user} />
        </>
      }
    />
  );
}
