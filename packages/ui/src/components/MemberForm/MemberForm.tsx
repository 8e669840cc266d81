import {
  canEditEmail,
  isBlank,
  PAPER_PUBS_FIELDS,
  PERSON_FIELDS,
  publicListing,
  type BadgeText,
  type PaperPubs,
  type PersonField,
  type PersonFields,
} from '@conkit/rules';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { PaperPubsBlock } from '../PaperPubsBlock/PaperPubsBlock.tsx';
import { BadgeFields } from './BadgeFields.tsx';
import * as css from './MemberForm.css.ts';
import { memberFormMessages, type MemberFormMessages } from './MemberForm.messages.ts';
import { useMemberFields, type MemberFieldsProps } from './useMemberFields.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface MemberFormProps extends MemberFieldsProps, ElementProps {
  /** The kind of person that is edited. */
  variant: 'newMember' | 'existing' | 'daypass';
  /**
   * Whether the form has badge fields.
   *
   * @default true, except for a day pass
   */
  hasBadge?: boolean;
  /**
   * Whether the editor is a member administrator.
   *
   * @default false
   */
  isAdmin?: boolean;
  /**
   * Whether the email address is changed elsewhere, even by administrators.
   *
   * @default false
   */
  hasFixedEmail?: boolean;
  /** Set if paper publications are offered: whether they are paid for, and their price in the currency's minor unit. */
  paperPubs?: { isPaid: boolean; amount: number | null };
  /** Returns the URL of the server's picture of a badge. Without it the preview is drawn in the browser. */
  badgeImage?: (badge: BadgeText) => string;
  /** The convention's name on the badge. */
  convention?: string;
  /** The email address for changes that can't be made here. */
  registration?: string;
  messages?: Partial<MemberFormMessages>;
}

/** The fields that a new person must fill in first. The others are optional. */
const FIRST: readonly PersonField[] = ['legal_name', 'email'];
const LATER = PERSON_FIELDS.filter((name) => !FIRST.includes(name));

const isFirst = (path: string) => FIRST.some((name) => name === path);

const isFilled = (value: PersonFields[PersonField]) =>
  typeof value === 'string' ? !isBlank(value) : value != null;

const paperPubsErrors = (errors: NonNullable<MemberFormProps['errors']>) =>
  Object.fromEntries(PAPER_PUBS_FIELDS.map((key) => [key, errors[`paper_pubs.${key}`]])) as Partial<
    Record<keyof PaperPubs, string>
  >;

/**
 * The fields of one person. It has no buttons: put it inside a form. For a new person, the required fields come first
 * and the rest is folded.
 *
 * @example
 * ```tsx
 * <form onSubmit={send}>
 *   <MemberForm variant="newMember" value={person} onChange={setPerson} />
 *   <Button type="submit">Sign up</Button>
 * </form>
 * ```
 */
export const MemberForm = (props: MemberFormProps) => {
  const { variant, value, original, isAdmin = false, paperPubs } = props;
  const { hasBadge = variant !== 'daypass', hasFixedEmail = false } = props;
  const words = useMessages('MemberForm', memberFormMessages, props.messages);
  const { field, errors, visit, change } = useMemberFields(props, words);
  const isExisting = variant === 'existing';
  const isEmailEditable = canEditEmail({
    isNew: !isExisting,
    isAdmin: isAdmin && !hasFixedEmail,
  });
  const emailHint = isEmailEditable
    ? words.newEmailHint
    : words.readOnlyEmailHint(props.registration ?? null);
  const rest = (
    <>
      {hasBadge && (
        <BadgeFields
          value={value}
          isAdmin={isAdmin}
          badgeImage={props.badgeImage}
          convention={props.convention}
          field={field}
          words={words}
        />
      )}
      <div className={css.group}>
        <div className={css.pair}>
          <TextField {...field('public_first_name')} label={words.publicFirstName} />
          <TextField {...field('public_last_name')} label={words.publicLastName} />
        </div>
        <p className={css.hint}>{words.publicNameHint}</p>
        <p className={css.listing}>{words.listing(publicListing(value))}</p>
      </div>
      <div className={css.group}>
        <TextArea
          {...field('address')}
          label={words.address}
          rows={2}
          autoComplete="street-address"
        />
        <div className={css.pair}>
          <TextField {...field('city')} label={words.city} autoComplete="address-level2" />
          <TextField {...field('state')} label={words.state} autoComplete="address-level1" />
          <TextField {...field('postcode')} label={words.postcode} autoComplete="postal-code" />
          <TextField {...field('country')} label={words.country} autoComplete="country-name" />
        </div>
      </div>
      {paperPubs && (
        <PaperPubsBlock
          value={value.paper_pubs ?? null}
          onChange={(paper_pubs) => change({ paper_pubs })}
          original={isExisting ? (original?.paper_pubs ?? null) : undefined}
          form={value}
          isExisting={isExisting}
          isAdmin={isAdmin}
          offer={paperPubs}
          errors={paperPubsErrors(errors)}
          errorMessage={errors.paper_pubs}
          onBlur={(key) => visit(`paper_pubs.${key}`)}
        />
      )}
    </>
  );
  return (
    <div {...elementProps(props, css.form)}>
      <TextField
        {...field('legal_name')}
        label={words.legalName}
        description={words.legalNameHint}
        autoComplete="name"
        isRequired
      />
      <TextField
        {...field('email')}
        label={words.email}
        description={isExisting && isEmailEditable ? undefined : emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        isReadOnly={!isEmailEditable}
        isRequired={isEmailEditable}
      />
      {isExisting ? (
        rest
      ) : (
        <Fold
          title={words.later}
          hint={words.laterHint({ hasBadge, hasPaperPubs: paperPubs !== undefined })}
          hasContent={LATER.some((key) => isFilled(value[key]))}
          hasError={Object.keys(errors).some((path) => !isFirst(path))}
        >
          {rest}
        </Fold>
      )}
    </div>
  );
};
