import {
  type FieldProblem,
  labelPrice,
  type PersonFieldPath,
  type PersonFields,
} from '@conkit/rules';
import type { ReactNode } from 'react';
import { MemberForm } from '../../components/MemberForm/MemberForm.tsx';
import { isPendingWithoutDialog } from '../../components/PurchaseStatus/purchase.ts';
import {
  QuestionFields,
  type QuestionFieldsProps,
} from '../../components/QuestionFields/QuestionFields.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { ToggleButton } from '../../primitives/ToggleButton/ToggleButton.tsx';
import { useDates } from '../../words/dates.ts';
import { useMessages, useMoney } from '../../words/provider.tsx';
import { daypassFormMessages, type DaypassFormMessages } from '../../locales/en/DaypassForm.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import type { CheckoutState } from '../Checkout/Checkout.tsx';
import {
  PurchaseForm,
  type SoldType,
  TypeSelect,
  useMissingAnswers,
  useMissingFields,
} from '../PurchaseForm/PurchaseForm.tsx';
import type { FieldErrors } from '../../primitives/Field/fieldErrors.ts';
import * as css from './DaypassForm.css.ts';

export interface DaypassFormProps extends ElementProps {
  /** Whether the convention sells day passes. */
  isOnSale: boolean;
  /** The types of day passes, labelled with their prices. */
  types: readonly SoldType[];
  /** The chosen type's key, which may not be among the types. */
  type: string;
  /** Called with the chosen type's key. */
  onTypeChange: (type: string) => void;
  /** The chosen type's label; undefined when it is not on sale. */
  typeLabel: string | undefined;
  /** The days that can be chosen for this type. */
  days: readonly PassDay[];
  /** Called when a day is chosen or no longer chosen. */
  onDayChange: (key: string, isSelected: boolean) => void;
  /** The convention's text about its day passes. */
  description?: ReactNode;
  /** The holder's details, as filled in. */
  value: PersonFields;
  /** Called with the whole new details. */
  onChange: (value: PersonFields) => void;
  /** Missing or invalid fields of the holder. */
  problems: readonly FieldProblem[];
  /** What the day pass asks, such as the date of birth, with the answers. */
  questions?: QuestionFieldsProps | undefined;
  /** Fields that the server refused, with the reason in words. */
  validationErrors?: FieldErrors<PersonFieldPath> | undefined;
  /** Whether nothing is missing. */
  isReady: boolean;
  /** Called to clear the form; without it there is nothing to clear. */
  onClear?: () => void;
  /** The state of the payment. */
  checkout: CheckoutState;
  /** Replaces single texts. */
  messages?: SomeMessages<DaypassFormMessages>;
}

/**
 * The page that sells a day pass: type, days, holder, price and payment.
 *
 * @example
 * ```tsx
 * <DaypassForm
 *   isOnSale
 *   types={[{ value: 'Adult', label: 'Adult day pass · from €25/day' }]}
 *   type="Adult"
 *   onTypeChange={goTo}
 *   typeLabel="Adult day pass"
 *   days={[{ key: 'day1', label: 'Thursday', amount: 2500, isSelected: true }]}
 *   onDayChange={chooseDay}
 *   value={person}
 *   onChange={setPerson}
 *   problems={personProblems(person)}
 *   isReady={personProblems(person).length === 0}
 *   checkout={checkout}
 * />
 * ```
 */
export const DaypassForm = (props: DaypassFormProps) => {
  const { types, type, typeLabel, days, value, validationErrors, problems, checkout } = props;
  const words = useMessages('DaypassForm', daypassFormMessages, props.messages);
  const unanswered = useMissingAnswers(props.questions);
  const missingFields = [...unanswered, ...useMissingFields(problems)];
  const memberships = <Link href="/new">{words.allMemberships}</Link>;

  if (!props.isOnSale && !isPendingWithoutDialog(checkout)) {
    return (
      <Page title={words.title} width="narrow">
        <Notice tone="info" title={words.notOnSaleTitle}>
          {words.notOnSale({ memberships })}
        </Notice>
      </Page>
    );
  }

  const hasDay = days.some(({ isSelected }) => isSelected);
  const noDay = { key: 'days', text: words.noDay, controlName: DAYS };
  return (
    <Page {...elementProps(props)} title={words.title} width="narrow">
      <PurchaseForm
        title={typeLabel ?? words.choose}
        validationErrors={validationErrors}
        onClear={props.onClear}
        checkout={checkout}
        isReady={props.isReady}
        missingFields={hasDay ? missingFields : [noDay, ...missingFields]}
        unavailableReason={hasDay && checkout.amount <= 0 ? words.noPrice : undefined}
        unavailable={
          typeLabel === undefined && (
            <Notice tone="warning" title={words.unknownTitle}>
              {words.unknown({ type, memberships })}
            </Notice>
          )
        }
      >
        <TypeSelect
          label={words.type}
          name="daypass"
          types={types}
          value={type}
          onChange={props.onTypeChange}
        />
        {typeLabel !== undefined && (
          <>
            <DayToggles label={words.days} days={days} onChange={props.onDayChange} />
            {props.description}
            {props.questions && <QuestionFields {...props.questions} />}
            <MemberForm
              variant="daypass"
              value={value}
              onChange={props.onChange}
              validationErrors={validationErrors}
            />
          </>
        )}
      </PurchaseForm>
    </Page>
  );
};

/** A day that can be chosen for a day pass. */
export interface PassDay {
  key: string;
  label: string;
  /** The calendar day, such as `2019-08-14`. Shown after the label. */
  date?: string | undefined;
  /** In the currency's minor unit. */
  amount: number;
  isSelected: boolean;
}

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** The name of the group, for links to it. */
const DAYS = 'days';

interface DayTogglesProps {
  label: string;
  days: readonly PassDay[];
  onChange: (key: string, isSelected: boolean) => void;
}

/** The days of a day pass as toggle buttons, each with its price. */
function DayToggles({ label: legend, days, onChange }: DayTogglesProps) {
  const { formatMoney } = useMoney();
  const format = useDates();
  const price = (amount: number) => {
    const text = labelPrice(amount);
    return text.kind === 'price' ? formatMoney(text.amount) : '';
  };
  return (
    <fieldset name={DAYS} className={css.days}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.dayButtons}>
        {days.map(({ key, label, date, amount, isSelected }) => (
          <ToggleButton key={key} isSelected={isSelected} onChange={(is) => onChange(key, is)}>
            {label} {date !== undefined && `${format(new Date(date), DAY)} `}
            {price(amount)}
          </ToggleButton>
        ))}
      </div>
    </fieldset>
  );
}
