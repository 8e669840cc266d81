import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { CloseIcon } from '../../primitives/icons/icons.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './Receipt.css.ts';
import { receiptMessages, type ReceiptMessages, type ReceiptOrder } from './Receipt.messages.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptTable, type ReceiptFacts } from './ReceiptTable.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface ReceiptCardProps extends ElementProps {
  receipt: ReceiptFacts;
  /** The kind of purchase. */
  order: ReceiptOrder;
  /** The URL of the file with the convention's dates. */
  calendar: string;
  onDismiss: () => void;
  messages?: Partial<ReceiptMessages>;
}

/**
 * The receipt of a signed-in buyer and what happens next, for the first page of their account.
 *
 * @example
 * ```tsx
 * <ReceiptCard
 *   receipt={{ lines: [{ id: 1, what: 'Bench', who: 'Aoife' }], amount: 6000, date, email }}
 *   order="item"
 *   calendar="/api/calendar.ics"
 *   onDismiss={close}
 * />
 * ```
 */
export const ReceiptCard = ({
  receipt,
  order,
  calendar,
  onDismiss,
  messages,
  ...own
}: ReceiptCardProps) => {
  const words = useMessages('Receipt', receiptMessages, messages);
  const payments = <Link href="/pay">{words.yourPayments}</Link>;
  return (
    <div {...elementProps(own, css.printed)}>
      <Card
        title={words.receipt}
        subtitle={receipt.payee}
        tone="success"
        aside={
          <span className={css.dismiss}>
            <IconButton aria-label={words.dismiss} onPress={onDismiss}>
              <CloseIcon />
            </IconButton>
          </span>
        }
      >
        <CardBody>
          <ReceiptTable receipt={receipt} words={words} />
          <p className={css.next}>{words.next[order](receipt.email ?? '', payments)}</p>
          <ReceiptActions calendar={calendar} words={words} />
        </CardBody>
      </Card>
    </div>
  );
};
