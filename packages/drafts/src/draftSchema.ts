import type { Draft } from './draft.ts';
import type { ByKey } from './record.ts';
import { parsed, type Schema } from './schema.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Creates the schema of a kept draft. It drops keys with invalid values and fails when no key is left.
 *
 * @param schemaOf returns the schema of a key's value; undefined for a key that no longer exists
 *
 * @example
 * const stored = openStored({
 *   name: 'ballot:5',
 *   schema: draftSchema(() => array(nullable(number()))),
 *   join: joinDrafts(policy),
 * });
 * const state = begin(policy, known, stored.read());
 */
export const draftSchema = <Value>(
  schemaOf: (key: string) => Schema<Value> | undefined,
): Schema<Draft<Value>> => ({
  '~standard': {
    version: 1,
    vendor: 'conkit',
    validate: (stored) => {
      const parts = <Part>(
        name: string,
        parse: (key: string, value: unknown) => Part | undefined,
      ): ByKey<Part> => {
        const part: unknown = isObject(stored) ? Reflect.get(stored, name) : undefined;
        return Object.fromEntries(
          Object.entries(isObject(part) ? part : {}).flatMap(([key, value]): [string, Part][] => {
            const made = parse(key, value);
            return made === undefined ? [] : [[key, made]];
          }),
        );
      };
      const valueOf = (key: string, value: unknown) => parsed(schemaOf(key), value);
      const mine = parts('mine', valueOf);
      if (Object.keys(mine).length === 0) return { issues: [{ message: 'No draft' }] };
      const versionsOf = (key: string, values: unknown) =>
        Array.isArray(values)
          ? values.map((value) => valueOf(key, value)).filter((value) => value !== undefined)
          : undefined;
      const timeOf = (_: string, time: unknown) => (typeof time === 'number' ? time : undefined);
      const value = {
        mine,
        base: parts('base', valueOf),
        sent: parts('sent', versionsOf),
        at: parts('at', timeOf),
      };
      return { value };
    },
  },
});
