import type { FieldProblem, PersonFieldPath, PersonFields } from '@conkit/rules';
import { MemberForm, type MemberFormProps } from '../../components/MemberForm/MemberForm.tsx';
import {
  QuestionFields,
  type QuestionFieldsProps,
} from '../../components/QuestionFields/QuestionFields.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  newMemberFormMessages,
  type NewMemberFormMessages,
} from '../../locales/en/NewMemberForm.gen.ts';
import { type ElementProps, elementProps } from '../../primitives/element/elementProps.ts';
import type { FieldErrors } from '../../primitives/Field/fieldErrors.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import type { CheckoutState } from '../Checkout/Checkout.tsx';
import {
  PurchaseForm,
  useMissingAnswers,
  useMissingFields,
  TypeSelect,
  type SoldType,
} from '../PurchaseForm/PurchaseForm.tsx';

export interface NewMemberFormProps
  extends
    ElementProps,
    Pick<
      MemberFormProps,
      'hasBadge' | 'paperPubs' | 'getBadgeImage' | 'badgeTemplate' | 'conventionName'
    > {
  /** The types of membership, labelled with their prices; those not on sale are disabled. */
  types: readonly SoldType[];
  /** The chosen type's key, which may not be among the types. */
  type: string;
  /** Called with the chosen type's key. */
  onTypeChange: (type: string) => void;
  /** The chosen type's label; undefined when it is not on sale. */
  typeLabel: string | undefined;
  /** The new member's details, as filled in. */
  value: PersonFields;
  /** Called with the whole new details. */
  onChange: (value: PersonFields) => void;
  /** Missing or invalid fields of the new member. */
  problems: readonly FieldProblem[];
  /** What the membership asks, such as the date of birth, with the answers. */
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
  messages?: SomeMessages<NewMemberFormMessages>;
}

/**
 * The page that sells a membership: type, member, price and payment.
 *
 * @example
 * ```tsx
 * <NewMemberForm
 *   types={[{ value: 'Adult', label: 'Adult · €210' }]}
 *   type="Adult"
 *   onTypeChange={goTo}
 *   typeLabel="Adult"
 *   value={person}
 *   onChange={setPerson}
 *   problems={personProblems(person)}
 *   isReady={personProblems(person).length === 0}
 *   checkout={checkout}
 * />
 * ```
 */
export const NewMemberForm = (props: NewMemberFormProps) => {
  const { types, type, typeLabel, value, validationErrors, problems } = props;
  const words = useMessages('NewMemberForm', newMemberFormMessages, props.messages);
  const missing = useMissingFields(problems);
  const unanswered = useMissingAnswers(props.questions);
  return (
    <Page {...elementProps(props)} title={words.title} width="narrow">
      <PurchaseForm
        title={typeLabel ?? words.choose}
        validationErrors={validationErrors}
        onClear={props.onClear}
        checkout={props.checkout}
        isReady={props.isReady}
        missingFields={[...unanswered, ...missing]}
        unavailable={
          typeLabel === undefined && (
            <Notice tone="warning" title={words.unknownTitle}>
              {words.unknown({
                type,
                memberships: <Link href="/new">{words.allMemberships}</Link>,
              })}
            </Notice>
          )
        }
      >
        <TypeSelect
          label={words.type}
          name="membership"
          types={types}
          value={type}
          onChange={props.onTypeChange}
        />
        {typeLabel !== undefined && props.questions && <QuestionFields {...props.questions} />}
        {typeLabel !== undefined && (
          <MemberForm
            variant="newMember"
            value={value}
            onChange={props.onChange}
            validationErrors={validationErrors}
            hasBadge={props.hasBadge}
            paperPubs={props.paperPubs}
            badgeTemplate={props.badgeTemplate}
            getBadgeImage={props.getBadgeImage}
            conventionName={props.conventionName}
          />
        )}
      </PurchaseForm>
    </Page>
  );
};
