import { createApiClient } from '@conkit/api-client';
import { expect, it } from 'vitest';
import { answerWith, Refusal, type Call } from '../testing/answers.ts';
import { findPersonField, personLookupQuery } from './people.ts';
import { createQueryClient } from './queryClient.ts';

const found = { status: 'success', id: 6, membership: 'Adult', name: 'Niamh Kelly' };

/** Searches as the lookup form does. Returns the calls to the server. */
function startLookup(answer: unknown) {
  const calls: Call[] = [];
  const fetch = answerWith({ 'POST /people/lookup': answer }, calls);
  const api = createApiClient({ baseUrl: 'http://test/api', fetch });
  const queryClient = createQueryClient();
  return {
    calls,
    find: (name: string) => queryClient.fetchQuery(personLookupQuery(api, { name })),
  };
}

it('answers a repeated lookup from the cache', async () => {
  const { find, calls } = startLookup(found);
  expect(await find('Niamh Kelly')).toEqual(found);
  expect(await find('Niamh Kelly')).toEqual(found);
  expect(calls.map(({ body }) => body)).toEqual([{ name: 'Niamh Kelly' }]);
  await find('Niamh');
  expect(calls).toHaveLength(2);
});

it('repeats a lookup after a failure', async () => {
  let answer: unknown = new Refusal(429, 'too_many_requests', {}, { 'retry-after': '60' });
  const { find, calls } = startLookup(() => answer);
  await expect(find('Niamh')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 60,
  });
  answer = found;
  expect(await find('Niamh')).toEqual(found);
  expect(calls).toHaveLength(2);
});

it.each([
  ['/body/legal_name', 'legal_name'],
  ['/body/paper_pubs/address', 'paper_pubs.address'],
  ['/body/paper_pubs', 'paper_pubs'],
  ['/body/email', 'email'],
  ['/body/new_members/0/legal_name', 'legal_name'],
  ['/body/new_members/0/paper_pubs/name', 'paper_pubs.name'],
  ['/body/passes/0/legal_name', 'legal_name'],
  ['/body/upgrades/0/paper_pubs/address', 'paper_pubs.address'],
  ['/body/new_members/0/membership', undefined],
  ['/body/last_modified', undefined],
  ['/body/amount', undefined],
  ['/body', undefined],
])('maps the pointer %s to the field %s', (pointer, field) => {
  expect(findPersonField({ pointer, message: 'is wrong' })).toBe(field);
});
