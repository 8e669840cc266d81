import { isBlank, PURCHASE_STATUSES, purchaseColour, purchaseMeaning } from '@conkit/rules';
import type { ReactNode } from 'react';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import { createMoney } from '../../words/money.ts';
import { useDates } from '../../words/useDates.ts';
import { useMessages } from '../../words/useMessages.ts';
import {
  dataEntries,
  paymentEntries,
  type CardPurchase,
  type PurchaseCardField,
} from './entries.ts';
import * as css from './PurchaseCard.css.ts';
import { purchaseCardMessages, type PurchaseCardMessages } from './PurchaseCard.messages.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface PurchaseCardProps extends ElementProps {
  /** What was bought. */
  title: ReactNode;
  subtitle?: ReactNode;
  purchase: CardPurchase;
  /** The fields of the purchase's category. */
  shape: readonly PurchaseCardField[];
  /** Buttons and links, such as to pay or download. */
  children?: ReactNode;
  messages?: Partial<PurchaseCardMessages>;
}

const tones = { success: 'success', failure: 'danger', neutral: 'info' } as const;

/**
 * Shows one purchase or invoice: what it is, its status, and all its data.
 *
 * @example
 * ```tsx
 * <PurchaseCard
 *   title="Bench"
 *   subtitle="Sponsorship"
 *   purchase={purchase}
 *   shape={[{ key: 'sponsor', label: 'Text of the sign' }]}
 * />
 * ```
 */
export const PurchaseCard = (props: PurchaseCardProps) => {
  const { title, subtitle, purchase, shape, children } = props;
  const words = useMessages('PurchaseCard', purchaseCardMessages, props.messages);
  const { locale, once } = useSurroundings();
  const date = useDates();
  const tone = tones[purchaseColour(purchase.status)];
  const known = PURCHASE_STATUSES.find((status) => status === purchase.status);
  const status = known ? words.status[known] : words.pending;
  const isPaid = purchaseMeaning(purchase.status) === 'paid';
  const { money } = createMoney(locale, purchase.currency, once);
  const paidOn = new Date(purchase.updated ?? purchase.created);
  const entries = [...paymentEntries(purchase, words), ...dataEntries(purchase.data, shape, words)];
  return (
    <Card
      {...elementProps(props)}
      title={title}
      subtitle={subtitle}
      tone={tone}
      aside={<Tag tone={tone}>{status}</Tag>}
    >
      <CardBody>
        <p className={css.amount}>{money(purchase.amount)}</p>
        {isPaid && <p>{words.paidOn(date(paidOn, { dateStyle: 'long' }))}</p>}
        <dl className={css.entries}>
          {entries.map(({ key, label, value, isCode }) => (
            <div key={`${key} ${label}`} className={css.entry}>
              <dt className={css.term}>{label}</dt>
              <dd className={isCode ? css.code : css.value}>{value}</dd>
            </div>
          ))}
          {!isBlank(purchase.comments) && (
            <div className={css.entry}>
              <dt className={css.term}>{words.comments}</dt>
              <dd className={css.value}>{purchase.comments}</dd>
            </div>
          )}
        </dl>
        {children}
      </CardBody>
    </Card>
  );
};
