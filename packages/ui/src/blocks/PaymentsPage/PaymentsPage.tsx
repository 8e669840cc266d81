import { Link } from '../../primitives/Link/Link.tsx';
import { Columns, Page, Stack } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { NewPayments, type SoldCategory } from './NewPayments.tsx';
import * as css from './PaymentsPage.css.ts';
import { paymentsPageMessages } from './PaymentsPage.messages.ts';
import { PurchaseList, type PurchaseListProps } from './PurchaseList.tsx';
import { elementProps } from '../../primitives/element/elementProps.ts';

export interface PaymentsPageProps extends PurchaseListProps {
  /** The categories of items on sale. */
  categories: readonly SoldCategory[];
  /** Whether day passes are on sale. */
  hasDaypasses: boolean;
}

/**
 * The page of payments: purchases, newest first, and other items on sale.
 *
 * @example
 * ```tsx
 * <PaymentsPage
 *   categories={[{ key: 'sponsor', label: 'Sponsorship', types: [{ key: 'bench', label: 'Bench', amount: 6000 }] }]}
 *   hasDaypasses
 *   purchases={[]}
 *   isFailed={false}
 *   isLoading={false}
 *   onRetry={load}
 * />
 * ```
 */
export const PaymentsPage = ({ categories, hasDaypasses, ...list }: PaymentsPageProps) => {
  const words = useMessages('PaymentsPage', paymentsPageMessages, list.messages);
  const hasPurchases = list.purchases.length > 0 || list.isFailed;
  const offers = (
    <Stack>
      <NewPayments categories={categories} words={words} />
    </Stack>
  );
  return (
    <Page {...elementProps(list)} title={words.title} width={hasPurchases ? 'wide' : 'narrow'}>
      {hasPurchases ? (
        <Columns>
          <PurchaseList
            purchases={list.purchases}
            isFailed={list.isFailed}
            isLoading={list.isLoading}
            onRetry={list.onRetry}
            more={list.more}
            messages={list.messages}
          />
          {offers}
        </Columns>
      ) : (
        offers
      )}
      <p className={css.links}>
        <Link href="/new">{words.memberships(hasDaypasses)}</Link>
        <Link href="/">{words.back}</Link>
      </p>
    </Page>
  );
};
