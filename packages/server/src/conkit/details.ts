import { PERSON_TEXTS } from '../database/items.ts';
import type { Command, Given } from './command.ts';

/** The option of a field. */
export const dashed = (field: string) => field.replaceAll('_', '-');

/** An option for each of some fields of a person. */
export function detailOptions(...fields: readonly string[]): Command['options'] {
  return Object.fromEntries(
    fields.map((field) => [dashed(field), { value: '<text>', help: 'empty clears it' }]),
  );
}

/** The details that are given, under their names in the API; an empty one clears the field. */
export const detailsOf = (given: Given) =>
  Object.fromEntries(
    ['legal_name', ...PERSON_TEXTS].flatMap((field) => {
      const value = given.text(dashed(field));
      return value === undefined ? [] : [[field, value]];
    }),
  );
