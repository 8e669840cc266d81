import { Link } from '../../primitives/Link/Link.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { paymentsPageMessages, type PaymentsPageMessages } from './PaymentsPage.messages.ts';

export interface UnknownPurchaseProps {
  messages?: Partial<PaymentsPageMessages>;
}

/**
 * In the place of a form of which nothing is sold: the way to what is.
 *
 * @example
 * ```tsx
 * <UnknownPurchase />
 * ```
 */
export const UnknownPurchase = ({ messages }: UnknownPurchaseProps) => {
  const words = useMessages('PaymentsPage', paymentsPageMessages, messages);
  return (
    <Page title={words.title} width="narrow">
      <p>
        <Link href="/pay">{words.mainPage}</Link>
      </p>
    </Page>
  );
};
