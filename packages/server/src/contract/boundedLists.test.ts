import { type OperationId, operationTable } from '@conkit/api-client';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../process/root.ts';
import { getSchema, resolveSchema, type Schema } from '../testing/arbitrary.ts';
import { loadContract } from './document.ts';

const configuration = 'As many as the configuration names.';
const ofPerson = 'The fields of one person.';
const purchase = 'The people of one purchase, at most 20.';
const roles = 'The roles that there are.';
const streamed = 'All of it, read from the database and sent page by page.';

/** For each list without pages, by its path in the answer: why it can't grow without bounds. */
const BOUNDED: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
  cancelPurchase: { '/member_numbers': purchase },
  changeEmail: { '/updated': ofPerson },
  editPerson: { '/updated': ofPerson },
  exportPerson: {
    '/account/people': 'Always empty.',
    '/account/roles': roles,
    '/log': streamed,
    '/mails': streamed,
    '/purchases': streamed,
    '/saves': streamed,
  },
  finishPurchase: { '/member_numbers': purchase },
  getAccessibility: { '/limits': configuration, '/tested': configuration },
  getConfig: {
    '/daypassDays': configuration,
    '/hugo/categories': configuration,
    '/languages': configuration,
    '/loginHelp': configuration,
    '/membershipGroups/attend': configuration,
    '/membershipGroups/cards': configuration,
    '/membershipGroups/child': configuration,
    '/membershipGroups/daypass': configuration,
    '/membershipGroups/list': configuration,
    '/membershipGroups/support': configuration,
    '/membershipGroups/upgrade': configuration,
    '/membershipGroups/upgradePaths': configuration,
    '/seller': configuration,
  },
  getNominations: { '': configuration },
  getPurchaseState: { '/member_numbers': purchase },
  getTurnout: { '/nominations/categories': configuration, '/votes/categories': configuration },
  mergePeople: { '/updated': ofPerson },
  nominate: { '/nominations': 'At most as many as a request may contain.' },
  setMembership: { '/updated': ofPerson },
  startPasskey: {
    '/excludeCredentials': 'At most the passkeys of a person.',
    '/pubKeyCredParams': 'The algorithms that the server accepts.',
  },
  updatePerson: { '/updated': ofPerson },
  vote: { '/refused': 'At most the finalists of the request.' },
};

const { document } = loadContract(join(root, 'openapi.yaml'));

/** Returns the paths of lists without `maxItems` in a schema. Lists inside a list belong to the outer one. */
function listsIn(schema: Schema, place = ''): string[] {
  const { type, items, maxItems, properties = {}, anyOf = [] } = resolveSchema(document, schema);
  const isList = [type].flat().includes('array') || items !== undefined;
  if (isList) return maxItems === undefined ? [place] : [];
  return [
    ...anyOf.flatMap((one) => listsIn(one, place)),
    ...Object.entries(properties).flatMap(([key, inner]) => listsIn(inner, `${place}/${key}`)),
  ];
}

interface Described {
  readonly parameters?: readonly { readonly name?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
  readonly responses: Record<
    string,
    { readonly content?: Record<string, { readonly schema: Schema }> }
  >;
}
const describedAt = (id: OperationId): Described => {
  const { method, path } = operationTable[id];
  const { paths } = document as { readonly paths: Record<string, Record<string, Described>> };
  const described =
    paths[path.replace(/^\/api/, '')]?.[method.toLowerCase()] ??
    paths[path]?.[method.toLowerCase()];
  if (!described) throw new Error(`openapi.yaml has no ${path}`);
  return described;
};

/** Returns whether a client can request the rest of a list. */
function hasPages({ parameters = [], requestBody }: Described): boolean {
  const body = requestBody?.content['application/json']?.schema;
  const fields = body ? Object.keys(resolveSchema(document, body).properties ?? {}) : [];
  const names = parameters.map(({ name, $ref }) =>
    $ref === undefined ? name : (getSchema(document, $ref) as { readonly name?: string }).name,
  );
  return [...names, ...fields].some((name = '') =>
    ['before', 'after', 'log_before'].includes(name),
  );
}

it('requires pages or a documented bound for each list in an answer', () => {
  const found = Object.fromEntries(
    (Object.keys(operationTable) as OperationId[]).flatMap((id) => {
      const described = describedAt(id);
      const schema = described.responses['200']?.content?.['application/json']?.schema;
      const lists = schema && !hasPages(described) ? listsIn(schema) : [];
      return lists.length > 0 ? [[id, [...new Set(lists)].toSorted()]] : [];
    }),
  );
  const written = Object.entries(BOUNDED).map(([id, lists]) => [id, Object.keys(lists).toSorted()]);
  expect(found).toEqual(Object.fromEntries(written));
});
