import type { AwardName } from '@conkit/rules';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, IconButton } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { CalendarIcon, CloseIcon, PrintIcon } from '../../primitives/icons/icons.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/provider.tsx';
import { receiptMessages, type ReceiptMessages } from '../../locales/en/Receipt.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { HeadingLevelProvider, useHeading } from '../../primitives/element/headingLevel.ts';
import * as css from './Receipt.css.ts';
import { type ReceiptFacts, ReceiptTable } from './ReceiptTable.tsx';

/** What a buyer without an account has bought. */
export type Sold =
  | { readonly kind: 'item' }
  /** A new member is mailed a login link, which is valid for this many minutes and may take as long to arrive. */
  | {
      readonly kind: 'membership' | 'daypass';
      readonly loginLinkMinutes: number;
      /**
       * The collective name of the awards, if the membership is known to include them.
       *
       * @default none
       */
      readonly awardName?: AwardName | undefined;
    };

export interface ReceiptProps extends ElementProps {
  /** The kind of purchase. */
  sold: Sold;
  /** Whether something was charged; false for a sign-up. */
  isPaid: boolean;
  /** The contents of the receipt. */
  receipt: ReceiptFacts;
  /** The buyer; null when it was bought in a tab that has been closed since. */
  buyer: { readonly name: string; readonly email: string } | null;
  /** The URL of the file with the convention's dates. */
  calendarHref: string;
  /** Replaces single texts. */
  messages?: SomeMessages<ReceiptMessages>;
}

/** The kind of purchase. */
export type ReceiptOrder = keyof ReceiptMessages['next'];

/** Renders what happens after a purchase. */
function renderNext(words: ReceiptMessages, order: ReceiptOrder, email: string): ReactNode {
  const next = words.next[order];
  if (typeof next === 'string') return next;
  return next({ email, payments: <Link href="/pay">{words.yourPayments}</Link> });
}

/**
 * The last page for a buyer without an account: confirmation, receipt, and what happens next. Takes the focus, because
 * it replaces the form.
 *
 * @example
 * ```tsx
 * <Receipt
 *   sold={{ kind: 'membership', loginLinkMinutes: 10, awardName: { name: 'Hugo Awards' } }}
 *   isPaid
 *   receipt={{ lines: [{ id: 1, label: 'Adult', recipient: 'Aoife' }], amount: 21000, paidAt, email }}
 *   calendarHref="/api/calendar.ics"
 *   buyer={{ name: 'Aoife', email: 'aoife@example.com' }}
 * />
 * ```
 */
export const Receipt = ({
  sold,
  isPaid,
  receipt,
  buyer,
  calendarHref,
  messages,
  ...own
}: ReceiptProps) => {
  const words = useMessages('Receipt', receiptMessages, messages);
  const { Heading, below } = useHeading(1);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isItem = sold.kind === 'item';
  return (
    <div {...elementProps(own, css.page)}>
      <Heading ref={heading} tabIndex={-1} className={css.title}>
        {isPaid ? words.paid : words.signedUp}
      </Heading>
      <HeadingLevelProvider value={below}>
        <Stack>
          <div className={css.printed}>
            <Card
              title={isItem ? words.thanks : words.welcome({ name: buyer?.name })}
              tone="success"
            >
              <CardBody>
                <ReceiptTable receipt={receipt} isTitled={false} words={words} />
                <ReceiptActions calendarHref={calendarHref} words={words} />
              </CardBody>
            </Card>
          </div>
          <Card title={words.whatNext}>
            <CardBody>
              {isItem ? (
                <NextForItem words={words} buyer={buyer} />
              ) : (
                <NextForNewMember sold={sold} words={words} buyer={buyer} />
              )}
              <p className={css.links}>
                {isItem ? (
                  <Link isAlone href="/pay">
                    {words.payments}
                  </Link>
                ) : (
                  <Link isAlone href="/new">
                    {words.buyAnother}
                  </Link>
                )}
                <Link isAlone href="/">
                  {words.firstPage}
                </Link>
              </p>
            </CardBody>
          </Card>
        </Stack>
      </HeadingLevelProvider>
    </div>
  );
};

