import type { ReactNode } from 'react';
import {
  QuestionFields,
  type QuestionFieldsProps,
} from '../../components/QuestionFields/QuestionFields.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { Id } from '../../primitives/element/id.ts';
import { EmailLink, Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page, Stack } from '../../primitives/Page/Page.tsx';
import { useMessages, useMoney } from '../../words/provider.tsx';
import { itemFormMessages, type ItemFormMessages } from '../../locales/en/ItemForm.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import type { CheckoutState } from '../Checkout/Checkout.tsx';
import { PurchaseForm, useMissingAnswers } from '../PurchaseForm/PurchaseForm.tsx';
import {
  type FormField,
  type ItemValidation,
  type ItemPeople,
  type ItemValue,
  listMissing,
} from './item.ts';
import { ItemFields, ItemPayer } from './ItemFields.tsx';
import type { FieldErrors } from '../../primitives/Field/fieldErrors.ts';
import * as css from './ItemForm.css.ts';

export interface ItemFormProps<PersonId extends Id = Id> extends ElementProps {
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
  /** Who can pay for it. */
  recipients: ItemPeople<PersonId>;
  /** The picked person's id; `other` for a lookup, null for none. */
  selectedPerson: ItemValue<PersonId>['person'];
  /** The fields of the category, without those that the server fills in. */
  fields: readonly FormField[];
  /** What is filled in. */
  value: ItemValue<PersonId>;
  /** Called with the whole new value. */
  onChange: (value: ItemValue<PersonId>) => void;
  /** What the item asks beyond the fields of its category, with the answers. */
  questions?: QuestionFieldsProps | undefined;
  /** What prevents the purchase. */
  validation: ItemValidation;
  /** Fields that the server refused, with the reason in words. */
  validationErrors?: FieldErrors | undefined;
  /** Whether nothing is missing. */
  isReady: boolean;
  /** Called to clear the form; without it there is nothing to clear. */
  onClear?: () => void;
  /** The state of the payment. */
  checkout: CheckoutState;
  /** Where a buyer without people signs in or creates an account. */
  signIn?: ReactNode;
  /** Replaces single texts. */
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
 *   selectedPerson={5}
 *   fields={[{ key: 'sponsor', label: 'Text of the sign', type: 'string', isRequired: true }]}
 *   value={value}
 *   onChange={setValue}
 *   validation={{ problems: [], invalidNumbers: [] }}
 *   isReady
 *   checkout={checkout}
 * />
 * ```
 */
export const ItemForm = <PersonId extends Id>(props: ItemFormProps<PersonId>) => {
  const {
    label,
    category,
    recipients,
    selectedPerson,
    fields,
    value,
    validation,
    validationErrors,
    checkout,
  } = props;
  const words = useMessages('ItemForm', itemFormMessages, props.messages);
  const change = (part: Partial<ItemValue<PersonId>>) => props.onChange({ ...value, ...part });
  const { formatMoney } = useMoney();
  const { existingToken } = validation;
  const unanswered = useMissingAnswers(props.questions);
  const missing = listMissing({
    validation,
    fields,
    hasPeople: recipients.people.length > 0,
    isLookingUp: value.person === 'other',
    email: value.email,
    words,
  });
  const hasPrice = validation.problems.every(({ kind }) => kind !== 'price');
  const payments = existingToken?.isOwn ? <Link href="/pay">{words.yourPayments}</Link> : undefined;
  return (
    <Page {...elementProps(props)} title={words.title} width="narrow">
      <Stack>
        <PurchaseForm
          title={label}
          subtitle={category}
          validationErrors={validationErrors}
          onClear={props.onClear}
          checkout={checkout}
          isReady={props.isReady}
          missingFields={[...missing, ...unanswered]}
          unavailableReason={
            hasPrice
              ? undefined
              : words.noPrice({
                  contact: <EmailLink address={checkout.contactEmail} />,
                })
          }
          total={words.amount({ amount: formatMoney(checkout.amount) })}
        >
          {props.description}
          {props.isToken && <SiteSelection words={words} />}
          <ItemPayer
            recipients={recipients}
            selectedPerson={selectedPerson}
            value={value}
            onChange={change}
            validationErrors={validationErrors}
            words={words}
          />
          {existingToken && (
            <Notice tone="warning" role="status">
              {words.hasToken({ name: existingToken.name, payments })}
            </Notice>
          )}
          <ItemFields
            fields={fields}
            values={value.values}
            wrongNumbers={validation.invalidNumbers}
            validationErrors={validationErrors}
            onChange={(values) => change({ values })}
            words={words}
          />
          {props.questions && <QuestionFields {...props.questions} />}
        </PurchaseForm>
        {recipients.people.length === 0 && props.signIn}
        <p>
          <Link isAlone href="/pay">
            {words.back}
          </Link>
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
