import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page, Stack } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { useMoney } from '../../words/useMoney.ts';
import type { CheckoutState } from '../Checkout/state.ts';
import { PurchaseForm } from '../PurchaseForm/PurchaseForm.tsx';
import type { FormField, ItemMissing, ItemPeople, ItemValue } from './item.ts';
import { ItemFields } from './ItemFields.tsx';
import { itemFormMessages, type ItemFormMessages } from './ItemForm.messages.tsx';
import { ItemPayer } from './ItemPayer.tsx';
import { missingOfItem } from './missingOfItem.ts';
import { SiteSelection } from './SiteSelection.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface ItemFormProps extends ElementProps {
  /** What the item is called. */
  label: string;
  /** What its category is called, where that is something else. */
  category?: string;
  /** What the convention says of it. */
  description?: ReactNode;
  /**
   * Tells what a site selection token is for, and what to do with it.
   *
   * @default false
   */
  isToken?: boolean;
  whom: ItemPeople;
  /** The picked person's id; `other` for somebody who is looked for, null for nobody who may be picked. */
  picked: ItemValue['person'];
  /** What the category wants to know; what the server fills in is left out. */
  fields: readonly FormField[];
  value: ItemValue;
  /** Called with what has changed. */
  onChange: (change: Partial<ItemValue>) => void;
  missing: ItemMissing;
  /** What the server did not accept, by field, in words. */
  refusals: ReadonlyMap<string, string>;
  isReady: boolean;
  /** Forgets what was filled in; without it there is nothing to forget. */
  onClear?: () => void;
  checkout: CheckoutState;
  /** Where somebody without people signs in or makes an account. */
  signIn?: ReactNode;
  messages?: Partial<ItemFormMessages>;
}

/**
 * The page that sells one item: what it is, whom it is for, what its category wants to know, and the payment.
 *
 * @example
 * ```tsx
 * <ItemForm
 *   label="Bench"
 *   category="Sponsorship"
 *   whom={{ people, lookup: <MemberLookup … />, onRemove: forgetFound }}
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
  const { label, category, whom, picked, fields, value, missing, refusals, checkout } = props;
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
          missing={missingOfItem({
            missing,
            fields,
            hasPeople: whom.people.length > 0,
            isLookingUp: value.person === 'other',
            email: value.email,
            words,
          })}
          whyNot={
            hasPrice
              ? undefined
              : words.noPrice(<a href={`mailto:${checkout.contact}`}>{checkout.contact}</a>)
          }
          total={words.amount(exactMoney(checkout.amount))}
        >
          {props.description}
          {props.isToken && <SiteSelection words={words} />}
          <ItemPayer
            whom={whom}
            picked={picked}
            value={value}
            onChange={props.onChange}
            refusals={refusals}
            words={words}
          />
          {tokenOf && (
            <Notice tone="warning" role="status">
              {words.hasToken(tokenOf.name, payments)}
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
        {whom.people.length === 0 && props.signIn}
        <p>
          <Link href="/pay">{words.back}</Link>
        </p>
      </Stack>
    </Page>
  );
};
