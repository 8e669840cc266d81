import type { Id } from '../../primitives/element/id.ts';
import {
  PurchaseCard,
  type PurchaseCardProps,
} from '../../components/PurchaseCard/PurchaseCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import {
  paymentsPageMessages,
  type PaymentsPageMessages,
} from '../../locales/en/PaymentsPage.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { useMessages } from '../../words/provider.tsx';
import { Stack } from '../../primitives/Page/Page.tsx';
import { ShowMore, type MoreItems } from '../ShowMore.tsx';

/** A purchase or invoice, as formatted texts; its `children` are its actions. */
export interface ListedPurchase extends Omit<PurchaseCardProps, 'messages' | 'id'> {
  id: Id;
}

export interface PurchaseListProps extends ElementProps {
  /** The purchases in display order. */
  purchases: readonly ListedPurchase[];
  /** Whether they could not be loaded or reloaded. */
  hasError: boolean;
  /** Whether they are being reloaded. */
  isLoading: boolean;
  /** Called to reload them. */
  onRetry: () => void;
  /**
   * Older purchases that are not shown yet.
   *
   * @default all are shown
   */
  more?: MoreItems;
  /** Replaces single texts. */
  messages?: SomeMessages<PaymentsPageMessages>;
}

/**
 * Purchases and invoices, a card each, with a message when they could not be loaded.
 *
 * @example
 * ```tsx
 * <PurchaseList purchases={purchases} hasError={false} isLoading={false} onRetry={load} />
 * ```
 */
export const PurchaseList = (props: PurchaseListProps) => {
  const { purchases, hasError, isLoading, onRetry, more, messages } = props;
  const words = useMessages('PaymentsPage', paymentsPageMessages, messages);
  if (!hasError && purchases.length === 0) return null;
  return (
    <Stack {...elementProps(props)}>
      {hasError && (
        <Card>
          <CardBody>
            <Notice
              tone="danger"
              role="alert"
              action={
                <Button isPending={isLoading} onPress={() => onRetry()}>
                  {words.tryAgain}
                </Button>
              }
            >
              {words.notLoaded}
            </Notice>
          </CardBody>
        </Card>
      )}
      {purchases.map(({ id, ...purchase }) => (
        <PurchaseCard key={id} {...purchase} />
      ))}
      {more && !hasError && (
        <ShowMore
          more={more}
          texts={{
            shown: words.purchasesShown({ shown: purchases.length, hasMore: more.hasMore }),
            showMore: words.showOlder,
            notLoaded: words.olderNotLoaded,
          }}
        />
      )}
    </Stack>
  );
};
