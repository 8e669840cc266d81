import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { receiptMessages, type ReceiptMessages, type ReceiptOrder } from './Receipt.messages.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface ReceiptNoticeProps extends ElementProps {
  order: ReceiptOrder;
  /** The account's address, which the receipt is mailed to. */
  email: string;
  messages?: Partial<ReceiptMessages>;
}

/**
 * What happens next after a purchase, for the first page of a signed-in buyer.
 *
 * @example
 * ```tsx
 * <ReceiptNotice order="upgrade" email="aoife@example.com" />
 * ```
 */
export const ReceiptNotice = ({ order, email, messages, ...own }: ReceiptNoticeProps) => {
  const words = useMessages('Receipt', receiptMessages, messages);
  return (
    <Notice {...elementProps(own)} tone="success">
      {words.next[order](email, <Link href="/pay">{words.yourPayments}</Link>)}
    </Notice>
  );
};
