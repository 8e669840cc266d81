import { expect, it } from 'vitest';
import { personFieldOf } from './personField.ts';

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
  expect(personFieldOf({ pointer, message: 'is wrong' })).toBe(field);
});
