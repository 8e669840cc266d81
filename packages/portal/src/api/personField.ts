import type { FieldError } from '@conkit/api-client';
import { PAPER_PUBS_FIELDS, PERSON_FIELDS, type PersonFieldPath } from '@conkit/rules';

const PATHS: readonly PersonFieldPath[] = [
  ...PERSON_FIELDS,
  ...PAPER_PUBS_FIELDS.map((field) => `paper_pubs.${field}` as const),
];

/** The person of a request, the first of those that are bought with it, or what is changed for somebody. */
const PERSON = /^\/body\/(?:(?:new_members|passes|upgrades)\/0\/|changes\/)?/;

/** The field of a person that a part of a request came from: `/body/new_members/0/paper_pubs/name`. */
export function personFieldOf({ pointer }: FieldError): PersonFieldPath | undefined {
  const path = pointer.replace(PERSON, '').replaceAll('/', '.');
  return PATHS.find((each) => each === path);
}
