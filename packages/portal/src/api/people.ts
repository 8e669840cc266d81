import type { ApiClient, FieldError, LookupQuery, PersonChanges } from '@conkit/api-client';
import { PAPER_PUBS_FIELDS, PERSON_FIELDS, type PersonFieldPath } from '@conkit/rules';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from './problem.ts';

/** Looks up another member. Found results stay cached; failures don't, so the search can be repeated. */
export const personLookupQuery = (api: ApiClient, query: LookupQuery) =>
  queryOptions({
    queryKey: ['people', 'lookup', query],
    queryFn: ({ signal }) => unwrap(api.POST('/people/lookup', { body: query, signal })),
    staleTime: Infinity,
    retry: false,
  });

/** Updates a person's details. Send only the changed fields. */
export const updatePersonMutation = (api: ApiClient, id: number) =>
  mutationOptions({
    mutationFn: (body: PersonChanges) =>
      unwrap(api.POST('/people/{id}', { params: { path: { id } }, body })),
  });

/** Reads the log of changes to a person of the account. */
export const personLogQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['people', 'log', id],
    queryFn: async ({ signal }) => {
      const path = { params: { path: { id } }, signal };
      return (await unwrap(api.GET('/people/{id}/log', path))).log;
    },
    // Edits on this page add entries.
    staleTime: 0,
  });

const PATHS: readonly PersonFieldPath[] = [
  ...PERSON_FIELDS,
  ...PAPER_PUBS_FIELDS.map((field) => `paper_pubs.${field}` as const),
];

/**
 * The prefix of a person's fields in a pointer: the first person of a purchase, or an administrator's changes.
 */
const PERSON = /^\/body\/(?:(?:new_members|passes|upgrades)\/0\/|changes\/)?/;

/**
 * Returns the person field that an error's pointer refers to, if any.
 *
 * @example `/body/new_members/0/paper_pubs/name` becomes `paper_pubs.name`
 */
export function findPersonField({ pointer }: FieldError): PersonFieldPath | undefined {
  const path = pointer.replace(PERSON, '').replaceAll('/', '.');
  return PATHS.find((each) => each === path);
}
