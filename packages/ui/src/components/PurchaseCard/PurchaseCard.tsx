import { isBlank, isConsent, purchaseMeaning } from '@conkit/rules';
import type { ReactNode } from 'react';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { useLocaleContext, useMessages } from '../../words/provider.tsx';
import { createMoney } from '../../words/money.ts';
import { useDates } from '../../words/dates.ts';
import {
  purchaseCardMessages,
  type PurchaseCardMessages,
} from '../../locales/en/PurchaseCard.gen.ts';
import { findText, type SomeMessages } from '../../words/overrides.ts';
import * as css from './PurchaseCard.css.ts';
import { getStatusTone, StatusTag } from './StatusTag.tsx';

export interface PurchaseCardProps extends ElementProps {
  /** What was bought. */
  title: ReactNode;
  /** Its category, if that isn't its title. */
  subtitle?: ReactNode;
  /** The purchase, as the server returns it. */
  purchase: CardPurchase;
  /** The fields of the purchase's category. */
  fields: readonly PurchaseCardField[];
  /** Buttons and links, such as to pay or download. */
  children?: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<PurchaseCardMessages>;
}

/**
 * Shows one purchase or invoice: what it is, its status, and all its data.
 *
 * @example
 * ```tsx
 * <PurchaseCard
 *   title="Bench"
 *   subtitle="Sponsorship"
 *   purchase={purchase}
 *   fields={[{ key: 'sponsor', label: 'Text of the sign' }]}
 * />
 * ```
 */
export const PurchaseCard = (props: PurchaseCardProps) => {
  const { title, subtitle, purchase, fields, children } = props;
  const words = useMessages('PurchaseCard', purchaseCardMessages, props.messages);
  const { locale, once } = useLocaleContext();
  const date = useDates();
  const isPaid = purchaseMeaning(purchase.status) === 'paid';
  const { formatMoney } = createMoney(locale, purchase.currency, once);
  const paidOn = new Date(purchase.updated ?? purchase.created);
  const entries = [
    ...listPaymentEntries(purchase, words),
    ...listDataEntries(purchase.data, fields, words),
  ];
  return (
    <Card
      {...elementProps(props)}
      title={title}
      subtitle={subtitle}
      tone={getStatusTone(purchase.status)}
      aside={<StatusTag status={purchase.status} words={words} />}
    >
      <CardBody>
        <p className={css.amount}>{formatMoney(purchase.amount)}</p>
        {isPaid && <p>{words.paidOn({ day: date(paidOn, { dateStyle: 'long' }) })}</p>}
        <dl className={css.entries}>
          {entries.map(({ key, label, value, isCode }) => (
            <div key={`${key} ${label}`} className={css.entry}>
              <dt className={css.term}>{label}</dt>
              <dd className={isCode ? css.code : css.value} title={isCode ? value : undefined}>
                {value}
              </dd>
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

/** The data of a purchase card. */
export interface CardPurchase {
  /** In the currency's minor unit */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** Unknown values are shown as pending. */
  status: string;
  created: string;
  updated: string | null;
  payment_email: string;
  person_name: string | null;
  stripe_charge_id: string | null;
  stripe_receipt: string | null;
  invoice: string | null;
  error: string | null;
  data: Readonly<Record<string, unknown>>;
  comments: string | null;
}

/** The label of one property of a purchase's data. */
export interface PurchaseCardField {
  key: string;
  label: string;
  /** Labels for values, such as those of a choice. */
  values?: Readonly<Record<string, string>>;
}

/** One line of a purchase card. */
interface Entry {
  key: string;
  label: string;
  value: string;
  /** Whether it is an id. */
  isCode?: boolean;
}

type Words = Pick<PurchaseCardMessages, 'yes' | 'no' | 'agreed'>;

/** Formats a value. Returns undefined if it is empty. */
function formatValue(value: unknown, field: PurchaseCardField | undefined, words: Words) {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return isBlank(value) ? undefined : (field?.values?.[value] ?? value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (isConsent(value)) {
    return words.agreed({ day: value.agreed.slice(0, 10), version: value.version });
  }
  const parts = Object.values(value).filter((part) => typeof part === 'string' && !isBlank(part));
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/**
 * Returns the values that have a field, with labels, without empty ones.
 *
 * @internal
 */
export const listEntries = (
  data: Readonly<Record<string, unknown>>,
  fields: readonly PurchaseCardField[],
  words: Words,
): readonly Entry[] =>
  fields.flatMap((field) => {
    const { key, label } = field;
    const value = Object.hasOwn(data, key) ? formatValue(data[key], field, words) : undefined;
    return value === undefined ? [] : [{ key, label, value }];
  });

/** Returns the purchase's data: first the properties in the shape, in its order, then all others. */
function listDataEntries(
  data: Readonly<Record<string, unknown>>,
  shape: readonly PurchaseCardField[],
  words: Words,
): readonly Entry[] {
  const known = new Set(shape.map(({ key }) => key));
  const others = Object.keys(data).filter((key) => !known.has(key));
  return listEntries(data, [...shape, ...others.map((key) => ({ key, label: key }))], words);
}

const CODES: ReadonlySet<string> = new Set(['receipt', 'charge']);

/** Returns the payment's data without empty values. */
function listPaymentEntries(purchase: CardPurchase, words: PurchaseCardMessages): readonly Entry[] {
  const entries: readonly [key: string, label: string, value: string | null | undefined][] = [
    ['person', words.person, purchase.person_name],
    ['email', words.email, purchase.payment_email],
    ['receipt', words.receipt, purchase.stripe_receipt],
    // A receipt is more useful to the buyer than a charge id.
    ['charge', words.charge, purchase.stripe_receipt ? null : purchase.stripe_charge_id],
    ['invoice', words.invoice, purchase.invoice],
    [
      'error',
      words.error,
      isBlank(purchase.error)
        ? null
        : (findText(words.problem, purchase.error ?? '') ?? words.problem.other),
    ],
  ];
  return entries.flatMap(([key, label, value]) =>
    isBlank(value) ? [] : [{ key, label, value: value ?? '', isCode: CODES.has(key) }],
  );
}
