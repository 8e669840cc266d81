import { labelPrice } from '@conkit/rules';
import { ActionList } from '../../primitives/ActionList/ActionList.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { elementProps } from '../../primitives/element/elementProps.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Columns, Page, Stack } from '../../primitives/Page/Page.tsx';
import { useMessages, useMoney } from '../../words/provider.tsx';
import {
  paymentsPageMessages,
  type PaymentsPageMessages,
} from '../../locales/en/PaymentsPage.gen.ts';
import * as css from './PaymentsPage.css.ts';
import { PurchaseList, type PurchaseListProps } from './PurchaseList.tsx';

/** A category of items on sale. */
export interface SoldCategory {
  key: string;
  label: string;
  types: readonly {
    readonly key: string;
    readonly label: string;
    /** Its price in the currency's minor unit, if it is fixed. */
    readonly amount?: number;
  }[];
}

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
 *   hasError={false}
 *   isLoading={false}
 *   onRetry={load}
 * />
 * ```
 */
export const PaymentsPage = ({ categories, hasDaypasses, ...list }: PaymentsPageProps) => {
  const words = useMessages('PaymentsPage', paymentsPageMessages, list.messages);
  const hasPurchases = list.purchases.length > 0 || list.hasError;
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
            hasError={list.hasError}
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
        <Link isAlone href="/new">
          {words.memberships({ hasDaypasses })}
        </Link>
        <Link isAlone href="/">
          {words.back}
        </Link>
      </p>
    </Page>
  );
};

interface NewPaymentsProps {
  categories: readonly SoldCategory[];
  words: PaymentsPageMessages;
}

/** The categories of items on sale, each with its types and prices. */
function NewPayments({ categories, words }: NewPaymentsProps) {
  const { formatMoney } = useMoney();
  const price = (amount: number | undefined) => {
    const text = labelPrice(amount);
    return text.kind === 'price' ? formatMoney(text.amount) : undefined;
  };
  if (categories.length === 0) {
    return (
      <Card>
        <CardBody>
          <p>{words.nothingToBuy}</p>
        </CardBody>
      </Card>
    );
  }
  return categories.map(({ key, label, types }) => (
    <Card key={key} title={words.newOf({ category: label })}>
      <ActionList
        aria-label={words.newOf({ category: label })}
        actions={types.map((type) => ({
          id: type.key,
          label: type.label,
          price: price(type.amount),
          href: `/pay/${type.key}`,
        }))}
      />
    </Card>
  ));
}
