import type { ReactNode } from 'react';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { EmailLink, Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page, Stack } from '../../primitives/Page/Page.tsx';
import { useMessages, useMoney } from '../../words/provider.tsx';
import { itemFormMessages, type ItemFormMessages } from '../../locales/en/ItemForm.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import type { CheckoutState } from '../Checkout/Checkout.tsx';
import { PurchaseForm } from '../PurchaseForm/PurchaseForm.tsx';
import {
  type FormField,
  type ItemMissing,
  type ItemPeople,
  type ItemValue,
  listMissing,
} from './item.ts';
import { ItemFields, ItemPayer } from './ItemFields.tsx';
import * as css from './ItemForm.css.ts';

export interface ItemFormProps extends ElementProps {
  /** The item's label. */
  label: string;
  /** The label of its category, where it differs. */
  category?: string;
  /** The convention's text about the item. */
  description?: ReactNode;
  /**
   * Whether to explain what a site selection token is for and what to do with it.
   *
   * @default false
   */
  isToken?: boolean;
  recipients: ItemPeople;
  /** The picked person's id; `other` for a lookup, null for none. */
  picked: ItemValue['person'];
  /** The fields of the category, without those that the server fills in. */
  fields: readonly FormField[];
  value: ItemValue;
  /** Called with the changed properties. */
  onChange: (change: Partial<ItemValue>) => void;
  missing: ItemMissing;
  /** Fields that the server refused, with the reason in words. */
  refusals: ReadonlyMap<string, string>;
  isReady: boolean;
  /** Called to clear the form; without it there is nothing to clear. */
  onClear?: () => void;
  checkout: CheckoutState;
  /** Where a buyer without people signs in or creates an account. */
  signIn?: ReactNode;
  messages?: SomeMessages<ItemFormMessages>;
}

/**
 * The page that sells one item: description, payer, fields of the category, and payment.
 *
 * @example
 * ```tsx
 * <ItemForm
 *   label="Bench"
 *   category="Sponsorship"
 *   recipients={{ people, lookup: <MemberLookup … />, onRemove: forgetFound }}
 *   picked={5}
 *   fields={[{ key: 'sponsor', label: 'Text of the sign', type: 'string', required: true }]}
 *   value={value}
 *   onChange={(change) => setValue({ ...value, ...change })}
 *   missing={{ problems: [], wrongNumbers: [] }}
 *   refusals={new Map()}
 *   isReady
 *   checkout={checkout}
 * />
 * ```
 */
export const ItemForm = (props: ItemFormProps) => {
  const { label, category, recipients, picked, fields, value, missing, refusals, checkout } = props;
  const words = useMessages('ItemForm', itemFormMessages, props.messages);
  const { exactMoney } = useMoney();
  const { tokenOf } = missing;
  const hasPrice = missing.problems.every(({ kind }) => kind !== 'price');
  const payments = tokenOf?.isOwn ? <Link href="/pay">{words.yourPayments}</Link> : undefined;
  return (
    <Page {...elementProps(props)} title={words.title} width="narrow">
      <Stack>
        <PurchaseForm
          title={label}
          subtitle={category}
          refusals={refusals}
          onClear={props.onClear}
          checkout={checkout}
          isReady={props.isReady}
          missing={listMissing({
            missing,
            fields,
            hasPeople: recipients.people.length > 0,
            isLookingUp: value.person === 'other',
            email: value.email,
            words,
          })}
          whyNot={
            hasPrice
              ? undefined
              : words.noPrice({
                  contact: <EmailLink address={checkout.contact} />,
                })
          }
          total={words.amount({ amount: exactMoney(checkout.amount) })}
        >
          {props.description}
          {props.isToken && <SiteSelection words={words} />}
          <ItemPayer
            recipients={recipients}
            picked={picked}
            value={value}
            onChange={props.onChange}
            refusals={refusals}
            words={words}
          />
          {tokenOf && (
            <Notice tone="warning" role="status">
              {words.hasToken({ name: tokenOf.name, payments })}
            </Notice>
          )}
          <ItemFields
            fields={fields}
            values={value.values}
            wrongNumbers={missing.wrongNumbers}
            refusals={refusals}
            onChange={(values) => props.onChange({ values })}
            words={words}
          />
        </PurchaseForm>
        {recipients.people.length === 0 && props.signIn}
        <p>
          <Link href="/pay">{words.back}</Link>
        </p>
      </Stack>
    </Page>
  );
};

/** What a site selection token is for, and what to do with it. */
const SiteSelection = ({ words }: { words: ItemFormMessages }) => (
  <>
    <p>{words.siteSelection}</p>
    <ol className={css.steps}>
      {Object.values(words.siteSelectionSteps).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </>
);
