import { PERSON_TEXTS } from '../database/items.ts';
import type { Command, Given } from './command.ts';

/** Returns the option's name for a field. */
export const dashed = (field: string) => field.replaceAll('_', '-');

/** Returns an option for each of these fields of a person. */
export function detailOptions(...fields: readonly string[]): Command['options'] {
  return Object.fromEntries(
    fields.map((field) => [dashed(field), { value: '<text>', help: 'empty clears it' }]),
  );
}

/** Returns the given details by their API names. An empty text clears the field. */
export const detailsOf = (given: Given) =>
  Object.fromEntries(
    ['legal_name', ...PERSON_TEXTS].flatMap((field) => {
      const value = given.text(dashed(field));
      return value === undefined ? [] : [[field, value]];
    }),
  );
