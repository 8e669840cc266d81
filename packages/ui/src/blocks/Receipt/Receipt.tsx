import type { AwardName } from '@conkit/rules';
import { useEffect, useRef } from 'react';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './Receipt.css.ts';
import { receiptMessages, type ReceiptMessages } from './Receipt.messages.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptTable, type ReceiptFacts } from './ReceiptTable.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

/** What a buyer without an account has bought. */
export type Sold =
  | { readonly kind: 'item' }
  /** A new member is mailed a login link, which is valid for this many minutes and may take as long to arrive. */
  | {
      readonly kind: 'membership' | 'daypass';
      readonly loginLinkMinutes: number;
      /**
       * The name of the awards that are known to be included, all together.
       *
       * @default none
       */
      readonly awards?: AwardName | undefined;
    };

export interface ReceiptProps extends ElementProps {
  sold: Sold;
  /** Whether something was charged; false for a sign-up. */
  isPaid: boolean;
  /** The contents of the receipt. */
  receipt: ReceiptFacts;
  /** The buyer; null when it was bought in a tab that has been closed since. */
  buyer: { readonly who: string; readonly email: string } | null;
  /** The URL of the file with the convention's dates. */
  calendar: string;
  messages?: Partial<ReceiptMessages>;
}

interface PartProps {
  words: ReceiptMessages;
  buyer: ReceiptProps['buyer'];
}

const address = (buyer: ReceiptProps['buyer']) =>
  buyer ? <strong>{buyer.email}</strong> : undefined;

function ForSomebodyNew({
  sold,
  words,
  buyer,
}: PartProps & { sold: Exclude<Sold, { kind: 'item' }> }) {
  const membership = sold.awards ? words.leadsToAwards(sold.awards) : words.leadsToMembership;
  return (
    <>
      <p>{words.linkSent(address(buyer), sold.loginLinkMinutes)}</p>
      <p>{sold.kind === 'daypass' ? words.leadsToDaypass : membership}</p>
      <Notice tone="info">{words.noMail(<Link href="/">{words.anotherLink}</Link>)}</Notice>
    </>
  );
}

const ForItem = ({ words, buyer }: PartProps) => (
  <>
    <p>{words.receiptSent(address(buyer))}</p>
    <p>{words.signInToSee}</p>
  </>
);

/**
 * The last page for a buyer without an account: confirmation, receipt, and what happens next. Takes the focus, because
 * it replaces the form.
 *
 * @example
 * ```tsx
 * <Receipt
 *   sold={{ kind: 'membership', loginLinkMinutes: 10, awards: { name: 'Hugo Awards' } }}
 *   isPaid
 *   receipt={{ lines: [{ id: 1, what: 'Adult', who: 'Aoife' }], amount: 21000, date, email }}
 *   calendar="/api/calendar.ics"
 *   buyer={{ who: 'Aoife', email: 'aoife@example.com' }}
 * />
 * ```
 */
export const Receipt = ({
  sold,
  isPaid,
  receipt,
  buyer,
  calendar,
  messages,
  ...own
}: ReceiptProps) => {
  const words = useMessages('Receipt', receiptMessages, messages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isItem = sold.kind === 'item';
  return (
    <div {...elementProps(own, css.page)}>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {isPaid ? words.paid : words.signedUp}
      </h1>
      <Stack>
        <div className={css.printed}>
          <Card
            title={isItem ? words.thanks : words.welcome(buyer?.who)}
            subtitle={receipt.payee}
            tone="success"
          >
            <CardBody>
              <ReceiptTable receipt={receipt} words={words} />
              <ReceiptActions calendar={calendar} words={words} />
            </CardBody>
          </Card>
        </div>
        <Card title={words.whatNext}>
          <CardBody>
            {isItem ? (
              <ForItem words={words} buyer={buyer} />
            ) : (
              <ForSomebodyNew sold={sold} words={words} buyer={buyer} />
            )}
            <p className={css.links}>
              {isItem ? (
                <Link href="/pay">{words.payments}</Link>
              ) : (
                <Link href="/new">{words.buyAnother}</Link>
              )}
              <Link href="/">{words.firstPage}</Link>
            </p>
          </CardBody>
        </Card>
      </Stack>
    </div>
  );
};
