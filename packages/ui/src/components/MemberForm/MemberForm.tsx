import {
  badgeText,
  canEditEmail,
  changedFields,
  isBlank,
  MAX_FIELD_LENGTH,
  MAX_LENGTHS,
  PAPER_PUBS_FIELDS,
  PERSON_FIELDS,
  personProblems,
  publicListing,
  type BadgeText,
  type FieldProblem,
  type PaperPubs,
  type PersonField,
  type PersonFieldPath,
  type PersonFields,
} from '@conkit/rules';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { useIsSubmitted } from '../../primitives/Field/Field.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { useAfterPress } from '../../primitives/hooks/useAfterPress.ts';
import { Lazy } from '../../primitives/Lazy/Lazy.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { pictureMessages } from '../../locales/en/Picture.gen.ts';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import { useMessages } from '../../words/provider.tsx';
import { memberFormMessages, type MemberFormMessages } from '../../locales/en/MemberForm.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { BadgePreview, type BadgeTemplate } from '../BadgePreview/BadgePreview.tsx';
import { PaperPubsBlock } from '../PaperPubsBlock/PaperPubsBlock.tsx';
import { formatProblem } from './useMemberFieldWords.ts';
import type { FieldErrors } from '../../primitives/Field/fieldErrors.ts';
import * as css from './MemberForm.css.ts';

/** The props that the person fields share. */
interface MemberFieldsProps {
  /** The person's details, as filled in. */
  value: PersonFields;
  /** Called with the whole new record on every change. */
  onChange: (value: PersonFields) => void;
  /** The saved record of an existing person. Fields that differ from it are marked as changed. */
  savedValue?: PersonFields;
  /**
   * Whether the form was submitted. It then shows every problem; before that, only those of fields that lost focus.
   *
   * @default false, or the state of the surrounding form
   */
  isSubmitted?: boolean;
  /** Error messages from elsewhere, by field. They override the form's own. */
  validationErrors?: FieldErrors<PersonFieldPath>;
}

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
  /** Set if paper publications are offered: whether they cost money, and their price in the currency's minor unit. */
  paperPubs?: { isPaid: boolean; amount: number | null };
  /** Returns the URL of the server's picture of a badge. Without it the preview is drawn in the browser. */
  getBadgeImage?: (badge: BadgeText) => string;
  /** The convention's name on the badge. */
  conventionName?: string;
  /**
   * The convention's own badge, instead of the usual label.
   *
   * @default none
   */
  badgeTemplate?: BadgeTemplate | undefined;
  /** The email address for changes that can't be made here. */
  registrationEmail?: string;
  /** Replaces single texts. */
  messages?: SomeMessages<MemberFormMessages>;
}

/** The fields that a new person must fill in first. The others are optional. */
const FIRST: readonly PersonField[] = ['legal_name', 'email'];
const LATER = PERSON_FIELDS.filter((name) => !FIRST.includes(name));

const isFirst = (path: string) => FIRST.some((name) => name === path);

const isFilled = (value: PersonFields[PersonField]) =>
  typeof value === 'string' ? !isBlank(value) : value != null;