interface PartProps {
  words: ReceiptMessages;
  buyer: ReceiptProps['buyer'];
}

const formatAddress = (buyer: ReceiptProps['buyer']) =>
  buyer ? <strong>{buyer.email}</strong> : undefined;

function NextForNewMember({
  sold,
  words,
  buyer,
}: PartProps & { sold: Exclude<Sold, { kind: 'item' }> }) {
  const membership = sold.awardName
    ? words.leadsToAwards({ ...sold.awardName })
    : words.leadsToMembership;
  return (
    <>
      <p>{words.linkSent({ email: formatAddress(buyer), minutes: sold.loginLinkMinutes })}</p>
      <p>{sold.kind === 'daypass' ? words.leadsToDaypass : membership}</p>
      <Notice tone="info">
        {words.noMail({ link: <Link href="/">{words.anotherLink}</Link> })}
      </Notice>
    </>
  );
}

const NextForItem = ({ words, buyer }: PartProps) => (
  <>
    <p>{words.receiptSent({ email: formatAddress(buyer) })}</p>
    <p>{words.signInToSee}</p>
  </>
);

export interface ReceiptNoticeProps extends ElementProps {
  /** The kind of purchase. */
  kind: ReceiptOrder;
  /** The account's address, which the receipt is mailed to. */
  email: string;
  /** Replaces single texts. */
  messages?: SomeMessages<ReceiptMessages>;
}

/**
 * What happens next after a purchase, for the first page of a signed-in buyer.
 *
 * @example
 * ```tsx
 * <ReceiptNotice kind="upgrade" email="aoife@example.com" />
 * ```
 */
export const ReceiptNotice = ({ kind, email, messages, ...own }: ReceiptNoticeProps) => {
  const words = useMessages('Receipt', receiptMessages, messages);
  return (
    <Notice {...elementProps(own)} tone="success">
      {renderNext(words, kind, email)}
    </Notice>
  );
};

export interface ReceiptCardProps extends ElementProps {
  /** The contents of the receipt. */
  receipt: ReceiptFacts;
  /** The kind of purchase. */
  kind: ReceiptOrder;
  /** The URL of the file with the convention's dates. */
  calendarHref: string;
  /** Called to remove the card. */
  onDismiss: () => void;
  /** Replaces single texts. */
  messages?: SomeMessages<ReceiptMessages>;
}

/**
 * The receipt of a signed-in buyer and what happens next, for the first page of their account.
 *
 * @example
 * ```tsx
 * <ReceiptCard
 *   receipt={{ lines: [{ id: 1, label: 'Bench', recipient: 'Aoife' }], amount: 6000, paidAt, email }}
 *   kind="item"
 *   calendarHref="/api/calendar.ics"
 *   onDismiss={close}
 * />
 * ```
 */
export const ReceiptCard = ({
  receipt,
  kind,
  calendarHref,
  onDismiss,
  messages,
  ...own
}: ReceiptCardProps) => {
  const words = useMessages('Receipt', receiptMessages, messages);
  return (
    <div {...elementProps(own, css.printed)}>
      <Card
        title={words.receipt}
        tone="success"
        aside={
          <span className={css.dismiss}>
            <IconButton aria-label={words.dismiss} onPress={() => onDismiss()}>
              <CloseIcon />
            </IconButton>
          </span>
        }
      >
        <CardBody>
          <ReceiptTable receipt={receipt} isTitled words={words} />
          <p className={css.next}>{renderNext(words, kind, receipt.email ?? '')}</p>
          <ReceiptActions calendarHref={calendarHref} words={words} />
        </CardBody>
      </Card>
    </div>
  );
};

interface ReceiptActionsProps {
  /** The URL of the file with the convention's dates. */
  calendarHref: string;
  words: ReceiptMessages;
}

/** The actions of a receipt: add the dates to a calendar, print. */
const ReceiptActions = ({ calendarHref, words }: ReceiptActionsProps) => (
  <div className={css.actions}>
    <Link href={calendarHref} tone="outline" icon={<CalendarIcon />} download>
      {words.calendar}
    </Link>
    <Button icon={<PrintIcon />} onPress={() => window.print()}>
      {words.print}
    </Button>
  </div>
);
