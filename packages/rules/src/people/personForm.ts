import { isEmailLike, MAX_EMAIL_LENGTH } from './email.ts';
import {
  isBlank,
  overridesDirection,
  PAPER_PUBS_FIELDS,
  PERSON_FIELDS,
  type PaperPubs,
  type PersonField,
  type PersonFields,
} from './people.ts';

/** The path of a field of the form, or of the paper publications' address. */
export type PersonFieldPath = PersonField | `paper_pubs.${keyof PaperPubs}`;

/** A problem of one field; `max` in characters. */
export type FieldProblem =
  | {
      readonly field: PersonFieldPath;
      readonly kind: 'required' | 'not_an_email' | 'overrides_direction';
    }
  | { readonly field: PersonFieldPath; readonly kind: 'too_long'; readonly max: number };

/** The default maximum length of a field, in characters (PEO-10); also of a signature. */
export const MAX_FIELD_LENGTH = 200;

/** The maximum length of a longer text, such as an address for letters, in characters. */
export const MAX_TEXT_LENGTH = 2000;

/** The maximum length of the reason that the crew gives for a change, in characters. */
export const MAX_REASON_LENGTH = 500;

/** The maximum lengths of the other fields, in characters (PEO-10). */
export const MAX_LENGTHS: Readonly<Partial<Record<PersonFieldPath, number>>> = {
  email: MAX_EMAIL_LENGTH,
  address: MAX_TEXT_LENGTH,
  'paper_pubs.address': MAX_TEXT_LENGTH,
};

const textProblem = (
  field: PersonFieldPath,
  value: string | null | undefined,
  isRequired: boolean,
): readonly FieldProblem[] => {
  if (isBlank(value)) return isRequired ? [{ field, kind: 'required' }] : [];
  const text = value ?? '';
  const max = MAX_LENGTHS[field] ?? MAX_FIELD_LENGTH;
  if ([...text].length > max) return [{ field, kind: 'too_long', max }];
  if (overridesDirection(text)) return [{ field, kind: 'overrides_direction' }];
  return field === 'email' && !isEmailLike(text) ? [{ field, kind: 'not_an_email' }] : [];
};

/**
 * Returns the problems of paper publications, which are valid when absent or with name, address and country
 * (PEO-9).
 */
export const paperPubsProblems = (
  paperPubs: PaperPubs | null | undefined,
): readonly FieldProblem[] =>
  paperPubs
    ? PAPER_PUBS_FIELDS.flatMap((key) => textProblem(`paper_pubs.${key}`, paperPubs[key], true))
    : [];

/** The fields that every person needs (PEO-8). */
export const REQUIRED_PERSON_FIELDS: readonly PersonField[] = ['legal_name', 'email'];

/** Returns the problems of a person, who needs a legal name, an email address and valid paper publications (PEO-8). */
export const personProblems = (person: PersonFields): readonly FieldProblem[] =>
  PERSON_FIELDS.flatMap((field) =>
    field === 'paper_pubs'
      ? paperPubsProblems(person.paper_pubs)
      : textProblem(field, person[field], REQUIRED_PERSON_FIELDS.includes(field)),
  );

const isSameField = (field: PersonField, one: PersonFields, other: PersonFields): boolean => {
  if (field !== 'paper_pubs') return (one[field] ?? '') === (other[field] ?? '');
  const [left, right] = [one.paper_pubs, other.paper_pubs];
  if (!left || !right) return Boolean(left) === Boolean(right);
  return PAPER_PUBS_FIELDS.every((key) => left[key] === right[key]);
};

/**
 * Returns the fields that a form submits: only the changed fields of an existing person, every filled field of a
 * new one (PEO-11). Blank and missing are the same.
 *
 * @param original the saved record, or `undefined` for a new person
 */
export const changedFields = (
  original: PersonFields | undefined,
  current: PersonFields,
): PersonFields =>
  Object.fromEntries(
    PERSON_FIELDS.filter((field) => !isSameField(field, original ?? {}, current)).map((field) => [
      field,
      current[field] ?? (field === 'paper_pubs' ? null : ''),
    ]),
  );