const pickPaperPubsErrors = (errors: FieldErrors<PersonFieldPath>): FieldErrors<keyof PaperPubs> =>
  Object.fromEntries(PAPER_PUBS_FIELDS.map((key) => [key, errors[`paper_pubs.${key}`]]));

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
  const { variant, value, savedValue, isAdmin = false, paperPubs } = props;
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
    : words.readOnlyEmailHint({ registration: props.registrationEmail ?? null });
  const listing = publicListing(value);
  const rest = (
    <>
      {hasBadge && (
        <BadgeFields
          value={value}
          isAdmin={isAdmin}
          getBadgeImage={props.getBadgeImage}
          conventionName={props.conventionName}
          template={props.badgeTemplate}
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
        <p className={css.listing}>
          {listing.kind === 'listed' ? words.listing.listed(listing) : words.listing.notListed}
        </p>
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
          savedValue={isExisting ? (savedValue?.paper_pubs ?? null) : undefined}
          person={value}
          isExisting={isExisting}
          isAdmin={isAdmin}
          offer={paperPubs}
          validationErrors={pickPaperPubsErrors(errors)}
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

const loadDialog = () => import('./BadgeDialog.tsx');

interface BadgeFieldsProps {
  value: PersonFields;
  isAdmin: boolean;
  getBadgeImage: ((badge: BadgeText) => string) | undefined;
  conventionName: string | undefined;
  template: BadgeTemplate | undefined;
  field: ReturnType<typeof useMemberFields>['field'];
  words: MemberFormMessages;
}

/** The badge's fields with a live preview, and a button that opens a larger one. */
const BadgeFields = ({ value, isAdmin, ...props }: BadgeFieldsProps) => {
  const { getBadgeImage, conventionName, template, field, words } = props;
  const [previewState, setPreview] = useState<'closed' | 'open' | 'failed'>('closed');
  const pictureWords = useMessages('Picture', pictureMessages);
  const badge = badgeText(value);
  return (
    <div className={css.group}>
      <div className={css.badge}>
        <div className={css.badgeFields}>
          <TextArea {...field('badge_name')} label={words.badgeName} rows={2} isFixed />
          <TextField {...field('badge_subtitle')} label={words.badgeSubtitle} />
        </div>
        <div className={css.badgeDrawn}>
          <BadgePreview {...badge} conventionName={conventionName} template={template} />
          <Button aria-haspopup="dialog" onPress={() => setPreview('open')}>
            {words.previewBadge}
          </Button>
        </div>
      </div>
      {!isAdmin && <p className={css.hint}>{words.badgeHint}</p>}
      {previewState === 'failed' && (
        <Notice tone="danger" role="alert">
          {pictureWords.failed}
        </Notice>
      )}
      {previewState === 'open' && (
        <Lazy load={loadDialog} onError={() => setPreview('failed')}>
          {({ default: BadgeDialog }) => (
            <BadgeDialog
              {...badge}
              image={getBadgeImage?.(badge)}
              template={template}
              title={words.badgeTitle}
              onClose={() => setPreview('closed')}
            />
          )}
        </Lazy>
      )}
    </div>
  );
};

type TextPath = Exclude<PersonField, 'paper_pubs'>;

/** Removes NUL, which only a paste can add and which records don't allow. */
const clean = (text: string) => text.replaceAll('\0', '');

/** Returns a function that creates the props of the field at a path, and the errors by path. */
const useMemberFields = (
  { value, savedValue, onChange, validationErrors, isSubmitted }: MemberFieldsProps,
  words: MemberFormMessages,
) => {
  const [visited, setVisited] = useState<ReadonlySet<PersonFieldPath>>(new Set());
  const isTried = useIsSubmitted();
  const afterPress = useAfterPress();

  const changed = changedFields(savedValue, value);
  const isChanged = (path: PersonFieldPath) =>
    Object.hasOwn(changed, path.startsWith('paper_pubs') ? 'paper_pubs' : path);
  /** Values that were already missing in the saved record are not errors. */
  const isEdited = ({ field }: FieldProblem) => savedValue === undefined || isChanged(field);
  const isDue = ({ field }: FieldProblem) => isSubmitted === true || isTried || visited.has(field);

  const shown: Partial<Record<PersonFieldPath, string>> = {};
  for (const problem of personProblems(value))
    if (isEdited(problem) && isDue(problem)) shown[problem.field] = formatProblem(words, problem);
  for (const [path, message] of Object.entries(validationErrors ?? {}))
    if (message !== undefined) shown[path as PersonFieldPath] = message;

  const visit = (path: PersonFieldPath) =>
    afterPress(() => setVisited((paths) => (paths.has(path) ? paths : new Set([...paths, path]))));
  const change = (part: PersonFields) => onChange({ ...value, ...part });

  const field = (path: TextPath) => ({
    name: path,
    value: value[path] ?? '',
    onChange: (text: string) => change({ [path]: clean(text) }),
    onBlur: () => visit(path),
    isChanged: savedValue !== undefined && isChanged(path),
    errorMessage: shown[path],
    maxLength: MAX_LENGTHS[path] ?? MAX_FIELD_LENGTH,
  });
  return { field, errors: shown, visit, change };
};
