import { Link } from '../../primitives/Link/Link.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  paymentsPageMessages,
  type PaymentsPageMessages,
} from '../../locales/en/PaymentsPage.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';

export interface UnknownPurchaseProps extends ElementProps {
  /** Replaces single texts. */
  messages?: SomeMessages<PaymentsPageMessages>;
}

/**
 * Replaces the form of an item that is not on sale, with a link to what is.
 *
 * @example
 * ```tsx
 * <UnknownPurchase />
 * ```
 */
export const UnknownPurchase = ({ messages, ...own }: UnknownPurchaseProps) => {
  const words = useMessages('PaymentsPage', paymentsPageMessages, messages);
  return (
    <Page {...elementProps(own)} title={words.title} width="narrow">
      <p>
        <Link isAlone href="/pay">
          {words.mainPage}
        </Link>
      </p>
    </Page>
  );
};
