import type { FieldError } from '@conkit/api-client';
import { PAPER_PUBS_FIELDS, PERSON_FIELDS, type PersonFieldPath } from '@conkit/rules';

const PATHS: readonly PersonFieldPath[] = [
  ...PERSON_FIELDS,
  ...PAPER_PUBS_FIELDS.map((field) => `paper_pubs.${field}` as const),
];

/**
 * The prefix of a person in a request: the first person of a purchase, or the changes of an administrator.
 */
const PERSON = /^\/body\/(?:(?:new_members|passes|upgrades)\/0\/|changes\/)?/;

/**
 * Returns the person field that an error's pointer refers to, if any.
 *
 * @example `/body/new_members/0/paper_pubs/name` becomes `paper_pubs.name`
 */
export function personFieldOf({ pointer }: FieldError): PersonFieldPath | undefined {
  const path = pointer.replace(PERSON, '').replaceAll('/', '.');
  return PATHS.find((each) => each === path);
}
